// X-Wing with many ships: what changes nothing is not asked, and one answer serves many.
import assert from "node:assert/strict";
import { axe, clean, fits, person, worded } from "../browser.mjs";
import { answered, asked } from "../player.mjs";
import { beginSwarm } from "../swarm.mjs";

/** Waits until this is asked, and answers what comes before with the first answer. */
async function until(page, wanted) {
  for (let count = 0; count < 40; count++) {
    const { name, decision } = await asked(page, 60_000);
    if (name === wanted || name === "over") return name;
    assert.notEqual(name, "Next", "the order of equal ships is not asked");
    await page.locator(name === "Obstacle" ? "[data-place-all]" : ".prompt button[data-option]:not(:disabled)").first().click();
    await answered(page, decision);
  }
  throw new Error(`${wanted} is not asked`);
}

async function swarm(browser, server) {
  const page = await person(browser, server, { lang: "fr-FR" });
  await beginSwarm(page, "random");

  // A rock that was clicked does not keep Enter from putting down the next thing.
  await until(page, "Obstacle");
  let { decision } = await asked(page);
  await page.locator("[data-option=place]").click();
  await answered(page, decision);
  if ((await until(page, "Obstacle")) === "Obstacle") {
    ({ decision } = await asked(page));
    await page.locator("g.rock").first().dispatchEvent("click");
    await page.locator("g.rock").first().focus();
    await page.keyboard.press("Enter");
    await answered(page, decision);
  }

  // All ships with one click, each where the rules allow it.
  await until(page, "Place");
  ({ decision } = await asked(page));
  await axe(page, "placing a swarm");
  await worded(page, "placing a swarm");
  await page.locator("[data-formation=rows]").click();
  await until(page, "Dial");
  assert.equal(await page.locator("[data-ship]").count() >= 8, true);

  // One maneuver for all, with the ghosts of all.
  await page.locator("[data-group]").click();
  await page.waitForSelector("[data-dial][data-sign]");
  const cell = page.locator("[data-dial][data-speed='2'][data-sign=good]").first();
  await cell.hover();
  await page.waitForFunction(() => document.querySelectorAll(".ghost").length >= 8);
  await axe(page, "one dial for a swarm");
  await fits(page, "one dial for a swarm");
  await worded(page, "one dial for a swarm");
  await cell.click();
  // The page sets the dials one after another: nobody else answers meanwhile.
  await page.waitForSelector("[data-asked=Ready]");

  // One action for all that follow; it is listed, and can be taken back.
  await page.locator("[data-option=ready]").click();
  if ((await until(page, "Action")) === "Action" && (await page.locator("[data-rest]").count()) > 0) {
    ({ decision } = await asked(page));
    await page.locator("[data-rest]").click();
    await page.locator('.prompt [data-option*="Focus"]').first().click();
    await page.waitForSelector("[data-revoke=act]");
    // Ships go on acting meanwhile, and what is below moves: the button is pressed wherever it is.
    await page.locator("[data-revoke=act]").dispatchEvent("click");
    await page.waitForSelector("[data-revoke=act]", { state: "detached" });
  }
  clean(page);
}

export const XWING_SWARM = {
  "x-wing: eight ships are placed, planned and ordered with one answer each": swarm,
};
