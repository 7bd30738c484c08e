// @ts-check
"use strict";

/** Puts the chosen colours in place before anything is drawn. Loaded at once, not deferred, so that nothing flashes. */
(() => {
  const { storage } = /** @type {any} */ (globalThis).galley;

  function apply() {
    const scheme = storage.get("settings", "scheme");
    if (scheme === "light" || scheme === "dark") document.documentElement.dataset.scheme = scheme;
    else delete document.documentElement.dataset.scheme;
  }

  apply();
  storage.subscribe("settings", apply);
})();
