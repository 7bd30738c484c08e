// @ts-check
"use strict";

/** `/` leads to the search from everywhere: to the field where the page has one, else to the search page. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);

  document.addEventListener("keydown", (event) => {
    const isTyping = event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable]");
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
    event.preventDefault();
    const field = /** @type {HTMLInputElement | null} */ (document.querySelector(".search-input"));
    if (!field) return location.assign(new URL("search.html", galley.root));
    field.focus();
    field.select();
  });
})();
