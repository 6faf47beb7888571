// Squadrons: built by clicking, brought from other builders, shared, printed, drawn, and played.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ARTEFACTS, axe, clean, fits, LAPTOP, person, PHONE, shot, worded } from "../browser.mjs";

/** As one public builder writes: pilots by id, the ship named beside, points as numbers, a vendor block. */
const WEB_BUILDER = JSON.stringify({
  description: "", faction: "rebelalliance", name: "Unnamed Squadron", obstacles: ["coreasteroid5", "yt2400debris2", "vt49decimatordebris2"],
  pilots: [
    { id: "lukeskywalker", name: "lukeskywalker", points: 82, ship: "t65xwing", upgrades: { "force-power": ["instinctiveaim"], torpedo: ["protontorpedoes"], astromech: ["r2d2"], configuration: ["servomotorsfoils"] } },
    { id: "goldsquadronveteran", name: "goldsquadronveteran", points: 34, ship: "btla4ywing", upgrades: { talent: ["experthandling"], astromech: ["r3astromech"] } },
  ],
  points: 116, vendor: { yasb: { builder: "A web builder", builder_url: "https://builder.example/", link: "https://builder.example/?f=Rebel%20Alliance&d=v8ZsZ200Z" } }, version: "2.0.0",
});

/** As a builder for telephones writes: a name instead of an id, upgrades under short keys, points as text. */
const PHONE_BUILDER = JSON.stringify({
  name: "Swarm", faction: "galacticempire", points: "120", version: "2.0.0",
  pilots: [
    { name: "howlrunner", ship: "tielnfighter", upgrades: { ept: ["juke"] } },
    { name: "academypilot", ship: "tielnfighter", upgrades: {} },
    { name: "Obsidian Squadron Pilot", ship: "TIE/ln Fighter", upgrades: { mod: ["shieldupgrade"] } },
  ],
  vendor: { lbn: { builder: "Launch Bay", uid: "d7b3" } },
});

/** As an archive of tournaments writes: a container, with cards this pack does not have. */
const ARCHIVE = JSON.stringify({
  container: [
    { faction: "galacticempire", version: "2.0.0", pilots: [{ id: "darthvader-tieadvancedx1", upgrades: { "force-power": ["hate"], missile: ["clustermissiles"] } }, { id: "nosuchace", upgrades: {} }, { id: "idenversio", upgrades: { title: ["nosuchtitle"] } }] },
    { faction: "rebelalliance", version: "2.0.0", pilots: [] },
  ],
});

const total = (page) => page.locator("[data-total] strong").innerText();

async function open(browser, server, options) {
  const page = await person(browser, server, options);
  await page.goto("/squads");
  await page.waitForSelector("[data-add]");
  return page;
}

/** Waits until the server has judged the squadron at hand. */
async function judged(page, points) {
  await page.waitForFunction((wanted) => document.querySelector("[data-total] strong")?.textContent === String(wanted), points);
}

