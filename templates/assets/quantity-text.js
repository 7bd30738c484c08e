// @ts-check
"use strict";

/** Quantities of a shopping list in words, as the program writes them: `1.5 kg`, `200 g and 2 pieces`, `2 × 400 g cans`. Pure functions. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { t, fraction, amounts, measuring } = galley;
  const language = document.documentElement.lang;
  /** @typedef {{ n: bigint, d: bigint }} Fraction */

  const sign = () => t("decimalSign");

  /** Whether people read a number at a glance. @param {Fraction} value */
  const isReadable = (value) => galley.foods.readable.includes(Number(value.d));

  /** The number itself, or rounded up to a tenth: nobody buys 6 89/210 bay leaves. @param {Fraction} value @returns {Fraction} */
  const readable = (value) => (isReadable(value) ? value : fraction.divide({ n: (value.n * 10n + value.d - 1n) / value.d, d: 1n }, { n: 10n, d: 1n }));

  /** `1½`, `⅓`, `2.4`. @param {Fraction} value */
  const number = (value) => amounts.numberText(readable(value), undefined, sign());

  /** @param {Fraction[]} measure @param {any[]} unit as `galley.foods.unit` has it */
  function withUnit(measure, [, one, several, symbol, name]) {
    const word = amounts.wordOf(name, measure, { language, words: { [name]: [one, several, ...(symbol ? [symbol] : [])] } });
    return amounts.text({ measure, word, isApproximate: false }, sign());
  }

  /** @param {string} name in tables of measures */
  const named = (name) => Object.values(galley.foods.units).find((/** @type {any[]} */ unit) => unit[4] === name);

  /** On the ladder of the unit of its sum. @param {Fraction} value @param {number[]} written @param {number} base the unit where none was written @param {boolean} isPrinted on a pack */
  function measured(value, written, base, isPrinted = false) {
    const unit = galley.foods.unitOfSum(written) ?? galley.foods.unit(base);
    const exact = fraction.divide(value, fraction.parse(unit[0]));
    // On cans ounces are no pounds.
    const found = isPrinted && unit[4] === "ounce" ? undefined : measuring.place([exact], unit[4]);
    if (!found) return withUnit([exact], unit);
    // Nobody who needs ⅚ cup has enough with ¾: what cannot be measured out is told where it is read at a glance.
    const [whole] = measuring.convert([exact], unit[4], found.unit) ?? found.measure;
    const isShort = fraction.compare(found.measure[0], whole) < 0 && galley.measures.systems.metric.includes(found.unit) && isReadable(whole);
    return withUnit(isShort ? [whole] : found.measure, named(found.unit));
  }

  /** @param {any} quantity */
  function text({ way, value, units: written, word }) {
    const base = galley.foods.buying.bases[way];
    if (base !== undefined) return measured(value, written, base);
    if (way[0] === "w") return `${number(value)} ${word}`;
    if (way[0] === "k") {
      const [unit, n, d, inner] = way.slice(1).split("/").map(Number);
      const held = measured({ n: BigInt(n), d: BigInt(d) }, written, inner, true);
      const [, one, several, , name] = galley.foods.unit(unit);
      return `${number(value)} × ${held} ${amounts.wordOf(name, [readable(value)], { language, words: { [name]: [one, several] } })}`;
    }
    return way === galley.foods.piece ? number(value) : withUnit([readable(value)], galley.foods.unit(Number(way.slice(1))));
  }

  /** Beside other quantities a number alone is said to count pieces. @param {any} quantity */
  const beside = (quantity) => (quantity.way === galley.foods.piece ? withUnit([readable(quantity.value)], galley.foods.unit(Number(quantity.way.slice(1)))) : text(quantity));

  /** One after the other; nothing where no amount is stated. @param {any[]} quantities */
  function all(quantities) {
    const texts = quantities.map(quantities.length > 1 ? beside : text);
    const further = texts.slice(1).map((amount) => t("listAnd", { amount }));
    return [...texts.slice(0, 1), ...further].join(" ").replaceAll("\u00a0", " ");
  }
  const needed = (/** @type {any} */ { quantities, isVague }) => (quantities.length === 0 ? "" : all(quantities) + (isVague ? ` ${t("someMore")}` : ""));

  /** More than a tablespoon of what is looked for at home. @param {any} part */
  function spoonfuls({ need }) {
    if (!["m", "v"].includes(need.way) || fraction.compare(need.value, fraction.parse(galley.foods.buying.unsaid)) <= 0) return "";
    return all([galley.purchase.loose(need)]);
  }

  /** Ounces of what comes in bottles and cartons are fluid ones, as people write them, and no pounds. @param {any} item */
  function pouredOunces({ quantities: [need, ...others], parts, isVague }) {
    if (need?.way !== "m" || others.length > 0 || isVague || !parts.every((/** @type {any} */ part) => part.need.way === "v")) return undefined;
    const unit = galley.foods.unitOfSum(need.units);
    return unit?.[4] === "ounce" ? withUnit([fraction.divide(need.value, fraction.parse(unit[0]))], unit).replaceAll("\u00a0", " ") : undefined;
  }

  /** Counted in whole ones from five on, below in quarters, unless it is told as simply already: nobody needs 29.4 cloves. @param {any} quantity */
  function tellable(quantity) {
    const { way, value } = quantity;
    const parts = fraction.compare(value, fraction.parse("5")) < 0 ? 4n : 1n;
    if (galley.foods.buying.bases[way] !== undefined || value.d <= (parts === 1n ? 1n : 4n)) return quantity;
    return { ...quantity, value: fraction.divide({ n: (value.n * parts + value.d - 1n) / value.d, d: 1n }, { n: parts, d: 1n }) };
  }

  /** What to buy; nothing where no amount is stated, and for what is looked for at home. @param {any} item */
  const bought = ({ parts, isAtHome }) => (isAtHome ? "" : all(parts.map((/** @type {any} */ part) => part.bought)));

  galley.quantityText = {
    needed,
    bought,
    /** What is needed, where packs hold more, or where it is looked for at home; nothing elsewhere, or where it reads the same. @param {any} item */
    beside(item) {
      if (item.isAtHome) return item.parts.length > 0 ? spoonfuls(item.parts[0]) : "";
      if (!item.parts.some((/** @type {any} */ { isPack, held, need }) => isPack && fraction.compare(held, need.value) !== 0)) return "";
      const ounces = pouredOunces(item);
      if (ounces) return ounces;
      const asked = item.quantities.length === 1
        ? needed({ ...item, quantities: item.quantities.map(tellable) })
        : all(item.parts.map((/** @type {any} */ { need }) => tellable(need)));
      return asked === bought(item) ? "" : asked;
    },
  };
})();
