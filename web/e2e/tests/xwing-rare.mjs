// X-Wing: what seldom happens. A shuttle returns to its carrier in mid-game, ships are jammed, a losing side escalates.
import assert from "node:assert/strict";
import { axe, clean, fits, middle, person, PHONE, shot, worded } from "../browser.mjs";
import { answered, asked } from "../player.mjs";
import { begin, ship } from "./xwing-asks.mjs";
import { xanswer } from "./xwing.mjs";

const MINE = [ship("lothalrebel", "ghost"), ship("bluesquadronescort"), ship("sabinewren"), ship("janors")];
const THEIRS = [ship("academypilot")];
/** Who is placed where, in millimetres from the lower left corner. */
const SPOTS = [[/Sabine/, 372, 60], [/Jan Ors/, 200, 50], [/Escorte/, 120, 50], [/./, 320, 50]];

const round = (page) => page.evaluate(() => Number(document.querySelector("[data-round]")?.getAttribute("data-round") ?? 0));
const sentence = (page) => page.locator(".prompt .sentence").innerText();
const option = (page, text) => page.locator(".prompt button[data-option]", { hasText: text }).first();

/** Picks an answer by its words. */
async function pick(page, text) {
  const { decision } = await asked(page);
  await option(page, text).click();
  await answered(page, decision);
}

/** Drags what is placed to its place; let go of, it slides to where the rules allow it. */
async function put(page) {
  const { decision } = await asked(page);
  const said = await sentence(page);
  const [, x, y] = SPOTS.find(([who]) => who.test(said));
  const table = await page.locator("rect.ground").boundingBox();
  const from = await middle(page.locator(".placed .grip"));
  const mm = table.width / 914.4;
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(table.x + x * mm, table.y + table.height - y * mm, { steps: 8 });
  await page.mouse.up();
  await page.waitForSelector(".placed.good");
  await page.locator("[data-option=place]").click();
  await answered(page, decision);
}

/** Everybody flies straight ahead, side by side; the shuttle turns towards its carrier, which has flown, and runs into it. */
async function setDial(page) {
  const { decision } = await asked(page);
  const way = /Sabine/.test(await sentence(page)) ? "virage sur l’aile à gauche 1" : "tout droit 2";
  await page.waitForSelector("[data-dial][data-sign]");
  await page.locator(`[data-dial][aria-label^="${way}"]`).click();
  await answered(page, decision);
}

/** What a ship does with its action, by round. */
const ACTIONS = [
  { escort: ["Verrouillage", "Jan Ors"], jan: ["Brouillage", "Rebelle"] },
  { escort: ["Concentration"], jan: ["Brouillage", "Escorte"] },
];

/** Takes an action of a kind at a target, or none. */
async function act(page, wish) {
  const { decision } = await asked(page);
  if (!wish) return pick(page, "Aucune action");
  for (const words of wish) {
    const now = await page.evaluate(() => Number(document.querySelector("[data-decision]")?.getAttribute("data-decision") ?? -1));
    if (now === decision) await option(page, words).click();
  }
  return answered(page, decision);
}

async function dockAndJam(browser, server) {
  const page = await person(browser, server, { lang: "fr-FR" });
  await begin(page, MINE, THEIRS);
  const seen = new Set();
  for (let count = 0; count < 120 && !seen.has("Jam"); count++) {
    const { name, decision } = await asked(page, 60_000);
    const now = await round(page);
    assert.ok(name !== "over" && now < 4, `what was wanted did not come: ${[...seen]}`);
    const said = await sentence(page);
    if (name === "Dock" && now === 0) await pick(page, "Ne pas");
    else if (name === "Place") await put(page);
    else if (name === "Dial") await setDial(page);
    else if (name === "Dock") {
      // In the next system phase the shuttle touches its carrier, and may go aboard.
      assert.match(said, /Arrimer Sabine Wren à un porteur/);
      await page.waitForTimeout(200);
      await shot(page, "xwing-rare-dock");
      await axe(page, "docking");
      await pick(page, "S’arrimer");
      await page.locator(".side", { hasText: "arrimé à" }).waitFor();
      assert.equal(await page.locator('[data-ship="2"]').count(), 0, "it is off the table");
      seen.add(name);
    } else if (name === "Action") {
      const wish = ACTIONS[now - 1];
      await act(page, /Escorte/.test(said) ? wish?.escort : /Jan Ors/.test(said) ? wish?.jan : null);
      if (/Jan Ors/.test(said) && now === 1) {
        // A ship that has nothing to lose keeps the token until it gains something, or until the round ends: nobody can
        // attack, so that may be at once.
        await page.locator(".log li", { hasText: /Rebelle de Lothal reçoit 1 .*brouillage/ }).first().waitFor();
        await shot(page, "xwing-rare-jammed");
        seen.add("jammed");
      }
    } else if (name === "Jam") {
      // Whoever jams chooses what is lost: on the board or in the list.
      assert.match(said, /Brouillage d’Escorte de l’Escadron Bleu/);
      assert.equal(await page.locator(".prompt button[data-option]").count(), 2);
      await page.waitForTimeout(200);
      await shot(page, "xwing-rare-jam");
      await worded(page, "a jam");
      await axe(page, "a jam");
      const token = page.locator('[data-token="1 Focus"][role=button]');
      await token.focus();
      await page.keyboard.press("Enter");
      await answered(page, decision);
      await token.waitFor({ state: "detached" });
      assert.equal(await page.locator('[data-token="1 Jam"]').count(), 0, "the jam token is spent");
      seen.add(name);
    } else if (name === "Attack") await pick(page, "Ne pas");
    else await xanswer(page, "mouse", new Set(), 9);
  }
  for (const one of ["Dock", "jammed", "Jam"]) assert.ok(seen.has(one), `${one} was asked: ${[...seen]}`);
  clean(page);
}

/** With many ships a telephone's page stays as wide as the telephone, and Escalation says how far everybody has come. */
async function crowded(browser, server) {
  const page = await person(browser, server, { lang: "fr-FR", size: PHONE });
  const many = Array.from({ length: 8 }, () => ship("tradefederationdrone"));
  await begin(page, many, many);
  await asked(page);
  await fits(page, "eight ships a side");
  assert.match(await page.locator("[data-seat='0'] .chip .spoken").first().textContent(), /Drone de la Fédération du Commerce A1/);
  await page.goto("/new?game=xwing2e");
  await page.locator("[data-kind-of-match=escalation]").check();
  await page.locator("[data-make]:enabled").click();
  await page.waitForURL(/\/m\//);
  await asked(page);
  assert.match((await page.locator("[data-threat]").allInnerTexts()).join(), /0 sur 9.*0 sur 9/);
  await fits(page, "Escalation");
  clean(page);
}

export const XWING_RARE = {
  "x-wing: a shuttle docks again, and a jam takes what its player chooses": dockAndJam,
  "x-wing: many ships fit on a phone, and escalation counts": crowded,
};
