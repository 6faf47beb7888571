// A phone in French, fingers only; and cards dragged by mouse and by finger.
import assert from "node:assert/strict";
import { axe, clean, fits, LAPTOP, middle, person, PHONE, shot, swipe } from "../browser.mjs";
import { answer, asked, PLANS } from "../player.mjs";

async function phone(browser, server) {
  const page = await person(browser, server, { size: PHONE, lang: "fr-FR", theme: "light" });
  await page.goto("/?game=endor");
  await page.locator("[data-play]").tap();
  const seen = new Set();
  for (let count = 0; count < 60; count++) {
    const { name } = await asked(page);
    if (!seen.has(name)) {
      seen.add(name);
      await shot(page, `phone-${String(name).toLowerCase()}`);
      await axe(page, `a phone, asked ${name}`);
      await fits(page, `a phone, asked ${name}`);
      const last = await page.locator("header button:visible").last().boundingBox();
      assert.ok(last && last.x + last.width <= PHONE.width, "the header fits");
    }
    if ((await answer(page, PLANS.any, "touch")) === "over") break;
  }
  await page.locator(".drawer-button").tap();
  await shot(page, "phone-log");
  await axe(page, "the log on a phone");
  clean(page);
}

const pile = (page) => page.$$eval("[data-slot] .card", (all) => all.map((one) => [...one.querySelectorAll("[title]")].map((order) => order.getAttribute("title")).join("/")));
/** Waits until the pile is what it should be. */
async function piled(page, wanted, why) {
  const same = (all) => JSON.stringify(all) === JSON.stringify(wanted);
  for (let tries = 0; tries < 100 && !same(await pile(page)); tries++) await page.waitForTimeout(30);
  assert.deepEqual(await pile(page), wanted, why);
}
const card = (page, i) => page.locator(`[data-card="${i}"]`);
const slot = (page, i) => page.locator(`[data-slot="${i}"]`);

/** Fills the pile by dragging, reorders it by dragging and by its arrows, and takes a card out again. */
async function reorder(page, drag) {
  await page.goto("/?game=endor");
  await page.click("[data-play]");
  await asked(page);
  const names = await page.$$eval("[data-card]", (all) => all.map((one) => [...one.querySelectorAll("[title]")].map((order) => order.getAttribute("title")).join("/")));
  await drag(card(page, 0), slot(page, 0));
  await drag(card(page, 3), slot(page, 1));
  await drag(card(page, 5), slot(page, 0));
  await piled(page, [names[5], names[0], names[3]], "a card is put where it is dropped");
  await drag(page.locator("[data-pile-card='2']"), slot(page, 0));
  await piled(page, [names[3], names[5], names[0]], "a card of the pile is moved");
  await slot(page, 0).locator("[data-later]").click();
  await piled(page, [names[5], names[3], names[0]], "arrows move it too");
  await slot(page, 2).locator("[data-earlier]").click();
  await piled(page, [names[5], names[0], names[3]], "in both directions");
  await drag(page.locator("[data-pile-card='1']"), card(page, 4));
  await piled(page, [names[5], names[3]], "dropped outside, it is out");
  await drag(card(page, 1), slot(page, 2));
  const { decision } = await asked(page);
  await piled(page, [names[5], names[3], names[1]], "and another takes its place");
  const laid = await pile(page);
  await page.locator("[data-confirm]").click();
  await page.waitForFunction((before) => Number(document.querySelector("[data-decision]")?.getAttribute("data-decision")) !== before, decision);
  const order = await page.$$eval("[data-option]", (all) => all.map((one) => one.querySelector(".label")?.textContent ?? ""));
  assert.ok(order.some((label) => laid[0].split("/").some((one) => label.includes(one))), `the first card is played first: ${laid[0]}, ${order}`);
}

async function mouse(browser, server) {
  const page = await person(browser, server, { size: LAPTOP });
  await reorder(page, async (from, to) => {
    const [a, b] = [await middle(from), await middle(to)];
    await page.mouse.move(a.x, a.y);
    await page.mouse.down();
    // In one go, as a quick hand does: it has left the card before the page hears of it.
    await page.mouse.move(b.x, b.y);
    await page.mouse.up();
  });
  clean(page);
}

async function finger(browser, server) {
  const page = await person(browser, server, { size: PHONE });
  await reorder(page, async (from, to) => {
    // A thumb scrolls the prompt until it sees what it wants to take.
    await to.scrollIntoViewIfNeeded();
    await from.scrollIntoViewIfNeeded();
    await swipe(page, [await middle(from), await middle(to)]);
  });
  clean(page);
}

export const TOUCH = {
  "a phone shows everything, and fingers are enough": phone,
  "the pile is made and reordered with the mouse": mouse,
  "the pile is made and reordered with a finger": finger,
};
