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

  /** @param {string} text */
  const hint = (text) => [el("li", { class: "tool-hint" }, text)];

  /** @returns {Promise<HTMLElement[]>} */
  async function items() {
    if (!("caches" in globalThis) || !location.protocol.startsWith("http")) return hint(t("appOfflineFolder"));
    const [all, addresses] = await Promise.all([galley.recipes(), kept()]);
    const found = all.filter((/** @type {any} */ { entry }) => addresses.has(new URL(entry.u, root).href));
    if (found.length === 0) return hint(t("appNothingKept"));
    return found.map((/** @type {any} */ { entry }) => el("li", { class: "basket-recipe" },
      el("a", { href: new URL(entry.u, root).href, lang: entry.l }, entry.t)));
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
