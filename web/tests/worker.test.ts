// The worker that knows the offline page: what it keeps, and what it never does.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { WEB } from "./paths";

type Handler = (event: unknown) => void;

/** The worker in a world of its own, with a network that may be gone. */
function worker() {
  const handlers = new Map<string, Handler>();
  const stores = new Map<string, Map<string, Response>>();
  const network = { gone: false, asked: [] as string[] };
  const path = (of: unknown) => new URL(typeof of === "string" ? of : (of as { url: string }).url, "http://table.example").pathname;
  const fetcher = async (of: unknown) => {
    network.asked.push(path(of));
    if (network.gone) throw new TypeError("no network");
    return new Response(`from the network: ${path(of)}`);
  };
  const store = (name: string) => {
    const kept = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, kept);
    return {
      addAll: async (all: string[]) => { for (const one of all) kept.set(path(one), await fetcher(one)); },
      match: async (of: unknown) => kept.get(path(of))?.clone(),
      put: async (of: unknown, answer: Response) => void kept.set(path(of), answer),
      keys: async () => [...kept.keys()].map((one) => ({ url: `http://table.example${one}` })),
      delete: async (of: unknown) => kept.delete(path(of)),
    };
  };
  const caches = {
    open: async (name: string) => store(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (of: unknown) => [...stores.values()].map((kept) => kept.get(path(of))).find(Boolean)?.clone(),
  };
  const self = { addEventListener: (name: string, handler: Handler) => handlers.set(name, handler), skipWaiting: async () => {}, clients: { claim: async () => {} } };
  new Function("self", "caches", "fetch", "location", readFileSync(`${WEB}/public/sw.js`, "utf8"))(self, caches, fetcher, { origin: "http://table.example" });
  const wait = async (name: string) => {
    let done: Promise<unknown> = Promise.resolve();
    handlers.get(name)?.({ waitUntil: (promise: Promise<unknown>) => (done = promise) });
    await done;
  };
  /** What it answers to a request; `null` where the browser goes its own way. */
  const ask = async (url: string, mode = "cors", method = "GET") => {
    const answer: { given: Promise<Response> | null } = { given: null };
    handlers.get("fetch")?.({ request: { url: new URL(url, "http://table.example").href, mode, method }, respondWith: (promise: Promise<Response>) => (answer.given = promise) });
    return answer.given ? (await answer.given).text() : null;
  };
  return { wait, ask, network, stores };
}

describe("the worker of the installed page", () => {
  it("says that there is no connection, on every page", async () => {
    const { wait, ask, network } = worker();
    await wait("install");
    await wait("activate");
    expect(await ask("/m/abc", "navigate")).toBe("from the network: /m/abc");
    network.gone = true;
    expect(await ask("/m/abc", "navigate")).toBe("from the network: /offline.html");
    expect(await ask("/offline.css")).toBe("from the network: /offline.css");
  });

  it("keeps files whose names change, and asks for each once", async () => {
    const { wait, ask, network } = worker();
    await wait("install");
    await ask("/assets/a-1.js");
    network.gone = true;
    expect(await ask("/assets/a-1.js")).toBe("from the network: /assets/a-1.js");
    expect(network.asked.filter((one) => one === "/assets/a-1.js")).toHaveLength(1);
  });

  it("keeps nothing that is said about matches, and nothing of other sites", async () => {
    const { wait, ask, stores } = worker();
    await wait("install");
    expect(await ask("/api/lobby")).toBeNull();
    expect(await ask("/api/matches", "cors", "POST")).toBeNull();
    expect(await ask("http://other.example/assets/x.js")).toBeNull();
    expect(await ask("/m/abc", "navigate")).not.toBeNull();
    expect([...stores.values()].flatMap((kept) => [...kept.keys()]).sort()).toEqual(["/favicon.svg", "/offline.css", "/offline.html", "/offline.js"]);
  });

  it("says it in both languages, and loads nothing that it has not kept", () => {
    const page = readFileSync(`${WEB}/public/offline.html`, "utf8");
    expect(page).toContain("No connection");
    expect(page).toContain("Pas de connexion");
    const kept = readFileSync(`${WEB}/public/sw.js`, "utf8");
    for (const [, file] of page.matchAll(/(?:href|src)="(\/[^"]+)"/g)) expect(kept).toContain(`"${file}"`);
  });

  it("is installed with icons that ship", () => {
    const manifest = JSON.parse(readFileSync(`${WEB}/public/manifest.webmanifest`, "utf8")) as { icons: { src: string }[] };
    for (const { src } of manifest.icons) expect(readFileSync(`${WEB}/public${src}`).length).toBeGreaterThan(100);
  });
});
