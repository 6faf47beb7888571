// What went wrong once: each is tried again as it was found.
import assert from "node:assert/strict";
import { clean, person, PHONE } from "../browser.mjs";
import { answered, asked } from "../player.mjs";
import { beginSwarm } from "../swarm.mjs";
import { friends } from "./table.mjs";
import { xanswer } from "./xwing.mjs";

/** A link that leads nowhere says one thing, and offers nothing to do with it. */
async function nowhere(browser, server) {
  const page = await person(browser, server, { lang: "fr-FR" });
  for (const path of ["/m/nothing-here", "/r/nothing-here", "/a/nothing-here", "/s/xwing2e/nothing-here"]) {
    await page.goto(path);
    await page.locator("[role=alert]").waitFor();
    assert.equal(await page.locator("main h1").count(), 1, `${path} has one heading`);
    assert.doesNotMatch(await page.locator("main").innerText(), /Chargement/, `${path} is not loading any more`);
    assert.equal(await page.locator("main [data-study-here], main a[download], main [data-share], main a[href^='/verify']").count(), 0, `${path} offers nothing`);
    await page.locator("main a[href='/']").waitFor();
  }
  clean(page);
}

const rock = (page) => page.locator("g.rock").first().evaluate((node) => {
  const { x, y } = node.getBoundingClientRect();
  return [Math.round(x), Math.round(y)];
});

/** Whoever tries something out answers for both sides: the table does not turn, and the newest line is in sight. */
async function tried(browser, server) {
  const page = await person(browser, server, { size: { width: 1366, height: 768 } });
  await page.goto("/");
  await page.locator("[data-play=xwing2e]:not(:disabled)").click();
  for (let i = 0; i < 5; i++) await xanswer(page);
  await page.click("[data-menu]");
  await page.locator("dialog .danger").click();
  await page.click("[data-resign]");
  await page.locator(".ended a[href^='/r/']").click();
  await page.waitForSelector("[data-step='0']");
  await page.click("[data-study-here]");
  await page.waitForSelector("[data-study]");
  await asked(page);
  await page.locator("[data-coach=table]").focus();
  await page.keyboard.press("0");
  await page.waitForTimeout(300);
  const before = await rock(page);
  const seats = new Set();
  for (let i = 0; i < 10; i++) {
    const { name, decision } = await asked(page);
    if (name === "over") break;
    seats.add(await page.evaluate(() => document.querySelector("[data-turn][aria-pressed=true], .column .turn")?.textContent));
    assert.deepEqual(await rock(page), before, "the table lies as it lay");
    const newest = await page.evaluate(() => {
      const lines = document.querySelector(".column > ol.lines");
      const last = lines?.querySelector("li:last-child")?.getBoundingClientRect();
      const box = lines?.getBoundingClientRect();
      return !last || !box || box.height === 0 || (last.bottom <= box.bottom + 1 && last.bottom > box.top);
    });
    assert.ok(newest, `the newest line is in sight when ${name} is asked`);
    if (name === "Dial") {
      await page.waitForSelector("[data-dial][data-sign=good]");
      await page.locator("[data-dial][data-sign=good]").first().click();
      await answered(page, decision);
    } else await xanswer(page);
  }
  assert.ok(seats.size > 1, "both sides were answered for");
  clean(page);
}

/** The log lies over the board on a phone: Escape closes it, and takes nothing back. */
async function drawer(browser, server) {
  const page = await person(browser, server, { size: PHONE, lang: "fr-FR" });
  await page.goto("/?game=endor");
  await page.locator("[data-play]").tap();
  await asked(page);
  await page.locator("[data-card]").first().tap();
  const picked = page.locator("[data-slot] .card");
  await picked.first().waitFor();
  await page.locator(".drawer-button").tap();
  await page.locator("aside.drawer").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("aside.drawer").waitFor({ state: "detached" });
  assert.equal(await picked.count(), 1, "the card is still in the pile");
  clean(page);
}

/** A message on a phone leaves a mark until somebody has looked. */
async function unread(browser, server) {
  const a = await person(browser, server);
  const b = await person(browser, server, { size: PHONE, lang: "fr-FR" });
  await friends(a, b);
  assert.equal(await b.locator(".drawer-button .unread").count(), 0);
  await a.locator("aside form input").fill("Bonjour");
  await a.keyboard.press("Enter");
  await b.locator(".drawer-button .unread").waitFor();
  await b.locator(".drawer-button").tap();
  await b.getByText("Bonjour").first().waitFor();
  await b.locator("aside .close").tap();
  assert.equal(await b.locator(".drawer-button .unread").count(), 0, "it was read");
  clean(a, b);
}

