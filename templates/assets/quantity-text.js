// @ts-check
"use strict";

/** Quantities of a shopping list in words, as the program writes them: `1.5 kg`, `200 g + 2`, `2 × 400 g cans`. Pure functions. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { fraction, amounts, measuring } = galley;
  const language = document.documentElement.lang;
  /** Fractions with these denominators are read at a glance. */
  const READABLE = [1n, 2n, 3n, 4n, 5n, 6n, 8n, 10n, 16n];
  /** Grams, millilitres and millimetres, in which ways are added up. */
  const BASES = /** @type {Record<string, string>} */ ({ m: "gram", v: "millilitre", l: "millimetre" });

  /** @typedef {{ n: bigint, d: bigint }} Fraction */

  const sign = () => galley.t("decimalSign");

  /** The number itself, or rounded up to a tenth: nobody buys 6 89/210 bay leaves. @param {Fraction} value @returns {Fraction} */
  const readable = (value) => (READABLE.includes(value.d) ? value : fraction.divide({ n: (value.n * 10n + value.d - 1n) / value.d, d: 1n }, { n: 10n, d: 1n }));

  /** `1½`, `⅓`, `2.4`. @param {Fraction} value */
  const number = (value) => amounts.numberText(readable(value), undefined, sign());

  /** @param {Fraction[]} measure @param {any[]} unit as `galley.foods.unit` has it */
  function withUnit(measure, [, one, several, symbol, name]) {
    const word = amounts.wordOf(name, measure, { language, words: { [name]: [one, several, ...(symbol ? [symbol] : [])] } });
    return amounts.text({ measure, word, isApproximate: false }, sign());
  }

  const units = () => Object.values(galley.foods.units);
  /** @param {string} name in tables of measures */
  const named = (name) => units().find((/** @type {any[]} */ unit) => unit[4] === name);

  /**
   * In grams or millilitres where one of the units it was written in is metric, else in the smallest that is measured
   * with, since the others are made of it; there on the ladder of that unit.
   * @param {Fraction} value @param {number[]} written @param {string} base
   */
  function measured(value, written, base) {
    const sized = written.filter((unit) => galley.foods.unit(unit)[0] !== null).sort((a, b) =>
      fraction.compare(fraction.parse(galley.foods.unit(a)[0]), fraction.parse(galley.foods.unit(b)[0])) || a - b);
    const isDecimal = sized.some((unit) => galley.foods.decimal.includes(unit));
    const own = isDecimal ? undefined : sized.find((unit) => !galley.foods.small.includes(unit)) ?? sized[0];
    const unit = own === undefined ? named(base) : galley.foods.unit(own);
    const exact = own === undefined ? value : fraction.divide(value, fraction.parse(unit[0]));
    const found = measuring.place([exact], unit[4]);
    return found ? withUnit(found.measure, named(found.unit)) : withUnit([exact], unit);
  }

  /** @param {any} quantity */
  function text({ way, value, units: written, word }) {
    const base = BASES[way[0]];
    if (base) return measured(value, written, base);
    if (way[0] === "w") return `${number(value)} ${word}`;
    if (way[0] === "k") {
      const [unit, n, d, inner] = way.slice(1).split("/").map(Number);
      const held = measured({ n: BigInt(n), d: BigInt(d) }, written, inner === 1 ? "gram" : "millilitre");
      const [, one, several, , name] = galley.foods.unit(unit);
      return `${number(value)} × ${held} ${amounts.wordOf(name, [readable(value)], { language, words: { [name]: [one, several] } })}`;
    }
    return way === `c${galley.foods.piece}` ? number(value) : withUnit([readable(value)], galley.foods.unit(Number(way.slice(1))));
  }

  /** One after the other with a plus between them; nothing where no amount is stated. @param {any[]} quantities */
  const all = (quantities) => quantities.map(text).join(" + ").replaceAll("\u00a0", " ");
  const needed = (/** @type {any} */ { quantities, isVague }) => (quantities.length === 0 ? "" : all(quantities) + (isVague ? " + …" : ""));

  /** More than a tablespoon of what is looked for at home. @param {any} part */
  function spoonfuls({ need }) {
    if (!["m", "v"].includes(need.way) || fraction.compare(need.value, fraction.parse(galley.foods.unsaid)) <= 0) return "";
    return all([galley.purchase.loose(need)]);
  }

  galley.quantityText = {
    needed,
    /** What to buy; nothing where no amount is stated, and for what is looked for at home. @param {any} item */
    bought: ({ parts, isAtHome }) => (isAtHome ? "" : all(parts.map((/** @type {any} */ { bought }) => bought))),
    /** What is needed, where packs hold more, or where it is looked for at home; nothing elsewhere. @param {any} item */
    beside(item) {
      if (item.isAtHome) return item.parts.length > 0 ? spoonfuls(item.parts[0]) : "";
      const isPacked = (/** @type {any} */ { need, bought, step }) => bought.way !== need.way || (/^[ckw]/.test(bought.way) && fraction.compare(step, fraction.one) !== 0);
      if (!item.parts.some((/** @type {any} */ part) => isPacked(part) && fraction.compare(part.held, part.need.value) !== 0)) return "";
      return item.quantities.length === 1 ? needed(item) : all(item.parts.map((/** @type {any} */ { need }) => need));
    },
  };
})();
