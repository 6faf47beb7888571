// After a match: who was winning, what turned it, luck apart from skill, and a picture of it; during one, hints and undoing.
import assert from "node:assert/strict";
import { axe, clean, fits, person, PHONE, shot, worded } from "../browser.mjs";
import { answer, answered, asked, PLANS } from "../player.mjs";

/** Presses what the hint marks, step by step, until the question is answered. Returns how many steps it took. */
async function follow(page) {
  const { decision } = await asked(page);
  await page.click("[data-hint]");
  await page.waitForSelector("[data-hinted]");
  for (let steps = 0; steps < 16; steps++) {
    if ((await asked(page)).decision !== decision) return steps;
    const marked = page.locator(".prompt [data-suggested]").first();
    await marked.waitFor();
    const [was, sign] = await marked.evaluate((one) => [one.dataset.mark ?? one.dataset.option, one.getAttribute("aria-pressed") ?? one.getAttribute("aria-checked")]);
    await shot(page, `hint-${steps}`);
    // What is marked has the focus: whoever plays by keys goes on with Enter.
    await marked.press("Enter");
    await page.waitForFunction(
      ([before, at, held]) => {
        if (document.querySelector("[data-ended]")) return true;
        const now = document.querySelector("[data-decision]");
        if (!now || Number(now.getAttribute("data-decision")) !== before) return true;
        const next = document.querySelector(".prompt [data-suggested]");
        return next !== null && ((next.dataset.mark ?? next.dataset.option) !== at || (next.getAttribute("aria-pressed") ?? next.getAttribute("aria-checked")) !== held);
      },
      [decision, was, sign],
    );
    // What was asked next may still be on its way.
    await page.waitForSelector("[data-asked], [data-ended]");
  }
  throw new Error("the hint leads nowhere");
}

async function steps(browser, server) {
  const page = await person(browser, server);
  await page.goto("/?game=endor");
  await page.click("[data-play]");
  const took = new Map();
  for (let i = 0; i < 40 && !(took.get("Prepare") && took.get("Move")); i++) {
    const { name } = await asked(page);
    if (name === "over") break;
    // Whoever gives an order to ships is asked which of them go where.
    const order = page.locator('.prompt [data-option*=\'"Order":"X"\'], .prompt [data-option*=\'"Order":"Y"\'], .prompt [data-option*=\'"Order":"B"\']').first();
    if (name === "Order" && (await order.count()) > 0) {
      const { decision } = await asked(page);
      await order.click();
      await answered(page, decision);
    } else if (name === "Prepare" || name === "Move") took.set(name, Math.max(took.get(name) ?? 0, await follow(page)));
    else await answer(page, PLANS.any);
  }
  assert.equal(took.get("Prepare"), 4, "three cards, and the pile is laid");
  assert.ok(took.get("Move") >= 1, "a move was hinted at");
  clean(page);
}

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

export const ANALYSIS = {
  "a hint leads step by step to its answer": steps,
  "a match is looked back at, with hints and undoing before": analysis,
};
