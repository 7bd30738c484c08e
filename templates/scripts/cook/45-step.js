// @ts-check
"use strict";

/** A step of the method as cook mode shows it: its ingredients, what is to be done, and the notes that stand around it. */
(() => {
  const galley = globalThis.galley;

  /** An ingredient that is a recipe of its own opens from the step, too. @param {Element} use */
  function linkPart(use) {
    const link = document.getElementById(use.getAttribute("data-ingredient") ?? "")?.querySelector(".ingredient-name a");
    const name = use.lastChild;
    if (!link || !(name instanceof Text)) return;
    const copy = galley.copy(link);
    copy.textContent = name.data.trim();
    name.replaceWith(" ", copy);
  }

  /** One step with its ingredients, and the notes that stand around it. @param {Element} step */
  galley.cookStep = (step) => {
    const item = document.createElement("li");
    item.className = "cook-step";
    item.value = Number(step.getAttribute("value"));
    const list = /** @type {Element} */ (step.parentElement);
    const before = list.previousElementSibling;
    const parts = [];
    if (step === list.firstElementChild) {
      const heading = before?.matches(".step-note") ? before.previousElementSibling : before;
      if (heading?.matches(".section-title")) parts.push(heading);
      if (before?.matches(".step-note")) parts.push(before);
    }
    parts.push(step.querySelector(".step-uses ul, .step-uses-quiet"), step.querySelector(".step-body"));
    const after = list.nextElementSibling;
    if (step === list.lastElementChild && after?.matches(".step-note")) parts.push(after);
    for (const part of parts) if (part) item.append(galley.copy(part));
    for (const use of item.querySelectorAll("li[data-ingredient]")) linkPart(use);
    for (const uses of item.querySelectorAll("ul.step-uses-quiet, :scope > ul")) {
      uses.className = "cook-uses";
      uses.removeAttribute("hidden");
      if (!uses.childElementCount) uses.remove();
    }
    return item;
  };
})();
