// @ts-check
"use strict";

/**
 * Goals of a day: energy, and how protein, carbs and fat share it. The shares are whole percents and always make 100.
 * Their limits, the usual ones and the energy of a gram come with `galley.foods.goals`. Pure functions.
 */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  /** @typedef {{ calories: number, split: number[], grams?: number[] }} Goals protein, carbs, fat in percent, and grams where these are stated */
  const rules = () => galley.foods.goals;

  galley.goals = {
    get least() { return rules().least; },
    get most() { return rules().most; },
    /** Kilocalories of a gram of each. */
    get energy() { return rules().energy; },
    /** Percent of the energy by which a day may differ from its goal. */
    get tolerance() { return rules().tolerance; },
    /** @returns {Goals} */
    get usual() { return { calories: rules().usual, split: rules().split }; },

    /** Grams of protein, carbs and fat. @param {Goals} goals */
    grams: ({ calories, split, grams }) => grams ?? split.map((percent, macro) => Math.round((calories * percent) / 100 / rules().energy[macro])),

    /** Another energy in the same shares. @param {Goals} goals @param {number} calories @returns {Goals} */
    withCalories: ({ split }, calories) => ({ calories: Math.min(rules().most, Math.max(rules().least, Math.round(calories))), split: [...split] }),

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
