// Without a connection there is no table; this worker says so, instead of the browser's own page. It keeps the page that
// says it, and files whose names change whenever they do. Nothing that a server answers about matches is kept.
const SHELL = "escadrille-shell-2";
const FILES = "escadrille-files-1";
const OFFLINE = ["/offline.html", "/offline.css", "/offline.js", "/favicon.svg"];
/** The most files kept: those of a few versions of the page. */
const MOST = 150;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((shell) => shell.addAll(OFFLINE)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const stale = (names) => names.filter((name) => name.startsWith("escadrille-") && name !== SHELL && name !== FILES);
  event.waitUntil(
    caches.keys().then((names) => Promise.all(stale(names).map((name) => caches.delete(name)))).then(() => self.clients.claim()),
  );
});

async function file(request) {
  const files = await caches.open(FILES);
  const known = await files.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) {
    await files.put(request, answer.clone());
    const all = await files.keys();
    await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((old) => files.delete(old)));
  }
  return answer;
}

async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match("/offline.html")) ?? Response.error();
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(file(request));
  else if (request.mode === "navigate") event.respondWith(page(request));
  else if (OFFLINE.includes(url.pathname)) event.respondWith(fetch(request).catch(async () => (await caches.match(url.pathname)) ?? Response.error()));
});
