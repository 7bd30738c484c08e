// @ts-check
"use strict";

/** Puts the chosen colours and the cards of a first visit in place before anything is drawn. Loaded at once, not deferred, so that nothing flashes. */
(() => {
  const galley = /** @type {any} */ (globalThis).galley;
  const { storage } = galley;
  /** What the theme begins with, where it does not follow the device. */
  const own = document.documentElement.dataset.scheme;
  galley.ownScheme = own ?? "auto";

  function apply() {
    const scheme = storage.get("settings", "scheme") ?? own;
    if (scheme === "light" || scheme === "dark") document.documentElement.dataset.scheme = scheme;
    else delete document.documentElement.dataset.scheme;
  }

  // Cards for whoever is here for the first time, where it stays known that they were shown.
  document.documentElement.toggleAttribute("data-first-visit", storage.state === "kept" && !storage.get("settings", "welcomed"));

  apply();
  storage.subscribe("settings", apply);
})();
