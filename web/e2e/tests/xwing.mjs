// X-Wing: whole starter games by mouse, by keyboard, with a thumb, and between two browsers with hidden dials.
import assert from "node:assert/strict";
import { axe, clean, fits, middle, person, PHONE, shot, worded } from "../browser.mjs";
import { answered, asked } from "../player.mjs";

/** Rounds that are played in earnest, unless said otherwise; after them the ships leave, so that a test has an end. */
const EARNEST = 2;

/** A new starter game, made by the page. */
async function begin(page, wishes) {
  await page.goto("/new?game=xwing2e");
  await page.waitForSelector("[data-make]");
  for (const [seat, wish] of wishes.entries()) await page.locator(`[data-wish="${seat}"]`).selectOption(wish);
  await page.locator('[data-kind-of-match="starter"]').check();
  await page.locator("[data-make]:not(:disabled)").click();
  await page.waitForURL(/\/m\//);
}

const round = (page) => page.evaluate(() => Number(document.querySelector("[data-round]")?.getAttribute("data-round") ?? 0));
const press = (locator, way) => (way === "touch" ? locator.tap() : locator.click());

/** Picks an answer: a finger sees it first, and takes it with a second touch. */
async function pick(page, locator, way) {
  const option = await locator.getAttribute("data-option");
  await press(locator, way);
  const armed = page.locator(`.prompt [data-option='${option}']:is([data-armed], .armed)`);
  if (way === "touch" && (await armed.count()) > 0) await armed.tap();
}

/** The maneuver to take: one that brings an enemy into arc, one that is harmless, or one that leaves the table. */
async function plan(page, earnest) {
  await page.waitForSelector("[data-dial][data-sign]");
  const leaves = (await round(page)) > earnest;
  return page.$$eval(
    "[data-dial]",
    (all, away) => {
      const cells = all.filter((one) => one.getAttribute("aria-disabled") === null).map((one) => ({
        id: one.getAttribute("data-option"), sign: one.getAttribute("data-sign"), said: one.getAttribute("aria-label") ?? "",
      }));
      const off = cells.filter((one) => one.sign === "off");
      const good = cells.filter((one) => one.sign === "good");
      const aims = good.filter((one) => /In arc|Dans l’arc depuis/.test(one.said));
      const first = away ? (off[0] ?? good.find((one) => /^5|^4|^3/.test(one.said))) : (aims[0] ?? good[Math.floor(good.length / 2)]);
      return (first ?? good[0] ?? cells[0]).id;
    },
    leaves,
  );
}

async function setDial(page, way, earnest = EARNEST) {
  const id = await plan(page, earnest);
  const cell = page.locator(`[data-option="${id}"][data-dial]`);
  if (way === "mouse") {
    await cell.hover();
    return cell.click();
  }
  if (way === "touch") {
    // The first tap shows where it leads; the button sets it.
    await cell.tap();
    await page.waitForSelector(".ghost.active");
    return page.locator("[data-option=set]").tap();
  }
  // By speed first, then with the arrows.
  const speed = await cell.getAttribute("data-speed");
  for (let tries = 0; tries < 9; tries++) {
    await page.keyboard.press(speed);
    await page.waitForFunction(() => document.activeElement?.hasAttribute("data-dial"), null, { polling: 20 });
    if ((await page.evaluate(() => document.activeElement?.getAttribute("data-option"))) === id) break;
  }
  return page.keyboard.press("Enter");
}

/** Answers one question; says what it was. */
export async function xanswer(page, way = "mouse", seen = new Set(), earnest = EARNEST) {
  const { name, decision } = await asked(page, 60_000);
  if (name === "over") return name;
  seen.add(name);
  if (name === "Dial") await setDial(page, way, earnest);
  else if (name === "Ready") way === "keys" ? await page.keyboard.press("Enter") : await press(page.locator("[data-option=ready]"), way);
  else if (["Place", "Obstacle", "Marker"].includes(name)) {
    if (way === "keys") {
      await page.keyboard.press("2");
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("Enter");
    } else {
      const spots = page.locator("[data-option^=spot-]");
      const at = decision % Math.max(1, await spots.count());
      await press(spots.nth(at), way);
      await press(page.locator("[data-option=place]"), way);
    }
  } else if (way === "keys") await page.keyboard.press("1");
  else {
    await pick(page, page.locator(".prompt button[data-option]:not(:disabled)").first(), way);
  }
  // A kind of action leads on to how.
  if (name === "Action" || name === "Place" || name === "Obstacle") {
    for (let more = 0; more < 8; more++) {
      const now = await page.evaluate(() => Number(document.querySelector("[data-decision]")?.getAttribute("data-decision") ?? -1));
      if (now !== decision) break;
      if (name === "Action" && (await page.locator(".prompt [data-back]").count()) > 0) {
        if (way === "keys") await page.keyboard.press("1");
        else await pick(page, page.locator(".prompt button[data-option]:not(:disabled)").first(), way);
      } else if (name !== "Action") {
        if (way === "keys") await page.keyboard.press("Enter");
        else await press(page.locator("[data-option=place]"), way).catch(() => {});
      }
      await page.waitForTimeout(60);
    }
  }
  await answered(page, decision);
  return name;
}

/** Plays until the match is over. */
async function playOut(page, way, each = async () => {}) {
  const seen = new Set();
  for (let count = 0; count < 400; count++) {
    const before = await asked(page, 60_000);
    if (before.name === "over") return seen;
    await each(before.name, seen.has(before.name));
    if ((await xanswer(page, way, seen)) === "over") return seen;
  }
  throw new Error("the game has no end");
}

async function byMouse(browser, server) {
  const page = await person(browser, server);
  await begin(page, ["me", "bot cadet"]);
  const seen = await playOut(page, "mouse", async (name, again) => {
    if (again) return;
    await worded(page, name);
    if (name === "Place") {
      // Dragged off the table, it slides back to where it may stand.
      const from = await middle(page.locator(".placed .grip"));
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + 40, from.y - 90, { steps: 6 });
      await page.waitForSelector(".placed.refused");
      await page.mouse.up();
      await page.waitForSelector(".placed.good");
    }
    if (name === "Dial") {
      // Pointing at a maneuver shows its ghost and says what would come of it.
      await page.waitForSelector("[data-dial][data-sign]");
      await page.locator("[data-dial]").nth(4).hover();
      await page.waitForSelector(".ghost.active");
      assert.ok((await page.locator("[data-preview]").innerText()).length > 10);
      await axe(page, "planning");
    }
    if (name === "Attack") {
      await page.waitForSelector('[data-option*="Attack"] .detail');
      assert.match(await page.locator('[data-option*="Attack"] .detail').first().innerText(), /damage expected/);
    }
    if (name === "Modify") await page.waitForSelector(".odds");
    await shot(page, `xwing-mouse-${name.toLowerCase()}`);
  });
  for (const name of ["Dial", "Ready", "Action"]) assert.ok(seen.has(name), `${name} was asked`);
  await page.waitForSelector("[data-ended]");
  await axe(page, "a battle that is over");
  clean(page);
}

