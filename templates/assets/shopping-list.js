// @ts-check
"use strict";

/**
 * Makes one list of what several recipes need and what was typed. Pure functions.
 *
 * What a need is and what it weighs was decided when the site was built; here equal keys are added exactly. Where one
 * quantity of an item is a mass, volumes that a table knows the weight of are added as masses.
 */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { fraction, words } = galley;
  /** @typedef {{ way: string, value: any, units: number[], word: string | null }} Quantity */
  /** @typedef {{ key: string, name: string, shelf: number, quantities: Quantity[], isVague: boolean, isOptional: boolean, from: string[], id?: string }} Item */

  /** @param {any[]} quantity @param {any} factor @param {boolean} hasMass @returns {Quantity} */
  function scaled([way, value, units, grams, word], factor, hasMass) {
    const weighed = hasMass && grams !== null;
    const amount = fraction.multiply(fraction.parse(weighed ? grams : value), factor);
    return weighed ? { way: "m", value: amount, units: [1], word: null } : { way, value: amount, units, word };
  }

  const ORDER = ["m", "v", "l", "k", "c", "w"];
  /** @param {Quantity} quantity */
  const rank = ({ way }) => (way === `c${galley.foods.piece}` ? ORDER.length : ORDER.indexOf(way[0]));

  /** @param {Quantity[]} quantities */
  function sum(quantities) {
    /** @type {Map<string, Quantity>} */
    const sums = new Map();
    for (const quantity of quantities) {
      const known = sums.get(quantity.way);
      sums.set(quantity.way, known
        ? { ...known, value: fraction.add(known.value, quantity.value), units: [...new Set([...known.units, ...quantity.units])].sort((a, b) => a - b) }
        : quantity);
    }
    return [...sums.values()].sort((a, b) => rank(a) - rank(b) || (a.way < b.way ? -1 : 1));
  }

  /** The name most needs use: one in the list's own language before others, of several the shortest. @param {any[][]} needs */
  function commonest(needs) {
    const count = (/** @type {string} */ name) => needs.filter((need) => need[1] === name).length;
    return [...needs].sort((a, b) => (b[3] & 4) - (a[3] & 4) || count(b[1]) - count(a[1]) || a[1].length - b[1].length || (a[1] < b[1] ? -1 : 1))[0][1];
  }

  /**
   * What recipes need, by food.
   * @param {{ recipe: any, factor: any }[]} uses
   * @returns {Item[]}
   */
  function merge(uses) {
    /** @type {Map<string, { need: any[], use: any }[]>} */
    const groups = new Map();
    for (const use of uses) for (const need of use.recipe.x) groups.set(need[0], [...(groups.get(need[0]) ?? []), { need, use }]);
    return [...groups].map(([key, shares]) => {
      const hasMass = shares.some(({ need }) => need[4].some((/** @type {any[]} */ [way]) => way === "m"));
      const name = commonest(shares.map(({ need }) => need));
      return {
        key, name, shelf: shares.find(({ need }) => need[1] === name)?.need[2] ?? 0,
        quantities: sum(shares.flatMap(({ need, use }) => need[4].map((/** @type {any[]} */ one) => scaled(one, use.factor, hasMass)))),
        isVague: shares.some(({ need }) => need[3] & 1), isOptional: shares.every(({ need }) => need[3] & 2),
        from: [...new Set(shares.map(({ use }) => use.recipe.t))],
      };
    });
  }

  /** Items that were typed, as they are. @param {[string, { text: string }][]} typed @returns {Item[]} */
  const typedItems = (typed) => typed.map(([id, { text }]) => ({
    key: `i:${id}`, id, name: text, shelf: galley.foods.find(text)?.shelf ?? 0, quantities: [], isVague: false, isOptional: false, from: [] }));

  /** @param {Item} item */
  const folded = (item) => words.fold(item.name);

  galley.shoppingList = {
    merge, typedItems,
    /** The name under which a shelf is remembered. @param {Item} item */
    shelfKey: (item) => (item.id ? words.words(item.name).trim() : item.key),
    /**
     * By shelf in a given order, and there by name; what was bought stands last.
     * @param {Item[]} items @param {number[]} order @param {(item: Item) => boolean} isBought
     */
    shelves(items, order, isBought) {
      const byName = (/** @type {Item} */ a, /** @type {Item} */ b) =>
        Number(isBought(a)) - Number(isBought(b)) || (folded(a) < folded(b) ? -1 : folded(a) > folded(b) ? 1 : a.key < b.key ? -1 : 1);
      return order.map((shelf) => ({ shelf, items: items.filter((item) => item.shelf === shelf).sort(byName) })).filter(({ items: own }) => own.length > 0);
    },
  };
})();
