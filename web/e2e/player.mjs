// Plays by the page alone: always something the page offers, by mouse on the board, by mouse or finger on the
// list, or by keys.

/** What is asked now: its name and decision, or that the match is over. */
export async function asked(page, timeout = 30_000) {
  await page.waitForSelector("[data-asked], [data-ended]", { timeout });
  return page.evaluate(() => {
    if (document.querySelector("[data-ended]")) return { name: "over", decision: -1 };
    const at = document.querySelector("[data-asked]");
    return { name: at?.getAttribute("data-asked"), decision: Number(at?.getAttribute("data-decision")) };
  });
}

/** Waits until a question has been answered. */
export async function answered(page, decision) {
  await page.waitForFunction(
    (before) => {
      if (document.querySelector("[data-ended]")) return true;
      const at = document.querySelector("[data-decision]");
      return !at || Number(at.getAttribute("data-decision")) !== before;
    },
    decision,
    { timeout: 30_000, polling: 20 },
  );
}

const options = (page) =>
  page.$$eval("[data-option]", (all) => all.map((one) => one.getAttribute("data-option") ?? ""));

/** A plan that ends a game quickly: assault, then everything inwards and at the Death Star. */
function rush(ids) {
  const first = (...tests) => tests.map((test) => ids.findIndex(test)).find((at) => at >= 0);
  const has = (text) => (id) => id.includes(text);
  return (
    first(
      has('"Advance"'), has('"target":"DS"'), has('"Order":"Assault"'), has('"Order":"Falcon"'), has('"Order":"X"'), has('"Order":"Y"'), has('"Order":"B"'),
      has('"Order":"Redemption"'), (id) => /^to I/.test(id), (id) => /"Fly":\{"to":"I/.test(id),
      (id) => /^from M/.test(id), (id) => /^to M/.test(id), (id) => /^from [OF]/.test(id), has('"Attack"'),
      (id) => /"Move"/.test(id),
    ) ?? ids.length - 1
  );
}

const passes = (ids) => Math.max(ids.findIndex((id) => /"(Pass|Stay|Hold)"/.test(id)), 0);
const any = (ids) => Math.floor(Math.random() * ids.length);
export const PLANS = { rush, passes, any };

const press = (locator, way) => (way === "touch" ? locator.tap() : locator.click());

async function choose(page, at, id, way) {
  if (way === "keys") {
    // The key is what the page says it is.
    const shown = page.locator("[data-option]").nth(at).locator("kbd");
    if ((await shown.count()) > 0) return page.keyboard.press(((await shown.textContent()) ?? "").toLowerCase());
    for (let i = 0; i <= at; i++) await page.keyboard.press("ArrowRight");
    return page.keyboard.press("Enter");
  }
  const place = /^(?:from|to) (\w+)$/.exec(id)?.[1] ?? /"(?:to|target)":"(\w+)"\}\}$/.exec(id)?.[1];
  if (way === "board" && place && !id.includes('"Move"')) {
    return page.locator(`[data-place="${place}"]`).dispatchEvent("click");
  }
  await press(page.locator("[data-option]").nth(at), way);
  // A finger sees first what it would do.
  const armed = page.locator("[data-option][data-armed]");
  if (way === "touch" && (await armed.count()) > 0) await armed.tap();
}

async function prepare(page, way) {
  if (way === "keys") {
    for (const key of ["1", "2", "3"]) await page.keyboard.press(key);
    await page.keyboard.press("Enter");
    return;
  }
  for (let i = 0; i < 3; i++) {
    const card = page.locator("[data-card]:not([aria-pressed=true]):not(:disabled)").first();
    if ((await card.count()) > 0) await press(card, way);
  }
  await press(page.locator("[data-confirm]"), way);
}

async function assign(page, way) {
  for (let i = 0; i < 5; i++) {
    const kind = page.locator("[data-kind]:not(:disabled)").first();
    if ((await kind.count()) === 0) break;
    if (way === "keys") await page.keyboard.press("1");
    else await press(kind, way);
  }
  if (way === "keys") await page.keyboard.press("Enter");
  else await press(page.locator("[data-confirm]"), way);
}

/** Answers one question. Returns its name. */
export async function answer(page, plan, way = "list") {
  const { name, decision } = await asked(page);
  if (name === "over") return name;
  if (name === "Prepare") await prepare(page, way);
  else if (name === "Assign") await assign(page, way);
  else {
    for (let step = 0; step < 3; step++) {
      const ids = await options(page);
      if (ids.length === 0) break;
      const at = plan(ids, name);
      await choose(page, at, ids[at], way);
      if (!/^(from|to) /.test(ids[at] ?? "")) break;
      await page.waitForFunction((before) => !document.querySelector(`[data-option="${before}"]`), ids[at], { polling: 20 });
      const now = await page.evaluate(() => document.querySelector("[data-decision]")?.getAttribute("data-decision"));
      if (Number(now) !== decision) break;
    }
  }
  await answered(page, decision);
  return name;
}
