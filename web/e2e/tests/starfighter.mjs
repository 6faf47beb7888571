// Starfighter: whole games in every mode against a bot, by mouse, by keys and on a phone; a spectator; the deck builder.
import assert from "node:assert/strict";
import { axe, clean, fits, middle, person, PHONE, shot, worded } from "../browser.mjs";
import { answered, asked } from "../player.mjs";

/** Sits down against a bot, and says where. */
async function sit(page, setup, level = "random") {
  await page.goto("/verify");
  const id = await page.evaluate(
    async ({ setup, level }) => {
      const wish = {
        game: "starfighter", setup, seats: [{ kind: "me" }, { kind: "bot", level }], pace: { kind: "correspondence" }, name: "Ann",
      };
      const answer = await fetch("/api/matches", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(wish) });
      const made = await answer.json();
      if (!answer.ok) throw new Error(JSON.stringify(made));
      return made.info.id;
    },
    { setup, level },
  );
  await page.goto(`/m/${id}`);
  await asked(page);
  return `/m/${id}`;
}

const options = (page) => page.$$eval("[data-option]:not(:disabled)", (all) => all.map((one) => one.getAttribute("data-option") ?? ""));

/** What to take: cards with fighters first, and of targets the last, which are the enemy's. */
function wanted(ids, name) {
  if (name === "Deploy") return Math.max(0, ids.findIndex((id) => id.startsWith("card ") || id.includes('"Play"')));
  return name === "Apply" ? ids.length - 1 : 0;
}

async function take(page, at, id, way, step) {
  if (way === "keys") {
    if (id === '"Pass"') return page.keyboard.press("p");
    // Sectors go by their own number.
    const sector = step > 0 ? /"(?:sector|to)":(\d)\}\}$/.exec(id)?.[1] : undefined;
    if (sector !== undefined) return page.keyboard.press(String(Number(sector) + 1));
    if (at < 10) return page.keyboard.press(String((at + 1) % 10));
    await page.locator("[data-option]:not(:disabled)").nth(at).focus();
    return page.keyboard.press("Enter");
  }
  const option = page.locator("[data-option]:not(:disabled)").nth(at);
  if (way === "touch") {
    await option.tap();
    // The first touch of a finger shows what a choice would bring; the second plays it.
    if (!/^(card|from) |^"Pass"$|"Cruiser"/.test(id)) await page.locator("[data-armed]").tap();
    return;
  }
  const mark = page.locator(`[data-mark='${id}']`);
  if (way === "board" && (await mark.count()) > 0) return mark.first().dispatchEvent("click");
  return option.click();
}

/** Answers one question. Returns its name. */
export async function answer(page, way) {
  const { name, decision } = await asked(page);
  if (name === "over") return name;
  for (let step = 0; step < 3; step++) {
    const ids = await options(page);
    if (ids.length === 0) break;
    const at = wanted(ids, name);
    await take(page, at, ids[at], way, step);
    if (!/^(card|from) /.test(ids[at])) break;
    await page.waitForFunction((before) => !document.querySelector(`[data-option="${before}"]`), ids[at], { polling: 20 });
  }
  await answered(page, decision);
  return name;
}

/** Plays to the end, and says what was asked on the way. */
async function playOut(page, way, most = 600) {
  const names = new Set();
  for (let count = 0; count < most; count++) {
    const name = await answer(page, way);
    if (name === "over") return names;
    names.add(name);
  }
  throw new Error("the game does not end");
}

async function training(browser, server) {
  const page = await person(browser, server);
  const watcher = await person(browser, server, { theme: "light", lang: "fr-FR" });
  const path = await sit(page, { mode: "training", cruisers: ["Ares", "Athena"] });
  await watcher.goto(path);
  await watcher.waitForSelector("[data-lane]");
  assert.equal(await watcher.locator("[data-asked], [data-mark]").count(), 0, "nobody asks a spectator");
  assert.equal(await watcher.locator(".held, [data-card]").count(), 0, "a spectator sees no hand");

  // Pointing at a sector shows what would happen there; nothing is done yet.
  const card = page.locator("[data-card]:not(:disabled)").first();
  await card.click();
  await page.locator("[data-sector]").first().hover();
  await page.waitForSelector("[data-ahead]");
  assert.equal(await page.locator(".placed.ghost").count(), 1, "the card is seen where it would lie");
  await shot(page, "starfighter-ahead");
  // Escape puts it back, and F turns it over.
  await page.keyboard.press("Escape");
  assert.equal(await page.locator("[data-card][aria-pressed=true]").count(), 0);
  // A card can be dragged.
  const from = await middle(card);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 60, { steps: 4 });
  const target = page.locator("[data-sector]").nth(2);
  const to = await middle(target);
  const { decision } = await asked(page);
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
  await answered(page, decision);

  for (let count = 0; count < 24; count++) await answer(page, "board");
  await shot(page, "starfighter-dark");
  await shot(watcher, "starfighter-spectator-light-french");
  await axe(page, "a match of Starfighter");
  await axe(watcher, "a match of Starfighter in the light theme");
  await worded(page, "a match of Starfighter");
  await worded(watcher, "a match of Starfighter in French");

  // Every card says its rules.
  await page.locator("[data-legend]").click();
  assert.equal(await page.locator("dialog[open] [data-effect]").count(), 14);
  await page.locator("dialog[open] [data-effect] .rule").first().click();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");

  await playOut(page, "board");
  await watcher.waitForSelector("[data-ended]");
  await shot(page, "starfighter-over");
  await worded(page, "a match of Starfighter that is over");
  // The replay shows both hands.
  await page.goto(path.replace("/m/", "/r/"));
  await page.waitForSelector("[data-step='0']");
  for (let step = 1; step <= 6; step++) await page.keyboard.press("ArrowRight");
  await page.waitForSelector("[data-step='6']");
  await shot(page, "starfighter-replay");
  await worded(page, "a replay of Starfighter");
  clean(page, watcher);
}

