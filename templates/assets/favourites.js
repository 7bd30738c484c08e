// @ts-check
"use strict";

/**
 * Hearts on the cards of a page, and the list of favourites: what was chosen in this browser, else what the site says. Cards
 * that a search finds have theirs from `search-cards.js`.
 */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { root, storage, t } = galley;
  /** What finds recipes and makes cards of them, where the list of favourites is not that of the site. */
  const FINDING = ["words", "query", "match", "index", "find", "cards"].map((name) => `assets/search-${name}.js`);

  /** The recipe of a card, as this browser keeps it. @param {Element} card */
  function idOf(card) {
    const { href } = /** @type {HTMLAnchorElement} */ (card.querySelector(".card-title a"));
    return galley.recipeId(href.slice(root.href.length));
  }

  /** Those that no script has made. */
  const CARDS = "main .card:not(#search-cards .card, #own-favourites .card)";

  /** Keeps the hearts of the cards that stand on the page from the start. */
  function hearts() {
    const sample = /** @type {HTMLTemplateElement | null} */ (document.getElementById("card-heart"))?.content.firstElementChild;
    if (!sample) return;
    show();
    storage.subscribe("favourites", show);
    // A page comes back as it was left, without having heard of anything meanwhile.
    addEventListener("pageshow", ({ persisted }) => { if (persisted) show(); });
    // A preview changes them in the standing page.
    for (const part of document.querySelectorAll("[data-still]")) new MutationObserver(show).observe(part, { childList: true, subtree: true });

    /** @param {Element} card */
    function added(card) {
      const heart = /** @type {HTMLElement} */ (/** @type {Element} */ (sample).cloneNode(true));
      heart.dataset.own = "";
      card.querySelector(".card-picture")?.append(heart);
      return heart;
    }

    function show() {
      for (const card of document.querySelectorAll(CARDS)) {
        const known = /** @type {HTMLElement | null} */ (card.querySelector(".card-favourite"));
        const isFavourite = galley.isFavourite(idOf(card), known !== null && known.dataset.own === undefined);
        const heart = known ?? (isFavourite && added(card));
        if (heart) heart.hidden = !isFavourite;
      }
    }
  }

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

  galley.ready(() => {
    hearts();
    list();
  });
})();
