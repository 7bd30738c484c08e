// @ts-check
"use strict";

/** Foods by any of their names, units, and what plans and lists need of recipes; loaded when a page needs them. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { words } = galley;
  /** @typedef {{ name: string, key: string, shelf: number, figures: (number | null)[], names: string[] }} Food */

  /** @type {any} */
  let kitchen;
  /** @type {Food[]} */
  let foods = [];
  /** By name, as folded words. @type {Map<string, Food>} */
  const byName = new Map();
  /** @type {Map<string, any>} */
  const recipes = new Map();

  /** Called by `data/kitchen.js`. @param {any} data */
  galley.kitchen = (data) => {
    kitchen = data;
    foods = data.foods.map((/** @type {any[]} */ [name, others, shelf, energy, protein, carbohydrate, fat, key]) =>
      ({ name, key, shelf, figures: [energy, protein, carbohydrate, fat], names: [name, ...others] }));
    for (const food of foods) for (const name of [...food.names, food.key]) {
      const folded = words.words(name).trim();
      if (!byName.has(folded)) byName.set(folded, food);
    }
  };

  /** Called by the script of a recipe. @param {any} recipe */
  galley.addRecipe = (recipe) => { recipes.set(recipe.u, recipe); };

  /** The names a word may stand for: itself, and without the ending of a plural. @param {string} word */
  const singulars = (word) => [word, ...words.stems(word).map((/** @type {string} */ stem) => stem.trim())];

  /** The food that some words name, the longest name first; the last word may be a plural. @param {string} text @returns {Food | undefined} */
  function find(text) {
    const all = words.words(text).trim().split(" ").filter((/** @type {string} */ word) => !/^\d/.test(word));
    for (let length = all.length; length > 0; length -= 1) {
      for (let start = all.length - length; start >= 0; start -= 1) {
        const part = all.slice(start, start + length);
        for (const last of singulars(part[length - 1])) {
          const food = byName.get([...part.slice(0, -1), last].join(" "));
          if (food) return food;
        }
      }
    }
    return undefined;
  }

  galley.foods = {
    /** Loads the foods and units. */
    load: () => galley.load("data/kitchen.js"),
    find,
    /** @param {string} key */
    byKey: (key) => foods.find((food) => food.key === key),
    /** Foods whose names begin so, the shortest first. @param {string} text @param {number} most */
    suggest(text, most) {
      const start = words.words(text).trimEnd();
      if (start.trim() === "") return [];
      const found = foods.filter(({ names }) => names.some((name) => words.words(name).includes(start)));
      const rank = (/** @type {Food} */ { name }) => (words.words(name).startsWith(start) ? 0 : 1000) + name.length;
      return found.sort((a, b) => rank(a) - rank(b)).slice(0, most);
    },
    /** The exact size, the word for one, for several, the symbol, the name in tables of measures. @param {number} unit */
    unit: (unit) => kitchen.units[unit],
    get units() { return kitchen.units; },
    /** The unit that has no word, those that are shown as decimals, those of small amounts. */
    get piece() { return /** @type {number} */ (kitchen.piece); },
    get decimal() { return /** @type {number[]} */ (kitchen.decimal); },
    get small() { return /** @type {number[]} */ (kitchen.small); },
    /** Steps of amounts without a pack, the units they are written in, how much is looked for at home, and up to where that is not said. */
    get loose() { return /** @type {(string | null)[][]} */ (kitchen.loose); },
    get bases() { return /** @type {Record<string, number>} */ (kitchen.bases); },
    get spoonful() { return /** @type {Record<string, string>} */ (kitchen.spoonful); },
    get unsaid() { return /** @type {string} */ (kitchen.unsaid); },
    get shelves() { return /** @type {string[]} */ (kitchen.shelves); },
    get emoji() { return /** @type {string[]} */ (kitchen.emoji); },
  };

  /** What plans and lists need of a recipe; `undefined` where it is gone. @param {string} id its page without the ending */
  galley.recipeOf = async (id) => {
    if (!recipes.has(id)) await galley.load(`${id.split("/").map(encodeURIComponent).join("/")}.js`).catch(() => {});
    return recipes.get(id);
  };
})();
