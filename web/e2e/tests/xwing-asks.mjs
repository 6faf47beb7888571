// X-Wing: what can be picked is on the board. Ships, arcs, ways out of a carrier; and what cannot be, with its rule.
import assert from "node:assert/strict";
import { axe, clean, fits, LAPTOP, person, PHONE, shot, worded } from "../browser.mjs";
import { answered, asked } from "../player.mjs";
import { xanswer } from "./xwing.mjs";

export const ship = (pilot, ...upgrades) => ({ pilot, upgrades });
/** A carrier with its shuttle, a turret that turns, SLAM, bombs: everything that is aimed, in one squadron. */
const MINE = [
  ship("kananjarrus", "ghost", "tacticalofficer"), ship("sabinewren"), ship("nusquadronpilot"), ship("outerrimsmuggler"),
  ship("scimitarsquadronpilot", "protonbombs"),
];
const THEIRS = [ship("academypilot"), ship("academypilot")];

/** A casual match with these squadrons, made as the page makes one. */
export async function begin(page, mine, theirs) {
  await page.goto("/");
  const id = await page.evaluate(
    async ([one, two]) => {
      const squads = [one, two].map((ships) => ({ name: "", ships }));
      const body = {
        game: "xwing2e", setup: { mode: "standard", casual: true, squads, obstacles: ["coreasteroid5"], first: { agreed: 0 } },
        seats: [{ kind: "me" }, { kind: "bot", level: "cadet" }], pace: { kind: "correspondence" }, name: "",
      };
      const answer = await fetch("/api/matches", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
      const seated = await answer.json();
      if (!answer.ok) throw new Error(JSON.stringify(seated));
      return seated.info.id;
    },
    [mine, theirs],
  );
  await page.goto(`/m/${id}`);
}

/** What the board is asked about an action: where it shows, and that it can be taken there. */
const KINDS = {
  Reinforce: async (page) => {
    assert.equal(await page.locator("[data-sector]").count(), 2);
    await page.locator("[data-sector=FullRear]").focus();
    await page.waitForSelector("[data-sector=FullRear].active");
    return () => page.keyboard.press("Enter");
  },
  Rotate: async (page) => {
    const sector = page.locator("[data-sector]").first();
    await sector.waitFor();
    return () => sector.dispatchEvent("click");
  },
  Coordinate: async (page) => {
    await page.waitForSelector(".lines text");
    assert.match(await page.locator(".lines text").first().textContent(), /Portée/);
    return () => page.locator(".prompt [data-option*=Coordinate]").first().click();
  },
  Slam: async (page) => {
    await page.waitForSelector("[data-dial][data-sign]");
    // Only the speed that was flown; the others say why not.
    const barred = page.locator("[data-dial][aria-disabled=true]");
    assert.ok((await barred.count()) > 0);
    assert.match(await barred.first().getAttribute("aria-label"), /même vitesse/);
    await page.locator("[data-dial]:not([aria-disabled])").first().hover();
    const ghost = page.locator(".ghost.active.choosable");
    await ghost.waitFor();
    assert.ok((await page.locator(".template.active").count()) > 0);
    return () => ghost.dispatchEvent("click");
  },
  BarrelRoll: async (page) => {
    await page.waitForSelector(".ghost.choosable");
    await page.locator(".prompt button[data-option]").first().hover();
    await page.waitForSelector(".template.active");
    return () => page.locator(".prompt button[data-option]").first().click();
  },
};

/** Takes an action of a kind that was not seen before on the board; says which. */
async function act(page, seen, how) {
  const { decision } = await asked(page);
  // Of several ways the kind is picked first; a single one is there at once, and pointed at.
  const ids = await page.$$eval(".prompt [data-option]", (all) => all.map((one) => one.getAttribute("data-option")));
  const kindOf = (id) => /^kind-(.+)$/.exec(id)?.[1] ?? /^\{"Act":\{"(\w+)"/.exec(id)?.[1];
  const id = ids.find((one) => kindOf(one) in KINDS && !seen.has(kindOf(one)));
  if (!id) return false;
  const kind = kindOf(id);
  const option = page.locator(`.prompt [data-option='${id}']`);
  if (id.startsWith("kind-")) {
    await option.click();
    await page.locator(".prompt [data-back]").waitFor();
  } else await option.hover();
  seen.add(kind);
  const take = await KINDS[kind](page);
  await page.waitForTimeout(150);
  await shot(page, `xwing-asks-${how}-${kind.toLowerCase()}`);
  await worded(page, kind);
  await take();
  await answered(page, decision);
  return true;
}

/** A docked shuttle leaves its carrier by a dial of its own. */
async function deploy(page, how) {
  const { decision } = await asked(page);
  await page.waitForSelector("[data-dial][data-sign]");
  const cell = page.locator("[data-dial]:is([data-sign=good], [data-sign=rock]):not([aria-disabled])").first();
  if ((await cell.count()) === 0) {
    // With its back to the edge every way out leads off the table: it stays aboard for now.
    await shot(page, `xwing-asks-${how}-aboard`);
    await page.locator('[data-option=\'"Pass"\']').click();
    await answered(page, decision);
    return false;
  }
  await cell.hover();
  await page.waitForSelector(".ghost.active");
  assert.ok((await page.locator(".template.active").count()) > 0, "the template lies at the carrier");
  await shot(page, `xwing-asks-${how}-deploy`);
  await axe(page, "leaving a carrier");
  await cell.focus();
  await page.keyboard.press("Enter");
  await answered(page, decision);
  return true;
}

async function aimed(browser, server, { size, theme, how, wanted }) {
  const page = await person(browser, server, { lang: "fr-FR", size, theme });
  await begin(page, MINE, THEIRS);
  const seen = new Set();
  for (let count = 0; count < 160 && wanted.some((one) => !seen.has(one)); count++) {
    const { name } = await asked(page, 60_000);
    if (name === "over") break;
    if (name === "Deploy") {
      if (await deploy(page, how)) seen.add(name);
      continue;
    }
    if (name === "Action") {
      if (!seen.has("lock") && (await page.locator("[data-barred]").count()) > 0) {
        // Nobody is near enough to be locked, say: it says so, with the rule or the ruling.
        assert.match(await page.locator("[data-barred]").first().innerText(), /(X2-[A-Z]+|AMB|R)-\d/);
        await shot(page, `xwing-asks-${how}-barred`);
        seen.add("lock");
      }
      if (await act(page, seen, how)) continue;
    }
    if (!seen.has(name)) {
      await page.waitForTimeout(300);
      await shot(page, `xwing-asks-${how}-${name.toLowerCase()}`);
      await fits(page, name);
    }
    seen.add(name);
    await xanswer(page, size === PHONE ? "touch" : "mouse", new Set(), 9);
  }
  for (const one of wanted) assert.ok(seen.has(one), `${one} was asked: ${[...seen]}`);
  clean(page);
}

async function onLaptop(browser, server) {
  await aimed(browser, server, { size: LAPTOP, theme: "dark", how: "laptop", wanted: ["Dock", "Deploy", "Reinforce", "Rotate", "Slam", "BarrelRoll", "lock"] });
}

/** After the table was moved by hand, one button leads back to the action. */
async function follows(browser, server) {
  const page = await person(browser, server, { lang: "fr-FR" });
  await begin(page, [ship("lukeskywalker"), ship("wedgeantilles")], THEIRS);
  while ((await asked(page)).name !== "Dial") await xanswer(page, "mouse");
  const button = page.locator(".follow");
  assert.equal(await button.getAttribute("aria-pressed"), "true");
  const field = page.locator("[data-coach=table]");
  const box = await field.boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + 60);
  for (let i = 0; i < 6; i++) await page.mouse.wheel(0, -120);
  assert.equal(await button.getAttribute("aria-pressed"), "false");
  await page.waitForTimeout(500);
  const seen = () => page.locator("[data-ship] .base").first().evaluate((base) => {
    const [ship, table] = [base.getBoundingClientRect(), base.closest("[data-coach=table]").getBoundingClientRect()];
    return ship.bottom < table.bottom + 2 && ship.top > table.top - 2;
  });
  assert.equal(await seen(), false, "the own edge is out of sight");
  await shot(page, "xwing-follow-off");
  await button.click();
  await page.waitForTimeout(500);
  assert.equal(await seen(), true, "and in sight again");
  // The key does the same, both ways.
  await page.keyboard.press("f");
  assert.equal(await button.getAttribute("aria-pressed"), "false");
  await page.keyboard.press("f");
  assert.equal(await button.getAttribute("aria-pressed"), "true");
  await axe(page, "following");
  clean(page);
}

export const XWING_ASKS = {
  "x-wing: what is aimed is picked on the board, and what cannot be says why": onLaptop,
  "x-wing: the table follows the action again when asked to": follows,
};
