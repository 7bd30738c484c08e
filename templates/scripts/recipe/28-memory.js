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

  function show() {
    /** The last one first. @type {string[]} */
    const days = storage.get("cooked", id) ?? [];
    const text = storage.get("notes", id) ?? "";
    memory.hidden = days.length === 0 && !text;
    const date = days[0] && new Date(`${days[0]}T12:00`).toLocaleDateString(galley.dayLanguage, { dateStyle: "long" });
    when.textContent = date ? galley.fill(words.cooked, { date, count: days.length }) : "";
    what.textContent = text;
  }

  for (const collection of ["cooked", "notes"]) storage.subscribe(collection, show);
  show();
})();
