// @ts-check
"use strict";

/**
 * Which recipes can be cooked with what is there, as `galley cook` says. Pure functions.
 *
 * What serves as what, what a recipe needs and what may be taken instead was decided when the site was built; amounts are
 * not compared: there is enough of everything.
 */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { fold } = galley.words;

  /** @typedef {{ text: string, name: string, food: string | null, isStaple?: boolean, day?: string | null }} Item */
  /** @typedef {(name: string, food: string | null | undefined) => Item | undefined} Serving */
  /**
   * An ingredient and what became of it: there by an item (`as` another name), by the recipe's word or by a recipe of its
   * own, or to be replaced, by what the recipe says where that is there (`stated`); what it says is worth knowing in any case.
   * @typedef {{ need: any, isThere: boolean, item?: Item, as?: string, by?: "seen" | "recipe", said?: string, stated?: string, instead: any[] }} Finding
   */

  /** A recipe that needs more recipes one below the other than this is not worked out. */
  const DEEPEST = 64;

  /**
   * Finds the item that serves as an ingredient: by its food, else where both have the same name.
   * @param {Item[]} items the first of several for one food is the one that is used
   * @param {Record<string, string[]>} served the foods that who has a food has as well
   * @returns {Serving}
   */
  function larder(items, served) {
    const byFood = /** @type {Map<string, Item>} */ (new Map());
    const byName = /** @type {Map<string, Item>} */ (new Map());
    const enter = (/** @type {Map<string, Item>} */ table, /** @type {string} */ key, /** @type {Item} */ item) => { if (!table.has(key)) table.set(key, item); };
    for (const item of items) {
      enter(byName, fold(item.name), item);
      if (item.food) enter(byFood, item.food, item);
    }
    // What somebody names outright comes before what follows from something else.
    for (const item of items) for (const other of (item.food && served[item.food]) || []) enter(byFood, other, item);
    return (name, food) => (food ? byFood.get(food) : byName.get(fold(name)));
  }

  /** @param {any} need @param {Serving} serving @param {{ most: number, waysFor: (food: string) => [string[], string][] | undefined }} rules @returns {Finding} */
  function find(need, serving, { most, waysFor }) {
    if (need.d) return { need, isThere: true, by: "seen", instead: [] };
    const item = serving(need.n, need.f);
    if (item) return { need, isThere: true, item, instead: [] };
    if (need.l !== undefined) return { need, isThere: false, instead: [] };
    for (const [name, food] of need.a ?? []) {
      const other = serving(name, food);
      if (other) return { need, isThere: true, item: other, as: name, instead: [] };
    }
    const [stated, name, food] = need.s?.[0] ?? [];
    const ways = (need.f && waysFor(need.f)) || [];
    const instead = (need.r ?? []).map(([/** @type {string} */ taken, missing = need.n], /** @type {number} */ index) => ({ taken, missing, foods: ways[index][0], remark: ways[index][1] }));
    const possible = instead.filter(({ foods }) => foods.every((one) => serving("", one)));
    return { need, isThere: false, said: stated, stated: stated && serving(name, food) ? stated : undefined, instead: possible.slice(0, most) };
  }

  /** @param {Finding} finding */
  const isReplaceable = ({ isThere, stated, instead }) => !isThere && (stated !== undefined || instead.length > 0);
  /** @param {Finding} finding */
  const isSettled = (finding) => finding.isThere || isReplaceable(finding);

  /** Recipes that others are made of: whether everything for one is there; one that is part of itself never is. @param {any[]} recipes @param {Serving} serving @param {any} rules */
  function resolver(recipes, serving, rules) {
    const byPath = new Map(recipes.map((recipe) => [recipe.p, recipe]));
    /** @type {Map<any, boolean>} */
    const made = new Map();
    /** @param {any} recipe @param {number} depth @returns {Finding[]} */
    const findings = (recipe, depth) => recipe.n.map((/** @type {any} */ need) => {
      const finding = find(need, serving, rules);
      const part = !finding.isThere && need.l !== undefined ? byPath.get(need.l) : undefined;
      return part && isMade(part, depth + 1) ? { ...finding, isThere: true, by: "recipe" } : finding;
    });
    /** @param {any} recipe @param {number} depth @returns {boolean} */
    function isMade(recipe, depth) {
      const known = made.get(recipe);
      if (known !== undefined) return known;
      if (depth >= DEEPEST || recipe.n.length === 0) return false;
      made.set(recipe, false);
      const hasAll = findings(recipe, depth).every(isSettled);
      made.set(recipe, hasAll);
      return hasAll;
    }
    return (/** @type {any} */ recipe) => findings(recipe, 0);
  }

  /** @param {Finding} finding */
  const isUsed = (finding) => (finding.isThere ? finding.by !== undefined || !finding.item?.isStaple : isReplaceable(finding));

  /**
   * Recipes that use something that is there, staples apart, and miss at most so many ingredients: the fewest missing
   * first, then the highest share that is there, the shortest time, the title, the path.
   * @param {{ recipes: any[], rules: any }} data what the site says
   * @param {Serving} serving
   * @param {{ maxMissing: number, wants: (recipe: any) => boolean }} wish
   */
  function rank({ recipes, rules }, serving, { maxMissing, wants }) {
    const findings = resolver(recipes, serving, rules);
    const found = recipes.filter((recipe) => !recipe.x && recipe.n.length > 0 && wants(recipe)).map((recipe) => {
      const needs = findings(recipe);
      return { recipe, needs, title: fold(recipe.t), there: needs.filter(({ isThere }) => isThere).length, missing: needs.filter((need) => !isSettled(need)).length };
    }).filter(({ needs, missing }) => missing <= maxMissing && needs.some(isUsed));
    const text = (/** @type {string} */ a, /** @type {string} */ b) => (a < b ? -1 : a > b ? 1 : 0);
    return found.sort((a, b) => a.missing - b.missing || b.there * a.needs.length - a.there * b.needs.length
      || ((a.recipe.m ?? Infinity) - (b.recipe.m ?? Infinity) || 0) || text(a.title, b.title) || text(a.recipe.p, b.recipe.p));
  }

  galley.cooking = { larder, rank, isReplaceable };
})();
