// Two people who bring their own squadrons and decks, each unseen by the other until both are there.
import assert from "node:assert/strict";
import { axe, clean, fits, LAPTOP, person, PHONE, shot, worded } from "../browser.mjs";
import { asked } from "../player.mjs";

const XWS = JSON.stringify({
  faction: "galacticempire", name: "Wing of one", version: "2.0.0", pilots: [{ id: "idenversio", ship: "tielnfighter", upgrades: {} }],
});
const DEAR = JSON.stringify({
  faction: "galacticempire", name: "Too many", version: "2.0.0", pilots: Array.from({ length: 7 }, () => ({ id: "darthvader-tieadvancedx1", upgrades: {} })),
});

/** Everything a page has been told, by requests and over sockets. */
function listen(page) {
  const heard = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push(String(payload))));
  page.on("response", async (response) => {
    // Cards and questions about squadrons are nobody's secret.
    if (/\/api\/(matches|lobby)/.test(response.url())) heard.push(await response.text().catch(() => ""));
  });
  return heard;
}

const fine = (page) => page.waitForSelector("[data-bring-it]:not(:disabled)");

/** A match by points to which the second player brings theirs; the maker brings Luke, and gets the guest's link. */
async function invite(page) {
  await page.goto("/new?game=xwing2e");
  await page.locator('[data-wish="1"]').selectOption("invite");
  await page.locator('[data-kind-of-match="points"]').check();
  assert.equal(await page.locator("[data-squad-of='1']").inputValue(), "later", "a guest brings their own, unless told otherwise");
  await page.locator("[data-squad-of='0']").selectOption("ready rebel-veterans");
  await page.waitForSelector("[data-side-of='0']");
  await axe(page, "a new match to which a guest brings theirs");
  await fits(page, "a new match to which a guest brings theirs");
  await shot(page, "gather-new");
  await page.locator("[data-make]:not(:disabled)").click();
  await page.waitForURL(/\/m\//);
  await page.waitForSelector("[data-gathering=waiting]");
  return page.locator("[data-gathering] input[readonly]").inputValue();
}

async function squads(browser, server) {
  const host = await person(browser, server);
  const guest = await person(browser, server, { size: PHONE, lang: "fr-FR", theme: "light" });
  const watcher = await person(browser, server);
  const heard = [listen(guest), listen(watcher)];
  const link = await invite(host);
  await host.waitForSelector("[data-there]");
  await host.waitForSelector("[data-seat='0'][data-brought=true]");
  await watcher.goto(new URL(link).pathname);
  await watcher.waitForSelector("[data-gathering=waiting]");

  // The guest takes the seat first, and is seen to have brought nothing yet.
  await guest.goto(link);
  await fine(guest);
  await guest.locator("[data-join]").click();
  await host.waitForSelector("[data-gathering=gathering] [data-seat='1'][data-brought=false]");
  await shot(host, "gather-host");
  await axe(host, "a host who waits");
  await worded(host, "a host who waits");

  // What may not be played is refused in words, and changes nothing.
  await guest.locator("[data-squad-of=own]").selectOption("paste");
  await guest.locator("[data-paste-of=own]").fill(DEAR);
  await guest.waitForSelector("[data-wrong]:has-text(' ')");
  assert.ok((await guest.locator("[data-side-of=own] .bad").count()) > 0, "every reason is told");
  assert.ok(await guest.locator("[data-bring-it]").isDisabled());
  await shot(guest, "gather-refused-phone");
  await axe(guest, "a squadron that is refused");
  await fits(guest, "a squadron that is refused");
  await worded(guest, "a squadron that is refused");

  // A random one, drawn again, then one of their own as a file.
  await guest.locator("[data-squad-of=own]").selectOption("random ");
  await fine(guest);
  await guest.locator("[data-draw-again]").click();
  await fine(guest);
  await guest.locator("[data-squad-of=own]").selectOption("paste");
  await guest.locator("[data-file-of=own]").setInputFiles({ name: "one.xws", mimeType: "application/json", buffer: Buffer.from(XWS) });
  await fine(guest);
  await shot(guest, "gather-guest-phone");
  const before = heard.map((messages) => messages.join("\n"));
  assert.ok(before.every((text) => text.includes("welcome")), "they were told something");
  for (const text of before) {
    assert.ok(!/lukeskywalker|wedgeantilles|"pilot"/.test(text), "nobody knows what the maker has brought");
  }
  await guest.locator("[data-bring-it]").click();

  // Both see the table, with both squadrons, and one of them is asked.
  for (const page of [host, guest, watcher]) await page.waitForSelector("[data-ship], [data-asked], .board");
  const first = await Promise.race([asked(host).then(() => host), asked(guest).then(() => guest)]);
  assert.ok(first);
  await shot(host, "gather-begun");
  await guest.reload();
  await guest.waitForSelector(".board");
  const info = await (await host.request.get(`/api/matches/${new URL(link).pathname.split("/").pop()}`)).json();
  assert.equal(info.phase, "playing");
  assert.equal(info.setup.squads[1].ships[0].pilot, "idenversio");
  clean(host, guest, watcher);
}

async function restarts(browser, server) {
  const host = await person(browser, server);
  const guest = await person(browser, server);
  const link = await invite(host);
  await server.kill();
  await server.start();
  await host.waitForSelector("[data-there]");
  // The host thinks again, by keyboard alone.
  await host.locator("[data-again]").focus();
  await host.keyboard.press("Enter");
  await fine(host);
  await host.locator("[data-squad-of=own]").focus();
  await host.locator("[data-bring-it]").focus();
  await host.keyboard.press("Enter");
  await host.waitForSelector("[data-there]");
  await guest.goto(link);
  await fine(guest);
  await guest.locator("[data-bring-it]").click();
  for (const page of [host, guest]) await page.waitForSelector(".board");
  clean(host, guest);
}

async function decks(browser, server) {
  const host = await person(browser, server, { lang: "fr-FR" });
  const guest = await person(browser, server, { size: PHONE });
  await host.goto("/new?game=starfighter");
  await host.locator('[data-wish="1"]').selectOption("open");
  await host.locator("[data-mode=total_war]").check();
  await host.locator("[data-deck='1']").selectOption({ value: "\n" });
  await host.locator("[data-make]:not(:disabled)").click();
  await host.waitForSelector("[data-gathering=waiting] [data-there]");
  await worded(host, "a host with a deck");
  await guest.goto(new URL(host.url()).pathname);
  await fine(guest);
  await guest.locator("[data-deck-of=own]").selectOption("paste");
  await guest.locator("[data-paste-of=own]").fill("0-01 0-04");
  await guest.waitForSelector("[data-bring] li");
  assert.ok(await guest.locator("[data-bring-it]").isDisabled());
  await guest.locator("[data-deck-of=own]").selectOption("random");
  await guest.locator("[data-cruiser-of=own]").selectOption("Ares");
  await fine(guest);
  await axe(guest, "a deck to bring");
  await fits(guest, "a deck to bring");
  await worded(guest, "a deck to bring");
  await shot(guest, "gather-deck-phone");
  await guest.locator("[data-bring-it]").click();
  for (const page of [host, guest]) await page.waitForSelector(".board");
  clean(host, guest);
}

/** Obstacles by their outlines, with keys alone, on a telephone's width too. */
async function obstacles(browser, server) {
  for (const size of [LAPTOP, PHONE]) {
    const page = await person(browser, server, { size, lang: size === PHONE ? "fr-FR" : "en-GB" });
    await page.goto("/new?game=xwing2e");
    await page.locator('[data-kind-of-match="points"]').check();
    const mine = page.locator("[data-obstacles-of='0']");
    await mine.locator("summary").focus();
    await page.keyboard.press("Enter");
    assert.equal(await mine.locator("[data-obstacle]").count(), 12);
    // The next stop is the first outline: picked, then on to others with the same two keys.
    await page.keyboard.press("Tab");
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("data-obstacle")), "coreasteroid2");
    for (const key of ["Space", "Tab", "Tab", "Space", "Tab", "Tab", "Tab", "Tab", "Space"]) await page.keyboard.press(key);
    await mine.locator("[data-obstacle=coreasteroid0][aria-pressed=true]").waitFor();
    assert.equal(await mine.locator("[aria-pressed=true]").count(), 3);
    await shot(page, `gather-obstacles-${size.width}`);
    await axe(page, "obstacles to pick");
    await fits(page, "obstacles to pick");
    await worded(page, "obstacles to pick");
    await page.locator("[data-make]:not(:disabled)").click();
    await page.waitForURL(/\/m\//);
    const { setup } = await (await page.request.get(`/api${new URL(page.url()).pathname.replace("/m/", "/matches/")}`)).json();
    assert.deepEqual(setup.obstacles.slice(0, 3), ["coreasteroid2", "coreasteroid5", "coreasteroid0"]);
    assert.equal(setup.obstacles.length, 6);
    clean(page);
  }
}

export const GATHER = {
  "gather: obstacles are picked by their outlines": obstacles,
  "gather: two browsers each bring a squadron, unseen until both are there": squads,
  "gather: what was brought outlives a restart, and may be chosen anew": restarts,
  "gather: two browsers each bring a deck": decks,
};
