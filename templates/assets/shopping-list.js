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
  /** @typedef {{ key: string, name: string, shelf: number | string, written?: string, quantities: Quantity[], parts: any[], isAtHome: boolean, isVague: boolean, isOptional: boolean, isCovered?: boolean, from: string[], recipes: string[], ids: string[] }} Item `parts`: what is bought; `isCovered`: enough of it is at home; `recipes`: the pages of those that need it; `ids`: what was typed of it, which alone makes it an item where no recipe needs it */
  /** @typedef {{ id: string, text: string, key: string, quantities: { way: string, value: any, units: number[] }[] }} Wanted */

  /** @param {any[]} quantity @param {any} factor @param {boolean} hasMass @returns {Quantity} */
  function scaled([way, value, units, grams, word], factor, hasMass) {
    const weighed = hasMass && grams !== null;
    const amount = fraction.multiply(fraction.parse(weighed ? grams : value), factor);
    return weighed ? { way: "m", value: amount, units: [1], word: null } : { way, value: amount, units, word };
  }

  /** @param {Quantity} quantity */
  const rank = ({ way }) => {
    const { order } = galley.foods;
    return order.includes(way) ? order.indexOf(way) : order.indexOf(way[0]);
  };

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

  /** Flags of a need, as `NeedWriter` says. */
  const [VAGUE, OPTIONAL, FOREIGN, CONTAINED] = [1, 2, 4, 8];

  /**
   * What needs of one food are called, in the language of the list before others: what all of them are, else what they have
   * in common. One in a can says where it stands before others.
   * @param {any[][]} needs
   */
  function called(needs) {
    const own = needs.filter(([, , , flags]) => !(flags & FOREIGN));
    const some = own.length > 0 ? own : needs;
    const isSame = (/** @type {any[]} */ need) => String(need[1]) === String(some[0][1]);
    const contained = needs.filter(([, , , flags]) => flags & CONTAINED);
    const [common] = needs.flatMap((need) => (need[5].t ? [need[5].t] : []));
    if (!common || some.every(isSame)) {
      const one = [...some].sort((a, b) => (a[1][0] < b[1][0] ? -1 : 1))[0];
      const [name, plural, written] = one[1];
      return { name, plural, written, place: contained.find(isSame) ?? one, shelf: (contained.find(isSame) ?? one)[2] };
    }
    const place = contained[0] ?? needs[0];
    return { name: common[0], plural: common[1], written: null, place, shelf: place[5].s ?? place[2] };
  }

  /** Grams in a millilitre, where a table knows them of one of the needs. @param {any[][]} needs */
  function weight(needs) {
    const [known] = needs.flatMap((need) => need[4].filter((/** @type {any[]} */ [way, , , grams]) => way === "v" && grams !== null));
    return known && fraction.divide(fraction.parse(known[3]), fraction.parse(known[1]));
  }

  /**
   * What one of each amount weighs and stands for in shops, by its way and smallest unit; volumes that were typed in other units weigh
   * as much as those of recipes.
   * @param {any[][]} needs @param {Wanted[]} typed
   */
  function conversionsOf(needs, typed) {
    const { source } = galley.purchase;
    const known = new Map(needs.flatMap((need) => need[4].map((/** @type {any[]} */ [way, , units, , , ...factors]) => [source({ way, units }), factors])));
    const [volume] = [...known].flatMap(([way, factors]) => (way[0] === "v" ? [factors] : []));
    for (const { way, units } of typed.flatMap(({ quantities }) => quantities)) {
      for (const unit of units) if (way === "v" && volume && !known.has(source({ way, units: [unit] }))) known.set(source({ way, units: [unit] }), volume);
    }
    return known;
  }

  /**
   * What recipes need, by food, less what of it is at home, with what was typed of the same.
   * @param {{ recipe: any, factor: any }[]} uses
   * @param {any[]} stock as `at-home.js` has it
   * @param {Wanted[]} typed
   * @returns {Item[]}
   */
  function merge(uses, stock = [], typed = []) {
    /** @type {Map<string, { need: any[], use: any }[]>} */
    const groups = new Map();
    for (const use of uses) for (const need of use.recipe.x) groups.set(need[0], [...(groups.get(need[0]) ?? []), { need, use }]);
    return [...groups].map(([key, shares]) => {
      const needs = shares.map(({ need }) => need);
      const further = typed.filter((one) => one.key === key);
      const added = further.flatMap(({ quantities }) => quantities.map((one) => ({ ...one, word: null })));
      const grams = weight(needs);
      const hasMass = [...needs.flatMap((need) => need[4].map((/** @type {any[]} */ [way]) => way)), ...added.map(({ way }) => way)].includes("m");
      const weighed = (/** @type {Quantity} */ one) => (hasMass && one.way === "v" && grams ? { way: "m", value: fraction.multiply(one.value, grams), units: [1], word: null } : one);
      const needed = sum(shares.flatMap(({ need, use }) => need[4].map((/** @type {any[]} */ one) => scaled(one, use.factor, hasMass))));
      const own = stock.filter((one) => one.key === key);
      const { name, plural, written, place, shelf } = called(needs);
      const left = own.length > 0 ? galley.atHome.left(needed, own, grams, place[5]) : needed;
      // Who types something wants to buy it, whatever is at home.
      const quantities = sum([...left, ...added.map(weighed)]);
      const isUnstated = needs.some((need) => need[3] & VAGUE) && (own.length === 0 || left.length > 0);
      const { parts, isAtHome, isSeveral } = galley.purchase(quantities, place[5], shelf, conversionsOf(needs, further), sum, further.length > 0);
      return {
        key, name: (isSeveral && plural) || name, written: (further.length === 0 && written) || undefined, shelf: galley.foods.shelfAt(shelf).id, quantities, parts, isAtHome,
        isVague: isUnstated || further.some((one) => one.quantities.length === 0), isCovered: own.length > 0 && left.length === 0 && further.length === 0, isOptional: further.length === 0 && needs.every((need) => need[3] & OPTIONAL),
        from: [...new Set([...shares.map(({ use }) => use.recipe.t), ...further.map(({ text }) => text)])], recipes: [...new Set(shares.map(({ use }) => use.recipe.u))],
        ids: further.map(({ id }) => id),
      };
    });
  }

  /** An item that was typed, as it is. @param {string} id @param {string} text @returns {Item} */
  const typedItem = (id, text) => ({
    key: `i:${id}`, ids: [id], name: text, shelf: galley.foods.shelfOf(text), quantities: [], parts: [], isAtHome: false, isVague: false, isOptional: false, from: [], recipes: [] });

  /**
   * Everything on the list. What was typed is added to what recipes need where it says nothing but how much of it, and was not bought by
   * itself before.
   * @param {{ recipe: any, factor: any }[]} uses @param {any[]} stock @param {[string, { text: string }][]} typed
   * @param {(key: string) => boolean} isBought
   * @returns {Item[]}
   */
  function items(uses, stock, typed, isBought) {
    const keys = new Set(uses.flatMap(({ recipe }) => recipe.x.map((/** @type {any[]} */ [key]) => key)));
    /** @type {Wanted[]} */
    const joined = typed.flatMap(([id, { text }]) => {
      const wanted = isBought(`i:${id}`) ? undefined : galley.atHome.wanted(text);
      return wanted && keys.has(wanted.key) ? [{ id, text, ...wanted }] : [];
    });
    const alone = typed.filter(([id]) => !joined.some((one) => one.id === id));
    return [...merge(uses, stock, joined), ...alone.map(([id, { text }]) => typedItem(id, text))];
  }

  /** @param {Item} item */
  const folded = (item) => words.fold(item.name);

  galley.shoppingList = {
    merge, items,
    /** Whether what was ticked is enough for what is needed now: no more of it in any way. @param {Item} item @param {string} need as it was ticked */
    isEnough(item, need) {
      const kept = new Map(need.split(" + ").map((part) => { const [value, way] = part.split(" "); return [way, fraction.parse(value)]; }));
      return item.quantities.every(({ way, value }) => { const had = kept.get(way); return had && fraction.compare(value, had) <= 0; });
    },
    /** What is needed, whatever language says it and whatever packs shops have. @param {Item} item */
    need: ({ quantities }) => quantities.map(({ way, value }) => `${fraction.text(value)} ${way}`).join(" + "),
    /** The name under which a shelf is remembered. @param {Item} item */
    shelfKey: (item) => (item.recipes.length === 0 ? words.words(item.name).trim() : item.key),
    /**
     * By shelf in a given order, and there by name; what was bought stands last, what is looked for at home and what is
     * there for sure each by itself.
     * @param {Item[]} items @param {(number | string)[]} order @param {(item: Item) => boolean} isBought
     * @returns {{ shelves: { shelf: number | string, items: Item[] }[], cupboard: Item[], covered: Item[] }}
     */
    sections(items, order, isBought) {
      const byName = (/** @type {Item} */ a, /** @type {Item} */ b) =>
        Number(isBought(a)) - Number(isBought(b)) || (folded(a) < folded(b) ? -1 : folded(a) > folded(b) ? 1 : a.key < b.key ? -1 : 1);
      const open = items.filter(({ isCovered }) => !isCovered);
      const shelves = order.map((shelf) => ({ shelf, items: open.filter((item) => item.shelf === shelf && !item.isAtHome).sort(byName) }));
      const place = (/** @type {Item} */ item) => order.indexOf(item.shelf);
      return { shelves: shelves.filter(({ items: own }) => own.length > 0), cupboard: open.filter((item) => item.isAtHome).sort((a, b) => place(a) - place(b) || byName(a, b)), covered: items.filter(({ isCovered }) => isCovered).sort(byName) };
    },
  };
})();
