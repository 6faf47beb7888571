// The site around the tables: the first page, menus and settings, invitations, and one's seat elsewhere.
import assert from "node:assert/strict";
import { axe, clean, fits, person, PHONE, shot, worded } from "../browser.mjs";
import { answer, asked, PLANS } from "../player.mjs";
import { friends } from "./table.mjs";

const GAMES = ["xwing2e", "starfighter", "endor"];

async function firstPage(browser, server) {
  const page = await person(browser, server, { lang: "fr-FR" });
  await page.goto("/");
  await page.locator("[data-play=xwing2e]:not(:disabled)").waitFor();
  assert.deepEqual(await page.$$eval("[data-showcase]", (all) => all.map((one) => one.getAttribute("data-showcase"))), GAMES, "X-Wing comes first");
  assert.equal(await page.locator("[data-play], [data-play-other]").count(), 3, "every game has its button");
  // The board is loaded after the page stands, and shows a real battle.
  await page.locator("[data-showcase=xwing2e][data-playing] figcaption:not(:empty)").waitFor();
  await axe(page, "the first page");
  // A game that is chosen is in the address, and remembered.
  await page.locator("[data-game=endor]").click();
  await page.waitForURL(/\/g\/endor$/);
  await page.locator("[data-play=endor]").waitFor();
  await page.goto("/");
  await page.locator("[data-play=endor]:not(:disabled)").waitFor();
  await page.goto("/rules");
  for (const game of GAMES) await page.locator(`a[href="/rules/${game}"]`).first().waitFor();
  await axe(page, "the list of rules");
  await worded(page, "the list of rules");

  // What is played alone is nobody else's business, and its player sees whose turn it is.
  await page.goto("/");
  await page.locator("[data-play-other=starfighter]:not(:disabled)").click();
  await asked(page);
  await page.goto("/");
  await page.locator("[data-listed].turn").waitFor();
  const other = await person(browser, server);
  await other.goto("/");
  await other.locator(".lists").waitFor();
  assert.equal(await other.locator("[data-listed]").count(), 0, "strangers do not");
  clean(page, other);
}

async function phoneMenu(browser, server) {
  const page = await person(browser, server, { size: PHONE, lang: "fr-FR", theme: "light" });
  await page.goto("/");
  await page.locator("[data-pages]").tap();
  await page.locator("dialog[open] nav a").first().waitFor();
  const paths = await page.$$eval("dialog[open] nav a", (all) => all.map((one) => one.getAttribute("href")));
  assert.deepEqual(paths, ["/", "/new", "/squads", "/decks", "/rules", "/verify"]);
  await shot(page, "phone-menu");
  await axe(page, "the menu on a phone");
  await page.locator("dialog[open] a[href='/rules']").tap();
  await page.waitForURL(/\/rules$/);
  assert.equal(await page.locator("dialog[open]").count(), 0, "the menu is done");
  await page.locator("[data-pages]").tap();
  await page.locator("[data-menu-settings]").tap();
  await page.locator("[data-settings-open]").waitFor();
  await shot(page, "phone-settings");
  await axe(page, "the settings on a phone");
  await fits(page, "the settings on a phone");
  await worded(page, "the settings on a phone");
  await page.locator("[data-set-name]").fill("Zoé");
  await page.locator("[data-set-speed]").selectOption("fast");
  await page.locator("[data-set-language]").selectOption("en");
  await page.getByRole("heading", { name: "Settings" }).waitFor();
  await page.reload();
  await page.locator("[data-pages]").tap();
  await page.locator("[data-menu-settings]").tap();
  assert.equal(await page.locator("[data-set-name]").inputValue(), "Zoé");
  assert.equal(await page.locator("[data-set-speed]").inputValue(), "fast");
  clean(page);
}

