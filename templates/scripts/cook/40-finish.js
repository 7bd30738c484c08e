// @ts-check
"use strict";

/** The last page of cook mode: whether the recipe was cooked today, and one's own notes. */
(() => {
  const galley = globalThis.galley;
  const { storage } = galley;
  const { id, title } = galley.recipe;

  const dialog = /** @type {HTMLElement} */ (document.getElementById("cook"));
  const cooked = /** @type {HTMLInputElement} */ (dialog.querySelector('[name="cooked"]'));
  const notes = /** @type {HTMLTextAreaElement} */ (document.getElementById("cook-notes"));

  /** The day by the clock of the device, YYYY-MM-DD. */
  function today() {
    const now = new Date();
    return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
  }

  /** Days, the last one first. @returns {string[]} */
  const days = () => storage.get("cooked", id) ?? [];

  function show() {
    cooked.checked = days().includes(today());
    if (document.activeElement !== notes) notes.value = storage.get("notes", id) ?? "";
  }

  cooked.addEventListener("change", () => {
    const others = days().filter((day) => day !== today());
    const kept = cooked.checked ? [today(), ...others].sort().reverse() : others;
    storage.set("cooked", id, kept.length > 0 ? kept : undefined);
  });
  notes.addEventListener("input", () => storage.set("notes", id, notes.value.trim() || undefined));

  /** Hands the notes over as a Markdown file that can be put into the recipe. */
  dialog.querySelector('[data-cook="export"]')?.addEventListener("click", () => {
    const text = [`# ${title}`, ...days().map((day) => `- ${day}`), storage.get("notes", id) ?? ""].join("\n\n");
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([`${text}\n`], { type: "text/markdown" }));
    link.download = `${id.split("/").pop()}-notes.md`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  });

  for (const collection of ["cooked", "notes"]) storage.subscribe(collection, show);
  show();
})();
