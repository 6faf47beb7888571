// How many clicks a round costs: eight Academy Pilots of 200 points against a bot, by mouse, through the page.
// `SERVER_BIN=path npm run clicks [rounds] [each]`. A person is taken to play: every ship acts, every ship shoots that can,
// and dice are modified where the page advises it. They use every short cut the page offers, or with `each` decide
// for each ship by itself.
import { launch, person } from "./browser.mjs";
import { asked } from "./player.mjs";
import { Server } from "./server.mjs";
import { beginSwarm } from "./swarm.mjs";

const ROUNDS = Number(process.argv[2] ?? 5);
const EACH = process.argv[3] === "each";
/** Clicks by round, and in it by question. Round 0 is the set-up. */
const counts = new Map();

const round = (page) => page.evaluate(() => Number(document.querySelector("[data-round]")?.getAttribute("data-round") ?? 0));

/** A click of the person, counted. */
async function click(page, name, locator) {
  const at = await round(page);
  await locator.click({ timeout: 5_000 });
  const row = counts.get(at) ?? {};
  row[name] = (row[name] ?? 0) + 1;
  counts.set(at, row);
}

/** A harmless maneuver, straight on or nearly; into arc if there is one that does it. */
async function maneuver(page) {
  await page.waitForSelector("[data-dial][data-sign]");
  return page.$$eval("[data-dial]", (all) => {
    const cells = all.filter((one) => one.getAttribute("aria-disabled") === null).map((one) => ({
      id: one.getAttribute("data-option"), sign: one.getAttribute("data-sign"), said: one.getAttribute("aria-label") ?? "",
    }));
    // A red maneuver would cost the action.
    const good = cells.filter((one) => one.sign === "good" && !/red/.test(one.said));
    const aims = good.filter((one) => /In arc/.test(one.said));
    return (aims[0] ?? good[Math.floor(good.length / 2)] ?? cells[0])?.id;
  });
}

/** Clicks what stands for clicks that need not be made later, if there is such a thing; says whether it was there. */
const short = (page, name, selector) => (EACH ? Promise.resolve(false) : first(page, name, selector));

/** Clicks the first of these that is there; says whether one was. */
async function first(page, name, ...selectors) {
  for (const selector of selectors) {
    const found = page.locator(selector).first();
    if ((await found.count()) > 0 && (await found.isEnabled())) {
      await click(page, name, found);
      return true;
    }
  }
  return false;
}

/** Does what a person would about the question; the question may need more than one click. */
async function answer(page, name) {
  if (name === "Dial") {
    await short(page, name, "[data-group][aria-pressed=false]");
    return click(page, name, page.locator(`[data-option="${await maneuver(page)}"][data-dial]`));
  }
  if (name === "Place" || name === "Obstacle") {
    if (await first(page, name, "[data-place-all]:not(:disabled)")) return;
    return void (await first(page, name, "[data-option=place]:not(:disabled)", "[data-option^=spot-]:not(:disabled)"));
  }
  if (name === "Ready") return void (await first(page, name, "[data-option=ready]"));
  if (name === "Action") {
    await short(page, name, "[data-rest][aria-pressed=false]");
    return void (await first(page, name, '.prompt [data-option*="Focus"]', ".prompt button[data-option]:not(:disabled)"));
  }
  if (name === "Attack") await short(page, name, "[data-rest][aria-pressed=false]");
  if (name === "Modify") {
    if (await short(page, name, "[data-advice]")) return;
    await page.waitForTimeout(150);
    return void (await first(page, name, ".prompt button.best[data-option]", ".prompt button[data-option]:not(:disabled)"));
  }
  await first(page, name, ".prompt button[data-option]:not(:disabled)");
}

const server = new Server();
await server.start();
const browser = await launch();
const page = await person(browser, server, { size: { width: 1366, height: 768 } });
try {
  await beginSwarm(page, "cadet");
  for (let count = 0; count < 2_000; count++) {
    const { name } = await asked(page, 120_000);
    if (name === "over" || (await round(page)) > ROUNDS) break;
    // A question may be answered, and the prompt be another, before the click: then it is looked at again.
    await answer(page, name).catch((error) => {
      if (!/Timeout|detached|waiting for/.test(String(error))) throw error;
    });
    await page.waitForTimeout(60);
  }
  const total = (row) => Object.values(row).reduce((sum, one) => sum + one, 0);
  for (const [at, row] of [...counts].sort(([a], [b]) => a - b)) {
    const kinds = Object.entries(row).map(([name, many]) => `${many} ${name}`).join(", ");
    console.log(`${at === 0 ? "set-up" : `round ${at}`}: ${total(row)} clicks (${kinds})`);
  }
  const played = [...counts].filter(([at]) => at > 0).map(([, row]) => total(row));
  console.log(`mean of ${played.length} rounds: ${(played.reduce((sum, one) => sum + one, 0) / Math.max(1, played.length)).toFixed(1)}, most: ${Math.max(...played)}`);
} finally {
  await browser.close();
  await server.stop();
}
