// Whole games: two people by clicking, one by keyboard, four at a table.
import assert from "node:assert/strict";
import { axe, clean, person, shot } from "../browser.mjs";
import { answer, asked, PLANS } from "../player.mjs";
import { friends, playOn } from "./table.mjs";

async function twoBrowsers(browser, server) {
  const a = await person(browser, server);
  const b = await person(browser, server, { theme: "light", lang: "fr-FR" });
  const path = await friends(a, b);
  const watcher = await person(browser, server);
  await watcher.goto(path);
  await watcher.waitForSelector("[data-round]");
  assert.equal(await watcher.locator("[data-asked]").count(), 0, "nobody asks a spectator");
  assert.equal(await watcher.locator(".hand, [data-card]").count(), 0, "a spectator sees no hand");
  await shot(watcher, "spectator");

  // Real orders first, so that every kind of question comes up; then to the point.
  await playOn(a, b, [PLANS.any, PLANS.any], ["board", "list"], 40);
  await shot(a, "two-browsers-english-dark");
  await shot(b, "two-browsers-french-light");
  await b.locator("aside input").fill("Bien joué !");
  await b.keyboard.press("Enter");
  await a.getByText("Bien joué !").first().waitFor();

  // A reload in the middle brings everything back.
  const lines = await a.locator(".log li").count();
  await a.reload();
  await a.waitForSelector("[data-round]");
  await a.waitForFunction((before) => document.querySelectorAll(".log li").length >= before, lines);

  await playOn(a, b, [PLANS.rush, PLANS.passes], ["board", "list"]);
  await watcher.waitForSelector("[data-ended]");
  await shot(a, "two-browsers-won");
  await shot(b, "two-browsers-lost");
  await axe(a, "a match that is over");
  assert.ok((await b.locator("[data-ended] h1").innerText()).length > 0);

  // A rematch with sides swapped.
  await a.click("[data-rematch]");
  await b.locator("[data-offer=rematch] button").first().click();
  await b.waitForURL((url) => url.pathname.startsWith("/m/") && url.pathname !== path);
  await b.waitForSelector("[data-asked]");
  assert.equal(await b.locator(".own .seat.rebel").count(), 1, "whoever was the Empire is the Rebels now");

  // The replay, its steps, and the dice.
  await a.goto(path.replace("/m/", "/r/"));
  await a.waitForSelector("[data-step='0']");
  await a.keyboard.press("ArrowRight");
  await a.waitForSelector("[data-step='1']");
  for (let step = 2; step <= 12; step++) await a.keyboard.press("ArrowRight");
  await a.waitForSelector("[data-step='12']");
  const told = await a.locator("[data-step]").innerText();
  await a.click("[data-share]");
  const link = new URL(await a.locator("dialog[open] input").inputValue());
  await a.keyboard.press("Escape");
  await watcher.goto(link.pathname + link.hash);
  await watcher.waitForSelector("[data-step='12']");
  assert.equal(await watcher.locator("[data-step]").innerText(), told, "a link leads to the very step");
  await shot(a, "replay");
  await axe(a, "a replay");
  await a.goto(path.replace("/m/", "/verify?match="));
  await a.waitForSelector("[data-verdict=holds]");
  assert.ok((await a.locator("[data-commitment]").innerText()).length > 20, "the fingerprint of the key is shown");
  await shot(a, "verify");
  await axe(a, "the verify page");
  // A journal that somebody touched does not hold.
  const journal = await a.locator("textarea").inputValue();
  assert.ok(journal.includes('"Pass"'), "the Empire gave no order");
  await a.fill("textarea", journal.replace('"Pass"', '"Hold"'));
  await a.locator("form button[type=submit]").click();
  await a.waitForSelector("[data-verdict=breaks]");
  clean(a, b, watcher);
}

async function keyboard(browser, server) {
  const page = await person(browser, server);
  await page.goto("/?game=endor");
  await page.waitForSelector("[data-play]");
  for (let i = 0; i < 30; i++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement?.hasAttribute("data-play"))) break;
  }
  await page.keyboard.press("Enter");
  await asked(page);
  await page.keyboard.press("?");
  await page.waitForSelector("dialog[open]");
  await axe(page, "the help");
  await page.keyboard.press("Escape");
  // Picks can be undone by Escape, and arrows reach the choices.
  await page.keyboard.press("1");
  await page.keyboard.press("Escape");
  assert.equal(await page.locator("[data-card][aria-pressed=true]").count(), 0);
  await page.keyboard.press("ArrowRight");
  assert.ok(await page.evaluate(() => document.activeElement?.hasAttribute("data-choice")));
  let over = false;
  for (let count = 0; count < 2000 && !over; count++) over = (await answer(page, PLANS.rush, "keys")) === "over";
  assert.ok(over, "the game ends");
  await shot(page, "keyboard-over");
  clean(page);
}

async function fourPlayers(browser, server) {
  const page = await person(browser, server);
  await page.goto("/new?game=endor");
  await page.waitForSelector("[data-make]");
  await page.locator("[data-players]").selectOption("4");
  for (const seat of [1, 2, 3]) await page.locator(`[data-wish="${seat}"]`).selectOption("bot random");
  await page.click("[data-make]");
  for (let count = 0; count < 12; count++) if ((await answer(page, PLANS.any, "list")) === "over") break;
  await shot(page, "four-players");
  await axe(page, "four players");
  // The language can be changed at any moment.
  await page.locator("button[lang=fr]").click();
  await page.locator(".log h2", { hasText: "Journal" }).waitFor();
  await shot(page, "four-players-french");
  clean(page);
}

export const BATTLE = {
  "two browsers play a whole game by clicking, a spectator watches, and it can be replayed and verified": twoBrowsers,
  "one plays a bot by keyboard only": keyboard,
  "four can play": fourPlayers,
};