async function build(browser, server) {
  const page = await open(browser, server);
  await page.locator("[data-side=Rebel]").click();
  await page.locator("[data-search]").fill("luke");
  await page.locator("[data-add=lukeskywalker]").click();
  await judged(page, 61);
  await page.waitForSelector("[data-fine]");

  // A slot: what fits has a button, what does not says why.
  await page.locator("[data-slot=Astromech]").click();
  await page.locator("[data-add=r2d2]").waitFor();
  await axe(page, "upgrades of a slot");
  await page.locator("[data-add=r2d2]").click();
  await page.waitForSelector("[data-upgrade=r2d2]");
  const dear = Number(await total(page));
  assert.ok(dear > 61, `${dear}`);
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("data-slot")), "Astromech", "the focus comes back to the slot");
  // In its place another one, and off again.
  await page.locator("[data-upgrade=r2d2]").click();
  await page.locator("[data-add=r3astromech]").click();
  await page.waitForSelector("[data-upgrade=r3astromech]");
  await page.locator("[data-off=r3astromech]").click();
  await judged(page, 61);

  // The second Luke is one too many: his card says so and has no working button.
  await page.locator("[data-search]").fill("luke");
  await page.waitForSelector("[data-add=lukeskywalker]:disabled");
  // Copied all the same, the squadron says what is wrong and by which rule.
  await page.locator("[data-copy-ship]").click();
  await page.locator("[data-faults]").getByText("X2-SQUAD-10").waitFor();
  await shot(page, "squads-fault");
  await axe(page, "a squadron with a fault");
  await page.locator("[data-remove-ship]").nth(1).click();
  await page.waitForSelector("[data-fine]");

  // Quick builds: one click equips, another format has them alone.
  await page.locator("[data-build]").first().click();
  await page.waitForSelector("[data-upgrade=protontorpedoes]");
  await page.locator("[data-format=quick]").check();
  await page.waitForSelector("[data-total]:has-text('3 / 8')");
  await page.locator("[data-search]").fill("");
  await page.locator("[data-add=redsquadronveteran]").first().click();
  await page.waitForSelector("[data-total]:has-text('5 / 8')");
  // A quick build of two ships comes and goes as a whole, and counts once.
  await page.locator("[data-remove-ship]").first().click();
  await page.locator("[data-remove-ship]").first().click();
  await page.locator("[data-side=Empire]").click();
  await page.locator("[data-add=scimitarsquadronpilot]").click();
  await page.waitForSelector("[data-total]:has-text('3 / 8')");
  assert.equal(await page.locator("[data-ship=scimitarsquadronpilot]").count(), 2);
  assert.equal(await page.locator("[data-shared]").count(), 2);
  assert.equal(await page.locator("[data-cost]").count(), 1);
  await page.waitForSelector("[data-fine]");
  await shot(page, "squads-pair");
  await axe(page, "a quick build of two ships");
  await page.locator("[data-copy-ship]").nth(1).click();
  await page.waitForSelector("[data-total]:has-text('6 / 8')");
  await page.locator("[data-add=academypilot][data-ships='2']").click();
  await page.waitForSelector("[data-total]:has-text('8 / 8')");
  await page.locator("[data-remove-ship]").nth(1).click();
  await page.waitForSelector("[data-total]:has-text('5 / 8')");
  assert.equal(await page.locator("[data-ship]").count(), 4);
  await page.locator("[data-remove-ship]").first().click();
  await page.locator("[data-remove-ship]").first().click();
  await page.locator("[data-side=Rebel]").click();
  await page.locator("[data-add=redsquadronveteran]").first().click();
  await page.locator("[data-format=casual]").check();
  await page.locator("[data-side=Empire]").click();
  await page.locator("[data-add=idenversio]").first().click();
  await page.waitForSelector("[data-ship=idenversio]");
  await page.waitForSelector("[data-fine]");

  // The name, and that everything is still there after a reload.
  await page.locator("[data-name]").fill("Mixed doubles");
  await page.waitForFunction(() => localStorage.getItem("escadrille-squads")?.includes("Mixed doubles"));
  await page.reload();
  await page.waitForSelector("[data-ship=idenversio]");
  assert.equal(await page.locator("[data-name]").inputValue(), "Mixed doubles");
  clean(page);
}

