// What a page weighs, and when something can be seen of it on a slow phone.
//   npm run build && SERVER_BIN=../target/release/escadrille SERVER_ARGS=serve node bench/weight.mjs
// `DIST` names another build to compare with. Files are packed as the server packs them; what the server answers is its
// own. The phone: 390 x 844, 150 ms to the server, 1.6 Mbit/s, a processor four times slower (what browsers call slow 4G).
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { launch } from "../e2e/browser.mjs";
import { Front } from "../e2e/front.mjs";
import { Server } from "../e2e/server.mjs";
import { matchOf, weigh } from "../e2e/weigh.mjs";

const DIST = resolve(process.env.DIST ?? fileURLToPath(new URL("../dist", import.meta.url)));
const GAMES = ["xwing2e", "starfighter", "endor"];
const TIMES = Number(process.env.TIMES ?? 3);

const server = new Server();
await server.start();
const front = new Front(DIST, server);
await front.start();
const { url } = front;
const browser = await launch();

/** Opens a page in a fresh browser on a slow phone: bytes that came, by kind, and when things were seen. */
async function visit(path, ready, prepare) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, serviceWorkers: "block", baseURL: url });
  const at = prepare ? await prepare(context) : path;
  const page = await context.newPage();
  const sum = await weigh(page, { slow: true });
  const began = Date.now();
  await page.goto(at);
  await page.locator(ready).first().waitFor({ timeout: 120_000 });
  const usable = Date.now() - began;
  const atReady = { ...sum };
  const paint = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN);
  await page.waitForTimeout(6000);
  await context.close();
  return { paint, usable, ready: atReady, later: { ...sum } };
}

const kB = (bytes) => `${(bytes / 1000).toFixed(0)} kB`;
const middle = (list) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)];
async function tell(name, path, ready, prepare) {
  const visits = [];
  for (let i = 0; i < TIMES; i++) visits.push(await visit(path, ready, prepare));
  const [{ ready: r, later }] = visits;
  console.log(`${name}: first paint ${(middle(visits.map((one) => one.paint)) / 1000).toFixed(1)} s, usable ${(middle(visits.map((one) => one.usable)) / 1000).toFixed(1)} s; page ${kB(r.page)} and server ${kB(r.api)} by then, ${kB(later.page)} and ${kB(later.api)} six seconds later`);
}

try {
  await tell("first page", "/", "[data-play]:not(:disabled)");
  for (const game of GAMES) await tell(`a match of ${game}`, "", "[data-asked]", (context) => matchOf(context, game));
} finally {
  await browser.close();
  await front.stop();
  await server.stop();
}
