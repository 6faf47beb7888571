// Frames of a crowded table: eight against eight with twelve obstacles, moved, zoomed, and a ship carried over it.
//   SERVER_BIN=../target/release/escadrille SERVER_ARGS=serve node bench/run.mjs
// The cards come from that server; the page is built as it is delivered. Chromium draws in software. Words after it are what
// is measured, if not all of it: still, pan, zoom, drag, flight, redraw.
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build } from "vite";
import { launch } from "../e2e/browser.mjs";
import { Server } from "../e2e/server.mjs";

const FRAMES = Number(process.env.FRAMES ?? 300);
/** Pictures that are drawn anew, one after another. */
const PICTURES = 10;
const wanted = process.argv.slice(2);
const measured = ["still", "pan", "zoom", "drag", "flight", "redraw"].filter((what) => wanted.length === 0 || wanted.includes(what));
const root = fileURLToPath(new URL("..", import.meta.url));
const out = mkdtempSync(join(tmpdir(), "escadrille-bench-"));
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };

await build({
  root, configFile: false, plugins: [svelte()], logLevel: "error", cacheDir: join(out, "cache"),
  build: { outDir: join(out, "page"), target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false }, rollupOptions: { input: join(root, "bench/xwing.html") } },
});

const server = new Server();
await server.start();
const browser = await launch();
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.route("**/*", (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(out, "page", pathname);
    if (pathname.startsWith("/api/") || !existsSync(file)) return route.continue();
    return route.fulfill({ path: file, contentType: TYPES[extname(file)] ?? "text/plain" });
  });
  page.on("pageerror", (error) => { throw error; });
  await page.goto(`${server.url}/bench/xwing.html?show=place`);
  for (const what of measured) {
    await page.reload();
    await page.waitForSelector("[data-ship]");
    await page.waitForTimeout(1000);
    await browser.startTracing(page, { categories: ["devtools.timeline", "cc", "viz"] });
    const frames = await page.evaluate(what === "redraw" ? redraw : measure, what === "redraw" ? PICTURES : [what, FRAMES]);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    // Time that a thread worked, which does not grow while other programs have the processor.
    const worked = (name) => traceEvents.filter((event) => event.name === name && event.tdur).map((event) => event.tdur / 1000);
    // Painting goes on beside the page, in threads of its own: what it costs is told for all frames together.
    const paints = worked("RasterTask");
    const spent = paints.reduce((sum, one) => sum + one, 0);
    if (what === "redraw") {
      console.log(`redraw: painting ${(spent / PICTURES).toFixed(1)} ms a picture, ${(paints.length / PICTURES).toFixed(1)} tiles`);
      continue;
    }
    const painting = `painting ${(spent / FRAMES).toFixed(1)} ms a frame, ${paints.length} tiles`;
    console.log(`${what}: from frame to frame ${told(frames)}; page ${told(worked("ProxyMain::BeginMainFrame"))}; display ${told(worked("Display::DrawAndSwap"))}; ${painting}`);
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(out, { recursive: true, force: true });
}

function told(times) {
  const sorted = times.sort((a, b) => a - b);
  const at = (part) => (sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0).toFixed(1);
  return `p50 ${at(0.5)}, p95 ${at(0.95)} ms`;
}

/** Runs in the page: zooms in and out, and rests after every step until the picture has been painted anew. */
async function redraw(pictures) {
  const field = document.querySelector("[data-coach=table]");
  const box = field.getBoundingClientRect();
  for (let i = 0; i < pictures; i++) {
    const deltaY = i < pictures * 0.6 ? -120 : 160;
    field.dispatchEvent(new WheelEvent("wheel", { deltaY, clientX: box.left + box.width / 2, clientY: box.top + box.height / 2, bubbles: true, cancelable: true }));
    await new Promise((done) => setTimeout(done, 700));
  }
}

/** Runs in the page: the time from frame to frame while a hand does something at every frame. */
async function measure([what, count]) {
  const field = document.querySelector("[data-coach=table]");
  const box = field.getBoundingClientRect();
  const [cx, cy] = [box.left + box.width / 2, box.top + box.height / 2];
  // Events that a script makes have no pointer to hold.
  field.setPointerCapture = () => {};
  const send = (type, x, y) =>
    field.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerId: 1, button: type === "pointermove" ? -1 : 0, buttons: 1, clientX: x, clientY: y }));
  const wheel = (deltaY, x, y) => field.dispatchEvent(new WheelEvent("wheel", { deltaY, clientX: x, clientY: y, bubbles: true, cancelable: true }));
  const run = (each) =>
    new Promise((done) => {
      const times = [];
      const tick = (now) => {
        times.push(now);
        each(times.length);
        if (times.length <= count) requestAnimationFrame(tick);
        else done(times.slice(1).map((time, i) => time - times[i]));
      };
      requestAnimationFrame(tick);
    });
  const rest = () => new Promise((done) => setTimeout(done, 400));

  const carry = () => {
    const ghost = document.querySelector(".placed").getBoundingClientRect();
    return [ghost.left + ghost.width / 2, ghost.top + ghost.height / 2];
  };

  if (what === "still") return run(() => {});
  if (what === "flight") return run((n) => n % 120 === 2 && window.fly());
  if (what === "drag") {
    const [x, y] = carry();
    send("pointerdown", x, y);
    return run((n) => send("pointermove", x + 300 * Math.sin(n / 20), y - 150 + 150 * Math.cos(n / 25)));
  }
  for (let i = 0; i < 6; i++) wheel(-120, cx, cy);
  await rest();
  if (what === "zoom") return run((n) => wheel(n % 80 < 40 ? -30 : 30, cx + 60, cy));
  send("pointerdown", cx, cy);
  return run((n) => send("pointermove", cx + 260 * Math.sin(n / 20), cy + 160 * Math.cos(n / 25)));
}
