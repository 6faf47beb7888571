// Endor at its table: one click for all ships, hits given out, and a board that says what it is.
import assert from "node:assert/strict";
import { axe, clean, LAPTOP, person, PHONE } from "../browser.mjs";
import { answer, answered, asked, PLANS } from "../player.mjs";

async function begin(browser, server, options = {}) {
  const page = await person(browser, server, { size: LAPTOP, ...options });
  await page.goto("/");
  const made = await page.request.post("/api/matches", {
    data: { game: "endor", setup: { players: 2 }, seats: [{ kind: "me" }, { kind: "bot", level: "cadet" }], pace: { kind: "correspondence" }, name: "Ada" },
  });
  await page.goto(`/m/${(await made.json()).info.id}`);
  await asked(page);
  return page;
}

/** Answers until something is asked that a test waits for. */
async function until(page, wanted, plan = PLANS.rush) {
  for (let count = 0; count < 80; count++) {
    const { name } = await asked(page);
    if (name === wanted || name === "over") return name;
    await answer(page, plan);
  }
  return "never";
}

async function told(browser, server) {
  const page = await begin(browser, server);
  await page.hover('[data-place="O3"]');
  const says = page.locator("[data-says]");
  await says.waitFor();
  assert.match(await says.textContent(), /O3.*X-wing/i, "a sector says what stands in it");
  await page.hover(".track rect.red");
  await page.waitForFunction(() => /red space/i.test(document.querySelector("[data-says]")?.textContent ?? ""));
  await page.click("[data-legend]");
  await page.locator("dialog[open]").waitFor();
  await axe(page, "the legend");
  await page.keyboard.press("Escape");
  clean(page);
}

async function ships(browser, server) {
  const page = await begin(browser, server);
  assert.equal(await until(page, "Move"), "Move", "some ships are ordered");
  const { decision } = await asked(page);
  const from = page.locator('[data-option^="from "]').first();
  if ((await from.count()) > 0) {
    const place = (await from.getAttribute("data-option")).slice(5);
    const there = Number(/\d+/.exec((await page.locator(`[data-place="${place}"]`).getAttribute("aria-label")) ?? "")?.[0] ?? 0);
    await from.click();
    await page.waitForSelector('[data-option^="to "]');
    const counts = page.locator("[data-count]");
    if ((await counts.count()) > 0) {
      assert.equal(await page.getAttribute('[data-count][aria-checked="true"]', "data-count"), String(await counts.count()), "all ships go unless somebody counts");
      await page.keyboard.press("1");
      await page.waitForSelector('[data-count="1"][aria-checked="true"]');
    }
    assert.ok(there > 0, "the sector says how many there are");
    await page.locator('[data-option^="to "]').first().click();
    await answered(page, decision);
  }
  clean(page);
}

async function hits(browser, server) {
  const page = await begin(browser, server);
  if ((await until(page, "Assign")) !== "Assign") return;
  const { decision } = await asked(page);
  await page.waitForSelector("[data-confirm]:not(:disabled)");
  assert.equal(await page.locator("[data-kind]:not(:disabled)").count(), 0, "every die that can hit is given");
  await page.click("[data-confirm]");
  await answered(page, decision);
  clean(page);
}

async function sound(browser, server) {
  const page = await begin(browser, server);
  const button = page.locator("[data-sound]");
  assert.equal(await button.getAttribute("aria-pressed"), "true");
  await page.keyboard.press("s");
  await page.waitForSelector('[data-sound][aria-pressed="false"]');
  await page.reload();
  await asked(page);
  assert.equal(await button.getAttribute("aria-pressed"), "false", "it is remembered");
  clean(page);
}

async function phone(browser, server) {
  const page = await begin(browser, server, { size: PHONE });
  const reserve = page.locator(".fleets [data-tells]").last();
  const box = await reserve.boundingBox();
  assert.ok(box && box.y + box.height <= PHONE.height && box.y > 0, "the reserve can be seen without scrolling");
  await reserve.tap();
  await page.waitForSelector("[data-says]");
  clean(page);
}

export const ENDOR = {
  "Endor's board says what is pointed at, and has a legend": told,
  "in Endor one click moves all ships, and digits count them": ships,
  "in Endor hits are given out before anybody asks": hits,
  "the sound is turned off with a key, and stays off": sound,
  "on a phone Endor's flagships and reserve are below the map": phone,
};
