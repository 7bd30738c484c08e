// @ts-check
"use strict";

/** Foods that are typed or planned with their amount: `150 g yoghurt`, `0.1 kg rice`, `2 bananas`. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const MASSES = ["milligram", "gram", "decagram", "kilogram", "ounce", "pound"];
  const VOLUMES = ["millilitre", "centilitre", "decilitre", "litre"];

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

    /** A planned food as people say it. @param {{ food: string, title: string, grams: number, said?: string }} value `said`: `2 bananas`, where it is no weight */
    text: ({ food, title, grams, said }) => said ?? `${galley.planFood.gramsText(grams)} ${galley.planFood.nameOf(food, title)}`,

    /** What a text plans: a food, where it says how much of it. @param {string} text @returns {{ food: string, title: string, grams: number, said?: string } | undefined} */
    read(text) {
      if (!galley.planFood.startsWithAmount(text)) return undefined;
      // Of what says more than a food's name, `minced beef 5 % fat`, only the program knows which it is.
      const { name, food, isMass, gramsOf } = galley.foods.portion(text);
      const grams = food && gramsOf(food);
      if (!grams) return undefined;
      return { food: food.key, title: name, grams, ...(isMass ? {} : { said: text }) };
    },
  };
})();
