// Without a server: the worker that the page has left behind says so, offers to try again, and lets the page back in.
import assert from "node:assert/strict";
import { axe, clean, DIST, fits, person, PHONE, shot } from "../browser.mjs";
import { Front } from "../front.mjs";

/** The page over the wire: a worker does not see what is lent inside the browser. */
async function wired(server) {
  if (await server.hasClient()) return { url: server.url, start: () => server.start(), stop: () => server.kill() };
  const front = new Front(DIST, server, { "content-security-policy": await server.policy() });
  await front.start();
  return front;
}

async function offline(browser, server) {
  const front = await wired(server);
  try {
    const page = await person(browser, { url: front.url, hasClient: async () => true }, { lang: "fr-FR", workers: "allow", size: PHONE });
    // Words that come after everything else do not keep the worker away.
    await page.route(/\/assets\/fr-/, async (route) => {
      await page.waitForFunction(() => document.readyState === "complete");
      await route.continue();
    });
    await page.goto("/g/endor", { waitUntil: "commit" });
    await page.waitForSelector("[data-play]:not(:disabled)");
    await page.waitForFunction(() => navigator.serviceWorker.getRegistration().then((found) => found?.active?.state === "activated"));
    await page.unrouteAll();
    // The first visit is not the worker's; from the next one on it stands between the page and the network.
    await page.reload();
    await page.waitForSelector("[data-play]:not(:disabled)");
    assert.equal(await page.evaluate(() => navigator.serviceWorker.controller !== null), true);
    assert.deepEqual(await page.evaluate(async () => (await (await caches.open("escadrille-files-1")).keys()).filter(({ url }) => url.includes("/api/")).length), 0);

    await front.stop();
    await page.goto("/rules/endor");
    await page.waitForSelector("[data-offline]");
    // In the language of who reads it, and only in that.
    assert.equal(await page.innerText("h1:visible"), "Pas de connexion");
    assert.equal(await page.locator("h1:visible").count(), 1);
    assert.match(await page.innerText("[data-again]:visible"), /Réessayer/);
    await shot(page, "offline");
    await fits(page, "the page without a connection");
    await axe(page, "the page without a connection");
    // Trying again in vain says so again.
    await page.click("[data-again]:visible");
    await page.waitForSelector("[data-offline]");

    // Somebody who asks again is let in where they were, and so is somebody who only waits.
    await front.start();
    await page.click("[data-again]:visible");
    await page.waitForSelector("input[type=search]");
    assert.equal(new URL(page.url()).pathname, "/rules/endor");
    await front.stop();
    await page.goto("/g/endor");
    await page.waitForSelector("[data-offline]");
    await front.start();
    await page.waitForSelector("[data-play]:not(:disabled)", { timeout: 30_000 });
    clean(page);
  } finally {
    await front.stop();
  }
}

export const OFFLINE = { "without a connection the page says so, and comes back": offline };
