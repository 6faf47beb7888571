// Each game in two minutes, and its lessons.
import assert from "node:assert/strict";
import { axe, clean, fits, LAPTOP, person, PHONE, shot, worded } from "../browser.mjs";

async function minutes(browser, server) {
  const page = await person(browser, server, { size: LAPTOP, lang: "fr-FR" });
  for (const game of ["xwing2e", "starfighter", "endor"]) {
    await page.goto(`/learn/${game}`);
    await page.locator("[data-learn-play]").waitFor();
    assert.equal(await page.locator(".panels > li").count(), 6);
    await page.locator("[data-shown]").first().waitFor();
    await worded(page, `${game} in two minutes`);
    await axe(page, `${game} in two minutes`);
    await shot(page, `learn-${game}`);
  }
  await page.click("[data-learn-play]");
  await page.locator("[data-lesson]").waitFor();
  clean(page);
}

/** Picks what is offered whose name contains a text. */
async function pick(page, text) {
  const before = await page.locator("[data-decision]").getAttribute("data-decision");
  const option = page.locator(`[data-option*='${text}']`).first();
  await option.waitFor();
  await option.click();
  // A finger sees first what it would do.
  if ((await page.locator("[data-option][data-armed]").count()) > 0) await page.locator("[data-option][data-armed]").click();
  await page.waitForFunction((old) => document.querySelector("[data-decision]")?.getAttribute("data-decision") !== old, before);
}

const failedBut = (page) => page.waitForSelector("[data-task=failed]");

/** Done wrong first, tried again, and done right. */
const TASKS = {
  "play-lock": (page, size) => trial(page, size, () => pick(page, "Focus"), () => pick(page, "Lock")),
  "play-range": (page, size) => trial(page, size, () => dial(page, "1F"), async () => {
    await dial(page, "3F");
    await pick(page, "Focus");
    await pick(page, "Attack");
  }),
  "play-rock": (page, size) => trial(page, size, () => dial(page, "2F"), () => dial(page, "2T")),
  "play-target": (page, size) => trial(page, size, () => pick(page, '"target":2'), () => pick(page, '"target":3')),
  "play-chain": (page, size) => trial(page, size, () => pass(page), () => chain(page)),
  "play-clear": (page, size) => trial(page, size, () => pick(page, "Luke"), () => clear(page)),
  "play-fronts": (page, size) => trial(page, size, () => pile(page, [0, 1, 2]), () => pile(page, [0, 2, 3])),
};

async function trial(page, size, wrong, right) {
  const key = await page.locator("[data-exercise]").getAttribute("data-exercise");
  await page.locator("[data-hint-task]").click();
  await page.locator(".hints li").first().waitFor();
  await worded(page, key);
  await axe(page, key);
  await fits(page, key);
  await shot(page, `task-${key}-${size.width}`);
  await wrong();
  await failedBut(page);
  await worded(page, `${key}, failed`);
  await shot(page, `task-${key}-failed-${size.width}`);
  await page.locator("[data-retry]").click();
  await page.waitForSelector("[data-task=open]");
  await right();
  await page.waitForSelector("[data-task=done]");
  await worded(page, `${key}, done`);
  await axe(page, `${key}, done`);
  await shot(page, `task-${key}-done-${size.width}`);
  await page.locator("[data-next]").click();
  await page.waitForFunction((before) => document.querySelector("[data-exercise]")?.getAttribute("data-exercise") !== before, key);
}

/** Goes through a lesson, with every answer but the first wrong on purpose where that is possible. */
async function lesson(page, game, id, size) {
  await page.goto(`/learn/${game}/${id}`);
  for (let count = 0; count < 9; count++) {
    await page.locator("[data-exercise], [data-learnt]").waitFor();
    if ((await page.locator("[data-learnt]").count()) > 0) return;
    const key = await page.locator("[data-exercise]").getAttribute("data-exercise");
    if ((await page.locator("[data-task]").count()) > 0) {
      await (TASKS[key] ?? assert.fail(`nobody knows how to play ${key}`))(page, size);
      continue;
    }
    await page.locator("[data-answer='1']").click();
    await page.locator("[data-verdict]").waitFor();
    assert.equal(await page.locator(".answers .right").count(), 1, "the right answer is shown");
    if (count === 0) {
      await worded(page, `the lesson ${id}`);
      await axe(page, `the lesson ${id}`);
      await fits(page, `the lesson ${id}`);
      await shot(page, `lesson-${game}-${id}-${size.width}`);
    }
    await page.locator("[data-next]").click();
    await page.waitForFunction((before) => document.querySelector("[data-exercise]")?.getAttribute("data-exercise") !== before, key);
  }
  assert.fail("the lesson has no end");
}

async function lessons(browser, server) {
  const page = await person(browser, server, { size: LAPTOP, lang: "en-GB" });
  await lesson(page, "xwing2e", "dice", LAPTOP);
  await lesson(page, "endor", "fronts", LAPTOP);
  await page.goto("/learn/xwing2e/nothing");
  await page.getByText("There is no such lesson.").waitFor();
  clean(page);
}

async function lessonsOnAPhone(browser, server) {
  const page = await person(browser, server, { size: PHONE, lang: "fr-FR", theme: "light" });
  await lesson(page, "starfighter", "chain", PHONE);
  await lesson(page, "xwing2e", "squad", PHONE);
  await page.goto("/learn/xwing2e");
  await page.locator("[data-learn=squad]").getByText("Leçon apprise").waitFor();
  clean(page);
}

export const TEACH = {
  "each game is told in two minutes, with pictures": minutes,
  "a lesson asks what will happen, and shows it": lessons,
  "lessons fit on a phone, and are remembered": lessonsOnAPhone,
};
