// Debian's chromium, one context per person.
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const ARGS = [
  "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
  "--no-first-run",
  // A lent page (below) does not come from the network, so chromium would not let it talk to this machine.
  "--disable-features=LocalNetworkAccessChecks",
];
export const DIST = fileURLToPath(new URL("../dist/", import.meta.url));
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml" };
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
export const ARTEFACTS = process.env.ARTEFACTS ?? join(tmpdir(), "escadrille-artefacts");

export const PHONE = { width: 390, height: 844 };
export const LAPTOP = { width: 1280, height: 800 };

export async function launch() {
  mkdirSync(ARTEFACTS, { recursive: true });
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ARGS });
}

/** Somebody with a browser of their own, who knows the game unless they want the guide. Every error of their page fails
 * the test. */
export async function person(browser, server, { size = LAPTOP, theme = "dark", lang = "en-GB", motion = "reduce", guide = false, workers = "block" } = {}) {
  const context = await browser.newContext({
    viewport: size, colorScheme: theme, locale: lang, reducedMotion: motion, hasTouch: size.width < 500,
    // The worker that knows the offline page would stand between the tests and what they lend.
    serviceWorkers: workers, baseURL: server.url, permissions: ["clipboard-read", "clipboard-write"],
  });
  if (!(await server.hasClient())) await lend(context, await server.policy());
  if (!guide) {
    await context.addInitScript(() => {
      for (const game of ["endor", "xwing2e", "starfighter"]) {
        const key = `escadrille-guide-${game}`;
        if (!localStorage.getItem(key)) localStorage.setItem(key, '{"done":true}');
      }
    });
  }
  return tab(context);
}

/** One more page of the same person. */
export async function tab(context) {
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  page.faults = [];
  page.on("pageerror", (error) => page.faults.push(`${error.message} ${error.stack ?? ""}`));
  page.on("console", (message) => {
    // Requests that fail while the server is down, or that ask for a match that is gone, are part of the tests.
    if (message.type() === "error" && !/Failed to load resource|WebSocket connection/.test(message.text())) {
      page.faults.push(message.text());
    }
  });
  return page;
}

/** Serves `dist/` under the server's own address and policy. */
async function lend(context, policy) {
  await context.route(
    (url) => !url.pathname.startsWith("/api"),
    (route) => {
      const path = new URL(route.request().url()).pathname;
      const file = extname(path) && existsSync(join(DIST, path)) ? join(DIST, path) : join(DIST, "index.html");
      const contentType = TYPES[extname(file)] ?? "application/octet-stream";
      return route.fulfill({ body: readFileSync(file), contentType, headers: { "content-security-policy": policy } });
    },
  );
}

export async function shot(page, name) {
  await page.screenshot({ path: join(ARTEFACTS, `${name}.png`) });
}

/** Fails on anything serious or critical that axe finds; where `all` is wanted, on whatever it finds. */
export async function axe(page, where, all = false) {
  // Evaluated, not injected: the page's policy allows no script but its own.
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
  const bad = violations.filter((found) => all || found.impact === "serious" || found.impact === "critical");
  if (bad.length > 0) {
    const told = bad.map((found) => `${found.id}: ${found.nodes.map((node) => `${node.html.slice(0, 160)} ${node.failureSummary ?? ""}`).join(" | ")}`);
    throw new Error(`axe on ${where}: ${told.join("\n")}`);
  }
}

/** Fails if something sticks out at the side. */
export async function fits(page, where) {
  const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  if (wide > room) throw new Error(`${where} is ${wide} wide, and the window ${room}`);
}

/** Fails on a key that has no sentence. */
export async function worded(page, where) {
  const bare = await page.evaluate(() => document.body.innerText.match(/\[[a-z]+-[a-z-]+\]/g));
  if (bare) throw new Error(`${where} says ${bare.join(" ")}`);
}

/** A finger that presses, goes along a few points and lifts. Playwright only taps. */
export async function swipe(page, points) {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type, at) => devtools.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [{ x: at.x, y: at.y }] : [] });
  const [first, ...rest] = points;
  await touch("touchStart", first);
  for (const to of rest) {
    // In small steps, as a finger goes.
    for (let i = 1; i <= 5; i++) await touch("touchMove", { x: first.x + ((to.x - first.x) * i) / 5, y: first.y + ((to.y - first.y) * i) / 5 });
  }
  await touch("touchEnd", null);
  await devtools.detach();
}

/** The middle of an element. */
export async function middle(locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("it cannot be seen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export function clean(...pages) {
  for (const page of pages) if (page.faults.length > 0) throw new Error(page.faults.join("\n"));
}
