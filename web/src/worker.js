// Without a network: pages, rules, boards and the last tables, as they were when they were seen last. The build fills in
// the names of its files. A new version waits until somebody wants it (lib/newer.svelte.ts).
const VERSION = __VERSION__;
const FILES = __FILES__;
const BASE = new URL("./", self.location.href);
const SHELL = `kontor-files-${VERSION}`;
const SEEN = "kontor-seen"; // answers of the server
const TABLES = 12; // that are kept
const SLOW = 6000; // ms until what is known is shown instead

// What may be shown again without asking, and what is asked for first.
const STEADY = /^api\/(boards\/[^/]+|rules|options)$/;
const FRESH = /^api\/(games|games\/[^/]+\/events)$/;
const TABLE = /^api\/games\/([^/]+)\/events$/;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(["./", ...FILES].map((name) => new URL(name, BASE).href))));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter((name) => name.startsWith("kontor-files-") && name !== SHELL).map((name) => caches.delete(name)))),
  );
});

self.addEventListener("message", (event) => {
  if (event.data === "now") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== BASE.origin || !url.pathname.startsWith(BASE.pathname)) return;
  const path = url.pathname.slice(BASE.pathname.length);
  if (path.startsWith("seat/") || request.headers.get("accept") === "text/event-stream") return;
  if (request.mode === "navigate" && !path.startsWith("api/")) event.respondWith(page(request));
  else if (FILES.includes(path)) event.respondWith(file(request));
  else if (STEADY.test(path) || (FRESH.test(path) && !url.searchParams.has("wait"))) event.respondWith(answer(request, path));
});

/** The page of the server, which says what to load; without it the one that is kept, with the files that belong to it. */
async function page(request) {
  try {
    return await patient(fetch(request));
  } catch {
    return (await caches.match(BASE.href, { cacheName: SHELL })) ?? Response.error();
  }
}

async function file(request) {
  return (await caches.match(request.url, { cacheName: SHELL })) ?? fetch(request);
}

/** The server's answer, which is kept; without it the last one, marked as such. */
async function answer(request, path) {
  const cache = await caches.open(SEEN);
  try {
    const response = await patient(fetch(request));
    if (response.ok && isWhole(request.url)) {
      await cache.put(request.url, response.clone());
      if (TABLE.test(path)) await forget(cache);
    }
    return response;
  } catch (wrong) {
    const known = await cache.match(request.url);
    if (!known) throw wrong;
    const headers = new Headers(known.headers);
    headers.set("x-kontor-kept", "1");
    return new Response(await known.blob(), { status: 200, headers });
  }
}

/** News of a table are kept only where they begin at its beginning. */
const isWhole = (url) => !new URL(url).searchParams.has("ply") || new URL(url).searchParams.get("ply") === "0";

/** Only the last tables are kept. */
async function forget(cache) {
  const tables = (await cache.keys()).filter(({ url }) => TABLE.test(new URL(url).pathname.slice(BASE.pathname.length)));
  await Promise.all(tables.slice(0, -TABLES).map((old) => cache.delete(old)));
}

function patient(promise) {
  return Promise.race([promise, new Promise((_, fail) => setTimeout(() => fail(new Error("slow")), SLOW))]);
}
