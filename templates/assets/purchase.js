// @ts-check
"use strict";

/**
 * What to ask for in a shop: amounts of a food joined where its weight is known, then rounded up to what shops have. Pure
 * functions; which sizes there are, what things weigh and what stands in most cupboards comes with each need.
 */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { add, compare, divide, multiply, one, parse } = galley.fraction;

  /** @typedef {{ n: bigint, d: bigint }} Fraction */
  /** @typedef {{ way: string, value: Fraction, units: number[], word: string | null }} Quantity */
  /** @typedef {{ need: Quantity, bought: Quantity, held: Fraction, step: Fraction }} Part `need ≤ held < need + step` */
  /** As `PackedPurchase` has it. @typedef {{ w?: string, z?: [string, string, string, number][], k?: number, n?: string, p?: string, g?: string }} Shop */
  /** By the way and unit of a quantity. @typedef {Map<string, any[]>} Conversions */

  const isCounted = (/** @type {string} */ way) => way[0] === "c";
  const piece = () => `c${galley.foods.piece}`;
  /** What one of a volume weighs depends on the smallest unit it was written in. @param {Quantity} quantity */
  const source = ({ way, units }) => (way === "v" ? `v${Math.min(...units)}` : way);
  /** @param {Fraction} value @param {Fraction} step @returns {Fraction} */
  const roundedUp = (value, step) => {
    const { n, d } = divide(value, step);
    return multiply({ n: (n + d - 1n) / d, d: 1n }, step);
  };
  /** @param {Quantity} quantity @param {string} way @param {Fraction} factor @returns {Quantity} */
  const changed = ({ value }, way, factor) => ({ way, value: multiply(value, factor), units: way in galley.foods.bases ? [galley.foods.bases[way]] : [], word: null });

  /** To the way of the sizes, as far as somebody knows how. @param {Quantity[]} quantities @param {string} way @param {Conversions} conversions */
  const toSizes = (quantities, way, conversions) => quantities.map((quantity) => {
    const factor = conversions.get(source(quantity))?.[quantities.length === 1 ? 1 : 0];
    return quantity.way === way || !factor ? quantity : changed(quantity, way, parse(factor));
  });

  /** What becomes pieces where most of it is counted, and is weighed else. @param {Quantity[]} quantities @param {Conversions} conversions */
  function loose(quantities, conversions) {
    if (quantities.length === 0) return quantities;
    if (quantities.length === 1) {
      const [, , way, factor] = conversions.get(source(quantities[0])) ?? [];
      return way ? [changed(quantities[0], way, parse(factor))] : quantities;
    }
    const grams = (/** @type {Quantity} */ quantity) => {
      const [one, isCited] = quantity.way === "m" ? ["1", 1] : conversions.get(source(quantity)) ?? [];
      return one && isCited ? parse(one) : undefined;
    };
    const masses = quantities.map((quantity) => grams(quantity) && multiply(quantity.value, grams(quantity)));
    const counted = quantities.findLast(({ way }) => isCounted(way));
    const weighed = quantities.find(({ way }) => way === "m")?.value;
    const total = masses.every(Boolean) && masses.reduce(add);
    const isWeighed = !counted || (weighed && total && compare(add(weighed, weighed), total) > 0);
    return quantities.map((quantity) => {
      if (isWeighed) return grams(quantity) && quantity.way !== "m" ? changed(quantity, "m", grams(quantity)) : quantity;
      return quantity.way === counted.way ? quantity : inPieces(quantity, counted, conversions, grams);
    });
  }

  /**
   * In the way another quantity is counted: a number alone counts pieces of the same weight.
   * @param {Quantity} quantity @param {Quantity} counted @param {Conversions} conversions @param {(quantity: Quantity) => Fraction | undefined} grams
   */
  function inPieces(quantity, counted, conversions, grams) {
    const [own, other] = [quantity, counted].map((each) => conversions.get(source(each))?.[0]);
    if (isCounted(quantity.way) && own && own === other && [quantity.way, counted.way].includes(piece())) return changed(quantity, counted.way, one);
    const [weight, each] = [grams(quantity), grams(counted)];
    return weight && each ? changed(quantity, counted.way, divide(weight, each)) : quantity;
  }

  /** The smallest pack that is enough, else as many of the largest as are. @param {Quantity} need @param {Shop} shop @returns {Part | undefined} */
  function packed(need, { w: way, z: sizes }) {
    if (!sizes || need.way !== way) return undefined;
    const [content, boughtWay, each, unit] = sizes.find(([held]) => compare(parse(held), need.value) >= 0) ?? sizes[sizes.length - 1];
    const held = roundedUp(need.value, parse(content));
    const count = multiply(divide(held, parse(content)), parse(each));
    return { need, bought: { way: boughtWay, value: count, units: [unit], word: null }, held, step: parse(content) };
  }

  /** @param {Quantity} need @param {Shop} shop @returns {Part} */
  function part(need, shop) {
    const found = packed(need, shop);
    if (found) return found;
    const unit = galley.foods.bases[need.way];
    const [, size] = galley.foods.loose.find((/** @type {string[]} */ [limit]) => limit === null || compare(need.value, parse(limit)) < 0);
    const step = unit ? parse(size) : one;
    const held = roundedUp(need.value, step);
    return { need, bought: { ...need, value: held, units: unit ? [unit] : need.units }, held, step };
  }

  /** @param {Quantity} quantity */
  const isSpoonful = ({ way, value }) =>
    way in galley.foods.spoonful ? compare(value, parse(galley.foods.spoonful[way])) <= 0 : isCounted(way) && compare(value, one) < 0;

  /** Whether so little of it is needed that one looks for it at home. @param {Quantity[]} needs @param {Shop} shop */
  function isAtHome(needs, { k: keeping, w: way, z: sizes }) {
    if (!keeping) return false;
    if (keeping === 1 && needs.length === 1 && needs[0].way === way && sizes) return compare(multiply(needs[0].value, parse("4")), parse(sizes[0][0])) <= 0;
    return needs.every(isSpoonful) && (keeping !== 2 || needs.length > 0);
  }

  /** Whether what is bought is more than one piece. @param {Part[]} parts @param {Shop} shop */
  const isSeveral = (parts, { g: grams }) => parts.some(({ bought: { way, value } }) =>
    way[0] === "k" || (way === piece() && compare(value, one) > 0) || (way === "m" && (!grams || compare(value, parse(grams)) >= 0)));

  /**
   * @param {Quantity[]} quantities @param {Shop} shop @param {Conversions} conversions
   * @param {(quantities: Quantity[]) => Quantity[]} sum
   * @returns {{ parts: Part[], isAtHome: boolean, isSeveral: boolean }}
   */
  galley.purchase = (quantities, shop, conversions, sum) => {
    const needs = sum(shop.w ? toSizes(quantities, shop.w, conversions) : loose(quantities, conversions));
    const parts = needs.map((need) => part(need, shop));
    return { parts, isAtHome: isAtHome(needs, shop), isSeveral: isSeveral(parts, shop) };
  };
  galley.purchase.source = source;
  galley.purchase.loose = (/** @type {Quantity} */ need) => part(need, {}).bought;
})();
