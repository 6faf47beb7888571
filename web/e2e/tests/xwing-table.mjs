// X-Wing's drawn table, in a scenario: everything lies where the view says, and mouse, keys and ear find it.
import assert from "node:assert/strict";
import { axe, clean, fits, LAPTOP, person, PHONE, shot, worded } from "../browser.mjs";

const SCENARIO = "xwing2e/attack/range-three-and-obstruction-add-up";
const LOOKS = [
  ["dark", "en-GB", LAPTOP], ["light", "fr-FR", LAPTOP], ["light", "en-GB", PHONE], ["dark", "fr-FR", PHONE],
];

/** The middle of a ship's base on the screen. */
const middle = (page, ship) =>
  page.locator(`[data-ship="${ship}"] .base`).evaluate((base) => {
    const box = base.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
  });

async function table(browser, server) {
  for (const [theme, lang, size] of LOOKS) {
    const page = await person(browser, server, { theme, lang, size });
    const how = `${lang.slice(0, 2)}-${theme}-${size === PHONE ? "phone" : "laptop"}`;
    await page.goto(`/s/${SCENARIO}`);
    await page.locator("[data-ship]").first().waitFor();
    await shot(page, `xwing-table-${how}`);
    await axe(page, `X-Wing's table ${how}`);
    await fits(page, `X-Wing's table ${how}`);
    await worded(page, `X-Wing's table ${how}`);
    clean(page);
  }
}

async function around(browser, server) {
  const page = await person(browser, server, {});
  await page.goto(`/s/${SCENARIO}`);
  await page.locator("[data-ship]").first().waitFor();
  const field = page.locator("[data-coach=table]");
  const box = await field.boundingBox();
  // It opens as near as everybody can be seen from; one key shows all of it.
  await field.focus();
  await page.keyboard.press("0");
  await page.waitForTimeout(400);
  const before = await middle(page, 0);

  // The wheel draws nearer, and what is under the pointer stays there.
  await page.mouse.move(before.x, before.y);
  for (let i = 0; i < 5; i++) await page.mouse.wheel(0, -120);
  await page.waitForTimeout(600);
  const near = await middle(page, 0);
  assert.ok(near.width > before.width * 1.5, `${near.width} from ${before.width}`);
  assert.ok(Math.hypot(near.x - before.x, near.y - before.y) < 3, "the ship ran away from the pointer");

  // A drag moves the table and chooses nothing.
  const empty = { x: box.x + box.width / 2, y: box.y + box.height - 40 };
  await page.mouse.move(empty.x, empty.y);
  await page.mouse.down();
  await page.mouse.move(empty.x - 80, empty.y - 30, { steps: 6 });
  await page.mouse.up();
  await page.waitForTimeout(400);
  const moved = await middle(page, 0);
  assert.ok(Math.abs(moved.x - near.x + 80) < 4 || Math.abs(moved.y - near.y + 30) < 4, JSON.stringify([near, moved]));

  // Keys of the board: all of it again.
  await field.focus();
  await page.keyboard.press("0");
  await page.waitForTimeout(400);
  const home = await middle(page, 0);
  assert.ok(Math.hypot(home.x - before.x, home.y - before.y) < 2 && Math.abs(home.width - before.width) < 1);

  // Tab reaches every ship, and each says who it is.
  const count = await page.locator("[data-ship]").count();
  const reached = new Set();
  for (let i = 0; i < count + 2; i++) {
    await page.keyboard.press("Tab");
    const ship = await page.evaluate(() => document.activeElement?.getAttribute("data-ship"));
    if (ship !== null) reached.add(ship);
  }
  assert.equal(reached.size, count);
  const label = await page.locator("[data-ship]").first().getAttribute("aria-label");
  assert.match(label, /o’clock/);

  // A click keeps a ship's card, wherever the pointer goes.
  const at = await middle(page, 0);
  await page.mouse.click(at.x, at.y);
  await page.mouse.move(box.x + 4, box.y + 4);
  // What tells about ships is fetched when it is first wanted.
  await page.locator("article h3").waitFor();
  await page.waitForTimeout(400);
  assert.equal(await page.locator("article h3").count(), 1);
  clean(page);
}

async function ruler(browser, server) {
  const page = await person(browser, server, {});
  await page.goto(`/s/${SCENARIO}`);
  await page.locator("[data-ship]").first().waitFor();
  await page.locator("[aria-pressed][title*='(M)']").click();
  for (const ship of [0, 1]) {
    const at = await middle(page, ship);
    await page.mouse.click(at.x, at.y);
  }
  await page.locator(".ruler text").waitFor();
  assert.match(await page.locator(".ruler text").textContent(), /mm/);
  await page.locator("[aria-pressed][title*='(A)']").click();
  assert.ok((await page.locator(".area").count()) >= 3);
  clean(page);
}

export const XWING_TABLE = {
  "X-Wing's table can be seen and read on every screen": table,
  "X-Wing's table is moved, zoomed and walked through by mouse and keys": around,
  "the range ruler measures as the rules do": ruler,
};
