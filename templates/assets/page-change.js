// @ts-check
"use strict";

/** Names the card that leads to the next page, so that its picture grows into that of the recipe (`25-page-change.css`). */
(() => {
  addEventListener("pageswap", (/** @type {any} */ event) => {
    const url = event.viewTransition && event.activation?.entry?.url;
    if (!url) return;
    const links = [...document.querySelectorAll(".card-title a")].filter((link) => /** @type {HTMLAnchorElement} */ (link).href === url);
    // The same recipe may be there twice: the card that was touched has the focus.
    const link = links.find((one) => one === document.activeElement) ?? links[0];
    const card = link?.closest(".card");
    if (!card) return;
    card.classList.add("card-leaving");
    // The page may come back as it was left.
    event.viewTransition.finished.finally(() => card.classList.remove("card-leaving"));
  });
})();
