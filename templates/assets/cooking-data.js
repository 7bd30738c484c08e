// @ts-check
"use strict";

/** What the site says of stock and recipes, for the pantry page; loaded when it is needed. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);

  /** @type {any} */
  let stock;
  /** @type {any[]} */
  let recipes = [];

  /** Called by `data/cook.js`. @param {any} data */
  galley.stock = (data) => { stock = data; };

  /** Called by the scripts of recipes that can be cooked. @param {{ recipes: any[], ways: string[][] }} some */
  galley.cookable = ({ recipes: some, ways }) => {
    for (const { n: needs } of some) for (const need of needs) need.r &&= need.r.map((/** @type {number} */ way) => ways[way]);
    recipes = [...recipes, ...some];
  };

  /** What is at home, which foods serve as which, every recipe with its needs. */
  galley.cookingData = async () => {
    await galley.load("data/cook.js", galley.home);
    await Promise.all(Array.from({ length: stock.pieces }, (_, number) => galley.load(`data/cook-${number}.js`, galley.home)));
    const items = stock.items.map(([text, name, food, isStaple, day]) => ({ text, name, food, isStaple: isStaple === 1, day }));
    const waysFor = (/** @type {string} */ food) => stock.instead[food]?.map((/** @type {number} */ way) => stock.ways[way]);
    return { items, served: stock.served, rules: { most: stock.most, waysFor }, recipes };
  };
})();