async function bring(browser, server) {
  const page = await open(browser, server);
  const paste = async (text) => {
    await page.locator("[data-import]").click();
    await page.locator("[data-paste]").fill(text);
    await page.locator("[data-take]").click();
  };
  await paste(WEB_BUILDER);
  await page.waitForSelector("[data-ship=goldsquadronveteran]");
  await page.waitForSelector("[data-fine]");
  assert.equal(await page.locator("[data-upgrade]").count(), 6);
  // A file, in another builder's way of writing: what was read otherwise is told.
  const file = join(mkdtempSync(join(tmpdir(), "escadrille-xws-")), "swarm.xws");
  writeFileSync(file, `\uFEFF${PHONE_BUILDER}`);
  await page.locator("[data-import]").click();
  await page.locator("[data-file]").setInputFiles(file);
  await page.waitForSelector("[data-ship=obsidiansquadronpilot]");
  assert.ok((await page.locator("[data-note=changed]").count()) >= 2);
  await page.waitForSelector("[data-fine]");
  // Cards that no pack has are left out, and each is named.
  await paste(ARCHIVE);
  await page.waitForSelector("[data-ship=idenversio]");
  await page.locator("[data-note]").getByText("nosuchtitle").waitFor();
  await page.locator("[data-note=refused]").getByText("nosuchace").waitFor();
  await shot(page, "squads-notes");
  await axe(page, "notes of an import");
  // What is no squadron at all changes nothing, and says where it cannot be read.
  for (const text of ['{"pilots": [', "Luke and Wedge", "{}", "https://builder.example/?d=v8Z"]) {
    await paste(text);
    await page.waitForSelector("[data-wrong]");
    await page.keyboard.press("Escape");
  }
  assert.equal(await page.locator("[data-ship=idenversio]").count(), 1);
  assert.equal(await page.locator("[data-saved]").count(), 3, "every squadron that came in is kept");

  // All of them in one file, and back into an empty browser.
  const [saved] = await Promise.all([page.waitForEvent("download"), page.locator("[data-export-all]").click()]);
  const all = await saved.path();
  const other = await open(browser, server, { lang: "fr-FR" });
  await other.locator("[data-import-all]").setInputFiles(all);
  await other.waitForFunction(() => document.querySelectorAll("[data-saved]").length === 3);
  // Renamed, duplicated, deleted.
  await other.locator("[data-handle]").first().click();
  await other.locator("[data-rename]").fill("Le premier");
  await other.locator("[data-rename]").press("Enter");
  await other.locator("[data-saved]").getByText("Le premier").waitFor();
  await other.locator("[data-handle]").first().click();
  await other.locator("[data-duplicate]").click();
  await other.waitForFunction(() => document.querySelectorAll("[data-saved]").length === 4);
  await other.locator("[data-handle]").first().click();
  await other.locator("[data-delete]").click();
  await other.locator("[data-delete-really]").click();
  await other.waitForFunction(() => document.querySelectorAll("[data-saved]").length === 3);
  clean(page, other);
}

async function share(browser, server) {
  const page = await open(browser, server);
  await page.locator("[data-import]").click();
  await page.locator("[data-paste]").fill(WEB_BUILDER);
  await page.locator("[data-take]").click();
  await page.waitForSelector("[data-fine]");
  await page.locator("[data-name]").fill("Équipe d’été");
  await page.locator("[data-share]").click();
  const link = await page.locator("dialog input[readonly]").inputValue();
  const xws = JSON.parse(await page.locator("[data-xws]").inputValue());
  assert.equal(xws.faction, "rebelalliance");
  assert.equal(xws.name, "Équipe d’été");
  assert.deepEqual(xws.pilots.map((pilot) => pilot.id), ["lukeskywalker", "goldsquadronveteran"]);
  await axe(page, "sharing a squadron");
  await shot(page, "squads-share");
  await page.locator("[data-copy-xws]").click();
  assert.deepEqual(JSON.parse(await page.evaluate(() => navigator.clipboard.readText())), xws);
  const [file] = await Promise.all([page.waitForEvent("download"), page.locator("[data-save-xws]").click()]);
  assert.match(file.suggestedFilename(), /\.xws$/);
  assert.deepEqual(JSON.parse(readFileSync(await file.path(), "utf8")), xws);

  // Somebody else opens the link, on a telephone, and has the same squadron.
  const other = await person(browser, server, { size: PHONE, theme: "light", lang: "fr-FR" });
  await other.goto(link);
  await other.waitForSelector("[data-ship=goldsquadronveteran]");
  await other.waitForSelector("[data-fine]");
  assert.equal(await other.locator("[data-name]").inputValue(), "Équipe d’été");
  assert.equal(await total(other), await total(page));
  assert.equal(new URL(other.url()).pathname, "/squads");
  await other.locator("[data-keep]").click();
  await other.reload();
  await other.waitForSelector("[data-ship=goldsquadronveteran]");
  await other.goto("/squads/nonsense~<b>");
  await other.getByRole("alert").waitFor();
  clean(page, other);
}

