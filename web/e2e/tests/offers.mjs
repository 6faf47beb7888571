// What people at a table offer each other, and the clock.
import assert from "node:assert/strict";
import { axe, clean, person, shot } from "../browser.mjs";
import { answer, answered, asked, PLANS } from "../player.mjs";
import { friends, playOn } from "./table.mjs";

async function offers(browser, server) {
  const a = await person(browser, server);
  const b = await person(browser, server, { lang: "fr-FR" });
  await friends(a, b);

  // Nothing was seen yet: a pile is taken back at once.
  const first = await asked(a);
  const backAt = (decision) => a.waitForFunction((before) => Number(document.querySelector("[data-decision]")?.getAttribute("data-decision")) === before, decision);
  await answer(a, PLANS.any, "list");
  await a.click("[data-take-back]");
  await backAt(first.decision);
  assert.equal(await b.locator("[data-offer]").count(), 0, "nobody has to agree to what nobody has seen");

  // What the other side has seen is taken back if it agrees. Not every hand has an order that rolls no dice at once.
  await answer(a, PLANS.any, "list");
  await answer(b, PLANS.any, "list");
  const order = await asked(a);
  const fleet = a.locator('[data-option*="Order"]:is([data-option*="\\"X\\""], [data-option*="\\"Y\\""], [data-option*="\\"B\\""]):not(:disabled)').first();
  if (order.name === "Order" && (await fleet.count()) > 0) {
    await fleet.click();
    await answered(a, order.decision);
    await a.click("[data-take-back]");
    await b.waitForSelector("[data-offer=take_back]");
    await shot(b, "take-back-offered");
    await axe(b, "a take-back on offer");
    await b.locator("[data-offer=take_back] button").first().click();
    await backAt(order.decision);
    await b.locator("[data-offer]").waitFor({ state: "detached" });
  }
  await playOn(a, b, [PLANS.any, PLANS.any], ["list", "list"], 6);

  // A draw is declined, offered again, and agreed.
  const offerDraw = async (page) => {
    await page.click("[data-menu]");
    await page.locator("[data-draw]").click();
  };
  await a.click("[data-menu]");
  await axe(a, "the table menu");
  await a.keyboard.press("Escape");
  await offerDraw(a);
  await b.locator("[data-offer=draw] button").nth(1).click();
  await a.locator("[data-offer=draw]").waitFor({ state: "detached" });
  await offerDraw(b);
  await a.locator("[data-offer=draw] button").first().click();
  await a.waitForSelector("[data-ended=draw_agreed]");
  await b.waitForSelector("[data-ended=draw_agreed]");
  await shot(b, "draw-agreed");
  await axe(b, "a draw");

  // Sides are swapped for the rematch, both are taken there, and somebody resigns it.
  const before = new URL(a.url()).pathname;
  await b.click("[data-rematch]");
  assert.match(await a.locator("[data-offer=rematch]").innerText(), /sides swapped/);
  await a.locator("[data-offer=rematch] button").first().click();
  for (const page of [a, b]) await page.waitForURL((url) => url.pathname !== before && url.pathname.startsWith("/m/"));
  await asked(a);
  await asked(b);
  assert.equal(await b.locator(".own .seat.rebel").count(), 1, "whoever was the Empire leads the Rebels now");
  assert.equal(await a.locator(".own .seat.rebel").count(), 0);
  await b.click("[data-menu]");
  await b.locator("dialog .danger").click();
  await b.click("[data-resign]");
  await a.waitForSelector("[data-ended=resigned]");

  // The same sides once more: offered, declined, answered with swapped sides, and at last agreed.
  const second = new URL(a.url()).pathname;
  await a.click("[data-rematch-same]");
  await b.waitForSelector("[data-offer=rematch][data-same=true]");
  await shot(b, "rematch-same-offered");
  await axe(b, "a rematch on offer");
  await b.locator("[data-offer=rematch] button").nth(1).click();
  await a.waitForSelector("[data-declined=rematch]");
  await a.click("[data-rematch-same]");
  await b.waitForSelector("[data-offer=rematch][data-same=true]");
  await b.click("[data-rematch]");
  await a.waitForSelector("[data-offer=rematch]:not([data-same=true])");
  await a.click("[data-rematch-same]");
  await b.waitForSelector("[data-offer=rematch][data-same=true]");
  await b.locator("[data-offer=rematch] button").first().click();
  for (const page of [a, b]) await page.waitForURL((url) => url.pathname !== second && url.pathname.startsWith("/m/"));
  await asked(a);
  assert.equal(await b.locator(".own .seat.rebel").count(), 1, "the sides were kept");
  clean(a, b);
}

async function clock(browser, server) {
  const page = await person(browser, server);
  await page.goto("/new?game=endor");
  await page.waitForSelector("[data-make]");
  await page.locator("input[type=radio][value=quick]").check();
  await page.click("[data-make]");
  const { decision } = await asked(page);
  const mine = page.locator(".own [role=timer]");
  const before = await mine.innerText();
  assert.match(before, /^(10:00|9:5\d)/);
  await page.waitForFunction((text) => document.querySelector(".own [role=timer]")?.textContent?.trim() !== text.trim(), before);
  await shot(page, "clock");
  await axe(page, "a clock");
  await answer(page, PLANS.any, "list");
  await answered(page, decision);

  // A clock as short as no button offers: it runs out in front of everybody.
  const id = await page.evaluate(async () => {
    const body = { game: "endor", setup: { players: 2 }, seats: [{ kind: "me" }, { kind: "bot", level: "random" }], pace: { kind: "clock", seconds: 3, increment: 0 }, name: null };
    const made = await fetch("/api/matches", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    return (await made.json()).info.id;
  });
  await page.goto(`/m/${id}`);
  await page.waitForSelector("[data-ended=time]", { timeout: 15_000 });
  await shot(page, "out-of-time");
  clean(page);
}

export const OFFERS = {
  "what nobody has seen is taken back at once, the rest and draws by consent, and a rematch swaps the sides": offers,
  "a clock is shown, runs, and runs out": clock,
};
