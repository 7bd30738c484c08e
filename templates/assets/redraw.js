// @ts-check
"use strict";

/** Parts of a page that are made anew after each change. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const CONTROLS = "a[href], button, input, select, textarea, summary";

  /** What a screen reader calls a control, as far as it tells controls apart. @param {any} control */
  const nameOf = (control) => control.getAttribute("aria-label") ?? (control.labels?.[0] ?? control).textContent;
  /** @param {Element} control */
  const kindOf = (control) => `${control.localName}.${control.className}`;
  /** @param {Element} place @returns {HTMLElement[]} */
  const controls = (place) => [...place.querySelectorAll(CONTROLS)].map((control) => /** @type {HTMLElement} */ (control));

  /**
   * Gives a place other children. Whoever stands in it with the keyboard stays on the same control or, where that is gone, on
   * the next one of its kind; what was opened stays open; nothing scrolls.
   * @param {Element} place
   * @param {...(Node | string)} children
   */
  galley.redraw = (place, ...children) => {
    const opened = new Set([...place.querySelectorAll("details[open]")].map(({ className }) => className));
    const before = controls(place).findIndex((control) => control === document.activeElement);
    const [name, kind] = before < 0 ? [] : [nameOf(controls(place)[before]), kindOf(controls(place)[before])];
    const passed = before < 0 ? 0 : controls(place).slice(0, before).filter((control) => kindOf(control) === kind).length;
    place.replaceChildren(...children);
    for (const details of place.querySelectorAll("details")) if (opened.has(details.className)) details.open = true;
    if (before < 0) return;
    const same = controls(place).filter((control) => kindOf(control) === kind);
    (same.find((control) => nameOf(control) === name) ?? same[Math.min(passed, same.length - 1)] ?? controls(place)[0])?.focus({ preventScroll: true });
  };
})();
