// usage: node scratch-sf.mjs out-prefix WxH theme lang mode moves motion
import { chromium } from "playwright-core";
const [prefix, size = "1366x768", theme = "dark", lang = "fr-FR", mode = "training", moves = "8", motion = "reduce"] = process.argv.slice(2);
const [width, height] = size.split("x").map(Number);
const touch = width < 500;
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
const context = await browser.newContext({ viewport: { width, height }, colorScheme: theme, locale: lang, reducedMotion: motion, hasTouch: touch, baseURL: "http://127.0.0.1:8832" });
await context.addInitScript(() => localStorage.setItem("escadrille-guide-starfighter", '{"done":true}'));
const page = await context.newPage();
page.setDefaultTimeout(60000);
page.on("pageerror", (e) => console.log("ERR", e.message));
page.on("console", (m) => m.type() === "error" && console.log("CON", m.text()));
await page.goto("/verify");
const setup = mode === "choose" ? { mode: "training" } : { mode, cruisers: mode === "training" ? ["Ares", "Athena"] : ["Apollo", "Athena"] };
const id = await page.evaluate(async (setup) => {
  const wish = { game: "starfighter", setup, seats: [{ kind: "me" }, { kind: "bot", level: "random" }], pace: { kind: "correspondence" }, name: "Ann" };
  const answer = await fetch("/api/matches", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(wish) });
  return (await answer.json()).info.id;
}, setup);
await page.goto(`/m/${id}`);
const asked = async () => { await page.waitForSelector("[data-asked], [data-ended]"); return page.evaluate(() => document.querySelector("[data-asked]")?.getAttribute("data-asked") ?? "over"); };
await asked();
await page.waitForTimeout(600);
await page.screenshot({ path: `/tmp/${prefix}-start.png` });
const seen = new Set();
const press = async (loc) => (touch ? (await loc.tap(), await page.waitForTimeout(150)) : loc.click());
for (let i = 0; i < Number(moves); i++) {
  const name = await asked();
  if (name === "over") break;
  if (!seen.has(name)) { seen.add(name); await page.waitForTimeout(200); await page.screenshot({ path: `/tmp/${prefix}-${name}.png` }); }
  const before = await page.getAttribute("[data-decision]", "data-decision");
  for (let step = 0; step < 4; step++) {
    const options = page.locator("[data-option]:not(:disabled):not([aria-disabled=true])");
    const n = await options.count();
    if (!n) break;
    const ids = await options.evaluateAll((all) => all.map((one) => one.getAttribute("data-option")));
    let at = name === "Deploy" ? Math.max(0, ids.findIndex((x) => x.startsWith("card ") || x.includes("Play"))) : 0;
    if (ids[at].includes('"Play"')) {
      at = (i * 2) % n;
      if (!seen.has("placing")) { seen.add("placing"); if (touch) await options.nth(at).tap(); else await options.nth(at).hover(); await page.waitForTimeout(500); await page.screenshot({ path: `/tmp/${prefix}-placing.png` }); }
    }
    await press(options.nth(at)).catch(() => {});
    const now = await page.getAttribute("[data-decision]", "data-decision", { timeout: 500 }).catch(() => null);
    if (now !== before) break;
    await page.waitForTimeout(60);
  }
  await page.waitForTimeout(120);
}
await asked();
await page.waitForTimeout(700);
await page.screenshot({ path: `/tmp/${prefix}-end.png` });
console.log([...seen].join(" "), await page.evaluate(() => { const b = document.querySelector("[data-coach=board]")?.getBoundingClientRect(); const c = document.querySelector(".placed")?.getBoundingClientRect(); return JSON.stringify([b, c]); }));
await browser.close();