async function keyboard(browser, server) {
  const page = await person(browser, server);
  await sit(page, { mode: "skirmish", cruisers: ["Apollo", "Athena"] });
  await page.keyboard.press("1");
  await page.waitForSelector("[data-turn]");
  const side = page.locator("[data-turn]");
  if (await side.isEnabled()) {
    const before = await side.getAttribute("aria-pressed");
    await page.keyboard.press("f");
    assert.notEqual(await side.getAttribute("aria-pressed"), before, "F turns the card over");
  }
  await page.keyboard.press("ArrowRight");
  assert.ok(await page.evaluate(() => document.activeElement?.hasAttribute("data-choice")), "arrows reach the choices");
  await page.keyboard.press("Escape");
  await playOut(page, "keys");
  clean(page);
}

async function phone(browser, server) {
  const page = await person(browser, server, { size: PHONE, theme: "light" });
  await sit(page, { mode: "skirmish", cruisers: ["Ares", "Athena"] });
  // A touch shows where the card would lie and what would follow; nothing is played yet.
  const { decision } = await asked(page);
  await page.locator("[data-card]:not(:disabled)").first().tap();
  await page.locator("[data-option]:not(:disabled)").first().tap();
  await page.waitForSelector("[data-ahead]");
  assert.equal(await page.locator(".placed.ghost").count(), 1, "the card is seen where it would lie");
  assert.equal((await asked(page)).decision, decision, "the first touch plays nothing");
  // The sectors stand in one row.
  const tops = await page.$$eval(".sectors button", (all) => all.map((one) => one.getBoundingClientRect().top));
  assert.equal(tops.length, 5);
  assert.equal(new Set(tops).size, 1, "five sectors in one row");
  await page.locator("[data-option]:not(:disabled)").first().tap();
  await answered(page, decision);
  for (let count = 0; count < 16; count++) await answer(page, "touch");
  await shot(page, "starfighter-phone");
  await fits(page, "a match of Starfighter on a phone");
  await axe(page, "a match of Starfighter on a phone");
  await playOut(page, "touch");
  clean(page);
}

async function decks(browser, server) {
  const page = await person(browser, server);
  await page.goto("/decks");
  await page.waitForSelector("[data-found='100']");
  await page.locator("[data-filter-level='3']").click();
  await page.locator("[data-filter-effect]").selectOption("lateral");
  assert.ok((await page.locator("[data-deck-card]").count()) > 0);
  await page.locator("[data-deck-card='3-10']").click();
  await page.waitForSelector("[data-faults='1']");
  await page.locator("[data-filter-reset]").click();
  await page.locator("[data-filter-level='0']").click();
  for (const card of await page.locator("[data-deck-card]").all()) await card.click();
  await page.locator("[data-filter-reset]").click();
  await page.waitForSelector("[data-faults='0']");
  await page.locator("[data-deck-name]").fill("Rain");
  await page.locator("[data-deck-cruiser]").selectOption("Atlas");
  await page.waitForTimeout(300);
  await page.locator("[data-deck-save]").click();
  await shot(page, "starfighter-decks-dark");
  await axe(page, "the deck builder");
  await worded(page, "the deck builder");
  // As text, out and in again.
  await page.locator("[data-deck-text]").click();
  const text = await page.locator("[data-deck-source]").inputValue();
  assert.match(text, /^name: Rain\ncruiser: Atlas\n0-01 /);
  // All that cannot be read is said, as by the command line, before anything is taken over.
  await page.locator("[data-deck-source]").fill("cruiser: Zorglub\n0-01 0-01 9-99 three");
  await page.locator("[data-deck-bring]").click();
  await page.waitForSelector("[data-import-faults='5']");
  await page.locator("[data-deck-bring]").click();
  await page.waitForSelector("[data-deck-size='1']");
  // A moment of regret.
  const full = text.split(/\s+/).filter((word) => /^\d-\d\d$/.test(word)).length;
  await page.locator("[data-deck-undo]").click();
  await page.waitForSelector(`[data-deck-size='${full}']`);
  await page.locator("[data-deck-random]").click();
  await page.locator("[data-deck-random-yes]").click();
  await page.waitForSelector("[data-deck-size='30']");
  await page.locator("[data-deck-empty]").click();
  await page.waitForSelector("[data-deck-size='0']");
  await page.locator("[data-legend]").click();
  assert.equal(await page.locator("dialog[open] [data-effect]").count(), 14);
  await page.keyboard.press("Escape");
  // A card is looked at large before it is added.
  await page.locator("[data-deck-look='3-10']").click();
  await page.waitForSelector("dialog[open] [data-large='3-10']");
  await page.locator("[data-deck-large]").click();
  await page.waitForSelector("[data-deck-size='1']");
  await page.locator("[data-deck-text]").click();
  await page.locator("[data-deck-source]").fill(text);
  await page.locator("[data-deck-bring]").click();
  await page.waitForSelector("[data-faults='0']");
  // It stays in this browser, and can be played with.
  await page.reload();
  await page.waitForSelector("[data-saved]");
  await page.locator("[data-saved]").selectOption("Rain");
  await page.waitForSelector("[data-faults='0']");
  await page.locator("[data-deck-play]").click();
  await asked(page);
  assert.equal(await page.locator("[data-seat='0'] .ship strong").innerText(), "Atlas");
  await playOut(page, "list");
  clean(page);

  const narrow = await person(browser, server, { size: PHONE, lang: "fr-FR", theme: "light" });
  await narrow.goto("/decks");
  await narrow.waitForSelector("[data-found='100']");
  await fits(narrow, "the deck builder on a phone");
  await worded(narrow, "the deck builder in French");
  await axe(narrow, "the deck builder on a phone");
  await shot(narrow, "starfighter-decks-phone");
  clean(narrow);
}

