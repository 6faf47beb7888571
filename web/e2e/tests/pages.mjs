// Every page, in both themes and languages, on a laptop and on a phone.
import assert from "node:assert/strict";
import { axe, clean, fits, LAPTOP, person, PHONE, shot, worded } from "../browser.mjs";

const LOOKS = [
  ["dark", "en-GB", LAPTOP], ["light", "fr-FR", LAPTOP], ["light", "en-GB", PHONE], ["dark", "fr-FR", PHONE],
];

async function pages(browser, server) {
  for (const [theme, lang, size] of LOOKS) {
    const page = await person(browser, server, { theme, lang, size });
    const how = `${lang.slice(0, 2)}-${theme}-${size === PHONE ? "phone" : "laptop"}`;
    const check = async (name) => {
      await shot(page, `${name}-${how}`);
      await axe(page, `${name} ${how}`, true);
      await fits(page, `${name} ${how}`);
      await worded(page, `${name} ${how}`);
    };
    const look = async (path, selector, name) => {
      await page.goto(path);
      await page.locator(selector).first().waitFor();
      await check(name);
    };
    await look("/", "[data-play]", "lobby");
    await look("/new?game=endor", "[data-make]", "new");
    await page.locator("summary").click();
    await check("policies");
    await look("/rules/endor", "#END-021", "rules");
    await page.fill("input[type=search]", "empereur");
    await page.waitForFunction(() => !document.getElementById("END-001"));
    // A slip finds what comes nearest.
    await page.fill("input[type=search]", "empreeur");
    await page.waitForFunction(() => Number(document.querySelector("[data-found]")?.getAttribute("data-found")) > 0);
    await worded(page, `rules with a slip ${how}`);
    await look("/rules/endor#END-096", "#END-096.marked", "rule");
    await page.locator("#END-096 summary").click();
    await page.locator("#END-096 details a").first().click();
    await page.waitForSelector("[data-step='0']");
    await check("scenario");
    await look("/verify", "textarea", "verify");
    assert.match(await page.title(), lang === "fr-FR" ? /^Vérifier/ : /^Verify/, "a tab says which page it is");
    await look("/m/nothing-here", "[role=alert]", "gone");
    await look("/no/such/page", "h1", "nowhere");
    clean(page);
  }
}

/** Whatever axe finds at a table, of whatever weight. */
async function tables(browser, server) {
  for (const theme of ["dark", "light"]) {
    const page = await person(browser, server, { theme, lang: "fr-FR" });
    for (const game of ["xwing2e", "starfighter", "endor"]) {
      await page.goto(`/g/${game}`);
      await page.click("[data-play]");
      await page.waitForSelector("[data-asked]");
      await axe(page, `a table of ${game}, ${theme}`, true);
    }
    clean(page);
  }
}

/** Theme and language can be changed at any moment, and stay. */
async function switches(browser, server) {
  const page = await person(browser, server);
  await page.goto("/rules/endor");
  await page.locator("button[lang=fr]").click();
  await page.getByRole("heading", { name: /Règles/ }).waitFor();
  await page.locator("button.theme").click();
  assert.equal(await page.locator("html").getAttribute("data-theme"), "light");
  await page.reload();
  await page.getByRole("heading", { name: /Règles/ }).waitFor();
  assert.equal(await page.locator("html").getAttribute("data-theme"), "light");
  clean(page);
}

export const PAGES = {
  "every page opens in both themes, languages and sizes, and axe finds nothing": pages,
  "axe finds nothing at any table": tables,
  "language and theme can be switched, and stay": switches,
};
