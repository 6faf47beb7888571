// The client's own sentences: both languages say the same things, each as it is written, and each is said somewhere.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LOCALES, WEB } from "./paths";

const FILES = readdirSync(`${LOCALES}/en`).filter((name) => /^web.*\.ftl$/.test(name));
const file = (lang: string) => FILES.map((name) => readFileSync(`${LOCALES}/${lang}/${name}`, "utf8")).join("\n");
const keys = (text: string) => [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((found) => found[1] as string);

/** What each key says, without its placeables. */
function said(text: string): string[] {
  return text.split("\n").filter((line) => line && !line.startsWith("#"))
    .map((line) => line.replace(/^[a-z0-9-]+ = ?/, "").replace(/^\s*\*?\[\w+\] ?/, "").replace(/\{[^}]*(\}|$)/g, "…"));
}

function sources(dir: string): string[] {
  return readdirSync(dir).flatMap((name) => {
    const path = join(dir, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /\.(ts|svelte)$/.test(name) ? [readFileSync(path, "utf8")] : [];
  });
}

const code = sources(`${WEB}/src`).join("\n");
/** Keys put together at run time: what comes before the part that changes. */
const FAMILIES = [...code.matchAll(/`(web-[a-z0-9-]+-)\$\{/g)].map((found) => found[1] as string);

describe("the client's sentences", () => {
  it("have the same keys in both languages, in the same order", () => {
    expect(keys(file("fr"))).toEqual(keys(file("en")));
  });

  it("have no key twice", () => {
    expect(new Set(keys(file("en"))).size).toBe(keys(file("en")).length);
  });

  it("exist for every key in the code", () => {
    const used = [...code.matchAll(/["`](web-[a-z0-9-]*[a-z0-9])["`]/g)].map((found) => found[1] as string);
    const known = new Set(keys(file("en")));
    expect([...new Set(used)].filter((key) => !known.has(key))).toEqual([]);
    expect(used.length).toBeGreaterThan(150);
  });

  it("are said somewhere", () => {
    const unsaid = keys(file("en")).filter((key) => !code.includes(`"${key}"`) && !FAMILIES.some((family) => key.startsWith(family)));
    expect(unsaid).toEqual([]);
  });

  it("show the same arguments in both languages", () => {
    const shown = (text: string) =>
      Object.fromEntries(text.split(/\n(?=[a-z])/).map((entry) => [
        entry.split(" ")[0],
        [...new Set([...entry.matchAll(/\$([a-z]+)/g)].map((found) => found[1]))].sort().join(),
      ]));
    expect(shown(file("fr").replace(/^#.*\n/gm, ""))).toEqual(shown(file("en").replace(/^#.*\n/gm, "")));
  });

  it("are written as their language is written", () => {
    for (const lang of ["en", "fr"]) {
      for (const text of said(file(lang))) {
        expect(text).not.toMatch(/'|"|\.\.\./);
        if (lang === "fr") {
          expect(text).not.toMatch(/ [:;!?»]/);
          expect(text).not.toMatch(/[^\s\u00a0(…][:;!?»]/);
          expect(text).not.toMatch(/(?<!\p{L})(tu|te|toi|ton|ta|tes)(?!\p{L})/iu);
        }
      }
    }
  });
});
