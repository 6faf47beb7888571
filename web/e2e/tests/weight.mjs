// What has to come over the network before something can be done: no page grows unnoticed.
import assert from "node:assert/strict";
import { clean, DIST, person } from "../browser.mjs";
import { Front } from "../front.mjs";
import { matchOf, weigh } from "../weigh.mjs";

/** The most that a page may weigh until it can be used, in kB, packed, in English. */
const LIMITS = { first: 107, xwing2e: 178, starfighter: 148, endor: 140 };

/** On a slow network, where what is fetched ahead does not come before what is needed. */
async function light(browser, server) {
  const front = new Front(DIST, server, { "content-security-policy": await server.policy() });
  await front.start();
  try {
    for (const [name, limit] of Object.entries(LIMITS)) {
      const page = await person(browser, { url: front.url, hasClient: async () => true });
      const path = name === "first" ? "/" : await matchOf(page.context(), name);
      const sum = await weigh(page, { network: true });
      await page.goto(path);
      await page.locator(name === "first" ? "[data-play]:not(:disabled)" : "[data-asked]").first().waitFor();
      const weight = sum.page / 1000;
      console.log(`     ${name}: ${weight.toFixed(0)} kB of ${limit}`);
      assert.ok(weight > 20, `${name}: the page was not counted`);
      assert.ok(weight <= limit, `${name}: ${weight.toFixed(1)} kB until it can be used, and ${limit} at most`);
      clean(page);
      await page.context().close();
    }
  } finally {
    await front.stop();
  }
}

export const WEIGHT = {
  "no page is heavier than its budget": light,
};
