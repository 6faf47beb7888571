// The guided first battle.
import assert from "node:assert/strict";
import { axe, clean, fits, LAPTOP, person, PHONE, shot, worded } from "../browser.mjs";
import { answer, answered, asked, PLANS } from "../player.mjs";

const lesson = (page) => page.locator("[data-lesson]");
const told = (page) => lesson(page).getAttribute("data-lesson");

/** The note is in the window, and what it points at too. */
async function inSight(page, size) {
  await page.waitForTimeout(250);
  const box = await lesson(page).boundingBox();
  assert.ok(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= size.width && box.y + box.height <= size.height, "the note is in the window");
}

async function newcomer(browser, server, size, lang, theme) {
  const page = await person(browser, server, { size, lang, theme, guide: true });
  const where = size === PHONE ? "phone" : "laptop";
  await page.goto("/?game=endor");
  await page.click("[data-play]");
  const heard = [];
  const hear = async () => {
    const name = await told(page);
    heard.push(name);
    await inSight(page, size);
    await shot(page, `guide-${where}-${name}`);
    await axe(page, `the guide on a ${where}: ${name}`);
    await fits(page, `the guide on a ${where}: ${name}`);
    await worded(page, `the guide: ${name}`);
    await page.locator("[data-coach-next]").click();
    await page.waitForFunction((before) => document.querySelector("[data-lesson]")?.getAttribute("data-lesson") !== before, name);
  };
  await lesson(page).waitFor();
  while ((await lesson(page).count()) > 0) await hear();
  assert.deepEqual(heard, ["goal", "space", "shield", "duel", "hand"], "first what it is about, then what to do");
  // A reload does not start it again.
  await page.reload();
  await asked(page);
  assert.equal(await lesson(page).count(), 0);
  for (const i of [0, 1]) await page.locator("[data-card]").nth(i).click();
  await lesson(page).waitFor();
  await hear();
  await page.locator("[data-card]").nth(2).click();
  await lesson(page).waitFor();
  await hear();
  const { decision } = await asked(page);
  await page.locator("[data-confirm]").click();
  await answered(page, decision);
  // From here on it speaks when there is something to say; acting is enough to go on.
  for (let count = 0; count < 40 && !heard.includes("round"); count++) {
    if ((await asked(page)).name === "over") break;
    while ((await lesson(page).count()) > 0) await hear();
    await answer(page, PLANS.any, "list");
  }
  for (const name of ["pile", "lay", "order", "log", "round"]) assert.ok(heard.includes(name), `${name} was told: ${heard}`);
  assert.equal(new Set(heard).size, heard.length, `nothing was told twice: ${heard}`);
  return page;
}

/** After a guided battle: how it went, what was met, a piece of advice, and the way to the next lesson. */
async function summary(page, where) {
  if ((await page.locator("[data-ended]").count()) === 0) {
    await page.click("[data-menu]");
    await page.locator("dialog .danger").click();
    await page.click("[data-resign]");
  }
  await page.waitForSelector("[data-ended]");
  await page.waitForSelector("[data-figures]");
  assert.equal(await page.locator("[data-figures] tbody tr").count(), 4, "a few figures of both sides");
  assert.ok((await page.locator("[data-luck]").innerText()).length > 0, "luck in a sentence");
  await page.waitForSelector("[data-progress], [data-turned]");
  await page.waitForSelector("[data-summary] li");
  assert.ok((await page.locator("[data-advice]").innerText()).length > 0, "a piece of advice");
  await worded(page, `the end of a guided battle on a ${where}`);
  await fits(page, `the end of a guided battle on a ${where}`);
  await axe(page, `the end of a guided battle on a ${where}`);
  await shot(page, `guide-${where}-end`);
  await page.waitForSelector("[data-turned]", { timeout: 90_000 });
  await shot(page, `guide-${where}-turned`);
  await page.locator("[data-next-lesson]").click();
  await page.waitForSelector("[data-exercise]");
}

async function guide(browser, server) {
  const page = await newcomer(browser, server, LAPTOP, "en-GB", "dark");
  await summary(page, "laptop");
  // It is remembered: the next match is not guided, but Help can bring it back.
  await page.goto("/?game=endor");
  await page.click("[data-play]");
  await asked(page);
  assert.equal(await lesson(page).count(), 0, "once is enough");
  await page.keyboard.press("?");
  await page.click("[data-guide]");
  await lesson(page).waitFor();
  assert.equal(await told(page), "goal");
  // By keyboard: Escape goes on, and the buttons are reached by Tab.
  await page.keyboard.press("Escape");
  await page.waitForSelector("[data-lesson=space]");
  await page.locator("[data-coach-skip]").focus();
  await page.keyboard.press("Enter");
  await lesson(page).waitFor({ state: "detached" });
  clean(page);
}

async function guideOnAPhone(browser, server) {
  const page = await newcomer(browser, server, PHONE, "fr-FR", "light");
  await summary(page, "phone");
  clean(page);
}

export const GUIDE = {
  "a newcomer is guided through a first battle, once": guide,
  "a newcomer with a phone is guided in French": guideOnAPhone,
};
