// @ts-check
"use strict";

/** Gives the keyboard back once the button of a message is gone; loaded when somebody presses one. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  /** How many milliseconds parts of a page that are made anew may take. */
  const PATIENCE = 300;
  const CONTROLS = "a[href], button, input, select, textarea, summary";

  /** What a screen reader calls a control, also one that is no longer on the page. @param {Element | null} control */
  const nameOf = (control) =>
    (control?.matches(CONTROLS) ? control.getAttribute("aria-label") ?? (control.closest("label") ?? control).textContent : "");

  /**
   * To where it was, to what has come in the place of that, or to the title.
   * @param {HTMLElement | null} before where it was
   * @param {MouseEvent} event what pressed the button: a finger or a mouse stands where it did, and nothing moves below it
   */
  galley.giveBack = (before, { detail }) => setTimeout(() => {
    const page = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
    if (document.activeElement !== document.body && document.activeElement !== page) return;
    const name = nameOf(before);
    const same = before?.isConnected && before !== document.body ? before
      : name && [...page.querySelectorAll(CONTROLS)].find((control) => nameOf(control) === name);
    const place = /** @type {HTMLElement | null} */ (same || page.querySelector("h1, h2"));
    if (place && !place.matches(CONTROLS)) place.tabIndex = -1;
    place?.focus({ preventScroll: detail > 0 });
  }, PATIENCE);
})();
