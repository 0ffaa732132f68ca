// Keeps the pages of the client area and their scripts, so that they open without a connection. Served for
// /dashboard alone. It keeps nobody's data: what a client last saw lies in local storage.

/**
 * @typedef {Event & { waitUntil(work: Promise<void>): void }} InstallEvent
 * @typedef {InstallEvent & {
 *   request: Request;
 *   respondWith(answer: Promise<Response>): void;
 * }} FetchEvent
 */

const store = "dashboard";
const first = "/dashboard";
const pages = new Set([first, "/dashboard/billing"]);

globalThis.addEventListener("install", (/** @type {InstallEvent} */ event) => {
  event.waitUntil(fetch(first).then((answer) => keep(first, answer)));
});

globalThis.addEventListener("fetch", (/** @type {FetchEvent} */ event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate" && pages.has(pathname))
    event.respondWith(readPage(event, pathname));
  else if (pathname.startsWith("/assets/")) event.respondWith(readAsset(request));
});

/**
 * The newest page while there is a connection, else the last one.
 * @param {FetchEvent} event
 * @param {string} page
 */
async function readPage(event, page) {
  const answer = await fetch(event.request).catch(async (error) => {
    const kept = await caches.match(page, { cacheName: store });
    if (kept) return kept;
    throw error;
  });
  if (answer.ok) event.waitUntil(keep(page, answer.clone()));
  return answer;
}

/**
 * Names carry a hash of what is inside, so a kept one is never out of date.
 * @param {Request} request
 */
async function readAsset(request) {
  const cache = await caches.open(store);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/**
 * A page from a new build takes the place of everything that was kept of the old one.
 * @param {string} page
 * @param {Response} answer
 */
async function keep(page, answer) {
  const html = await answer.clone().text();
  const known = await caches.match(page, { cacheName: store });
  if (known) {
    if ((await known.text()) === html) return;
    await caches.delete(store);
  }
  const cache = await caches.open(store);
  const assets = new Set(html.match(/\/assets\/[\w.-]+/g));
  await cache.addAll([...assets]);
  await cache.put(page, answer);
}
