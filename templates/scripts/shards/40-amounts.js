// @ts-check
"use strict";

/** Recipes of a large site by time, energy, protein and date: chosen by limits, and in the order of amounts. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { shards } = galley;

  /** What one file has: the recipes with less, and its own with their amounts. @param {string} amount @param {number} number */
  async function bucket(amount, number) {
    const { count, [amount]: firsts } = await shards.start();
    const lists = new galley.Lists((await shards.file(`${amount}-${number}`)).lists, count);
    const below = new Uint8Array(count);
    lists.each((/** @type {number} */ recipe) => { below[recipe] = 1; });
    const recipes = /** @type {number[]} */ ([]);
    lists.steps(lists.number(), (/** @type {number} */ recipe) => { recipes.push(recipe); });
    return { below, own: recipes.map((recipe) => ({ recipe, value: firsts[number] + lists.number() })) };
  }

  /** Marks the recipes with less than a limit. @param {string} amount @param {number} limit @returns {Promise<Uint8Array>} */
  async function below(amount, limit) {
    const { count, [amount]: firsts } = await shards.start();
    const number = firsts.findLastIndex((/** @type {number} */ first) => first < limit);
    if (number < 0) return new Uint8Array(count);
    const found = await bucket(amount, number);
    for (const { recipe, value } of found.own) if (value < limit) found.below[recipe] = 1;
    return found.below;
  }

  /** What each recipe is worth for limits: one or nothing. @param {{ kind: string, least: number, most: number }} term */
  shards.within = async ({ kind, least, most }) => {
    const [under, upTo] = await Promise.all([below(kind, least), below(kind, most + 1)]);
    for (let recipe = 0; recipe < under.length; recipe += 1) if (under[recipe]) upTo[recipe] = 0;
    return upTo;
  };

  /** Of each order, its amount and whether the highest comes first. */
  const ORDERS = /** @type {Record<string, [string, boolean]>} */ ({ time: ["time", false], energy: ["energy", false], protein: ["protein", true], newest: ["date", true] });

  /**
   * The numbers of recipes by amount, those without one last; files are read as far as somebody looks, and in one go as
   * many as so many recipes take up where they stand evenly.
   * @param {string} sort @param {number[]} recipes in the order of titles
   * @returns {Promise<undefined | ((count: number) => Promise<number[]>)>} the first so many; nothing where it is no order
   */
  shards.ordered = async (sort, recipes) => {
    const [amount, isDescending] = ORDERS[sort] ?? [];
    if (!amount) return undefined;
    const firsts = (await shards.start())[amount];
    const [rest, all] = [new Set(recipes), recipes.length];
    const found = /** @type {number[]} */ ([]);
    let next = 0;
    return async (count) => {
      while (found.length < Math.min(count, all) && next < firsts.length) {
        const share = Math.ceil(((count - found.length) * firsts.length) / all);
        const numbers = firsts.slice(next, next + share).map((/** @type {number} */ _, /** @type {number} */ index) => (isDescending ? firsts.length - 1 - next - index : next + index));
        next += share;
        const own = (await Promise.all(numbers.map((/** @type {number} */ number) => bucket(amount, number)))).flatMap((some) => some.own);
        const some = own.filter(({ recipe }) => rest.has(recipe)).sort((a, b) => (isDescending ? b.value - a.value : a.value - b.value) || a.recipe - b.recipe);
        for (const { recipe } of some) {
          found.push(recipe);
          rest.delete(recipe);
        }
      }
      return next < firsts.length ? found : [...found, ...rest];
    };
  };
})();
