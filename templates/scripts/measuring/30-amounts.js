// @ts-check
"use strict";

/**
 * Amounts as the program writes them: the same tables (`10-measures.js`) and the same exact fractions, so that a page and
 * `galley show` say the same.
 */
(() => {
  const galley = globalThis.galley;
  const { measures } = galley;
  const { compare, multiply: times, parse: read, one: ONE } = galley.fraction;
  const { inSystem, map, place, upper } = galley.measuring;

  /** @typedef {{ n: bigint, d: bigint }} Fraction */
  /** From the lower to the upper bound; one number where they are equal. @typedef {Fraction[]} Measure */
  /** @typedef {{ value?: string, to?: string, unit?: string, word?: string, isApproximate?: boolean, grams?: string, range?: string[], isDouble?: boolean, isUnclear?: boolean, isSaidTwice?: boolean, forms?: string[], sized?: Record<string, string[]>, ounces?: string }} Amount */
  /** @typedef {{ measure: Measure, unit?: string, word?: string, isApproximate: boolean }} Shown */

  const SPACE = "\u00a0";
  /** How often a recipe may be made, and how many characters say so. */
  const MOST = read("100000");
  const LONGEST = 64;

  /** @param {Measure} measure @param {string} language */
  function isOne(measure, language) {
    const number = upper(measure);
    return language.startsWith("fr") ? compare(number, read("2")) < 0 : number.n > 0n && compare(number, ONE) <= 0;
  }

  /** To three digits that count, and never in its whole part, as `NumberText` of the program has it. @param {Fraction} number @returns {Fraction} */
  function rounded({ n, d }) {
    const magnitude = n < 0n ? -n : n;
    let scale = 1n;
    while (magnitude * scale < 100n * d) scale *= 10n;
    const digits = (2n * magnitude * scale + d) / (2n * d);
    return galley.fraction.divide({ n: n < 0n ? -digits : digits, d: 1n }, { n: scale, d: 1n });
  }

  /** @param {Fraction} number @param {string | undefined} word @param {string} sign */
  function numberText(number, word, sign) {
    const minus = number.n < 0n ? "−" : "";
    const [n, d] = [number.n < 0n ? -number.n : number.n, number.d];
    if (d === 1n) return minus + n;
    let rest = d;
    while (rest % 2n === 0n) rest /= 2n;
    while (rest % 5n === 0n) rest /= 5n;
    const isMetric = word !== undefined && measures.decimals.includes(word.toLowerCase().split(" ")[0]) && 1000n % d === 0n;
    if (isMetric || (rest === 1n && d <= 1000000000n && !measures.fractions.includes(Number(d)))) {
      let places = 1;
      while (10n ** BigInt(places) % d !== 0n) places += 1;
      const digits = String((n * 10n ** BigInt(places)) / d).padStart(places + 1, "0");
      return `${minus}${digits.slice(0, -places)}${sign}${digits.slice(-places)}`;
    }
    if (d > 999n) return numberText(rounded(number), word, sign);
    const [whole, part] = [n / d, n % d];
    const character = measures.signs[`${part}/${d}`];
    const start = minus + (whole === 0n ? "" : whole);
    return character ? start + character : `${start}${whole === 0n ? "" : SPACE}${part}⁄${d}`;
  }

  galley.amounts = {
    /**
     * An amount of a page a number of times over, in the measures of a system; `undefined` where it stays as written.
     * @param {Amount} amount
     * @param {Fraction} factor
     * @param {string} system `asWritten`, `metric`, `us`, `imperial`, or `weights`: metric, with volumes by their weight
     * @param {{ language: string, words: Record<string, string[]> }} page
     * @returns {Shown | undefined}
     */
    adjust(amount, factor, system, page) {
      if (amount.value === undefined) return undefined;
      const written = [amount.value, ...(amount.to ? [amount.to] : [])].map(read);
      const scale = amount.isUnclear ? ONE : factor;
      const isScaled = compare(scale, ONE) !== 0;
      const measure = /** @type {Measure} */ (map(written, (number) => times(number, scale)));
      const { unit, word, isApproximate = false } = amount;
      const scaled = isScaled ? { measure, unit, word, isApproximate } : undefined;
      if (amount.isSaidTwice) return scaled && { ...scaled, word: agreeing(word, unit, measure, page, amount.forms) };
      const isWeighed = system === "weights";
      const asked = amount.isDouble ? "asWritten" : isWeighed ? "metric" : system;
      // Sticks of butter, which other kitchens weigh.
      if (amount.ounces && (asked === "metric" || asked === "imperial")) return weighed(measure, amount.ounces, asked, page, isApproximate);
      const other = unit && inSystem(measure, unit, asked, isWeighed && !amount.isDouble ? amount.grams : undefined);
      if (other) return { ...other, word: wordOf(other.unit, other.measure, page), isApproximate: isApproximate || !other.isExact };
      const found = isScaled && place(measure, unit);
      const forms = amount.sized?.[asked] ?? amount.forms;
      if (!found) {
        const isOther = scaled ?? (amount.sized?.[asked] && { measure, unit, word, isApproximate });
        return isOther && { ...isOther, word: agreeing(word, unit, measure, page, forms) };
      }
      const shown = { measure: found.measure, isApproximate: isApproximate || compare(found.error, read(measures.said)) > 0 };
      if (!unit) return { ...shown, word: agreeing(word, unit, found.measure, page, forms) };
      return { ...shown, unit: found.unit, word: found.unit === unit ? agreeing(word, unit, found.measure, page, forms) : wordOf(found.unit, found.measure, page) };
    },

    /** `1½ tsp`, `5–6 g`, `≈ 90 Stück`. @param {Shown} shown @param {string} sign of decimals @param {boolean} [hasUnit] @param {string[]} [range] the words of `between 2 and 3` */
    text({ measure, word, isApproximate }, sign, hasUnit = true, range = ["", "–"]) {
      const number = measure.map((part) => numberText(part, word, sign)).join(range[1]);
      const text = (measure.length > 1 ? range[0] : "") + [...(isApproximate ? ["≈"] : []), number].join(SPACE);
      return word && hasUnit ? text + (word.startsWith("-") ? "" : SPACE) + word : text;
    },

    numberText,
    wordOf,

    /**
     * How often a recipe is made, where somebody can have asked for that: more than nothing, and less than a factory.
     * @param {unknown} text @returns {Fraction | undefined}
     */
    factor(text) {
      const number = typeof text === "string" && text.length < LONGEST ? read(text) : undefined;
      return number && number.n > 0n && compare(number, MOST) <= 0 ? number : undefined;
    },
  };

  /** @param {string} unit @param {Measure} measure @param {any} page @returns {string} */
  function wordOf(unit, measure, { words, language }) {
    const [one, several, symbol] = words[unit];
    return symbol ?? (isOne(measure, language) ? one : several);
  }

  /** The form of a word as it was written that fits the number. @param {string | undefined} word @param {string | undefined} unit @param {Measure} measure @param {any} page @param {string[]} [own] of a word that is none of its unit's, for one and for several */
  function agreeing(word, unit, measure, { words, language }, own) {
    const forms = own ?? (unit ? words[unit] : undefined);
    return forms && word && (own || forms.slice(0, 2).includes(word)) ? forms[isOne(measure, language) ? 0 : 1] : word;
  }

  /** So many pieces of some ounces each, in a system that has no such pieces. @param {Measure} pieces @param {string} ounces @param {string} system @param {any} page @param {boolean} isApproximate @returns {Shown | undefined} */
  function weighed(pieces, ounces, system, page, isApproximate) {
    const measure = map(pieces, (number) => times(number, read(ounces)));
    const other = measure && inSystem(measure, "ounce", system);
    if (other) return { ...other, word: wordOf(other.unit, other.measure, page), isApproximate: isApproximate || !other.isExact };
    const found = measure && place(measure, "ounce");
    return found && { measure: found.measure, unit: found.unit, word: wordOf(found.unit, found.measure, page), isApproximate };
  }
})();
