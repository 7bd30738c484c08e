// @ts-check
"use strict";

/**
 * Goals of a day: energy, and how protein, carbs and fat share it. The shares are whole percents and always make 100.
 * A gram of protein or carbs has 4 kcal, one of fat 9. Pure functions.
 */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  /** @typedef {{ calories: number, split: number[] }} Goals protein, carbs, fat in percent */
  const KCAL = [4, 4, 9];

  galley.goals = {
    least: 1200,
    most: 4000,
    /** @type {Goals} */
    usual: { calories: 2200, split: [30, 40, 30] },

    /** Grams of protein, carbs and fat. @param {Goals} goals */
    grams: ({ calories, split }) => split.map((percent, macro) => Math.round((calories * percent) / 100 / KCAL[macro])),

    /** Another energy in the same shares. @param {Goals} goals @param {number} calories @returns {Goals} */
    withCalories: ({ split }, calories) => ({ calories: Math.min(4000, Math.max(1200, Math.round(calories))), split: [...split] }),

    /** One share moved; the other two take what is left in proportion. @param {Goals} goals @param {number} macro @param {number} percent @returns {Goals} */
    withShare({ calories, split }, macro, percent) {
      const share = Math.min(100, Math.max(0, Math.round(percent)));
      const [one, other] = [0, 1, 2].filter((index) => index !== macro);
      const rest = 100 - share;
      const both = split[one] + split[other];
      const first = Math.round(both === 0 ? rest / 2 : (rest * split[one]) / both);
      const next = [0, 0, 0];
      [next[macro], next[one], next[other]] = [share, first, rest - first];
      return { calories, split: next };
    },
  };
})();
