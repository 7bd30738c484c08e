// @ts-check
"use strict";

/**
 * Who has how much of a dish and of what is left over of it, where a plan file leaves that open: whoever is named eats what
 * is said, and meals for everybody have equal parts of the rest, as the program divides it.
 */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { days, fraction } = galley;
  /**
   * What a file says of a recipe that is planned: how much of it is made, whether it says so, what the people named for it
   * eat together, whether they name parts of the dish, not servings, or amounts of what it yields, and of a leftover the dish that the file names.
   * @typedef {{ made: any, isStated: boolean, eaten?: any, isPart: boolean, isMeasured?: boolean, origin?: any }} Said
   */

  /**
   * Gives each meal its servings. A leftover is of the meal before it that had the dish last, not of one on the same plate.
   * @param {{ day: string, slot: string, value: any }[]} entries by day and slot @param {WeakMap<object, Said>} said
   * @param {any} everybody how many people that are
   * @returns {any[]} those for which nothing is left, or of which nobody knows how much is made
   */
  galley.planDivision = (entries, said, everybody) => {
    const all = /** @type {any[][]} */ ([]);
    const served = /** @type {{ at: string, recipe: string, dish: any[] }[]} */ ([]);
    for (const { day, slot, value } of entries) {
      if (!said.has(value)) continue;
      const at = `${day}/${days.slots.indexOf(slot)}`;
      const { origin } = /** @type {Said} */ (said.get(value));
      const before = value.leftover ? served.findLast((other) => (origin ? other.dish[0] === origin : other.recipe === value.recipe) && other.at < at)?.dish : undefined;
      const dish = before ?? [];
      dish.push(value);
      if (!before) all.push(dish);
      served.push({ at, recipe: value.recipe, dish });
    }
    return all.flatMap((some) => divide(some.map((value) => ({ value, ...(/** @type {Said} */ (said.get(value))) })), everybody));
  };

  /** @param {(Said & { value: any })[]} meals the one it is made for, then those that have it left over @param {any} everybody */
  function divide(meals, everybody) {
    const [first] = meals;
    const sum = (/** @type {any[]} */ numbers) => numbers.reduce(fraction.add, fraction.zero);
    const give = (/** @type {any} */ value, /** @type {any} */ servings) => { value.servings = fraction.text(servings); };
    if (first.isPart && !meals.some(({ isMeasured }) => isMeasured)) {
      if (first.eaten && !first.isStated) return meals.map(({ value }) => value);
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
