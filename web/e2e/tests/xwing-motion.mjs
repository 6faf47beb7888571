// X-Wing's ships over time: each moves when it flies, once, and is never seen again where it was before.
import assert from "node:assert/strict";
import { clean, LAPTOP, person, PHONE } from "../browser.mjs";
import { asked } from "../player.mjs";
import { xanswer } from "./xwing.mjs";

/** Millimetres within which a ship is where it should be. */
const NEAR = 3;
const ROUNDS = 2;

/** Runs in the page before anything else: keeps what the server tells and, every 50 ms, where every base is drawn. */
function watch() {
  const told = [];
  const samples = [];
  const known = new Set();
  const search = (value) => {
    if (typeof value !== "object" || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      if ((name === "Flew" || name === "Shifted") && inner?.from) {
        const key = JSON.stringify(inner);
        if (!known.has(key)) told.push({ at: performance.now(), ship: inner.ship, from: inner.from, to: inner.to });
        known.add(key);
      } else search(inner);
    }
  };
  const Plain = globalThis.WebSocket;
  globalThis.WebSocket = class extends Plain {
    constructor(...args) {
      super(...args);
      this.addEventListener("message", (message) => search(JSON.parse(message.data)));
    }
  };
  const look = () => {
    const ground = document.querySelector("[data-coach=table] .ground")?.getBoundingClientRect();
    if (!ground || ground.width === 0) return;
    // In millimetres of the table, so that a camera that moves does not count.
    const scale = 900 / ground.width;
    const ships = [...document.querySelectorAll("[data-ship]")].map((ship) => {
      const box = ship.querySelector(".base").getBoundingClientRect();
      return [Number(ship.getAttribute("data-ship")), (box.x + box.width / 2 - ground.x) * scale, 900 - (box.y + box.height / 2 - ground.y) * scale];
    });
    samples.push({ at: performance.now(), ships });
  };
  setInterval(look, 50);
  globalThis.watched = { told, samples };
}

/** Every ship's samples against what it was told to do. Says how many were seen on their way. */
function judge({ told, samples }) {
  let flying = 0;
  for (const ship of new Set(told.map((one) => one.ship))) {
    const own = told.filter((one) => one.ship === ship);
    const places = [own[0].from, ...own.map((one) => one.to)].map(({ x, y }) => [x / 1000, y / 1000]);
    const apart = (at, place) => Math.hypot(at[0] - place[0], at[1] - place[1]);
    const within = (at, place) => apart(at, place) < NEAR;
    let rest = 0;
    // How far it has come from there.
    let gone = 0;
    let begun = false;
    for (const sample of samples) {
      const seen = sample.ships.find(([id]) => id === ship);
      if (!seen) continue;
      const at = [seen[1], seen[2]];
      // It may still be on its way to the table.
      begun ||= within(at, places[0]);
      if (!begun) continue;
      const due = own.filter((one) => one.at <= sample.at).length;
      const arrived = places.findLastIndex((place, i) => i >= rest && i <= due && within(at, place));
      const where = `ship ${ship} at ${at.map(Math.round)} after ${Math.round(sample.at)} ms, at rest in ${places[rest].map(Math.round)}`;
      // Whoever has several ways to go may come near an old place again; on one way it only goes on.
      if (due <= rest + 1) assert.ok(apart(at, places[rest]) > gone - NEAR || arrived > rest, `${where}, begins again`);
      if (arrived > rest) [rest, gone] = [arrived, 0];
      else if (arrived < 0) {
        gone = Math.max(gone, apart(at, places[rest]));
        assert.ok(rest < due || apart(at, places[rest]) < 3 * NEAR, `${where}, moves although it has nowhere to go`);
        assert.ok(!places.slice(0, rest).some((place) => within(at, place)), `${where}, is back where it was`);
        flying += 1;
      }
    }
    assert.ok(begun && within(places[rest], places[places.length - 1]), `ship ${ship} never came to ${places[places.length - 1]}`);
  }
  return flying;
}