/** Two people: to pass is taken back by consent. A card that was shown is not: it tells of a hand. */
async function takeBack(browser, server) {
  const a = await person(browser, server);
  const b = await person(browser, server, { theme: "light", lang: "fr-FR" });
  await a.goto("/new?game=starfighter");
  await a.waitForSelector("[data-make]");
  await a.locator('[data-wish="1"]').selectOption("invite");
  await a.locator("[data-make]:not(:disabled)").click();
  await a.waitForURL(/\/m\//);
  const link = new URL(await a.locator(".seating input").first().inputValue());
  await b.goto(link.pathname + link.hash);
  await b.fill(".seating input", "Mara");
  await b.click("[data-join]");
  const whose = () => Promise.race([a, b].map((page) => page.waitForSelector("[data-asked]").then(() => page)));
  // Both choose their cruisers; then the first card is due.
  let first = await whose();
  while ((await asked(first)).name !== "Deploy") {
    await answer(first, "list");
    first = await whose();
  }
  const other = first === a ? b : a;
  const { decision } = await asked(first);
  assert.equal(await first.locator("[data-take-back]").count(), 0, "cards were drawn: nothing can be taken back");
  await first.locator("[data-option='\"Pass\"']").click();
  await answered(first, decision);
  await other.waitForSelector("[data-asked]");
  await first.click("[data-take-back]");
  await other.waitForSelector("[data-offer=take_back]");
  await shot(other, "starfighter-take-back");
  await axe(other, "a take-back on offer in Starfighter");
  await worded(other, "a take-back on offer in Starfighter");
  // Declined, it stays as it is.
  await other.locator("[data-offer=take_back] button").nth(1).click();
  await first.locator("[data-offer]").waitFor({ state: "detached" });
  assert.equal(await first.locator("[data-asked]").count(), 0);
  // Asked again and agreed to, the first may play after all, and the other waits.
  await first.click("[data-take-back]");
  await other.locator("[data-offer=take_back] button").first().click();
  await first.waitForFunction((wanted) => Number(document.querySelector("[data-decision]")?.getAttribute("data-decision")) === wanted, decision);
  await other.locator("[data-asked]").waitFor({ state: "detached" });
  for (const page of [first, other]) await page.locator("[data-offer]").waitFor({ state: "detached" });
  // And the game goes on: a card this time, which everybody has seen and nobody takes back.
  await answer(first, "list");
  let effects = 0;
  while ((await whose()) === first && effects < 12) {
    await answer(first, "list");
    effects += 1;
  }
  await other.waitForSelector("[data-asked]");
  // What an effect was used for can still be asked back; the card itself cannot.
  if (effects === 0) assert.equal(await first.locator("[data-take-back]").count(), 0, "what was shown stays shown");
  await answer(other, "list");
  clean(a, b);
}

export const STARFIGHTER = {
  "a training game of Starfighter by mouse, with a spectator, seen ahead and replayed": training,
  "a skirmish of Starfighter by keyboard only": keyboard,
  "a skirmish of Starfighter on a phone": phone,
  "in Starfighter a pass is taken back by consent between two browsers": takeBack,
  "a deck for total war is built, kept and played with": decks,
};
