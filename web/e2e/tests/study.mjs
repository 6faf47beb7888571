// What if? A finished match is left, played on, taken back and shared.
import assert from "node:assert/strict";
import { axe, clean, fits, person, PHONE, shot, worded } from "../browser.mjs";
import { answer, asked, PLANS } from "../player.mjs";

const version = (page) => page.evaluate(() => Number(document.querySelector("[data-study]")?.getAttribute("data-study")));

async function study(browser, server) {
  const page = await person(browser, server);
  await page.goto("/?game=endor");
  await page.click("[data-play]");
  for (let i = 0; i < 6; i++) await answer(page, PLANS.any);
  await page.click("[data-menu]");
  await page.locator("dialog .danger").click();
  await page.click("[data-resign]");
  await page.waitForSelector("[data-ended=resigned]");
  await page.locator(".ended a[href^='/r/']").click();
  await page.waitForSelector("[data-step='0']");
  for (let i = 1; i <= 2; i++) {
    await page.keyboard.press("ArrowRight");
    await page.waitForSelector(`[data-step='${i}']`);
  }
  await page.click("[data-study-here]");
  await page.waitForSelector("[data-study]");
  const start = await version(page);
  await shot(page, "study");
  await axe(page, "a what-if");
  await worded(page, "a what-if");

  // Whoever studies answers for everybody.
  for (let i = 0; i < 3; i++) {
    await answer(page, PLANS.any);
    await page.waitForFunction((before) => Number(document.querySelector("[data-study]")?.getAttribute("data-study")) > before, start + i);
  }
  const played = await version(page);
  const { decision } = await asked(page);

  // The address holds it all: another browser goes on from there.
  const other = await person(browser, server, { lang: "fr-FR", size: PHONE, theme: "light" });
  await page.click("[data-share]");
  await other.goto(page.url());
  await other.waitForSelector(`[data-study='${played}']`);
  assert.equal((await asked(other)).decision, decision);
  await shot(other, "study-phone");
  await axe(other, "a what-if on a phone");
  await fits(other, "a what-if on a phone");
  await page.keyboard.press("Escape");

  await page.click("[data-study-back]");
  await page.waitForFunction((before) => Number(document.querySelector("[data-study]")?.getAttribute("data-study")) < before, played);
  const damaged = await person(browser, server);
  await damaged.goto(`${page.url().split("#")[0]}#nonsense`);
  await damaged.waitForSelector("[role=alert]");
  clean(page, other, damaged);
}

async function scenario(browser, server) {
  const page = await person(browser, server, { lang: "fr-FR" });
  // From a rule to a scenario that proves it, and on from one of its steps.
  await page.goto("/rules/endor#END-077");
  await page.locator("#END-077 summary").click();
  await page.locator("#END-077 [data-play-on]").first().waitFor();
  await page.goto("/s/endor/bonus/clearing-a-sector-earns-one-order-and-leaving-a-ship-none");
  await page.waitForSelector("[data-step='0']");
  await page.keyboard.press("ArrowRight");
  await page.waitForSelector("[data-step='1']");
  await page.click("[data-study-here]");
  await page.waitForSelector("[data-study='1']");
  await worded(page, "a what-if from a scenario");
  await axe(page, "a what-if from a scenario");
  await shot(page, "study-scenario");
  await answer(page, PLANS.passes);
  await page.waitForFunction(() => Number(document.querySelector("[data-study]")?.getAttribute("data-study")) > 1);
  const played = await version(page);
  await page.waitForFunction(() => location.hash.length > 1);
  await page.reload();
  await page.waitForSelector(`[data-study='${played}']`);
  await page.locator("a[href^='/s/endor/']").first().click();
  await page.waitForSelector("[data-step='1']");
  clean(page);
}

export const STUDY = {
  "a scenario is left at a step and played on": scenario,
  "a finished match is left, played on, taken back and shared": study,
};
