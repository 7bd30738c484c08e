// @ts-check
"use strict";

/** The list of favourites: what was chosen in this browser, else what the site says. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { storage, t } = galley;
  /** What finds recipes and makes cards of them, where the list of favourites is not that of the site. */
  const FINDING = ["words", "query", "match", "index", "find", "cards"].map((name) => `assets/search-${name}.js`);

  /** Shows the list of favourites in the place of the site's own, as long as they are not the same. */
  function list() {
    const place = document.getElementById("own-favourites");
    if (!place) return;
    const sample = /** @type {HTMLTemplateElement} */ (document.getElementById("search-card")).content.firstElementChild;
    const [count, cards, none] = [".results-count", ".cards", ".search-note"].map((part) => /** @type {HTMLElement} */ (place.querySelector(part)));
    const ofSite = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("main > .results, main > .empty, main > .pagination")].filter((part) => part !== place));
    let round = 0;
    storage.subscribe("favourites", show);
    addEventListener("pageshow", ({ persisted }) => { if (persisted) show(); });
    show();

    async function show() {
      const own = (round += 1);
      const isOwn = storage.entries("favourites").length > 0;
      try {
        if (isOwn) await galley.loadScripts(...FINDING);
        const found = isOwn && (await galley.findInOne({ terms: galley.query.parseQuery("is:favourite"), tags: [], sort: "title" }));
        const recipes = found ? await found.recipes(0, found.count) : [];
        if (own !== round) return;
        cards.replaceChildren(...recipes.map((/** @type {any} */ recipe) => galley.card(recipe, sample)));
        count.textContent = galley.counted("recipeCount", recipes.length);
        none.textContent = t("appNoFavourites");
        none.hidden = recipes.length > 0;
        place.hidden = !isOwn;
        for (const part of ofSite) part.hidden = isOwn;
      } catch (error) {
        // What the site says stays, with the hearts of this browser.
        console.error(error);
      }
    }
  }

  galley.ready(list);
})();
