// Connections that break, and what must survive it.
import assert from "node:assert/strict";
import { axe, clean, person, shot, tab } from "../browser.mjs";
import { answered, asked, PLANS } from "../player.mjs";
import { friends, playOn } from "./table.mjs";

async function restart(browser, server) {
  const a = await person(browser, server);
  const b = await person(browser, server);
  await friends(a, b);
  await playOn(a, b, [PLANS.any, PLANS.any], ["list", "list"], 10);
  const lines = await a.locator(".log li").count();
  await server.kill();
  await a.locator(".notice").first().waitFor();
  await shot(a, "connection-lost");
  await axe(a, "a lost connection");
  await server.start();
  await a.locator(".notice").first().waitFor({ state: "detached", timeout: 30_000 });
  await b.locator(".notice").first().waitFor({ state: "detached", timeout: 30_000 });
  assert.ok((await a.locator(".log li").count()) >= lines, "nothing told was lost");
  await playOn(a, b, [PLANS.any, PLANS.any], ["list", "list"], 10);
  clean(a, b);
}

/** Picks and confirms three cards, whatever the connection is like. */
async function lay(page) {
  for (let i = 0; i < 3; i++) await page.locator("[data-card][aria-pressed=false]:not(:disabled)").first().click();
  await page.locator("[data-confirm]").click();
}

async function held(browser, server) {
  const a = await person(browser, server);
  const b = await person(browser, server);
  await friends(a, b);
  const { decision } = await asked(a);
  await server.kill();
  await a.locator(".notice").first().waitFor();
  await lay(a);
  await a.waitForSelector("[data-held]");
  // What else there is to say waits, and is not lost.
  await a.locator(".chat input").fill("Still there?");
  assert.equal(await a.locator(".chat button").isDisabled(), true, "nothing is said to nobody");
  await shot(a, "choice-held");
  await axe(a, "a choice that waits for the connection");
  await server.start();
  await answered(a, decision);
  await a.locator("[data-held]").waitFor({ state: "detached" });
  await a.locator(".chat button").click();
  await b.locator(".chat").getByText("Still there?").waitFor();

  // Forgotten means forgotten.
  const other = await asked(b);
  await server.kill();
  await b.locator(".notice").first().waitFor();
  await lay(b);
  await b.locator("[data-held] button").click();
  await server.start();
  await b.locator(".notice").first().waitFor({ state: "detached", timeout: 30_000 });
  assert.deepEqual(await asked(b), other, "what was forgotten is not sent");
  clean(a, b);
}

/** The same person at two screens: one loses its connection, the other answers. */
async function stale(browser, server) {
  const a = await person(browser, server);
  const b = await person(browser, server);
  let open = true;
  let socket = null;
  await a.routeWebSocket(/\/socket$/, (ws) => {
    if (!open) return ws.close();
    ws.connectToServer();
    socket = ws;
  });
  const path = await friends(a, b);
  open = false;
  await socket.close();
  await a.locator(".notice").first().waitFor();
  await lay(a);
  await a.waitForSelector("[data-held]");
  const twin = await tab(a.context());
  await twin.goto(path);
  const { decision } = await asked(twin);
  await lay(twin);
  await answered(twin, decision);
  open = true;
  await a.waitForSelector("[data-held-gone]");
  await shot(a, "choice-stale");
  assert.equal(await a.locator("[data-asked]").count(), await twin.locator("[data-asked]").count());
  clean(a, b, twin);
}

export const TROUBLE = {
  "a server that is killed and restarted loses nothing, and the pages recover by themselves": restart,
  "a choice made without a connection is sent once it is back, unless it is forgotten": held,
  "a choice made without a connection is dropped if something else is asked by then": stale,
};
