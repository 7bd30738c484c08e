// @ts-check
"use strict";

/**
 * Who has how much of a dish and of what is left over of it, where a plan file leaves that open: whoever is named eats what
 * is said, and meals for everybody have equal parts of the rest, as the program divides it.
 */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { fraction } = galley;
  /**
   * What a file says of a recipe that is planned: how much of it is made, whether it says so, what the people named for it
   * eat together, and whether they name parts of the dish, not servings.
   * @typedef {{ made: any, isStated: boolean, eaten?: any, isPart: boolean }} Said
   */

  /**
   * Gives each meal its servings.
   * @param {{ value: any }[]} entries in their order @param {WeakMap<object, Said>} said @param {any} everybody how many people that are
   * @returns {any[]} those for which nothing is left
   */
  galley.planDivision = (entries, said, everybody) => {
    const meals = /** @type {Map<string, any[]>} */ (new Map());
    const all = /** @type {any[][]} */ ([]);
    for (const { value } of entries) {
      if (!said.has(value)) continue;
      const known = value.leftover ? meals.get(value.recipe) : undefined;
      if (known) known.push(value);
      else all.push([value]), meals.set(value.recipe, all[all.length - 1]);
    }
    return all.flatMap((some) => divide(some.map((value) => ({ value, ...(/** @type {Said} */ (said.get(value))) })), everybody));
  };

  /** @param {(Said & { value: any })[]} meals the one it is made for, then those that have it left over @param {any} everybody */
  function divide(meals, everybody) {
    const [first] = meals;
    const sum = (/** @type {any[]} */ numbers) => numbers.reduce(fraction.add, fraction.zero);
    const give = (/** @type {any} */ value, /** @type {any} */ servings) => { value.servings = fraction.text(servings); };
    if (first.isPart) {
      const parts = meals.map(({ eaten }) => eaten ?? everybody);
      for (const [index, { value }] of meals.entries()) give(value, fraction.multiply(first.made, fraction.divide(parts[index], sum(parts))));
      return [];
    }
    // Made before this week, or by those who eat it: whoever says nothing has a serving, or the same again.
    if (first.value.leftover || (first.eaten && !first.isStated)) {
      for (const { value, eaten } of meals) {
        if (eaten) continue;
        give(value, first.eaten ?? everybody);
        if (first.value.eaters) value.eaters = first.value.eaters;
      }
      return [];
    }
    const open = meals.filter(({ eaten }) => !eaten);
    const eaten = sum(meals.map(({ eaten }) => eaten ?? fraction.zero));
    if (open.length === 0) return [];
    const left = fraction.compare(eaten, first.made) < 0 ? fraction.add(first.made, { n: -eaten.n, d: eaten.d }) : fraction.zero;
    for (const { value } of open) give(value, fraction.divide(left, fraction.parse(open.length)));
    return left.n > 0n ? [] : open.map(({ value }) => value);
  }
})();
