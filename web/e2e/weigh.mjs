// What a page weighs: the bytes that came over the network, files of the page apart from answers of the server.

/** Counts from now on; the sums grow while the page loads. `network` makes the network that of a slow phone, `slow` the processor too. */
export async function weigh(page, { slow = false, network = slow } = {}) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
  if (network) await devtools.send("Network.emulateNetworkConditions", { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 });
  if (slow) await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const kinds = new Map();
  const sum = { page: 0, api: 0 };
  devtools.on("Network.responseReceived", ({ requestId, response }) => kinds.set(requestId, new URL(response.url).pathname.startsWith("/api/") ? "api" : "page"));
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => (sum[kinds.get(requestId) ?? "page"] += encodedDataLength));
  return sum;
}

/** A match against a bot, made by the same browser: its address. */
export async function matchOf(context, game) {
  const info = (await (await context.request.get("/api/games")).json()).find((one) => one.game === game);
  const body = { game, setup: info.setups[0]?.setup ?? { players: 2 }, seats: [{ kind: "me" }, { kind: "bot", level: "cadet" }], pace: { kind: "correspondence" }, name: null };
  const made = await (await context.request.post("/api/matches", { data: body })).json();
  return `/m/${made.info.id}`;
}
