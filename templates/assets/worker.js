// @ts-check
"use strict";

/**
 * The service worker: pages and pictures once seen are there without a connection.
 *
 * `worker.js`, where the pages of a language of the interface begin, names the publication (`self.site.version`), the shell
 * and the way to the site's root, then loads this file. The shell and the data of one publication come whole or not at all:
 * they are fetched into a cache of their own before the new worker may begin, so that a failed update leaves the old one
 * untouched. All but pictures come from the network while it answers, so that nothing is stale and pages meet the scripts
 * they were made with, and from the caches when it does not.
 */
(() => {
  const worker = /** @type {any} */ (self);
  const { version, shell } = worker.site;
  const root = new URL("./", worker.location.href);
  /** Styles, scripts and pictures stand there for all languages. */
  const home = new URL(worker.site.root, root);
  // Caches are shared by all sites of a host.
  const prefix = `galley:${root.pathname}:`;
  const shellName = `${prefix}shell:${version}`;
  const pagesName = `${prefix}pages`;
  const keptName = `${prefix}kept`;
  const MOST_VISITED = 200;
  const PATIENCE = 4000;

  /** What is asked for, without its question: a folder is its `index.html`, and `/a` is `/a.html`, as servers have it. @param {{ url: string }} request */
  const named = ({ url }) => url.replace(/[?#].*$/, "").replace(/\/$/, "/index.html").replace(/\/([^/.]+)$/, "/$1.html");
  /** @param {string} path */
  const address = (path) => new URL(path, root).href;
  const shellAddresses = new Set(shell.map((/** @type {string} */ path) => named({ url: address(path) })));

  worker.addEventListener("install", (/** @type {any} */ event) => {
    const all = shell.map((/** @type {string} */ path) => new Request(address(path), { cache: "reload" }));
    event.waitUntil(Promise.all([caches.open(shellName).then((cache) => Promise.all(all.map((/** @type {Request} */ request) => keepShell(cache, request)))), keepOpenPages()]));
  });

  /** @param {Cache} cache @param {Request} request */
  async function keepShell(cache, request) {
    const response = await fetch(request);
    if (!response.ok) throw new Error(`${request.url}: ${response.status}`);
    await cache.put(named(request), direct(response));
  }

  /** An answer that a server led to from another address, `/a` from `/a.html`, may answer no page: the same without the way. @param {Response} response */
  const direct = (response) => (response.redirected ? new Response(response.body, { status: response.status, headers: response.headers }) : response);

  worker.addEventListener("activate", (/** @type {any} */ event) => {
    event.waitUntil((async () => {
      const keep = [shellName, pagesName, keptName];
      const names = await caches.keys();
      await Promise.all(names.filter((name) => name.startsWith(prefix) && !keep.includes(name)).map((name) => caches.delete(name)));
      await worker.clients.claim();
    })());
  });

  worker.addEventListener("message", (/** @type {any} */ event) => {
    if (event.data === "activate") worker.skipWaiting();
    // The pictures of the page that was open before there was a worker are visited ones, too.
    event.waitUntil(keepAll(event.data.visited ?? []));
  });

  /** @param {Request} request */
  async function cached(request) {
    for (const name of [shellName, keptName, pagesName]) {
      const found = await (await caches.open(name)).match(named(request));
      if (found) return found;
    }
    return undefined;
  }

  /**
   * Keeps what was visited. In the copy of all recipes, which is asked first, it takes the place of what was there: that would
   * hide it.
   * @param {Request} request @param {Response} response
   */
  async function keep(request, response) {
    const copy = await caches.open(keptName);
    if (await copy.match(named(request))) await copy.put(named(request), direct(response.clone()));
    const cache = await caches.open(pagesName);
    await cache.put(named(request), direct(response));
    const keys = await cache.keys();
    // The oldest go first: an entry that is put again moves to the end.
    await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_VISITED)).map((key) => cache.delete(key)));
  }

  /** The network has to begin to answer soon; a slow one may take its time then. @param {Request} request */
  async function answer(request) {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), PATIENCE);
    try {
      return await fetch(request, { signal: patience.signal });
    } finally {
      clearTimeout(timer);
    }
  }

  /** Whether an answer is one to have without a connection. @param {Request} request @param {Response} response */
  function isKept(request, { ok, type }) {
    const { pathname } = new URL(request.url);
    // Files of a large site's search index belong together and are too many: some of them are of no use. Those of texts only
    // complete what was found.
    const isPart = pathname.startsWith(`${root.pathname}search/`) && !pathname.startsWith(`${root.pathname}search/text`);
    return ok && type === "basic" && !shellAddresses.has(named(request)) && !isPart;
  }

  /** @param {Request} request */
  async function fromNetwork(request) {
    const response = await answer(request);
    if (isKept(request, response)) await keep(request, response.clone()).catch(() => {});
    return response;
  }

  /** What nobody waits for gives way soon: a worker with work left holds the next one back. @param {Request} request */
  async function keepVisited(request) {
    const response = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (isKept(request, response)) await keep(request, response);
  }

  /** The pages that were open before there was a worker: whoever reloads one as soon as there is one finds it. */
  async function keepOpenPages() {
    if (worker.registration.active) return;
    const pages = await worker.clients.matchAll({ includeUncontrolled: true, type: "window" });
    await keepAll(pages.map((/** @type {{ url: string }} */ { url }) => url).filter((/** @type {string} */ url) => url.startsWith(root.href)));
  }

  /** Keeps what is open; the pages show themselves without it. @param {string[]} urls */
  const keepAll = (urls) => Promise.all(urls.map((url) => keepVisited(new Request(url, { cache: "no-cache" })).catch(() => {})));

  /** Pages and data: the newest there is. @param {Request} request */
  async function fresh(request) {
    try {
      return await fromNetwork(request);
    } catch (error) {
      const found = await cached(request);
      if (found) return found;
      if (request.mode !== "navigate") throw error;
      // Led there and not answered with it: its style and scripts stand beside it.
      const page = request.url.slice(root.href.length);
      return Response.redirect(`${address("offline.html")}?${new URLSearchParams({ page })}`);
    }
  }

  /** A picture in another of its sizes: any is better than none. @param {Request} request */
  async function otherSize(request) {
    const [, stem] = /^(.*)-\d+\.(avif|webp|jpg)$/.exec(request.url) ?? [];
    if (!stem) return undefined;
    const isSame = (/** @type {Request} */ { url }) => url.startsWith(`${stem}-`);
    for (const name of [keptName, pagesName]) {
      const cache = await caches.open(name);
      const found = (await cache.keys()).find(isSame);
      if (found) return cache.match(found);
    }
    return undefined;
  }

  /** Pictures: the one that is there. @param {Request} request */
  async function kept(request) {
    const found = await cached(request);
    if (found) return found;
    try {
      return await fromNetwork(request);
    } catch (error) {
      const other = await otherSize(request);
      if (other) return other;
      throw error;
    }
  }

  /**
   * What a script fetches past the browser's own cache is for the copy of all recipes, which it keeps itself: thousands of
   * files would be kept twice, and would drive out the pages that were visited.
   * @param {Request} request
   */
  const isOfCopy = ({ destination, cache }) => destination === "" && cache === "no-cache";

  worker.addEventListener("fetch", (/** @type {any} */ event) => {
    const { request } = event;
    if (request.method !== "GET" || !request.url.startsWith(home.href) || isOfCopy(request)) return;
    event.respondWith(request.destination === "image" ? kept(request) : fresh(request));
  });
})();
