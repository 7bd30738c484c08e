// @ts-check
"use strict";

/**
 * Finds recipes by terms and tags, in an order. Large sites answer in the same way from many small files
 * (`scripts/shards`).
 */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const AT_ONCE = 60;

  /** @param {number | undefined} one @param {number | undefined} other smaller first, unknown ones last */
  const ascending = (one, other) => (one ?? Infinity) - (other ?? Infinity) || 0;
  /** @param {{ entry: any }} a @param {{ entry: any }} b */
  const orders = /** @type {Record<string, (a: any, b: any) => number>} */ ({
    newest: (a, b) => (a.entry.d === b.entry.d ? 0 : (a.entry.d ?? "") < (b.entry.d ?? "") ? 1 : -1),
    time: (a, b) => ascending(a.entry.m, b.entry.m),
    energy: (a, b) => ascending(a.entry.k, b.entry.k),
    protein: (a, b) => ascending(-(a.entry.r ?? -Infinity), -(b.entry.r ?? -Infinity)),
  });

  /** The best first, or in the order of titles. @param {any[]} some @param {any[]} all @param {string} sort */
  function ordered(some, all, sort) {
    if (sort === "best") return some;
    const chosen = new Set(some);
    return galley.inOrder(all.filter((recipe) => chosen.has(recipe)), sort);
  }

  /** Recipes that stand in the order of titles, in another. @param {any[]} recipes @param {string} sort */
  galley.inOrder = (recipes, sort) => (orders[sort] ? [...recipes].sort(orders[sort]) : recipes);

  /** The tags of some recipes, each with how many have it. @param {any[]} recipes */
  function counted(recipes) {
    /** @type {Map<string, number>} */
    const counts = new Map();
    for (const { entry } of recipes) for (const tag of entry.g ?? []) counts.set(tag, (counts.get(tag) ?? 0) + 1);
    return [...counts];
  }

  /** Loads what the first search needs. */
  galley.begin = galley.recipes;

  /**
   * What the texts of recipes have of each term; a small site loads the script for them with the first word.
   * @param {any[]} terms @param {(term: any) => boolean} [isWanted]
   * @returns {Promise<(Uint8Array | undefined)[]>}
   */
  galley.inTexts = async (terms, isWanted = () => true) => {
    const wanted = terms.map((term) => galley.query.readsText(term) && isWanted(term));
    if (!galley.texts && wanted.includes(true)) await galley.loadScripts("assets/texts.js");
    return Promise.all(terms.map((term, index) => (wanted[index] ? galley.texts.find(term) : undefined)));
  };

  /**
   * @typedef {object} Answer
   * @property {number} count
   * @property {number} [named] how many of them the names of recipes are enough for, which come first
   * @property {() => Promise<Answer>} [whole] with the recipes of which only the text fits, behind these; in other orders than
   *   the best first an answer is whole
   * @property {number} atOnce how many are shown at first
   * @property {number} [soon] how many as soon as these stand, where more take longer
   * @property {(from: number, to: number) => Promise<any[]>} recipes some of those that were found
   * @property {[string, number | undefined][]} tags of what was found, each with how many have it where that is known
   * @property {() => Promise<[string, number][]>} [countTags] where it is not known yet
   */

  /**
   * @param {{ terms: any[], tags: string[], sort: string }} question
   * @returns {Promise<Answer>}
   */
  galley.findInOne = async ({ terms, tags, sort }) => {
    const all = await galley.recipes();
    const { find, weight, withTag, readsText } = galley.query;
    const chosenTags = tags.map(withTag);
    /** @param {(Uint8Array | undefined)[]} [texts] @param {boolean} [isWhole] */
    const chosen = (texts, isWhole) => (terms.length > 0 ? find(all, terms, texts, isWhole) : all).filter((/** @type {any} */ recipe) => chosenTags.every((/** @type {(recipe: any) => boolean} */ has) => has(recipe)));
    /** @param {any[]} some @returns {Answer} */
    const answer = (some) => {
      const found = ordered(some, all, sort);
      return { count: found.length, atOnce: AT_ONCE, recipes: async (from, to) => found.slice(from, to), tags: counted(found) };
    };
    // A word that stands in some text is not mistyped.
    const named = chosen(await galley.inTexts(terms, (term) => !all.some((/** @type {any} */ recipe) => weight(recipe, term) > 0)));
    if (!terms.some(readsText)) return answer(named);
    const whole = async () => ({ ...answer(chosen(await galley.inTexts(terms), true)), named: sort === "best" ? named.length : undefined });
    return sort === "best" ? { ...answer(named), whole } : whole();
  };
  galley.find = galley.findInOne;

  /** Words that one may be meant for. @param {string} _word @returns {Promise<string[]>} */
  galley.candidates = async (_word) => galley.query.vocabulary(await galley.recipes());
})();