async function invitation(browser, server) {
  const host = await person(browser, server);
  const guest = await person(browser, server, { size: PHONE, lang: "fr-FR", theme: "light" });
  const late = await person(browser, server);
  const watcher = await person(browser, server);
  await host.goto("/?game=xwing2e");
  await host.click("[data-invite]");
  await host.fill("[data-invite-name]", "Maïté");
  await host.locator("[data-invite-side]").selectOption("1");
  await host.locator("[data-invite-pace]").selectOption("quick");
  await axe(host, "an invitation being made");
  await host.click("[data-invite-go]");
  const link = new URL(await host.locator(".seating input").first().inputValue());
  await watcher.goto(link.pathname);
  await watcher.locator("[data-waits=watching]").waitFor();
  assert.equal(await watcher.locator(".seating input").count(), 0, "there is no link to send for who watches");

  await guest.goto(link.pathname + link.hash);
  await guest.locator("[data-join-facts]").waitFor();
  const told = await guest.locator(".seating").innerText();
  assert.match(told, /Maïté vous invite/, "who invites");
  assert.match(told, /10 min/, "with which clock");
  await shot(guest, "invited");
  await axe(guest, "somebody who is invited");
  await guest.fill(".seating input", "Bob");
  await guest.click("[data-join]");
  await asked(guest);

  await late.goto(link.pathname + link.hash);
  await late.locator("[data-taken]").waitFor();
  assert.match(await late.locator("[data-taken]").innerText(), /Bob/);
  await shot(late, "taken");
  await axe(late, "an invitation that was used");
  clean(host, guest, late, watcher);
}

async function declined(browser, server) {
  const a = await person(browser, server, { lang: "fr-FR" });
  const b = await person(browser, server);
  await friends(a, b);
  await a.click("[data-menu]");
  await a.locator("[data-draw]").click();
  await b.locator("[data-offer=draw] button").nth(1).click();
  await a.locator("[data-declined=draw]").waitFor();
  await axe(a, "a draw that was declined");
  assert.equal(await b.locator("[data-declined]").count(), 0, "whoever declined knows");
  clean(a, b);
}

async function elsewhere(browser, server) {
  const page = await person(browser, server);
  await page.goto("/?game=endor");
  await page.locator("[data-play]:not(:disabled)").click();
  const before = await asked(page);
  await page.click("[data-menu]");
  await page.click("[data-pass]");
  // The link for watchers stands in the same dialog.
  const own = await page.waitForFunction(() => [...document.querySelectorAll("dialog[open] input[readonly]")].map((one) => one.value).find((text) => text.includes("/pass/")));
  const link = new URL(await own.jsonValue());
  const phone = await person(browser, server, { size: PHONE, lang: "fr-FR" });
  await phone.goto(link.pathname + link.hash);
  await phone.locator("[data-claim]").waitFor();
  await shot(phone, "claim");
  await axe(phone, "one's seat on another device");
  await phone.locator("[data-claim]").tap();
  assert.deepEqual(await asked(phone), before, "the same question");
  await answer(phone, PLANS.any, "touch");
  // It works once.
  const third = await person(browser, server);
  await third.goto(link.pathname + link.hash);
  await third.locator("[data-claim]").click();
  await third.locator("[role=alert]").waitFor();
  clean(page, phone, third);
}

async function lost(browser, server) {
  const page = await person(browser, server, { lang: "fr-FR" });
  await page.goto("/m/nothing-here");
  await page.locator("[role=alert]").waitFor();
  assert.doesNotMatch(await page.locator("main").innerText(), /Chargement/, "it is not loading any more");
  await page.locator("main a[href='/']").waitFor();
  // It is somebody's turn: the tab says so, and no other page does; that one says what it is.
  await page.goto("/?game=endor");
  await page.locator("[data-play]:not(:disabled)").click();
  await asked(page);
  await page.waitForFunction(() => document.title.startsWith("● À vous"));
  assert.equal(await page.locator("link[rel=icon]").getAttribute("href"), "/favicon-turn.svg");
  await page.goto("/rules");
  await page.waitForFunction(() => document.title === "Règles · Escadrille");
  assert.equal(await page.locator("link[rel=icon]").getAttribute("href"), "/favicon.svg");
  // It can be installed.
  const manifest = await page.evaluate(() => document.querySelector("link[rel=manifest]")?.getAttribute("href"));
  assert.equal(manifest, "/manifest.webmanifest");
  clean(page);
}

export const SITE = {
  "the first page shows every game, X-Wing first, and no stranger's solo match": firstPage,
  "on a phone a menu has every page, and settings stay": phoneMenu,
  "an invitation says who, what, which side and which clock, and that it was used": invitation,
  "who declined a draw is told to who offered it": declined,
  "a seat goes to another device by a link to oneself": elsewhere,
  "a bad link says one thing, and the tab tells whose turn it is": lost,
};