/** A cruiser that was chosen in secret has a board, as one that is not chosen yet. */
async function veiled(browser, server) {
  const page = await person(browser, server, { lang: "fr-FR" });
  await page.goto("/new?game=starfighter");
  await page.waitForSelector("[data-make]");
  await page.locator('[data-wish="0"]').selectOption("me");
  await page.locator('[data-wish="1"]').selectOption("bot random");
  await page.locator("[data-mode=total_war]").check();
  await page.locator("[data-make]:not(:disabled)").click();
  await page.waitForURL(/\/m\//);
  const { name, decision } = await asked(page);
  assert.equal(name, "Cruiser");
  const box = (own) => page.locator(own ? ".hull.own .plate" : ".hull:not(.own) .plate").boundingBox();
  await page.waitForTimeout(400);
  for (const own of [true, false]) {
    const { width, height } = await box(own);
    assert.ok(width > 300 && height > 100, `${own ? "one's own" : "the other"} board is there: ${width} x ${height}`);
  }
  await page.locator(".prompt [data-option]").first().click();
  await answered(page, decision);
  await page.waitForTimeout(400);
  for (const own of [true, false]) assert.ok((await box(own)).width > 300, "and stays");
  clean(page);
}

/** While maneuvers are chosen, every ship is in sight, whole and with its plate. */
async function inSight(browser, server) {
  for (const size of [{ width: 1366, height: 768 }, { width: 1920, height: 1080 }]) {
    const page = await person(browser, server, { size });
    await beginSwarm(page, "cadet");
    let seen = 0;
    for (let count = 0; count < 60 && seen < 3; count++) {
      const { name, decision } = await asked(page, 60_000);
      if (name === "over") break;
      if (name === "Dial") {
        seen += 1;
        await page.waitForTimeout(100);
        const out = await page.evaluate(() => {
          const field = document.querySelector("[data-coach=table]").getBoundingClientRect();
          const all = [...document.querySelectorAll("[data-ship] .base, [data-plate]")];
          return all.map((one) => one.getBoundingClientRect()).filter((box) => box.left < field.left - 1 || box.right > field.right + 1 || box.top < field.top - 1 || box.bottom > field.bottom + 1).length;
        });
        assert.equal(out, 0, `at ${size.width} x ${size.height} ${out} ships or plates are cut, the ${seen}. time`);
        await page.locator("[data-group]").click();
        await page.waitForSelector("[data-dial][data-sign]");
        await page.locator("[data-dial][data-speed='3'][data-sign=good], [data-dial][data-sign=good]").first().click();
        await page.waitForSelector("[data-asked=Ready]");
        await page.locator("[data-option=ready]").click();
        await answered(page, decision);
      } else if (["Obstacle", "Place"].includes(name)) {
        await page.locator("[data-place-all], [data-formation]").first().click();
        await answered(page, decision);
      } else {
        assert.notEqual(name, "Next", "the order of equal ships is not asked");
        await page.locator(".prompt button[data-option]:not(:disabled)").last().click();
        await answered(page, decision);
      }
    }
    assert.equal(seen, 3);
    clean(page);
    await page.context().close();
  }
}

/** Whoever hears the table hears whom a ship has in its arcs, as the rules see it. */
async function heard(browser, server) {
  const page = await person(browser, server);
  await page.goto("/");
  await page.locator("[data-play=xwing2e]:not(:disabled)").click();
  for (let count = 0; count < 120; count++) {
    const { name } = await asked(page, 60_000);
    assert.notEqual(name, "over", "somebody shoots at somebody");
    if (name === "Attack") break;
    await xanswer(page, "mouse", new Set(), 99);
  }
  const target = (await page.locator(".prompt [data-option*=Attack] .label").first().innerText()).split(",")[0];
  assert.ok(target, "a target is offered");
  await page.waitForFunction((name) => [...document.querySelectorAll(".table .spoken p")].some((line) => line.textContent.split("In its arcs:")[1]?.includes(name)), target);
  clean(page);
}

export const MENDED = {
  "mended: a link that leads nowhere says one thing and offers nothing": nowhere,
  "mended: in a what-if the table does not turn, and the newest line is in sight": tried,
  "mended: on a phone Escape closes the log and takes nothing back": drawer,
  "mended: on a phone a message leaves a mark": unread,
  "mended: a cruiser chosen in secret keeps its board": veiled,
  "mended: whoever hears the table hears whom a ship has in its arcs": heard,
  "mended: every ship of a swarm is in sight while maneuvers are chosen": inSight,
};
