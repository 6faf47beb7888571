// The pictures that ship, made by a command from our own drawings and boards:
//   npm run pictures icons              the icons of the installed page
//   npm run pictures cards              what a shared link shows, one per game
//   SERVER_BIN=.. SERVER_ARGS=serve npm run pictures tables     the tables that the README opens with
// Chromium draws them; what it writes is looked at before it is committed.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { launch } from "../e2e/browser.mjs";
import { Server } from "../e2e/server.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const GAMES = ["xwing2e", "starfighter", "endor"];
/** The step of each battle that is worth a picture. */
const MOMENTS = { xwing2e: 30, starfighter: 7, endor: 40 };
const wanted = process.argv.slice(2);
const browser = await launch();

function write(file, bytes) {
  const path = new URL(`../${file}`, import.meta.url);
  mkdirSync(new URL(".", path), { recursive: true });
  writeFileSync(path, bytes);
  console.log(`${file}: ${(bytes.length / 1000).toFixed(1)} kB`);
}

async function icons() {
  const svg = readFileSync(new URL("../public/favicon.svg", import.meta.url), "utf8");
  // What is cut to a circle or a drop keeps its middle: the drawing is smaller there.
  for (const [file, size, part] of [["icon-192", 192, 1], ["icon-512", 512, 1], ["icon-mask", 512, 0.72]]) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body{margin:0;background:#0a1020;display:grid;place-items:center;height:100vh}svg{width:${part * 100}%;display:block}</style>${svg}`);
    write(`public/${file}.png`, await page.screenshot());
    await page.close();
  }
}

async function drawn(vite, path, size, ready) {
  const page = await browser.newPage({ viewport: size });
  await page.goto(`${vite.resolvedUrls.local[0]}pictures/card.html?${path}`);
  const picture = page.locator(ready);
  await picture.waitFor();
  return [page, picture];
}

async function cards(vite) {
  for (const game of GAMES) {
    const [page, picture] = await drawn(vite, `game=${game}`, { width: 1200, height: 630 }, "[data-picture]");
    write(`public/og/${game}.jpg`, await picture.screenshot({ type: "jpeg", quality: 84 }));
    await page.close();
  }
}

/** A picture as WebP: chromium writes it, so nothing else is needed. */
function webp(page, png) {
  return page.evaluate(async (data) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext("2d").drawImage(bitmap, 0, 0);
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: "image/webp", quality: 0.82 })).arrayBuffer());
    return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ""));
  }, png.toString("base64"));
}

async function tables(vite) {
  for (const game of GAMES) {
    const at = process.env.AT ?? MOMENTS[game];
    const [page, picture] = await drawn(vite, `game=${game}&at=${at}`, { width: 1100, height: 700 }, "[data-picture=ready]");
    // The cards of the table are loaded, and what moved has arrived.
    await page.waitForTimeout(Number(process.env.AFTER ?? 2500));
    write(`../docs/pictures/${game}.webp`, Buffer.from(await webp(page, await page.locator("[data-picture]").screenshot()), "base64"));
    await page.close();
  }
}

const server = wanted.includes("tables") ? new Server() : null;
await server?.start();
if (server) process.env.SERVER = server.url;
const vite = await createServer({ root, logLevel: "error", server: { port: 0 } });
await vite.listen();
try {
  if (wanted.includes("icons")) await icons();
  if (wanted.includes("cards")) await cards(vite);
  if (wanted.includes("tables")) await tables(vite);
} finally {
  await vite.close();
  await browser.close();
  await server?.stop();
}
