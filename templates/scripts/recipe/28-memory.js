// @ts-check
"use strict";

/** What cooking left behind: the days a recipe was cooked on, and one's own notes, below its method. */
(() => {
  const galley = globalThis.galley;
  const { storage } = galley;
  const { id } = galley.recipe;

  const memory = /** @type {HTMLElement} */ (document.getElementById("own-notes"));
  const [when, what] = memory.querySelectorAll("p");
  const words = /** @type {HTMLElement} */ (document.getElementById("cook")).dataset;

  /** How often the recipe was cooked, and when last; nothing where it never was. */
  galley.cookedText = () => {
    /** The last one first. @type {string[]} */
    const days = storage.get("cooked", id) ?? [];
    const date = days[0] && new Date(`${days[0]}T12:00`).toLocaleDateString(galley.dayLanguage, { dateStyle: "long" });
    return date ? galley.fill(words.cooked, { date, count: days.length }) : "";
  };

  function show() {
    when.textContent = galley.cookedText();
    what.textContent = storage.get("notes", id) ?? "";
    memory.hidden = !when.textContent && !what.textContent;
  }

  for (const collection of ["cooked", "notes"]) storage.subscribe(collection, show);
  show();
})();
