// @ts-check
"use strict";

/** The last page of cook mode: what is on the plate, whether it was cooked today, one's own notes, and what comes next. */
(() => {
  const galley = globalThis.galley;
  const { storage } = galley;
  const { id, title } = galley.recipe;

  const dialog = /** @type {HTMLElement} */ (document.getElementById("cook"));
  const plate = /** @type {HTMLElement} */ (dialog.querySelector(".cook-plate"));
  const dish = /** @type {HTMLElement} */ (dialog.querySelector(".cook-dish"));
  const when = /** @type {HTMLElement} */ (dialog.querySelector(".cook-days"));
  const cooked = /** @type {HTMLInputElement} */ (dialog.querySelector('[name="cooked"]'));
  const notes = /** @type {HTMLTextAreaElement} */ (document.getElementById("cook-notes"));
  const handOver = /** @type {HTMLElement} */ (dialog.querySelector('[data-cook="export"]'));

  /** The day by the clock of the device, YYYY-MM-DD. */
  function today() {
    const now = new Date();
    return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
  }

  /** Days, the last one first. @returns {string[]} */
  const days = () => storage.get("cooked", id) ?? [];

  function show() {
    cooked.checked = days().includes(today());
    when.textContent = galley.cookedText();
    if (document.activeElement !== notes) notes.value = storage.get("notes", id) ?? "";
    handOver.hidden = days().length === 0 && !storage.get("notes", id);
  }

  /** Puts the recipe's own picture on the plate, and says what it is and how much of it there is. */
  galley.fillFinish = () => {
    const picture = document.querySelector(".recipe-picture img.picture");
    plate.querySelector("img")?.remove();
    if (picture) {
      const copy = /** @type {HTMLImageElement} */ (galley.copy(picture));
      copy.className = picture.closest(".recipe-picture-drawn") ? "picture-drawn" : "";
      copy.alt = "";
      plate.append(copy);
    }
    const name = document.createElement("bdi");
    name.textContent = title;
    name.lang = document.querySelector("h1")?.closest("[lang]")?.getAttribute("lang") ?? "";
    const amount = document.querySelector(".ingredients-yield .p-yield")?.textContent?.trim();
    dish.classList.toggle("cook-dish-long", document.querySelector(".recipe-title-long") !== null);
    dish.replaceChildren(name, amount ? ` · ${amount}` : "");
  };

  cooked.addEventListener("change", () => {
    const others = days().filter((day) => day !== today());
    const kept = cooked.checked ? [today(), ...others].sort().reverse() : others;
    storage.set("cooked", id, kept.length > 0 ? kept : undefined);
  });
  notes.addEventListener("input", () => storage.set("notes", id, notes.value.trim() || undefined));

  /** Finishes, and asks for the next time. */
  dialog.querySelector('[data-cook="plan"]')?.addEventListener("click", () => {
    galley.cook.end();
    /** @type {HTMLElement | null} */ (document.querySelector("[data-keep=plan]"))?.click();
  });

  /** Hands the notes over as a Markdown file that can be put into the recipe. */
  handOver.addEventListener("click", () => {
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
