// @ts-check
"use strict";

/** Quantities of a shopping list in words: `1.5 kg`, `200 g + 2`, `2 × 400 g cans`. Pure functions. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { fraction } = galley;
  const VULGAR = /** @type {Record<string, string>} */ ({
    "1/2": "½", "1/4": "¼", "3/4": "¾", "1/3": "⅓", "2/3": "⅔", "1/8": "⅛", "3/8": "⅜", "5/8": "⅝", "7/8": "⅞", "1/6": "⅙", "5/6": "⅚",
  });
  const isFrench = document.documentElement.lang.startsWith("fr");

  /** @param {number} value */
  const decimal = (value) => String(Number(value.toPrecision(12))).replace(".", galley.t("decimalSign"));

  /** `1½`, `⅓`, `2.4`; other fractions are rounded up to a tenth: nobody buys 6 89/210 bay leaves. @param {any} value */
  function number(value) {
    const whole = value.n / value.d;
    const rest = fraction.text({ n: value.n % value.d, d: value.d });
    if (value.d === 1n) return String(value.n);
    if (VULGAR[rest]) return (whole > 0n ? String(whole) : "") + VULGAR[rest];
    const tenths = (value.n * 10n + value.d - 1n) / value.d;
    return decimal(Number(tenths) / 10);
  }

  /**
   * `g` and `kg`, `ml` and `l`: as it is where two decimals say it, else three digits, or two below ten.
   * @param {any} value @param {string[]} units
   */
  function metric(value, [small, large]) {
    const amount = fraction.number(value);
    const step = amount < 1 ? 0.01 : amount < 10 ? 0.1 : 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 2);
    const shown = 100n % value.d === 0n ? amount : Math.round(amount / step) * step;
    return shown >= 1000 && shown % 10 === 0 ? `${decimal(shown / 1000)} ${large}` : `${decimal(shown)} ${small}`;
  }

  /** @param {any} value @param {number} unit */
  function withUnit(value, unit) {
    const [, one, other, symbol] = galley.foods.unit(unit);
    const amount = fraction.number(value);
    const isOne = isFrench ? amount < 2 : amount > 0 && amount <= 1;
    return `${number(value)} ${symbol ?? (isOne ? one : other)}`;
  }

  /** In the smallest unit it was written in, since the others are made of it. @param {any} quantity @param {string[]} units */
  function measured({ value, units }, [small, large]) {
    if (units.length === 0 || units.some((/** @type {number} */ unit) => galley.foods.decimal.includes(unit))) return metric(value, [small, large]);
    const sized = units.map((/** @type {number} */ unit) => ({ unit, size: fraction.parse(galley.foods.unit(unit)[0]) }));
    sized.sort((/** @type {any} */ a, /** @type {any} */ b) => fraction.compare(a.size, b.size));
    const { unit, size } = sized[0];
    return withUnit(fraction.divide(value, size), unit);
  }

  /** @param {any} quantity */
  function text(quantity) {
    const { way, value, word } = quantity;
    switch (way[0]) {
      case "m": return measured(quantity, ["g", "kg"]);
      case "v": return measured(quantity, ["ml", "l"]);
      case "l": return measured(quantity, ["mm", "m"]);
      case "w": return `${number(value)} ${word}`;
      case "k": {
        const [unit, n, d, inner] = way.slice(1).split("/").map(Number);
        const held = measured({ value: { n: BigInt(n), d: BigInt(d) }, units: quantity.units }, inner === 1 ? ["g", "kg"] : ["ml", "l"]);
        const [, one, other] = galley.foods.unit(unit);
        return `${number(value)} × ${held} ${fraction.number(value) > 1 ? other : one}`;
      }
      default: return way === `c${galley.foods.piece}` ? number(value) : withUnit(value, Number(way.slice(1)));
    }
  }

  /** One after the other with a plus between them; nothing where no amount is stated. @param {any} item */
  galley.quantityText = ({ quantities, isVague }) =>
    quantities.length === 0 ? "" : quantities.map(text).join(" + ") + (isVague ? " + …" : "");
})();
