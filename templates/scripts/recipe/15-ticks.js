// @ts-check
"use strict";

/**
 * Ticks of ingredients, steps and tools: they outlive a reload, show alike in every copy of the list, and go when the dish
 * is done. They go by what the line says, as `data-tick` has it, so that they stay with it wherever it stands.
 */
(() => {
  const galley = globalThis.galley;
  const { storage } = galley;

  /** The page of this recipe within the site, without its ending: what all that is kept of the recipe goes by. */
  const json = /** @type {HTMLLinkElement} */ (document.querySelector('link[rel="alternate"][type="application/json"]'));
  const id = decodeURI(new URL(json.href).pathname.slice(galley.home.pathname.length)).replace(/\.json$/, "");
  const title = document.querySelector("h1")?.textContent?.trim() ?? document.title;

  galley.recipe = { id, title };

  /** Fills the `{names}` of a text. @param {string | undefined} text @param {Record<string, string | number>} values */
  galley.fill = (text, values) => (text ?? "").replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));

  /** @param {string} item */
  const entry = (item) => `${id}#${item}`;

  /** @param {string} item */
  const boxes = (item) => document.querySelectorAll(`input.tick[data-tick="${CSS.escape(item)}"]`);

  /** @param {string} item @param {boolean} isDone */
  function show(item, isDone) {
    for (const box of boxes(item)) /** @type {HTMLInputElement} */ (box).checked = isDone;
  }

  /** Makes the boxes below an element tick what they name in `data-tick`. @param {Element} root */
  function connect(root) {
    for (const box of root.querySelectorAll("input.tick[data-tick]")) {
      const input = /** @type {HTMLInputElement} */ (box);
      const item = input.dataset.tick ?? "";
      input.checked = storage.get("ticks", entry(item)) !== undefined;
      input.addEventListener("change", () => galley.ticks.set(item, input.checked));
    }
  }

  galley.ticks = {
    connect,

    /** Ticks a step without its box. @param {Element | null} step of the method */
    finish(step) {
      const box = /** @type {HTMLInputElement | null | undefined} */ (step?.querySelector("input.tick[data-tick]"));
      if (box) galley.ticks.set(box.dataset.tick, true);
    },

    /** @param {string} item what an ingredient, step or tool goes by @param {boolean} isDone */
    set(item, isDone) {
      storage.set("ticks", entry(item), isDone ? true : undefined);
      show(item, isDone);
    },

    /** Takes all ticks of this recipe away. */
    clear() {
      for (const [key] of storage.entries("ticks")) if (key.startsWith(`${id}#`)) storage.remove("ticks", key);
    },
  };

  // What is ticked and no longer there was changed or taken out of the recipe: it is something else now, or nothing.
  for (const [key] of storage.entries("ticks")) {
    if (key.startsWith(`${id}#`) && boxes(key.slice(id.length + 1)).length === 0) storage.remove("ticks", key);
  }
  connect(document);
  storage.subscribe("ticks", ({ id: changed, value }) => {
    if (changed.startsWith(`${id}#`)) show(changed.slice(id.length + 1), value !== undefined);
  });
})();