async function paper(browser, server) {
  const page = await open(browser, server, { lang: "fr-FR" });
  await page.goto("/squads/p200_last~lukeskywalker_r2d2_protontorpedoes_servomotorsfoils~wedgeantilles_outmaneuver~redsquadronveteran?name=Rouge");
  await page.waitForSelector("[data-fine]");
  await page.emulateMedia({ media: "print" });
  assert.equal(await page.locator("[data-sheet]").isVisible(), true);
  assert.equal(await page.locator("[data-add-ship]").isVisible(), false, "the builder is not printed");
  assert.equal(await page.locator("[data-sheet-dial=t65xwing] table").isVisible(), true, "the dial is printed, once for its type");
  assert.equal(await page.locator("[data-sheet-dial]").count(), 1);
  assert.match(await page.innerText("[data-sheet-dial=t65xwing]"), /Concentration/i);
  assert.match(await page.innerText("[data-sheet-obstacles]"), /Obstacles/);
  assert.equal(await page.locator("nav").isVisible(), false);
  const colours = await page.evaluate(() => [...document.querySelectorAll("[data-sheet] *")].map((one) => getComputedStyle(one).color));
  assert.deepEqual([...new Set(colours)], ["rgb(0, 0, 0)"], "black on white");
  for (const words of ["Rouge", "Luke Skywalker", "Wedge Antilles", "R2-D2", "☐"]) await page.locator("[data-sheet]").getByText(words).first().waitFor();
  await shot(page, "squads-sheet");
  await page.pdf({ path: join(ARTEFACTS, "squads-sheet.pdf"), format: "A4" });
  // Ships that share a quick build say so, and their threat is printed once.
  const bomber = "scimitarsquadronpilot_ionmissiles_protonbombs_.1";
  await page.goto(`/squads/q8~${bomber}~academypilot~${bomber}?name=Paire`);
  await page.locator("[data-sheet]").getByText("menace 3 ensemble").nth(1).waitFor();
  assert.deepEqual(await page.locator("[data-sheet] .points").allInnerTexts(), ["3", "1", ""]);
  await shot(page, "squads-sheet-pair");
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize(PHONE);
  await fits(page, "a quick build of two ships on a phone");
  await page.locator("[data-shared]").last().scrollIntoViewIfNeeded();
  await shot(page, "squads-pair-phone");
  clean(page);
}

async function draw(browser, server) {
  const page = await open(browser, server);
  await page.locator("[data-random]").click();
  await page.waitForSelector("[data-drawn='1'] li");
  const worth = () => page.locator("[data-worth]").allInnerTexts();
  const [one, two] = await worth();
  assert.equal(one, two);
  await axe(page, "random squadrons");
  await shot(page, "squads-random");
  await page.locator("[data-random-side='0']").selectOption("Separatists");
  await page.locator("[data-drawn='0'] h3").getByText("Separatist").waitFor();
  await page.locator("dialog [data-format=quick]").check();
  await page.waitForFunction(() => [...document.querySelectorAll("[data-worth]")].every((text) => text.textContent?.endsWith("8")));
  // A threat that nobody has: said in a sentence.
  await page.locator("dialog [data-threat]").fill("40");
  await page.locator("dialog .notice.bad").waitFor();
  await page.locator("dialog [data-threat]").fill("6");
  await page.waitForSelector("[data-drawn='1'] li");
  await page.locator("[data-edit='1']").click();
  await page.waitForSelector("[data-fine]");
  await page.waitForSelector("[data-total]:has-text('6 / 6')");
  clean(page);
}

