// What must work in a browser. Names are sentences.
import assert from "node:assert/strict";
import { axe, clean, LAPTOP, person, PHONE, shot } from "./browser.mjs";
import { answer, asked, PLANS } from "./player.mjs";

/** Sets up a match by the page: one person makes it, the other follows the link. */
async function friends(a, b) {
  await a.goto("/");
  await a.click("[data-invite]");
  const link = await a.locator(".seating input").first().inputValue();
  await b.goto(new URL(link).pathname + new URL(link).search);
  await b.fill(".seating input", "Mara");
  await b.click("[data-join]");
  await asked(a);
  await asked(b);
  return new URL(a.url()).pathname;
}

/** Both answer whatever they are asked until the match is over, or for a number of answers. */
async function playOn(a, b, plans, ways, most = 2000) {
  for (let count = 0; count < most; count++) {
    const [page, plan, way] = await Promise.race([
      a.waitForSelector("[data-asked], [data-ended]").then(() => [a, plans[0], ways[0]]),
      b.waitForSelector("[data-asked], [data-ended]").then(() => [b, plans[1], ways[1]]),
    ]);
    if ((await answer(page, plan, way)) === "over") return;
  }
}

async function twoBrowsers(browser, server) {
  const a = await person(browser, server);
  const b = await person(browser, server, { theme: "light", lang: "fr-FR" });
  const path = await friends(a, b);
  const watcher = await person(browser, server);
  await watcher.goto(path);
  await watcher.waitForSelector("[data-round]");
  assert.equal(await watcher.locator("[data-asked]").count(), 0, "nobody asks a spectator");
  assert.equal(await watcher.locator(".hand, [data-card]").count(), 0, "a spectator sees no hand");
  await shot(watcher, "spectator");

  // Real orders first, so that every kind of question comes up; then to the point.
  await playOn(a, b, [PLANS.any, PLANS.any], ["board", "list"], 40);
  await shot(a, "two-browsers-english-dark");
  await shot(b, "two-browsers-french-light");
  await b.locator("aside input").fill("Bien joué !");
  await b.keyboard.press("Enter");
  await a.getByText("Bien joué !").first().waitFor();

  // A reload in the middle brings everything back.
  const lines = await a.locator(".log li").count();
  await a.reload();
  await a.waitForSelector("[data-round]");
  await a.waitForFunction((before) => document.querySelectorAll(".log li").length >= before, lines);

  await playOn(a, b, [PLANS.rush, PLANS.passes], ["board", "list"]);
  await watcher.waitForSelector("[data-ended]");
  await shot(a, "two-browsers-won");
  await shot(b, "two-browsers-lost");
  await axe(a, "a match that is over");
  assert.ok((await b.locator("[data-ended] h1").innerText()).length > 0);

  // A rematch with sides swapped.
  await a.click("[data-rematch]");
  await b.locator("[data-offer=rematch] button").first().click();
  await b.locator(".ended a[href^='/m/']").first().click();
  await b.waitForSelector("[data-asked]");
  assert.equal(await b.locator(".own .seat.rebel").count(), 1, "whoever was the Empire is the Rebels now");

  // The replay, its steps, and the dice.
  await a.goto(path.replace("/m/", "/r/"));
  await a.waitForSelector("[data-step='0']");
  await a.keyboard.press("ArrowRight");
  await a.waitForSelector("[data-step='1']");
  await a.goto(`${path.replace("/m/", "/r/")}#25`);
  await a.reload();
  await a.waitForSelector("[data-step='25']");
  await shot(a, "replay");
  await axe(a, "a replay");
  await a.goto(path.replace("/m/", "/verify?match="));
  await a.waitForSelector("[data-holds=true]");
  await shot(a, "verify");
  await axe(a, "the verify page");
  clean(a, b, watcher);
}

async function keyboard(browser, server) {
  const page = await person(browser, server);
  await page.goto("/");
  await page.waitForSelector("[data-play]");
  for (let i = 0; i < 30; i++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement?.hasAttribute("data-play"))) break;
  }
  await page.keyboard.press("Enter");
  await asked(page);
  await page.keyboard.press("?");
  await page.waitForSelector("dialog[open]");
  await axe(page, "the help");
  await page.keyboard.press("Escape");
  // Picks can be undone by Escape, and arrows reach the choices.
  await page.keyboard.press("1");
  await page.keyboard.press("Escape");
  assert.equal(await page.locator("[data-card][aria-pressed=true]").count(), 0);
  await page.keyboard.press("ArrowRight");
  assert.ok(await page.evaluate(() => document.activeElement?.hasAttribute("data-choice")));
  let over = false;
  for (let count = 0; count < 2000 && !over; count++) over = (await answer(page, PLANS.rush, "keys")) === "over";
  assert.ok(over, "the game ends");
  await shot(page, "keyboard-over");
  clean(page);
}

