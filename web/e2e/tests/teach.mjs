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

/** Presses an option, and once more where a finger first sees what it would do. */
async function press(page, selector) {
  const option = page.locator(selector).first();
  await option.waitFor();
  const id = await option.getAttribute("data-option");
  await option.click();
  const armed = page.locator(`[data-option='${id}']:is([data-armed], .armed)`);
  if ((await armed.count()) > 0) await armed.first().click();
}

const pick = (page, text) => press(page, `[data-option*='${text}']:not(:disabled)`);

/** Sets the dial to the first maneuver that is said like this and leads to such an end, and is ready. */
async function dial(page, said, sign = "good") {
  await page.waitForSelector("[data-dial][data-sign]");
  const id = await page.$$eval("[data-dial]", (all, [start, end]) => {
    const fits = (one) => one.getAttribute("data-sign") === end && new RegExp(start).test(one.getAttribute("aria-label") ?? "");
    return all.find(fits)?.getAttribute("data-option");
  }, [said, sign]);
  await page.locator(`[data-option="${id}"]`).click();
  // A finger sees first where it leads.
  if ((await page.locator("[data-option=set]").count()) > 0) await page.locator("[data-option=set]").click();
  await page.locator("[data-option=ready]").click();
}

async function pile(page, cards) {
  await page.locator("[data-card]").first().waitFor();
  for (const card of cards) await page.locator(`[data-card='${card}']`).click();
  await page.locator("[data-confirm]").click();
}

/** Answers, as the chain needs them: each is what is pressed one after another. */
async function chain(page, answers) {
  for (const pressed of answers) {
    const before = await page.locator("[data-decision]").getAttribute("data-decision");
    for (const selector of pressed) await press(page, selector);
    await page.waitForFunction((old) => document.querySelector("[data-decision]")?.getAttribute("data-decision") !== old, before);
  }
}

const card = (sector, slot, kind) => `[data-option*='"${kind}"'][data-option*='"sector":${sector},"slot":${slot}']`;
const aside = (sector, slot, to) => [`[data-option='from 0.${sector}.${slot}']`, `[data-option*='"to":${to}']`];

/** Done wrong first, tried again, and done right. */
const TASKS = {
  "play-lock": (page, size) => trial(page, size, () => pick(page, '"Focus"'), async () => {
    await pick(page, "Lock");
    if ((await page.locator("[data-task=open]").count()) > 0) await pick(page, '"Lock":2');
  }),
  "play-range": (page, size) => {
    const fly = async (speed) => {
      await dial(page, `^${speed} (straight|tout droit)`);
      await pick(page, '"Focus"');
      await pick(page, '"Attack"');
    };
    return trial(page, size, () => fly(1), () => fly(3));
  },
  "play-rock": (page, size) => trial(page, size, () => dial(page, "", "rock"), () => dial(page, "^2")),
  "play-target": (page, size) => trial(page, size, () => pick(page, '"target":2'), () => pick(page, '"target":3')),
  "play-chain": (page, size) => trial(page, size, () => chain(page, [aside(4, 0, 3)]), () => chain(page, [aside(0, 1, 1), [card(1, 0, "Move")], [card(2, 0, "Pivot")]])),
  "play-clear": (page, size) => trial(page, size, () => pick(page, "Luke"), () => clear(page)),
  "play-fronts": (page, size) => trial(page, size, () => pile(page, [0, 1, 2]), () => pile(page, [0, 2, 3])),
};

/** Three dice against one fighter fail once in 27 times: then it is said, and tried again. */
async function clear(page) {
  for (let tries = 0; tries < 6; tries++) {
    await pick(page, '"X"');
    await pick(page, '"Stay"');
    await pick(page, '"target":"M7"');
    await page.waitForSelector("[data-confirm], [data-task=failed], [data-task=done]");
    // Hits are given out already.
    if ((await page.locator("[data-confirm]").count()) > 0) await page.locator("[data-confirm]").click();
    await page.waitForSelector("[data-task=failed], [data-task=done]");
    if ((await page.locator("[data-task=done]").count()) > 0) return;
    await page.locator("[data-retry]").click();
    await page.waitForSelector("[data-task=open]");
  }
}

async function trial(page, size, wrong, right) {
  const key = await page.locator("[data-exercise]").getAttribute("data-exercise");
  await page.locator("[data-hint-task]").click();
  await page.locator(".hints li").first().waitFor();
  await worded(page, key);
  await axe(page, key);
  await fits(page, key);
  await shot(page, `task-${key}-${size.width}`);
  await wrong();
  await page.waitForSelector("[data-task=failed]");
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
  await lesson(page, "xwing2e", "rocks", LAPTOP);
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
