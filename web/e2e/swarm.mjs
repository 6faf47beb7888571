// Eight TIE fighters against ready rebels: what a swarm costs, and what is asked of it.
const SWARM = JSON.stringify({
  faction: "galacticempire", name: "Eight", version: "2.0.0",
  pilots: Array.from({ length: 8 }, () => ({ id: "academypilot", ship: "tielnfighter", upgrades: {} })),
});

/** Makes such a match against a bot, and goes to its table. */
export async function beginSwarm(page, level) {
  await page.goto("/new?game=xwing2e");
  await page.waitForSelector("[data-make]");
  await page.locator('[data-wish="0"]').selectOption("me");
  await page.locator('[data-wish="1"]').selectOption(`bot ${level}`);
  await page.locator('[data-kind-of-match="points"]').check();
  await page.locator("[data-squad-of='0']").selectOption("paste");
  await page.locator("[data-paste-of='0']").fill(SWARM);
  await page.locator("[data-squad-of='1']").selectOption("ready rebel-veterans");
  await page.locator("[data-make]:not(:disabled)").click();
  await page.waitForURL(/\/m\//);
}
