// Without a network: pages, rules, boards and the last tables, as they were when they were seen last. The build fills in
// the names of its files. A new version waits until somebody wants it (lib/device/update.svelte.ts).
const VERSION = __VERSION__;
const FILES = __FILES__; // of all pages
const SPOKEN = __SPOKEN__; // of each language
const BASE = new URL("./", self.location.href);
const SHELL = `kontor-files-${VERSION}`;
const SEEN = "kontor-seen"; // answers of the server
const TABLES = 12; // that are kept
const SLOW = 6000; // ms until what is known is shown instead
const ANSWERED = 800; // ms in which a page that is awake answers; after a second no window may be opened
const GONE = [401, 403, 404]; // not for this browser, or no longer

// What may be shown again without asking, and what is asked for first.
const STEADY = /^api\/(boards\/[^/]+|rules|options)$/;
const LIST = "api/games";
const TABLE = /^api\/games\/([^/]+)\/events$/;

self.addEventListener("install", (event) => {
  event.waitUntil(languages().then((kept) => hold(["./", ...FILES, ...kept.flatMap((code) => SPOKEN[code])])));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name.startsWith("kontor-files-") && name !== SHELL).map((name) => caches.delete(name))),
      ),
  );
});

self.addEventListener("message", (event) => {
  if (event.data === "now") self.skipWaiting();
  else if (event.data.language in SPOKEN) event.waitUntil(hold(SPOKEN[event.data.language]));
  else if (event.data.forget) event.waitUntil(forget(event.data.forget));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== BASE.origin || !url.pathname.startsWith(BASE.pathname)) return;
  const path = url.pathname.slice(BASE.pathname.length);
  if (path.startsWith("seat/") || request.headers.get("accept") === "text/event-stream") return;
  if (request.mode === "navigate" && !path.startsWith("api/")) event.respondWith(page(request));
  else if (FILES.includes(path) || Object.values(SPOKEN).some((files) => files.includes(path))) event.respondWith(file(request));
  else if (STEADY.test(path) || path === LIST || (TABLE.test(path) && !url.searchParams.has("wait")))
    event.respondWith(answer(event, path));
});

/** Keeps files of this version. */
async function hold(names) {
  const cache = await caches.open(SHELL);
  const wanted = names.map((name) => new URL(name, BASE).href);
  const held = await Promise.all(wanted.map((url) => cache.match(url)));
  await cache.addAll(wanted.filter((_, place) => !held[place]));
}

/** The languages that are spoken here: the browser's, and those whose files an older version keeps. */
async function languages() {
  const own = self.navigator.languages.map((tag) => tag.split("-")[0]).find((code) => code in SPOKEN) ?? "en";
  const caching = (await caches.keys()).filter((name) => name.startsWith("kontor-files-"));
  const kept = (await Promise.all(caching.map(async (name) => (await caches.open(name)).keys()))).flat();
  return Object.keys(SPOKEN).filter((code) => code === own || kept.some(({ url }) => url.includes(`/assets/${code}-`)));
}

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
async function answer(event, path) {
  const { request } = event;
  let response;
  try {
    response = await patient(fetch(request));
  } catch (wrong) {
    const known = await caches.match(request.url, { cacheName: SEEN });
    if (!known) throw wrong;
    const headers = new Headers(known.headers);
    headers.set("x-kontor-kept", "1");
    return new Response(await known.blob(), { status: 200, headers });
  }
  event.waitUntil(keep(request.url, path, response.clone()).catch(() => undefined)); // no room: it works without
  return response;
}

async function keep(url, path, response) {
  const [, table] = TABLE.exec(path) ?? [];
  if (table && GONE.includes(response.status)) return forget(table);
  if (path === LIST && response.status === 401) return caches.delete(SEEN); // the server asks for its password
  if (!response.ok || !isWhole(url)) return;
  const cache = await caches.open(SEEN);
  if (path === LIST) {
    const lists = await response.clone().json();
    await forgetLost(cache, lists);
    await count(lists);
  }
  await cache.put(url, response);
  const tables = await keptTables(cache);
  await Promise.all(tables.slice(0, -TABLES).map(({ request }) => cache.delete(request)));
}

/** News of a table are kept only where they begin at its beginning. */
const isWhole = (url) => !new URL(url).searchParams.has("ply") || new URL(url).searchParams.get("ply") === "0";

const tableIn = (url) => TABLE.exec(new URL(url).pathname.slice(BASE.pathname.length))?.[1];

/** The tables that are kept, the oldest first. */
async function keptTables(cache) {
  const all = (await cache.keys()).map((request) => ({ request, table: tableIn(request.url) }));
  return all.filter(({ table }) => table !== undefined);
}

/** Tells that a game waits. Whoever is looking at it just then knows. */
self.addEventListener("push", (event) => event.waitUntil(tell(event.data.json())));

async function tell({ title, text, link, table }) {
  if (table && (await pagesAt(link)).some(({ focused }) => focused)) return;
  await self.registration.showNotification(title, {
    body: text,
    tag: table || "try",
    data: link,
    icon: new URL("icon-192.png", BASE).href,
  });
  if (table) await self.navigator.setAppBadge?.();
}

/** Leads to the decision: in a page that is open at that table, otherwise in a new one. */
self.addEventListener("notificationclick", (event) => {
  const link = event.notification.data;
  event.notification.close();
  event.waitUntil(pagesAt(link).then(([open]) => (open ? open.focus() : self.clients.openWindow(link))));
});

/** The pages that show this address by now. They are asked: what a client says is the address it was opened with. */
async function pagesAt(link) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const shown = await Promise.all(pages.map(addressOf));
  return pages.filter((_, place) => shown[place].startsWith(link));
}

function addressOf(page) {
  const { port1, port2 } = new MessageChannel();
  return new Promise((found) => {
    port1.onmessage = ({ data }) => found(data);
    page.postMessage("where", [port2]);
    setTimeout(() => found(""), ANSWERED); // it sleeps
  });
}

/** The sign on the icon of the installed client: how many games wait for this browser, for those who want notices. */
async function count({ mine }) {
  if (Notification.permission !== "granted") return;
  const waiting = mine.filter(({ decider, you, seats }) => you.includes(decider) && seats[decider].level === null).length;
  await (waiting ? self.navigator.setAppBadge?.(waiting) : self.navigator.clearAppBadge?.());
}

/** What was seen at a table is no longer for this browser. */
async function forget(table) {
  const cache = await caches.open(SEEN);
  const kept = await keptTables(cache);
  await Promise.all(kept.filter((one) => one.table === table).map(({ request }) => cache.delete(request)));
}

/** What was seen from a seat is kept only while the list of games says that this browser holds one there. */
async function forgetLost(cache, { mine }) {
  for (const { request, table } of await keptTables(cache)) {
    if (mine.some(({ id }) => id === table)) continue;
    const news = await (await cache.match(request)).json();
    if (news.view.table.you.length > 0) await cache.delete(request);
  }
}

function patient(promise) {
  return Promise.race([promise, new Promise((_, fail) => setTimeout(() => fail(new Error("slow")), SLOW))]);
}
