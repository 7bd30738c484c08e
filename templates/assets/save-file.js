// @ts-check
"use strict";

/** Saves what the page made as a file of the reader's own. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { el } = galley;

  /** Saves a text as a file. @param {string} name @param {string} type @param {string} text */
  galley.saveFile = (name, type, text) => {
    const address = URL.createObjectURL(new Blob([text], { type }));
    el("a", { href: address, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(address), 10000);
  };
})();
