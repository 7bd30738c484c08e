// @ts-check
"use strict";

/**
 * What to ask for in a shop: amounts of a food joined where its weight is known, then rounded up to what shops have. Pure
 * functions; which sizes there are, what things weigh and what stands in most cupboards comes with each need and with
 * `galley.foods.buying`.
 */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { add, compare, divide, multiply, one, parse } = galley.fraction;

  /** @typedef {{ n: bigint, d: bigint }} Fraction */
  /** @typedef {{ way: string, value: Fraction, units: number[], word: string | null }} Quantity */
  /** @typedef {{ need: Quantity, bought: Quantity, held: Fraction, isPack: boolean }} Part `need ≤ held` */
  /** By way, up to how much, and 1 where the limit counts itself. @typedef {Record<string, [string, number]>} Limits */
  /** As `NeedWriter` writes it. @typedef {{ w?: string, z?: [string, string, string, number, number][], u?: number, h?: Limits, g?: string, o?: string }} Shop */
  /** By the way and unit of a quantity. @typedef {Map<string, any[]>} Conversions */

  const isCounted = (/** @type {string} */ way) => way[0] === "c";
  /** What one of a volume weighs depends on the smallest unit it was written in. @param {Quantity} quantity */
  const source = ({ way, units }) => (way === "v" ? `v${Math.min(...units)}` : way);
  /** Of a table by ways, else by kinds of ways. @param {Record<string, any>} table @param {string} way */
  const byWay = (table, way) => table[way] ?? table[way[0]];
  /** @param {Fraction} value @param {Fraction} step @returns {Fraction} */
  const roundedUp = (value, step) => {
    const { n, d } = divide(value, step);
    return multiply({ n: (n + d - 1n) / d, d: 1n }, step);
  };
  /** @param {Quantity} quantity @param {string} way @param {Fraction} factor @returns {Quantity} */
  const changed = ({ value }, way, factor) => {
    const { bases } = galley.foods.buying;
    return { way, value: multiply(value, factor), units: way in bases ? [bases[way]] : [], word: null };
  };

  /** To the way of the sizes, as far as somebody knows how. @param {Quantity[]} quantities @param {string} way @param {Conversions} conversions */
  const toSizes = (quantities, way, conversions) => quantities.map((quantity) => {
    const factor = conversions.get(source(quantity))?.[quantities.length === 1 ? 1 : 0];
    return quantity.way === way || !factor ? quantity : changed(quantity, way, parse(factor));
  });

  /** In pieces where most of it is counted, else by weight. @param {Quantity[]} quantities @param {Conversions} conversions */
  function loose(quantities, conversions) {
    if (quantities.length === 0) return quantities;
    if (quantities.length === 1) {
      const [, , way, factor] = conversions.get(source(quantities[0])) ?? [];
      return way ? [changed(quantities[0], way, parse(factor))] : quantities;
    }
    const grams = (/** @type {Quantity} */ quantity) => {
      const [each, isCited] = quantity.way === "m" ? ["1", 1] : conversions.get(source(quantity)) ?? [];
      return each && isCited ? parse(each) : undefined;
    };
    const masses = quantities.map((quantity) => grams(quantity) && multiply(quantity.value, grams(quantity)));
    const counted = quantities.findLast(({ way }) => isCounted(way));
    const weighed = quantities.find(({ way }) => way === "m")?.value;
    const most = masses.every(Boolean) && multiply(masses.reduce(add), parse(galley.foods.buying.weighed));
    const isWeighed = !counted || (weighed && most && compare(weighed, most) > 0);
    return quantities.map((quantity) => {
      if (isWeighed) return grams(quantity) && quantity.way !== "m" ? changed(quantity, "m", grams(quantity)) : quantity;
      return quantity.way === counted.way ? quantity : inPieces(quantity, counted, conversions, grams);
    });
  }

  /**
   * In the way another quantity is counted, by what one of each weighs.
   * @param {Quantity} quantity @param {Quantity} counted @param {Conversions} conversions @param {(quantity: Quantity) => Fraction | undefined} grams
   */
  function inPieces(quantity, counted, conversions, grams) {
    const [own, other] = [quantity, counted].map((each) => conversions.get(source(each))?.[0]);
    if (isCounted(quantity.way) && own && own === other) return changed(quantity, counted.way, one);
    const [weight, each] = [grams(quantity), grams(counted)];
    return weight && each ? changed(quantity, counted.way, divide(weight, each)) : quantity;
  }

  /** As few packs as are enough, of the smallest size that takes no more. @param {Quantity} need @param {Shop} shop @returns {Part | undefined} */
  function packed(need, { w: way, z: sizes }) {
    if (!sizes || need.way !== way) return undefined;
    const packs = (/** @type {string} */ content) => divide(roundedUp(need.value, parse(content)), parse(content));
    const fewest = packs(sizes[sizes.length - 1][0]);
    const [content, boughtWay, each, unit, isPack] = sizes.find(([held]) => compare(packs(held), fewest) <= 0) ?? sizes[sizes.length - 1];
    const held = roundedUp(need.value, parse(content));
    const count = multiply(divide(held, parse(content)), parse(each));
    return { need, bought: { way: boughtWay, value: count, units: [unit], word: null }, held, isPack: isPack === 1 };
  }

  /** Nobody sells 10 g of an apple. @param {Quantity} need @param {Shop} shop @returns {Part | undefined} */
  function whole(need, { o: grams }) {
    if (!grams || need.way !== "m" || compare(need.value, parse(grams)) >= 0) return undefined;
    return { need, bought: { way: galley.foods.piece, value: one, units: [], word: null }, held: parse(grams), isPack: true };
  }

  /** @param {Quantity} need @param {Shop} shop @returns {Part} */
  function part(need, shop) {
    const found = packed(need, shop) ?? whole(need, shop);
    if (found) return found;
    const { bases, loose: steps } = galley.foods.buying;
    const unit = bases[need.way];
    const step = steps[need.way]?.find((/** @type {string[]} */ [limit]) => limit === null || compare(need.value, parse(limit)) < 0);
    const held = roundedUp(need.value, step ? parse(step[1]) : one);
    return { need, bought: { ...need, value: held, units: unit ? [unit] : need.units }, held, isPack: false };
  }

  /** Whether so little of it is needed that one looks for it at home. @param {Quantity[]} needs @param {Limits | undefined} limits */
  function isAtHome(needs, limits) {
    if (!limits || needs.length === 0) return limits !== undefined && "" in limits;
    return needs.every(({ way, value }) => {
      const limit = byWay(limits, way);
      return limit !== undefined && compare(value, parse(limit[0])) < limit[1];
    });
  }

  /** Whether what is bought, or counted, is more than one piece. @param {Part[]} parts @param {Quantity[]} needs @param {Shop} shop */
  const isSeveral = (parts, needs, { g: grams }) => {
    const counted = needs.filter(({ way }) => way === galley.foods.piece);
    return [...parts.map(({ bought }) => bought), ...counted].some(({ way, value }) => {
      const least = (way === "m" && grams) || byWay(galley.foods.buying.several, way);
      return least !== undefined && compare(value, parse(least)) >= 0;
    });
  };

  /**
   * @param {Quantity[]} quantities @param {Shop} shop @param {number} shelf @param {Conversions} conversions
   * @param {(quantities: Quantity[]) => Quantity[]} sum
   * @param {boolean} isAsked whether somebody asked for it by itself: that is not looked for at home
   * @returns {{ parts: Part[], isAtHome: boolean, isSeveral: boolean }}
   */
  galley.purchase = (quantities, shop, shelf, conversions, sum, isAsked) => {
    const needs = sum(shop.w ? toSizes(quantities, shop.w, conversions) : loose(quantities, conversions));
    const kept = shop.u ? quantities : needs;
    const isLookedFor = !isAsked && isAtHome(kept, shop.w ? shop.h : galley.foods.buying.home[shelf]);
    const parts = (isLookedFor ? kept : needs).map((need) => part(need, shop));
    return { parts, isAtHome: isLookedFor, isSeveral: isSeveral(parts, quantities, shop) };
  };
  galley.purchase.source = source;
  galley.purchase.byWay = byWay;
  galley.purchase.loose = (/** @type {Quantity} */ need) => part(need, {}).bought;
})();