async function restart(browser, server) {
  const a = await person(browser, server);
  const b = await person(browser, server);
  await friends(a, b);
  await playOn(a, b, [PLANS.any, PLANS.any], ["list", "list"], 10);
  await server.kill();
  await a.locator(".notice").first().waitFor();
  await shot(a, "connection-lost");
  await axe(a, "a lost connection");
  await server.start();
  await a.locator(".notice").first().waitFor({ state: "detached", timeout: 30_000 });
  await b.locator(".notice").first().waitFor({ state: "detached", timeout: 30_000 });
  await playOn(a, b, [PLANS.any, PLANS.any], ["list", "list"], 10);

  // Offers: a draw is declined, then the other resigns.
  await a.click("[data-menu]");
  await axe(a, "the table menu");
  await a.locator("dialog .acts button").nth(1).click();
  await b.locator("[data-offer=draw] button").nth(1).click();
  await a.locator("[data-offer=draw]").waitFor({ state: "detached" });
  await b.click("[data-menu]");
  await b.locator("dialog .danger").click();
  await b.click("[data-resign]");
  await a.waitForSelector("[data-ended=resigned]");
  clean(a, b);
}

async function phone(browser, server) {
  const page = await person(browser, server, { size: PHONE, lang: "fr-FR", theme: "light" });
  await page.goto("/");
  await page.waitForSelector("[data-play]");
  await shot(page, "phone-lobby-french");
  await page.click("[data-play]");
  const seen = new Set();
  for (let count = 0; count < 60; count++) {
    const { name } = await asked(page);
    if (!seen.has(name)) {
      seen.add(name);
      await shot(page, `phone-${String(name).toLowerCase()}`);
      await axe(page, `a phone, asked ${name}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= PHONE.width, `nothing sticks out at the side: ${wide}`);
      const last = await page.locator("header button").last().boundingBox();
      assert.ok(last && last.x + last.width <= PHONE.width, "the header fits");
    }
    if ((await answer(page, PLANS.any, "list")) === "over") break;
  }
  await page.locator(".drawer-button").click();
  await shot(page, "phone-log");
  await axe(page, "the log on a phone");
  clean(page);
}

async function pages(browser, server) {
  for (const [theme, lang] of [["dark", "en-GB"], ["light", "fr-FR"]]) {
    const page = await person(browser, server, { theme, lang, size: LAPTOP });
    const look = async (path, selector, name) => {
      await page.goto(path);
      await page.locator(selector).first().waitFor();
      await page.waitForTimeout(200);
      await shot(page, `${name}-${lang.slice(0, 2)}-${theme}`);
      await axe(page, `${name} in ${lang}`);
      const said = await page.evaluate(() => document.body.innerText.match(/\[[a-z]+-[a-z-]+\]/g));
      assert.equal(said, null, `every sentence of ${name} exists`);
    };
    await look("/", "[data-play]", "lobby");
    await look("/new", "[data-make]", "new");
    await page.locator("summary").click();
    await axe(page, "the policies");
    await look("/rules/endor", "#END-021", "rules");
    await page.fill("input[type=search]", "empereur");
    await page.waitForFunction(() => !document.getElementById("END-001"));
    await look("/rules/endor#END-096", "#END-096.marked", "rule");
    const scenario = page.locator("#END-096 details a").first();
    await page.locator("#END-096 summary").click();
    await scenario.click();
    await page.waitForSelector("[data-step='0']");
    await shot(page, `scenario-${lang.slice(0, 2)}-${theme}`);
    await axe(page, "a scenario");
    await look("/verify", "textarea", "verify");
    await look("/m/nothing-here", "[role=alert]", "gone");
    await look("/no/such/page", "h1", "nowhere");
    clean(page);
  }
}

async function fourPlayers(browser, server) {
  const page = await person(browser, server);
  await page.goto("/new");
  await page.waitForSelector("[data-make]");
  await page.locator("select").nth(1).selectOption("4");
  for (const seat of [1, 2, 3]) await page.locator(`[data-wish="${seat}"]`).selectOption("bot random");
  await page.click("[data-make]");
  for (let count = 0; count < 12; count++) if ((await answer(page, PLANS.any, "list")) === "over") break;
  await shot(page, "four-players");
  await axe(page, "four players");
  // The language can be changed at any moment.
  await page.locator("button[lang=fr]").click();
  await page.locator(".log h2", { hasText: "Journal" }).waitFor();
  await shot(page, "four-players-french");
  clean(page);
}

export const TESTS = {
  "every page opens in both themes and languages, and axe finds nothing serious": pages,
  "two browsers play a whole game by clicking, a spectator watches, and it can be replayed and verified": twoBrowsers,
  "one plays a bot by keyboard only": keyboard,
  "a server that is killed and restarted loses nothing, and the pages recover by themselves": restart,
  "a phone shows everything": phone,
  "four can play": fourPlayers,
};
