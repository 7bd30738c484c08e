// @ts-check
"use strict";

/** Where other programs share links and texts with the site: they wait here to be imported, and can be saved as a file. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { el, t, storage } = galley;

  /** @param {string} text */
  const isLink = (text) => /^https?:\/\//i.test(text);

  galley.ready(() => {
    const page = /** @type {HTMLElement} */ (document.getElementById("share"));
    const given = new URLSearchParams(location.search);
    const [title, text, url] = ["title", "text", "url"].map((name) => (given.get(name) ?? "").trim());
    if (title || text || url) {
      storage.set("pending", storage.newId(), { title, text, url });
      // Reloading the page must not add it a second time.
      history.replaceState(null, "", location.pathname);
    }

    function show() {
      const all = storage.entries("pending");
      if (all.length === 0) return page.replaceChildren(/** @type {HTMLTemplateElement} */ (document.getElementById("nothing-shared")).content.cloneNode(true));
      page.replaceChildren(el("p", { class: "lead" }, t("appSharedText")), el("ul", { class: "basket" }, ...all.map(([id, one]) => el("li", { class: "basket-recipe" },
          el("span", { class: "shared" }, el("strong", { class: "shared-title" }, one.title || one.url || one.text), one.text && one.text !== one.title && el("span", { class: "buy-from" }, one.text),
            isLink(one.url) && el("a", { href: one.url, rel: "noopener noreferrer" }, one.url)),
          el("button", { class: "round", type: "button", "aria-label": t("appRemoveNamed", { name: one.title || one.url || one.text }),
            onclick: () => galley.undoable(t("appRemoved", { name: one.title || one.url || one.text }), () => storage.remove("pending", id)) }, "×")))),
        el("p", {}, el("button", { class: "button button-primary", type: "button", onclick: () =>
          galley.saveFile("pending-imports.json", "application/json", `${JSON.stringify({ format: "galley-pending", version: 1, items: all.map(([, one]) => one) }, null, 2)}\n`) }, t("appSavePending"))));
    }

    storage.subscribe("pending", show);
    show();
  });
})();
