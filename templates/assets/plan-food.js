// @ts-check
"use strict";

/** Foods that are typed or planned with their amount: `150 g yoghurt`, `0.1 kg rice`, `2 bananas`. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { fraction } = galley;
  const MASSES = ["milligram", "gram", "decagram", "kilogram", "ounce", "pound"];
  const VOLUMES = ["millilitre", "centilitre", "decilitre", "litre"];

  /** The unit that words begin with, and what stands behind it. @param {string} text @returns {{ unit: any, name: string } | undefined} */
  function measured(text) {
    const [, word, name] = /^(\p{L}+)\.?\s+(.+)$/su.exec(text) ?? [];
    const unit = word && galley.foods.unitCalled(word);
    return unit && { unit, name };
  }

  galley.planFood = {
    /** Whether one of two units is so many of the other. @param {{ name: string }} a @param {{ name: string }} b */
    isOneKind: (a, b) => [MASSES, VOLUMES].some((kind) => kind.includes(a.name) && kind.includes(b.name)),

    /** Whether the program takes a text for a food with its amount: it begins with a number or an article. @param {string} text */
    startsWithAmount(text) {
      const [, article] = /^(\S+)\s/.exec(text) ?? [];
      return /^[\p{N}~]/u.test(text) || galley.foods.plans.articles.includes(article?.toLowerCase());
    },

    /** As a plan says it: never with three decimals, which read as thousands. @param {number} grams */
    gramsText: (grams) => `${Math.max(0.01, Math.round(grams * 100) / 100)} g`,

    /** What a plan calls a food: as it is shown, where that means it, else by the name no other food has. @param {string} food its key @param {string} title */
    nameOf: (food, title) => (galley.foods.find(title)?.key === food ? title : food),

    /** The name of a food, and what it weighs where that is said. @param {string} text @returns {{ name: string, grams?: number }} */
    weighed(text) {
      const { value, rest = "" } = fraction.grouped(text, (/** @type {string} */ behind) => measured(behind)?.unit.name) ?? fraction.read(text) ?? {};
      const { unit, name = text } = measured(rest) ?? {};
      if (!value || !MASSES.includes(unit?.name)) return { name: text };
      return { name, grams: Math.round(1000 * fraction.number(fraction.multiply(value, fraction.parse(unit.size)))) / 1000 };
    },
  };
})();