/** Starts a match with what was built, and meets what is wrong on the way. */
async function play(browser, server) {
  const page = await open(browser, server);
  await page.goto("/squads/p200_last~lukeskywalker_r2d2~wedgeantilles_outmaneuver~redsquadronveteran?name=Rouge");
  await page.waitForSelector("[data-fine]");
  await page.locator("[data-play-squad]").click();
  await page.waitForSelector("[data-squad-of='0']");
  assert.equal(await page.locator("[data-squad-of='0']").inputValue(), "brought");
  assert.equal(await page.locator("[data-kind-of-match=points]").isChecked(), true);
  await page.locator("[data-side-of='1'] p").waitFor();
  await axe(page, "squadrons of a new match");
  await shot(page, "new-squads");
  // By quick builds it may not be played: the reasons are said, and there is no way on.
  await page.locator("[data-kind-of-match=quick]").check();
  await page.locator("[data-side-of='0'] .bad").first().waitFor();
  await page.waitForSelector("[data-make]:disabled");
  await shot(page, "new-squads-wrong");
  await page.locator("[data-kind-of-match=points]").check();
  await page.locator("[data-squad-of='1']").selectOption("ready imperial-aces");
  await page.locator("[data-side-of='1']").getByText("Howlrunner").waitFor();
  await page.locator("[data-make]:enabled").click();
  await page.waitForURL(/\/m\//);
  const id = new URL(page.url()).pathname.split("/")[2];
  const info = await (await fetch(`${server.url}/api/matches/${id}`)).json();
  assert.equal(info.game, "xwing2e");
  const made = info.setup?.squads ?? null;
  if (made) assert.deepEqual(made[0].ships.map((ship) => ship.pilot), ["lukeskywalker", "wedgeantilles", "redsquadronveteran"]);

  // Every kind of match can be made, each with the squadrons it offers first.
  for (const kind of ["starter", "quick", "points", "escalation", "box", "casual"]) {
    await page.goto("/new?game=xwing2e");
    await page.locator(`[data-kind-of-match=${kind}]`).check();
    await page.locator("[data-make]:enabled").click();
    await page.waitForURL(/\/m\//);
  }
  clean(page);
}

/** A squadron without a mouse. */
async function keys(browser, server) {
  const page = await open(browser, server);
  await page.locator("[data-search]").focus();
  await page.keyboard.type("wedge");
  const to = async (selector) => {
    for (let i = 0; i < 80; i++) {
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`no way to ${selector} by keys`);
  };
  await to("[data-add=wedgeantilles]");
  await page.keyboard.press("Enter");
  await page.waitForSelector("[data-ship=wedgeantilles]");
  await page.locator("[data-name]").focus();
  await to("[data-slot=Talent]");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.tagName === "H2");
  await to("[data-add=outmaneuver]");
  await page.keyboard.press("Enter");
  await page.waitForSelector("[data-upgrade=outmaneuver]");
  await page.waitForSelector("[data-fine]");
  clean(page);
}

async function looks(browser, server) {
  const code = "p200_last~lukeskywalker_r2d2_protontorpedoes_servomotorsfoils_instinctiveaim~wedgeantilles_r3astromech_servomotorsfoils_outmaneuver~redsquadronveteran_crackshot";
  for (const [theme, lang, size] of [["dark", "en-GB", LAPTOP], ["light", "fr-FR", LAPTOP], ["light", "en-GB", PHONE], ["dark", "fr-FR", PHONE]]) {
    const page = await open(browser, server, { theme, lang, size });
    const how = `${lang.slice(0, 2)}-${theme}-${size === PHONE ? "phone" : "laptop"}`;
    const look = async (name) => {
      await shot(page, `squads-${name}-${how}`);
      await axe(page, `squads ${name} ${how}`);
      await fits(page, `squads ${name} ${how}`);
      await worded(page, `squads ${name} ${how}`);
    };
    await look("empty");
    await page.goto(`/squads/${code}?name=Rouge`);
    await page.waitForSelector("[data-fine]");
    await page.locator("[data-keep]").click();
    await look("builder");
    await page.locator("[data-slot=Modification]").first().click();
    await page.waitForSelector("[data-add=hullupgrade]");
    await look("upgrades");
    await page.locator("[data-import]").click();
    await look("import");
    await page.keyboard.press("Escape");
    await page.locator("[data-random]").click();
    await page.waitForSelector("[data-drawn='1'] li");
    await look("random");
    await page.keyboard.press("Escape");
    await page.locator("[data-play-squad]").click();
    await page.waitForSelector("[data-side-of='1'] p");
    await look("new");
    clean(page);
  }
}

export const SQUADS = {
  "a squadron is built by clicking, and what is wrong is said": build,
  "squadrons of other builders are read, and what was changed or lost is told": bring,
  "a squadron is shared by link, text and file": share,
  "a squadron is printed black on white": paper,
  "random squadrons are worth the same": draw,
  "a match starts with the squadrons that were chosen": play,
  "a squadron is built by keys alone": keys,
  "squadrons look right in both themes, languages and sizes": looks,
};
