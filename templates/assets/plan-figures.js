// @ts-check
"use strict";

/**
 * What planned dishes provide, and how the days of a week stand to goals, as `galley report` counts it: a portion is rounded
 * once, to a thousandth, days add up portions, and printed days add up to the printed week. Figures are thousandths of a
 * kilocalorie and milligrams of protein, carbohydrate and fat; `null` where nobody knows.
 */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { fraction, goals, people } = galley;
  /**
   * One batch of a dish and how many of them are planned; `isLeast` where too little of it is known, `isAbout` where most of
   * it rests on one guess, `isCounted` where it counts servings.
   * @typedef {{ whole: (number | null)[], times: any, isLeast?: boolean, isAbout?: boolean, isCounted?: boolean }} Dish
   * Figures, and which of them are all there is.
   * @typedef {{ amounts: (number | null)[], knows: boolean[], guessed: number }} Sum `guessed`: how much of the energy
   * @typedef {{ day: string, value: any, dish: Dish | undefined }} Entry
   * @typedef {{ day: string, standing: string, sum: Sum, printed: (number | null)[] }} Day
   */
  const FIGURES = [0, 1, 2, 3];

  /** To the nearest, halves up. @param {number} amount not below zero @param {{ n: bigint, d: bigint }} times */
  const rounded = (amount, { n, d }) => Number((2n * BigInt(amount) * n + d) / (2n * d));

  /** Thousandths as they are printed: whole, halves up. @param {number | null} amount */
  const printed = (amount) => (amount === null ? null : Math.floor((amount + 500) / 1000));

  /** @param {any} value of a plan @returns {Promise<Dish | undefined>} */
  async function dish(value) {
    if (value.food) {
      const food = galley.foods.byKey(value.food);
      const hundreds = fraction.divide(fraction.parse(value.grams) ?? fraction.zero, fraction.parse(100));
      const isAbout = Boolean(value.about) || (food && galley.foods.isAbout(food)) || (value.said !== undefined && galley.foods.portion(value.said).isAbout);
      return food && { isAbout, whole: food.figures.map((/** @type {number | null} */ figure) => (figure === null ? null : rounded(figure, hundreds))), times: fraction.one };
    }
    const { figures } = galley.planNote.read(value.note ?? "");
    if (figures) return { whole: figures, times: fraction.one };
    const recipe = value.recipe && (await galley.recipeOf(value.recipe));
    if (!recipe?.w) return undefined;
    const servings = fraction.parse(value.servings) ?? fraction.one;
    const batch = fraction.parse(recipe.y ?? 1);
    return { whole: recipe.w, times: fraction.divide(servings, batch), isLeast: Boolean(recipe.i), isAbout: Boolean(recipe.b), isCounted: recipe.y !== undefined };
  }

  /** A part of what is planned of a dish. @param {Dish | undefined} known @param {any} share @returns {Sum} */
  function portion(known, share) {
    if (!known) return { amounts: [null, null, null, null], knows: [false, false, false, false], guessed: 0 };
    const times = fraction.multiply(known.times, share);
    const amounts = known.whole.map((amount) => (amount === null ? null : rounded(amount, times)));
    return {
      amounts,
      knows: known.whole.map((amount) => amount !== null && !known.isLeast),
      guessed: known.isAbout && !known.isLeast ? amounts[0] ?? 0 : 0,
    };
  }

  /** Nothing is known where no part is. @param {Sum[]} all @returns {Sum} */
  const total = (all) => ({
    amounts: FIGURES.map((index) => all.reduce((/** @type {number | null} */ sum, { amounts }) => (amounts[index] === null ? sum : (sum ?? 0) + amounts[index]), null)),
    knows: FIGURES.map((index) => all.every(({ knows }) => knows[index])),
    guessed: all.reduce((sum, { guessed }) => sum + guessed, 0),
  });

  /** More than half of the energy is guessed: the rule of recipes. @param {Sum} sum */
  const isAbout = ({ amounts, guessed }) => 2 * guessed > (amounts[0] ?? 0);

  /** Whole rows that add up to a whole sum: what is missing goes to those that lost most. @param {(number | null)[]} amounts @param {number | null} sum */
  function rows(amounts, sum) {
    const whole = amounts.map((amount) => Math.floor((amount ?? 0) / 1000));
    const missing = (sum ?? 0) - whole.reduce((all, row) => all + row, 0);
    const lost = amounts.map((amount, index) => ({ index, rest: (amount ?? 0) % 1000 })).sort((a, b) => b.rest - a.rest || a.index - b.index);
    for (const { index } of lost.slice(0, Math.max(0, missing))) whole[index] += 1;
    return whole.map((row, index) => (amounts[index] === null ? null : row));
  }

  /** @param {Sum} sum @param {number} energy kilocalories of the goal */
  function standing({ amounts, knows }, energy) {
    const difference = (amounts[0] ?? 0) - 1000 * energy;
    const slack = 10 * energy * goals.tolerance;
    if (difference > slack) return "over";
    if (!knows[0]) return "unknown";
    return difference < -slack ? "under" : "on-target";
  }

  /** Over the target with what is known, and more was eaten. @param {Day} day */
  const isOverInPart = ({ standing, sum }) => standing === "over" && !sum.knows[0];

  /** Of the days that know all of a figure; nothing where fewer than half do, or where one is over the target with a part of it. @param {Day[]} all @param {number} figure */
  function average(all, figure) {
    if (all.some(isOverInPart)) return null;
    const planned = all.filter((day) => day.standing !== "unplanned");
    const known = planned.filter(({ sum }) => sum.knows[figure] && sum.amounts[figure] !== null);
    if (known.length === 0 || 2 * known.length < planned.length) return null;
    const sum = known.reduce((/** @type {number} */ all, day) => all + /** @type {number} */ (day.sum.amounts[figure]), 0);
    return Math.floor((2 * sum + known.length) / (2 * known.length));
  }

  /**
   * A week of one person.
   * @param {any} person @param {string[]} week its days @param {Entry[]} entries of these
   */
  function week(person, week, entries) {
    const own = entries.map(({ day, value, dish: known }) => ({ day, known, share: people.share(value, person.id) })).filter(({ share }) => share.n > 0n);
    const sums = week.map((day) => {
      const portions = own.filter((one) => one.day === day).map(({ known, share }) => portion(known, share));
      const sum = total(portions);
      return { day, sum, standing: portions.length === 0 ? "unplanned" : standing(sum, person.goals.calories) };
    });
    const sum = total(sums.map((day) => day.sum));
    const whole = sum.amounts.map(printed);
    const columns = FIGURES.map((index) => rows(sums.map((day) => day.sum.amounts[index]), whole[index]));
    const all = sums.map((day, place) => ({ ...day, printed: columns.map((column) => column[place]) }));
    return { person, wanted: [person.goals.calories, ...goals.grams(person.goals)], days: all, sum, printed: whole, averages: FIGURES.map((index) => average(all, index)) };
  }

  /** What stands before a figure: at least where more was eaten, about where it is an estimate. @param {Sum} sum @param {number} figure */
  const sign = (sum, figure) => (!sum.knows[figure] ? "≥\u{a0}" : isAbout(sum) ? "≈\u{a0}" : "");

  galley.planFigures = { dish, portion, total, printed, week, isOverInPart, isAbout, sign };
})();