async function byKeyboard(browser, server) {
  const page = await person(browser, server, { lang: "fr-FR", theme: "light" });
  await begin(page, ["me", "bot cadet"]);
  await playOut(page, "keys", async (name, again) => {
    if (again) return;
    await worded(page, name);
    if (name === "Dial") {
      await page.waitForSelector("[data-dial][data-sign]");
      await axe(page, "planning on paper");
    }
    await shot(page, `xwing-keys-${name.toLowerCase()}`);
  });
  await page.waitForSelector("[data-ended]");
  clean(page);
}

async function onPhone(browser, server) {
  const page = await person(browser, server, { size: PHONE });
  await begin(page, ["me", "bot cadet"]);
  await playOut(page, "touch", async (name, again) => {
    if (again) return;
    await fits(page, name);
    await shot(page, `xwing-phone-${name.toLowerCase()}`);
  });
  await page.waitForSelector("[data-ended]");
  clean(page);
}

/** Dials stay secret: what the other has set comes over no wire before it is revealed. */
async function twoBrowsers(browser, server) {
  const a = await person(browser, server);
  const b = await person(browser, server, { theme: "light", lang: "fr-FR" });
  const heard = [];
  b.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push(String(payload))));
  await begin(a, ["me", "invite"]);
  const link = await a.locator(".seating input").first().inputValue();
  await b.goto(new URL(link).pathname + new URL(link).hash);
  await b.fill(".seating input", "Mara");
  await b.click("[data-join]");
  await asked(a);
  await asked(b);
  // The first sets a dial; the second hears that it is set, and not what it shows.
  while ((await asked(a)).name !== "Dial") await xanswer(a, "mouse");
  heard.length = 0;
  const { decision } = await asked(a);
  await setDial(a, "mouse");
  await answered(a, decision);
  for (let tries = 0; tries < 100 && !heard.some((text) => text.includes("DialSet")); tries++) await b.waitForTimeout(50);
  const told = heard.filter((text) => text.includes("DialSet"));
  assert.ok(told.length > 0, "the other side hears that a dial is set");
  for (const text of told) assert.match(text, /"DialSet":\{[^}]*"maneuver":"hidden"/, "and not what it shows");
  assert.ok(!heard.some((text) => /"maneuver":\{"shown"/.test(text)), "no maneuver is shown before it is revealed");
  // A dial that was set can be changed until both are ready.
  if ((await asked(a)).name === "Ready") {
    await a.locator("[data-crew]").first().click();
    const again = await asked(a);
    await setDial(a, "mouse");
    await answered(a, again.decision);
  }
  await shot(b, "xwing-two-planning");
  for (let count = 0; count < 400; count++) {
    const page = await Promise.race([
      a.waitForSelector("[data-asked], [data-ended]", { timeout: 60_000 }).then(() => a),
      b.waitForSelector("[data-asked], [data-ended]", { timeout: 60_000 }).then(() => b),
    ]);
    if ((await xanswer(page, "mouse", new Set(), 1)) === "over") break;
  }
  await a.waitForSelector("[data-ended]");
  await b.waitForSelector("[data-ended]");
  clean(a, b);
}

export const XWING = {
  "x-wing: a starter game by mouse against a bot": byMouse,
  "x-wing: a starter game by keyboard only, in french": byKeyboard,
  "x-wing: a starter game on a phone": onPhone,
  "x-wing: two browsers, and dials stay secret": twoBrowsers,
};
