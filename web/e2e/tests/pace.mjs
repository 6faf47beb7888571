// What others do is shown one thing after another, and a question comes when all that led to it was seen.
import assert from "node:assert/strict";
import { axe, clean, person } from "../browser.mjs";
import { answer, asked, PLANS } from "../player.mjs";

/** Runs in the page before anything else: what the server tells, and how many lines the log has whenever it changes. */
function watch() {
  /** How many lines there are after each picture the server tells of, and after each update. */
  const told = { pictures: [], updates: [] };
  const seen = [];
  let entries = new Map();
  const lines = () => [...entries.values()].reduce((sum, count) => sum + count, 0);
  const hear = (message) => {
    if (message.t !== "update") return;
    const keep = Math.min(message.from, message.version);
    entries = new Map([...entries].filter(([n]) => n < keep));
    const before = lines();
    const all = message.log.flatMap((entry) => entry.lines.map((_, i) => [entry.n, i]));
    for (const scene of message.scenes ?? []) {
      told.pictures.push(before + all.filter(([n, i]) => n < scene.n || (n === scene.n && i < scene.lines)).length);
    }
    for (const entry of message.log) entries.set(entry.n, entry.lines.length);
    told.updates.push(lines());
  };
  const Plain = globalThis.WebSocket;
  globalThis.WebSocket = class extends Plain {
    constructor(...args) {
      super(...args);
      this.addEventListener("message", (message) => hear(JSON.parse(message.data)));
    }
  };
  const look = () => {
    const count = document.querySelectorAll(".log li").length;
    const asks = document.querySelector("[data-asked]") !== null;
    if (count > 0 && (seen.at(-1)?.count !== count || seen.at(-1)?.asks !== asks)) seen.push({ count, asks });
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
  globalThis.paced = { told, seen };
}

async function sit(page) {
  const { info } = await page.evaluate(async () => {
    const body = { game: "endor", setup: { players: 2 }, seats: [{ kind: "me" }, { kind: "bot", level: "random" }], pace: { kind: "correspondence" }, name: "Ann" };
    const made = await fetch("/api/matches", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    return made.json();
  });
  await page.goto(`/m/${info.id}`);
}

async function oneAfterAnother(browser, server) {
  const page = await person(browser, server, { motion: "no-preference" });
  await page.addInitScript(() => localStorage.setItem("escadrille-settings", '{"speed":"fast","sound":false}'));
  await page.addInitScript(watch);
  await page.goto("/rules/endor");
  await sit(page);
  const between = () =>
    page.evaluate(() => {
      const { told, seen } = globalThis.paced;
      return new Set(seen.map(({ count }) => count).filter((count) => told.pictures.includes(count) && !told.updates.includes(count))).size;
    });
  // A few turns: until pictures in the middle of what happened were seen.
  for (let count = 0; count < 60 && (await between()) < 3; count++) if ((await answer(page, PLANS.rush)) === "over") break;
  assert.ok((await between()) >= 3, "what happened was seen one thing after another");
  const { told, seen } = await page.evaluate(() => globalThis.paced);
  const known = new Set([...told.pictures, ...told.updates]);
  for (const [i, { count, asks }] of seen.entries()) {
    assert.ok(known.has(count), `${count} lines were seen, which is no picture`);
    assert.ok(i === 0 || count >= seen[i - 1].count, "nothing that was told is taken away");
    // A question that stands already goes on standing while others do something.
    assert.ok(!asks || seen[i - 1]?.asks || told.updates.includes(count), `a question came after ${count} lines, in the middle of what happened`);
  }
  clean(page);
}

/** Pausing holds what is to come, and one key goes straight to the question. */
async function held(browser, server) {
  const page = await person(browser, server, { motion: "no-preference" });
  await page.addInitScript(() => localStorage.setItem("escadrille-settings", '{"speed":"slow","sound":false}'));
  await page.goto("/rules/endor");
  await sit(page);
  await asked(page);
  await axe(page, "the controls of the pace");
  let stood = false;
  for (let count = 0; count < 30 && !stood; count++) {
    const { decision } = await asked(page);
    await Promise.all([
      answer(page, PLANS.rush),
      // Pauses as soon as something is shown; what was shown by then stays.
      page.waitForFunction((before) => {
        const pause = document.querySelector("[data-pace=playing] [data-pace-pause]");
        if (pause) pause.click();
        const now = document.querySelector("[data-decision]");
        return pause !== null || (now && Number(now.getAttribute("data-decision")) !== before) || document.querySelector("[data-ended]");
      }, decision, { polling: 20 }),
    ]);
    stood = (await page.locator('[data-pace-pause][aria-pressed="true"]').count()) > 0 && Number(await page.locator("[data-pace]").getAttribute("data-left")) > 0;
    if (!stood) await page.keyboard.press("Escape");
  }
  assert.ok(stood, "something was held back");
  const before = await page.locator(".log li").count();
  await page.keyboard.press(".");
  await page.waitForFunction((lines) => document.querySelectorAll(".log li").length > lines, before);
  await page.keyboard.press("Escape");
  await page.waitForSelector("[data-pace=idle]");
  await asked(page);
  clean(page);
}

export const PACE = {
  "pace: what a bot does is shown one thing after another, and the question last": oneAfterAnother,
  "pace: a pause holds what is to come, and one key goes straight to the question": held,
};
