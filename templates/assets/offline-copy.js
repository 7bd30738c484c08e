// @ts-check
"use strict";

/** Keeps every recipe with its picture and data in this browser, for kitchens without a connection. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { el, t, root, home } = galley;
  const NAME = `galley:${root.pathname}:kept`;
  const AT_ONCE = 6;

  /** @param {any} entry */
  const addresses = ({ u, p }) => [
    new URL(u, root), new URL(u.replace(/html$/, "js"), root), p && new URL(p, home),
  ].filter(Boolean).map(({ href }) => href);

  /** @param {(done: number, all: number) => void} progress */
  async function keep(progress) {
    const recipes = await galley.recipes();
    // Of a large site the worker keeps no index by itself.
    if (!galley.texts) await galley.loadScripts("assets/texts.js");
    const index = [...(await galley.indexFiles()), ...(await galley.texts.files())].map((/** @type {string} */ path) => new URL(path, root).href);
    const addressed = new Set([...recipes.flatMap((/** @type {any} */ { entry }) => addresses(entry)), ...index]);
    const wanted = [...addressed];
    const cache = await caches.open(NAME);
    let [next, done] = [0, 0];
    const work = async () => {
      while (next < wanted.length) {
        const address = wanted[next];
        next += 1;
        // The worker leaves such requests alone: what is kept here it need not keep again.
        const response = await fetch(address, { cache: "no-cache" });
        if (!response.ok) throw new Error(`${address}: ${response.status}`);
        // An answer that a server led to from another address may answer no page.
        await cache.put(address, response.redirected ? new Response(response.body, { headers: response.headers }) : response);
        done += 1;
        progress(done, wanted.length);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    // What is no longer published goes.
    for (const request of await cache.keys()) if (!addressed.has(request.url)) await cache.delete(request);
    return recipes.length;
  }

  /** The part of the settings that keeps and removes the copy. */
  galley.offlineCopy = () => {
    if (!("caches" in globalThis) || !location.protocol.startsWith("http")) return el("p", { class: "tool-hint" }, t("appOfflineFolder"));
    const bar = el("progress", { hidden: true, "aria-label": t("appKeepAll") });
    const status = el("p", { class: "tool-hint", role: "status" });
    const start = el("button", { class: "button", type: "button", onclick: async () => {
      start.disabled = true;
      bar.hidden = false;
      try {
        const count = await keep((done, all) => { bar.max = all; bar.value = done; });
        status.textContent = galley.counted("appKept", count);
      } catch (error) {
        console.error(error);
        status.textContent = t(error instanceof DOMException && error.name === "QuotaExceededError" ? "appKeepFull" : "appKeepFailed");
      }
      bar.hidden = true;
      start.disabled = false;
    } }, t("appKeepAll"));
    const remove = el("button", { class: "button", type: "button", onclick: async () => { await caches.delete(NAME); status.textContent = t("appKeptRemoved"); } }, t("appRemoveKept"));
    return el("div", {}, el("p", {}, t("appOfflineText")), el("div", { class: "tool-actions" }, start, remove), bar, status);
  };
})();
