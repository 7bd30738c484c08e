// @ts-check
"use strict";

/** Foods by any of their names, units, and what plans and lists need of recipes; loaded when a page needs them. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { words } = galley;
  /** @typedef {{ name: string, key: string, shelf: number, figures: (number | null)[], names: string[], own?: string[] }} Food */

  /** @type {any} */
  let kitchen;
  /** @type {Food[]} */
  let foods = [];
  /** By name, as folded words. @type {Map<string, Food>} */
  const byName = new Map();
  /** The shelves of what shops sell beside foods, by its name. @type {Map<string, number>} */
  const products = new Map();
  /** @type {Map<string, any>} */
  const recipes = new Map();

  /** Called by `data/kitchen.js`. @param {any} data */
  galley.kitchen = (data) => {
    kitchen = data;
    foods = data.foods.map((/** @type {any[]} */ [name, others, shelf, energy, protein, carbohydrate, fat, key, own]) =>
      ({ name, key, shelf, figures: [energy, protein, carbohydrate, fat], names: [name, ...others], own }));
    for (const food of foods) for (const name of [...food.names, food.key]) {
      const folded = words.words(name).trim();
      if (!byName.has(folded)) byName.set(folded, food);
    }
    for (const [shelf, names] of data.products) for (const name of names) {
      const folded = words.words(name).trim();
      if (!products.has(folded)) products.set(folded, shelf);
    }
  };

  /** Called by the script of a recipe. @param {any} recipe */
  galley.addRecipe = (recipe) => { recipes.set(recipe.u, recipe); };

  /** The names a word may stand for: itself, and without the ending of a plural. @param {string} word */
  const singulars = (word) => [word, ...words.stems(word).map((/** @type {string} */ stem) => stem.trim()), ...(/^[^s]{3}s$/.test(word) ? [word.slice(0, -1)] : [])];

  /**
   * What some words name, the longest name first, of equal ones the last; the last word may be a plural.
   * @template Value
   * @param {string} text @param {(name: string) => Value | undefined} named
   * @returns {Value | undefined}
   */
  function longest(text, named) {
    const all = words.words(text).trim().split(" ").filter((/** @type {string} */ word) => !/^\d/.test(word));
    for (let length = all.length; length > 0; length -= 1) {
      for (let start = all.length - length; start >= 0; start -= 1) {
        const part = all.slice(start, start + length);
        for (const last of singulars(part[length - 1])) {
          const found = named([...part.slice(0, -1), last].join(" "));
          if (found !== undefined) return found;
        }
      }
    }
    return undefined;
  }

  /** The food that some words name, and the name it was found by. @param {string} text */
  const named = (text) => longest(text, (name) => {
    const food = byName.get(name);
    return food && { food, name };
  });

  /** What makes two items one, as needs of recipes have it; `undefined` where no food is known. @param {string} text */
  function keyOf(text) {
    const found = named(text);
    if (!found) return undefined;
    const { food: { key, own }, name } = found;
    return own && !own.includes(name) ? `k:${key}/${name}` : `f:${key}`;
  }

  /** @param {number} place among the published ones */
  const shelfAt = (place) => {
    const [key, emoji] = kitchen.shelves[place];
    return kitchen.own.includes(place) ? { id: key, name: key, emoji } : { id: place, name: galley.t(`shelf${key[0].toUpperCase()}${key.slice(1)}`), emoji };
  };

  galley.foods = {
    /** Loads the foods and units. */
    load: () => galley.load("data/kitchen.js"),
    /** @param {string} text @returns {Food | undefined} */
    find: (text) => named(text)?.food,
    keyOf,
    /** The place of the shelf on which what somebody typed stands; 0 where nobody knows. @param {string} text @returns {number} */
    shelfOf: (text) => longest(text, (name) => products.get(name) ?? byName.get(name)?.shelf) ?? 0,
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
    /** A unit by one of its words. @param {string} word */
    unitCalled(word) {
      const folded = word.toLowerCase();
      const found = Object.entries(kitchen.units).find(([, [, ...forms]]) => folded !== "" && forms.slice(0, 3).some((form) => form?.toLowerCase() === folded));
      return found && { number: Number(found[0]), size: found[1][0], name: found[1][4] };
    },
    /** Of several units that a sum was written in, the one it is shown in. @param {number[]} written */
    unitOfSum(written) {
      const [first] = written.map((unit) => kitchen.units[unit]).filter((unit) => unit[5] !== undefined).sort((a, b) => a[5] - b[5]);
      return first && kitchen.units[first[6]];
    },
    /** The denominators that are shown, and the order in which the ways of a sum are named. */
    get readable() { return /** @type {number[]} */ (kitchen.readable); },
    get order() { return /** @type {string[]} */ (kitchen.order); },
    /** The way of a number alone. */
    get piece() { return /** @type {string} */ (kitchen.piece); },
    /** What decides what is bought, as `KitchenScript` says it. */
    get buying() { return kitchen.buying; },
    /** What is at home. */
    get stock() { return /** @type {any[][]} */ (kitchen.stock); },
    get goals() { return kitchen.goals; },
    /** The words by which plans are read, as `PlanVocabulary` says them. */
    get plans() { return kitchen.plans; },
    /** Every shelf in a shop's order: those of the program by their place, those of the cook by their name. @type {{ id: number | string, name: string, emoji: string }[]} */
    get shelves() { return kitchen.places.map(shelfAt); },
    shelfAt,
  };

  /** What plans and lists need of a recipe; `undefined` where it is gone. @param {string} id its page without the ending */
  galley.recipeOf = async (id) => {
    if (!recipes.has(id)) await galley.load(`${id.split("/").map(encodeURIComponent).join("/")}.js`).catch(() => {});
    return recipes.get(id);
  };
})();
