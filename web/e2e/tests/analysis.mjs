// After a match: who was winning, what turned it, luck apart from skill, and a picture of it; during one, hints and undoing.
import assert from "node:assert/strict";
import { axe, clean, fits, person, PHONE, shot, worded } from "../browser.mjs";
import { answer, asked, PLANS } from "../player.mjs";

async function analysis(browser, server) {
  const page = await person(browser, server, { lang: "fr-FR" });
  await page.goto("/?game=endor");
  await page.click("[data-play]");

  // Alone with a bot: the ace says what it would do, and chooses nothing.
  const { decision } = await asked(page);
  await page.click("[data-hint]");
  await page.waitForSelector("[data-hinted]");
  assert.match(await page.innerText("[data-hinted]"), /L’as choisirait/);
  assert.equal((await asked(page)).decision, decision);
  await axe(page, "a hint");

  for (let i = 0; i < 6; i++) await answer(page, PLANS.any);
  // And what was decided is undone without asking anybody.
  await page.click("[data-take-back]");
  await page.waitForFunction(() => document.querySelector("[data-asked]") !== null);
  await page.click("[data-menu]");
  await page.locator("dialog .danger").click();
  await page.click("[data-resign]");
  await page.waitForSelector("[data-ended=resigned]");
  const link = await page.getAttribute("[data-analyse]", "href");

  await page.goto(`${link}?effort=8`);
  await page.waitForSelector("[data-curve]", { timeout: 60_000 });
  assert.equal(await page.getAttribute("[data-take-backs]", "data-take-backs"), "1");
  await shot(page, "analysis");
  await axe(page, "an analysis");
  await worded(page, "an analysis");

  // The curve leads to the board, by mouse and by keys.
  const box = await page.locator("[data-curve]").boundingBox();
  await page.mouse.click(box.x + box.width * 0.9, box.y + box.height / 2);
  await page.waitForFunction(() => Number(document.querySelector("[data-at]")?.getAttribute("data-at")) > 0);
  const before = await page.getAttribute("[data-at]", "data-at");
  await page.focus("[data-at]");
  await page.keyboard.press("ArrowLeft");
  await page.waitForFunction((was) => document.querySelector("[data-at]")?.getAttribute("data-at") !== was, before);

  // The picture can be kept.
  const saved = page.waitForEvent("download");
  await page.click("[data-save]");
  assert.match((await saved).suggestedFilename(), /\.png$/);

  const phone = await person(browser, server, { size: PHONE, theme: "light" });
  await phone.goto(`${link}?effort=8`);
  await phone.waitForSelector("[data-curve]", { timeout: 60_000 });
  await shot(phone, "analysis-phone");
  await axe(phone, "an analysis on a phone");
  await fits(phone, "an analysis on a phone");
  clean(page, phone);
}

export const ANALYSIS = { "a match is looked back at, with hints and undoing before": analysis };
