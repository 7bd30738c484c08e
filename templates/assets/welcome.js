// @ts-check
"use strict";

/** The cards of a first visit: once they were shown they do not come again, and a button takes them away at once. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);

  galley.ready(() => {
    const page = document.documentElement;
    const welcome = document.querySelector(".welcome");
    if (!welcome || !page.hasAttribute("data-first-visit")) return;
    galley.storage.set("settings", "welcomed", true);
    welcome.querySelector("[data-welcome-skip]")?.addEventListener("click", () => page.removeAttribute("data-first-visit"));
  });
})();