async function motion(browser, server) {
  for (const size of [LAPTOP, PHONE]) {
    const page = await person(browser, server, { motion: "no-preference", size });
    await page.addInitScript(watch);
    await page.goto("/new?game=xwing2e");
    await page.locator('[data-wish="1"]').selectOption("bot cadet");
    await page.locator('[data-kind-of-match="starter"]').check();
    await page.locator("[data-make]:not(:disabled)").click();
    await page.waitForURL(/\/m\//);
    const seen = new Set();
    for (let count = 0; count < 80; count++) {
      const { name } = await asked(page, 60_000);
      const round = await page.evaluate(() => Number(document.querySelector("[data-round]")?.getAttribute("data-round") ?? 0));
      if (name === "over" || round > ROUNDS) break;
      // As somebody who reads: a prompt that has just changed takes no click.
      await page.waitForTimeout(400);
      await xanswer(page, size === PHONE ? "touch" : "mouse", seen, ROUNDS);
    }
    // Until everything that was told has been shown; embers glow for ever.
    await page.waitForFunction(() => document.getAnimations().every((one) => one.playState !== "running" || one.effect.getComputedTiming().endTime === Infinity), null, { timeout: 30_000 });
    await page.waitForFunction((before) => globalThis.watched.samples.length > before + 4, await page.evaluate(() => globalThis.watched.samples.length));
    const watched = await page.evaluate(() => globalThis.watched);
    assert.ok(watched.told.length >= 2 * ROUNDS, `${watched.told.length} flights in ${ROUNDS} rounds`);
    assert.ok(judge(watched) > watched.told.length, "ships were seen on their way");
    clean(page);
    await page.context().close();
  }
}

/** The ships that are not wholly within the table's box on the screen. */
const outside = (page) =>
  page.evaluate(() => {
    const field = document.querySelector("[data-coach=table]").getBoundingClientRect();
    return [...document.querySelectorAll("[data-ship] .base")].filter((base) => {
      const box = base.getBoundingClientRect();
      return box.left < field.left - 1 || box.right > field.right + 1 || box.top < field.top - 1 || box.bottom > field.bottom + 1;
    }).length;
  });

async function opening(browser, server) {
  for (const [size, motion] of [[PHONE, "no-preference"], [PHONE, "reduce"], [LAPTOP, "no-preference"]]) {
    const page = await person(browser, server, { size, motion });
    await page.goto("/new?game=xwing2e");
    await page.locator('[data-wish="1"]').selectOption("bot cadet");
    await page.locator('[data-kind-of-match="starter"]').check();
    await page.locator("[data-make]:not(:disabled)").click();
    await page.waitForURL(/\/m\//);
    await asked(page, 60_000);
    await page.locator("[data-ship]").first().waitFor();
    // It may glide there; then it rests, with everybody in sight.
    await page.waitForFunction(
      () => {
        const at = JSON.stringify([...document.querySelectorAll("[data-ship] .base")].map((base) => base.getBoundingClientRect()));
        const rests = globalThis.before === at;
        globalThis.before = at;
        return rests;
      },
      null,
      { polling: 300 },
    );
    assert.equal(await outside(page), 0, `${size.width}: ships out of sight`);
    // From wherever somebody looks, one key shows all of it.
    for (let i = 0; i < 4; i++) await page.keyboard.press("+");
    await page.waitForFunction(() => document.querySelector("[data-ship] .base").getBoundingClientRect().width > 40);
    await page.keyboard.press("Home");
    await page.waitForFunction(() => {
      const [field, ground] = ["[data-coach=table]", ".ground"].map((what) => document.querySelector(what).getBoundingClientRect());
      return ground.left >= field.left && ground.right <= field.right && ground.top >= field.top - 20 && ground.bottom <= field.bottom + 20;
    });
    assert.equal(await outside(page), 0);
    clean(page);
    await page.context().close();
  }
}

/** Runs in the page: whether every ship in sight has its plate in sight too, from side to side. */
function plated() {
  const field = document.querySelector("[data-coach=table]").getBoundingClientRect();
  return [...document.querySelectorAll("[data-ship]")].every((ship) => {
    const base = ship.querySelector(".base").getBoundingClientRect();
    const plate = document.querySelector(`[data-plate="${ship.dataset.ship}"]`).getBoundingClientRect();
    const [x, y] = [base.x + base.width / 2, base.y + base.height / 2];
    const seen = x > field.left && x < field.right && y > field.top && y < field.bottom;
    return !seen || (plate.left > field.left - 2 && plate.right < field.right + 2);
  });
}

/** On a phone the table is seen from near: a ship that flies is in sight where it comes to rest. */
async function escorted(browser, server) {
  const page = await person(browser, server, { size: PHONE, motion: "no-preference" });
  await page.addInitScript(() => {
    localStorage.setItem("escadrille-settings", '{"speed":"normal","sound":false}');
    const flights = { rested: 0, lost: [] };
    const known = new Map();
    const look = () => {
      const [field, ground] = ["[data-coach=table]", "[data-coach=table] .ground"].map((what) => document.querySelector(what)?.getBoundingClientRect());
      if (!field || !ground?.width) return;
      for (const ship of document.querySelectorAll("[data-ship]")) {
        const box = ship.querySelector(".base").getBoundingClientRect();
        const [px, py] = [box.x + box.width / 2, box.y + box.height / 2];
        const at = [(px - ground.x) / ground.width, (py - ground.y) / ground.width];
        const before = known.get(ship.dataset.ship) ?? { at, still: 9 };
        const moved = Math.hypot(at[0] - before.at[0], at[1] - before.at[1]) > 0.002;
        const still = moved ? 0 : before.still + 1;
        known.set(ship.dataset.ship, { at, still });
        // It has flown, and rests since half a second.
        if (still !== 5) continue;
        flights.rested += 1;
        if (px < field.left || px > field.right || py < field.top || py > field.bottom) flights.lost.push([ship.dataset.ship, Math.round(px), Math.round(py)]);
      }
    };
    setInterval(look, 100);
    globalThis.flights = flights;
  });
  await page.goto("/new?game=xwing2e");
  await page.locator('[data-wish="1"]').selectOption("bot cadet");
  await page.locator('[data-kind-of-match="starter"]').check();
  await page.locator("[data-make]:not(:disabled)").click();
  await page.waitForURL(/\/m\//);
  for (let count = 0; count < 16; count++) {
    if ((await asked(page, 60_000)).name === "over") break;
    await page.waitForTimeout(400);
    await page.waitForFunction(plated, null, { timeout: 10_000 });
    await xanswer(page, "touch", new Set(), 9);
  }
  const { rested, lost } = await page.evaluate(() => globalThis.flights);
  assert.ok(rested >= 6, `${rested} flights were seen to their end`);
  assert.deepEqual(lost, [], "ships came to rest out of sight");
  clean(page);
}

export const XWING_MOTION = {
  "X-Wing's ships come to rest in sight of a phone": escorted,
  "X-Wing's table opens with every ship in sight, on a phone too": opening,
  "X-Wing's ships move when they fly, and never again": motion,
};
