// @ts-check
"use strict";

/** What stands below the title of a recipe: save as a favourite, share, print. */
(() => {
  const galley = globalThis.galley;
  const { storage } = galley;
  const { id, title } = galley.recipe;

  const actions = /** @type {HTMLElement} */ (document.querySelector("[data-recipe-actions]"));
  const status = /** @type {HTMLElement} */ (actions.querySelector('[role="status"]'));
  /** @param {string} name @returns {HTMLElement} */
  const button = (name) => /** @type {HTMLElement} */ (document.querySelector(`[data-action="${name}"]`));

  // Favourites: what the recipe's file says, until somebody says otherwise in this browser.
  const heart = button("favourite");
  const isFavourite = () => galley.isFavourite(id, heart.hasAttribute("data-is-favourite"));

  function showFavourite() {
    heart.setAttribute("aria-pressed", String(isFavourite()));
  }

  heart.addEventListener("click", () => {
    const next = !isFavourite();
    storage.set("favourites", id, next === heart.hasAttribute("data-is-favourite") ? undefined : next);
  });
  storage.subscribe("favourites", showFavourite);
  showFavourite();

  /** @param {string | undefined} text */
  function say(text) {
    status.textContent = text ?? "";
    setTimeout(() => { status.textContent = ""; }, 5000);
  }

  button("share").addEventListener("click", async () => {
    const url = document.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? location.href.replace(/#.*$/, "");
    try {
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      say(actions.dataset.shared);
    } catch (error) {
      // Whoever closes the browser's own sheet wanted nothing; where copying is forbidden the address can be marked.
      if (!(error instanceof DOMException && error.name === "AbortError")) say(url);
    }
  });

  // Printing: what is left out is marked on the root while the browser prints.
  const choices = /** @type {HTMLDialogElement} */ (document.getElementById("print-choices"));
  button("print").addEventListener("click", () => {
    // The answer of the last time stays, and whoever turns away this time gives none.
    choices.returnValue = "";
    choices.showModal();
  });
  choices.addEventListener("close", () => {
    if (choices.returnValue !== "print") return;
    const form = /** @type {HTMLFormElement} */ (choices.querySelector("form"));
    const wanted = new FormData(form);
    const root = document.documentElement;
    root.classList.toggle("print-no-picture", !wanted.has("picture"));
    root.classList.toggle("print-no-nutrition", !wanted.has("nutrition"));
    const restore = wanted.has("scaled") ? undefined : galley.scale?.suspend();
    addEventListener("afterprint", () => {
      restore?.();
      root.classList.remove("print-no-picture", "print-no-nutrition");
    }, { once: true });
    print();
  });
})();
