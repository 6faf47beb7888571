// The board is the hero: how large it is at the sizes people have, and that nothing that is asked moves it.
import assert from "node:assert/strict";
import { clean, fits, person } from "../browser.mjs";
import { answered, asked } from "../player.mjs";
import { beginSwarm } from "../swarm.mjs";
import { xanswer } from "./xwing.mjs";

/** Window sizes, and how large a square table must be there at least. */
const SIZES = [
  [{ width: 1366, height: 768 }, 660],
  [{ width: 1280, height: 720 }, 620],
  [{ width: 1920, height: 1080 }, 980],
  [{ width: 390, height: 844 }, 370],
];

const box = (page, selector) => page.locator(selector).first().boundingBox();

async function begin(browser, server, size, game) {
  const page = await person(browser, server, { size, lang: "fr-FR" });
  await page.addInitScript((name) => localStorage.setItem("escadrille-game", JSON.stringify(name)), game);
  await page.goto(`/?game=${game}`);
  await page.locator(`[data-play="${game}"], [data-play]`).first().click();
  await asked(page);
  return page;
}

async function sizes(browser, server) {
  for (const [size, least] of SIZES) {
    const page = await begin(browser, server, size, "xwing2e");
    const field = await box(page, "[data-coach=table]");
    const side = Math.min(field.width, field.height);
    assert.ok(side >= least || (size.width < 500 && field.width >= least), `at ${size.width} x ${size.height} the table is ${Math.round(side)} px, and should be ${least}`);
    console.log(`     at ${size.width} x ${size.height} X-Wing's table is ${Math.round(field.width)} x ${Math.round(field.height)}`);
    await fits(page, `X-Wing at ${size.width}`);
    clean(page);
    await page.context().close();
  }
}

/** Presses something that is offered, whatever it is, and waits until the prompt is another. */
async function press(page) {
  const html = await page.locator(".prompt").innerHTML();
  const sure = page.locator("[data-confirm]:not(:disabled)");
  const offered = (await sure.count()) > 0 ? sure : page.locator(".prompt [data-choice]:not(:disabled)");
  await offered.first().click();
  await page.waitForFunction((before) => document.querySelector("[data-ended]") || document.querySelector(".prompt")?.innerHTML !== before, html);
}

/** Plays on, and sees whether the board's box is ever another. */
async function still(browser, server) {
  for (const [game, size] of ["xwing2e", "starfighter", "endor"].flatMap((one) => [[one, SIZES[0][0]], [one, SIZES[3][0]]])) {
    const phone = size.width < 500;
    const page = await begin(browser, server, size, game);
    const before = await box(page, "[data-coach~=board]");
    const heights = new Set();
    for (let count = 0; count < (phone ? 12 : 6); count++) {
      if ((await asked(page)).name === "over") break;
      heights.add((await box(page, ".prompt"))?.height);
      assert.deepEqual(await box(page, "[data-coach~=board]"), before, `${game}: a question moves the board`);
      await press(page);
    }
    assert.ok(phone ? before.height > 360 : before.height > 700 && before.width > 900, `${game}: the board has the room there is`);
    // Cards are picked from the same hand, but dials and decks make prompts of several heights.
    assert.ok(heights.size > 1 || game === "endor" || phone, `${game}: prompts of several heights were seen`);
    clean(page);
    await page.context().close();
  }
}

/** Whoever is told to choose a maneuver sees the whole dial, while the guide speaks too. */
async function guidedDial(browser, server) {
  const page = await person(browser, server, { size: SIZES[0][0], lang: "fr-FR", guide: true });
  await page.goto("/");
  await page.locator("[data-play=xwing2e]").click();
  assert.equal((await asked(page)).name, "Dial");
  await page.locator("[data-lesson]").waitFor();
  const [dial, room] = [await box(page, ".prompt .dial"), await box(page, ".act")];
  assert.ok(dial.y >= room.y && dial.y + dial.height <= room.y + room.height, `the dial ${JSON.stringify(dial)} has room in ${JSON.stringify(room)}`);
  clean(page);
}

/** A swarm's dial comes with its ships above it, and still stands there whole. */
async function swarmDial(browser, server) {
  for (const [size] of SIZES.slice(0, 2)) {
    const page = await person(browser, server, { size, lang: "fr-FR", motion: "no-preference" });
    await page.addInitScript(() => localStorage.setItem("escadrille-settings", '{"speed":"fast","sound":false}'));
    await beginSwarm(page, "cadet");
    for (let count = 0; count < 40; count++) {
      const { name, decision } = await asked(page, 60_000);
      if (name === "Dial") break;
      await page.locator(name === "First" ? ".prompt [data-option]" : "[data-place-all]:not(:disabled)").first().click();
      await answered(page, decision);
    }
    assert.equal((await asked(page)).name, "Dial");
    await page.waitForSelector("[data-dial][data-sign]");
    const room = await box(page, ".act");
    for (const cell of await page.locator("[data-dial]").all()) {
      const at = await cell.boundingBox();
      assert.ok(at.y + at.height <= room.y + room.height, `at ${size.width} x ${size.height} a maneuver ${JSON.stringify(at)} has room in ${JSON.stringify(room)}`);
    }
    clean(page);
    await page.context().close();
  }
}

/** Whoever is to play is said beside the name: it moves nothing in the column. */
async function stillStrips(browser, server) {
  const page = await person(browser, server, { size: SIZES[0][0], lang: "fr-FR", motion: "no-preference" });
  await page.addInitScript(() => {
    localStorage.setItem("escadrille-settings", '{"speed":"fast","sound":false}');
    globalThis.strips = new Set();
    const look = () => {
      const height = document.querySelector(".seats.above")?.getBoundingClientRect().height;
      if (height) globalThis.strips.add(Math.round(height));
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto("/");
  await page.locator("[data-play=xwing2e]").click();
  for (let count = 0; count < 8; count++) if ((await xanswer(page, "mouse", new Set(), 9)) === "over") break;
  assert.deepEqual(await page.evaluate(() => globalThis.strips.size), 1, `heights of the opponent's strip: ${await page.evaluate(() => [...globalThis.strips])}`);
  clean(page);
}

/** When it is over, what can be done next is in sight, whatever else there is to read. */
async function ended(browser, server) {
  const page = await person(browser, server, { size: SIZES[0][0], lang: "fr-FR", guide: true });
  await page.goto("/");
  await page.locator("[data-play=xwing2e]").click();
  await asked(page);
  await page.locator("[data-lesson] button").first().click();
  await page.click("[data-menu]");
  await page.locator("dialog .danger").click();
  await page.click("[data-resign]");
  await page.waitForSelector("[data-ended=resigned]");
  await page.waitForSelector("[data-summary]");
  const room = await box(page, ".act");
  for (const one of ["[data-rematch]", "[data-analyse]"]) {
    const at = await box(page, `[data-ended] ${one}`);
    assert.ok(at.y + at.height <= room.y + room.height, `${one} ${JSON.stringify(at)} is in sight of ${JSON.stringify(room)}`);
  }
  clean(page);
}

export const LAYOUT = {
  "a swarm's dial is seen whole on a laptop": swarmDial,
  "nothing in the column moves when it is another's turn": stillStrips,
  "what comes after the end is in sight": ended,
  "the board is as large as the window allows": sizes,
  "nothing that is asked moves the board": still,
  "the guide leaves room for the whole dial": guidedDial,
};
