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
  /** @typedef {{ key: string, name: string, shelf: number, written?: string, quantities: Quantity[], parts: any[], isAtHome: boolean, isVague: boolean, isOptional: boolean, from: string[], id?: string }} Item `parts`: what is bought */

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

  /** Flags of a need, as `RecipeScript` says. */
  const [VAGUE, OPTIONAL, OWN_LANGUAGE, OWN_NAME, CONTAINED, WHOLE] = [1, 2, 4, 8, 16, 32];

  /** Of several names that are used as often the shortest. @param {any[][]} needs @returns {string | undefined} */
  function mostUsed(needs) {
    const count = (/** @type {string} */ name) => needs.filter((need) => need[1] === name).length;
    return needs.map((need) => need[1]).sort((a, b) => count(b) - count(a) || a.length - b.length || (a < b ? -1 : 1))[0];
  }

  /** The name in the list's language, else the one most needs use; for several pieces, and as written elsewhere. @param {any[][]} needs */
  function naming(needs) {
    const { n: known, p: plural } = needs[0][5];
    const own = known ? needs.filter((need) => need[3] & OWN_LANGUAGE) : needs;
    const usual = /** @type {string} */ (mostUsed(own.length > 0 ? own : needs));
    const isForm = needs.some((need) => need[1] === usual && need[3] & OWN_NAME);
    if (!known) return { name: usual };
    if (own.length === 0) return { name: known, plural, written: isForm ? undefined : usual };
    if (own.every((need) => need[1] === usual) && !(needs[0][3] & WHOLE)) return { name: usual, plural: isForm ? plural : undefined };
    return { name: mostUsed(own.filter((need) => need[3] & OWN_NAME)) ?? known, plural };
  }

  /** The need that says where it stands, and whether it is looked for at home: one in a can before others. @param {any[][]} needs @param {string} name */
  const placing = (needs, name) => {
    const contained = needs.filter((need) => need[3] & CONTAINED);
    const some = contained.length > 0 ? contained : needs;
    return some.find((need) => need[1] === name) ?? some[0];
  };

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
      const needs = shares.map(({ need }) => need);
      const hasMass = needs.some((need) => need[4].some((/** @type {any[]} */ [way]) => way === "m"));
      const quantities = sum(shares.flatMap(({ need, use }) => need[4].map((/** @type {any[]} */ one) => scaled(one, use.factor, hasMass))));
      const named = naming(needs);
      const place = placing(needs, named.name);
      const conversions = new Map(needs.flatMap((need) => need[4].map((/** @type {any[]} */ [way, , units, , , ...factors]) => [galley.purchase.source({ way, units }), factors])));
      const { parts, isAtHome, isSeveral } = galley.purchase(quantities, place[5], conversions, sum);
      return {
        key, name: (isSeveral && named.plural) || named.name, written: named.written, shelf: place[2], quantities, parts, isAtHome,
        isVague: needs.some((need) => need[3] & VAGUE), isOptional: needs.every((need) => need[3] & OPTIONAL),
        from: [...new Set(shares.map(({ use }) => use.recipe.t))],
      };
    });
  }

  /** Items that were typed, as they are. @param {[string, { text: string }][]} typed @returns {Item[]} */
  const typedItems = (typed) => typed.map(([id, { text }]) => ({
    key: `i:${id}`, id, name: text, shelf: galley.foods.find(text)?.shelf ?? 0, quantities: [], parts: [], isAtHome: false, isVague: false, isOptional: false, from: [] }));

  /** @param {Item} item */
  const folded = (item) => words.fold(item.name);

  galley.shoppingList = {
    merge, typedItems,
    /** The name under which a shelf is remembered. @param {Item} item */
    shelfKey: (item) => (item.id ? words.words(item.name).trim() : item.key),
    /**
     * By shelf in a given order, and there by name; what was bought stands last, and what is looked for at home by itself.
     * @param {Item[]} items @param {number[]} order @param {(item: Item) => boolean} isBought
     * @returns {{ shelves: { shelf: number, items: Item[] }[], cupboard: Item[] }}
     */
    sections(items, order, isBought) {
      const byName = (/** @type {Item} */ a, /** @type {Item} */ b) =>
        Number(isBought(a)) - Number(isBought(b)) || (folded(a) < folded(b) ? -1 : folded(a) > folded(b) ? 1 : a.key < b.key ? -1 : 1);
      const shelves = order.map((shelf) => ({ shelf, items: items.filter((item) => item.shelf === shelf && !item.isAtHome).sort(byName) }));
      const place = (/** @type {Item} */ item) => order.indexOf(item.shelf);
      return { shelves: shelves.filter(({ items: own }) => own.length > 0), cupboard: items.filter((item) => item.isAtHome).sort((a, b) => place(a) - place(b) || byName(a, b)) };
    },
  };
})();
