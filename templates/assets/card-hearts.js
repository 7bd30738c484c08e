// @ts-check
"use strict";

/**
 * Hearts on the cards of a page: what was chosen in this browser, else what the site says. Cards that a search finds have
 * theirs from `search-cards.js`.
 */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { root, storage } = galley;

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

  galley.ready(hearts);
})();
