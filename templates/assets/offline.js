// @ts-check
"use strict";

/** Without a connection: the way to the page that was wanted, and the recipes that are kept here. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { el, t, root } = galley;

  /** The addresses of the pages that the worker keeps. */
  async function kept() {
    const caches = await Promise.all(["kept", "pages"].map((name) => globalThis.caches.open(`galley:${root.pathname}:${name}`)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return new Set(requests.flat().map(({ url }) => url));
  }

  /** @typedef {{ href: string, title: string, lang?: string }} Kept */

  /** @param {Set<string>} addresses @returns {Promise<Kept[]>} */
  const indexed = async (addresses) => (await galley.recipes())
    .map((/** @type {any} */ { entry: { u, t: title, l: lang } }) => ({ href: new URL(u, root).href, title, lang }))
    .filter((/** @type {Kept} */ { href }) => addresses.has(href));

  /** The recipe of a page, as it tells other programs; `undefined` of other pages. @param {string} href @returns {Promise<Kept | undefined>} */
  async function recipeAt(href) {
    const text = (await (await globalThis.caches.match(href))?.text()) ?? "";
    const [, json = "{}"] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? [];
    const { "@type": type, name, inLanguage } = JSON.parse(json);
    return type === "Recipe" ? { href, title: name, lang: inLanguage } : undefined;
  }

  /** Of a large site no list of all recipes is kept, and only some pages are. @param {string[]} addresses @returns {Promise<Kept[]>} */
  async function titled(addresses) {
    const found = [];
    for (const address of addresses) if (address.endsWith(".html")) found.push(await recipeAt(address));
    const { fold } = galley.words;
    return found.filter((one) => one !== undefined).sort((a, b) => (fold(a.title) < fold(b.title) ? -1 : 1));
  }

  /** @param {string} text */
  const hint = (text) => [el("li", { class: "tool-hint" }, text)];

  /** @returns {Promise<HTMLElement[]>} */
  async function items() {
    if (!("caches" in globalThis) || !location.protocol.startsWith("http")) return hint(t("appOfflineFolder"));
    const addresses = await kept();
    const found = (await galley.keepsIndex()) ? await indexed(addresses) : await titled([...addresses]);
    if (found.length === 0) return hint(t("appNothingKept"));
    return found.map(({ href, title, lang }) => el("li", { class: "basket-recipe" }, el("a", { href, lang }, title)));
  }

  /** Whoever came to look at what is kept need not read that a page is missing. */
  function showListAlone() {
    const [title, heading] = ["h1", "#kept-title"].map((selector) => /** @type {HTMLElement} */ (document.querySelector(selector)));
    title.textContent = heading.textContent;
    heading.classList.add("visually-hidden");
    document.querySelector(".empty-text")?.remove();
  }

  galley.ready(async () => {
    if (!location.search && navigator.onLine) showListAlone();
    const wanted = new URL(new URLSearchParams(location.search).get("page") || "index.html", root);
    const back = /** @type {HTMLAnchorElement} */ (document.querySelector(".empty .button"));
    if (location.search && wanted.href.startsWith(root.href)) back.before(el("a", { class: "button button-primary", href: wanted.href }, t("appTryAgain")), " ");
    const list = /** @type {HTMLElement} */ (document.getElementById("kept"));
    list.replaceChildren(...await items().catch((error) => {
      console.error(error);
      return hint(t("appDataFailed"));
    }));
  });
})();
