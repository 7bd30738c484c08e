// @ts-check
"use strict";

/** Exact fractions, as the program counts: `"3/2"` in and out, whole numbers of any size between. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  /** @typedef {{ n: bigint, d: bigint }} Fraction lowest terms, the denominator positive */

  /** @param {bigint} a @param {bigint} b @returns {bigint} */
  const gcd = (a, b) => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b));

  /** @param {bigint} n @param {bigint} d @returns {Fraction} */
  function make(n, d) {
    const divisor = gcd(n, d) || 1n;
    return d < 0n ? { n: -n / divisor, d: -d / divisor } : { n: n / divisor, d: d / divisor };
  }

  /** One character that stands for a fraction: `½`. */
  const VULGAR = "[\u00bc-\u00be\u2150-\u215e\u2189]";
  /** As `AmountReader` tries them: `1 1/2`, `1½` and `½`, `1/2`, `1.5` and `1,5`, `1`. */
  const NUMBER = new RegExp(`^\\s*(?:(\\d+)\\s+(\\d+)\\s*[/\u2044]\\s*(\\d+)|(\\d*)\\s*(${VULGAR})|(\\d+)\\s*[/\u2044]\\s*(\\d+)|(\\d*)[.,](\\d+)|(\\d+))`);
  const whole = (/** @type {string | undefined} */ digits) => make(BigInt(digits || "0"), 1n);

  galley.fraction = {
    zero: make(0n, 1n),
    one: make(1n, 1n),

    /** `3`, `3/2`, `1½`, `1.5`, `1,5`; `undefined` for what is no number. @param {string | number} text @returns {Fraction | undefined} */
    parse(text) {
      const found = galley.fraction.read(String(text));
      return found?.rest === "" ? found.value : undefined;
    },

    /**
     * The number that a text begins with, and the rest behind it: `1½ cups` → 3/2, `cups`; `undefined` where it begins with none.
     * @param {string} text @returns {{ value: Fraction, rest: string } | undefined}
     */
    read(text) {
      const found = NUMBER.exec(text);
      if (!found) return undefined;
      const [all, mixed, over, under, before, vulgar, top, bottom, integer, decimals, digits] = found;
      const [upper, lower] = vulgar ? vulgar.normalize("NFKC").split("\u2044") : over ? [over, under] : [top, bottom];
      if (lower && /^0+$/.test(lower)) return undefined;
      const part = lower ? make(BigInt(upper), BigInt(lower)) : decimals ? make(BigInt(integer + decimals), 10n ** BigInt(decimals.length)) : whole(digits);
      return { value: galley.fraction.add(whole(mixed ?? before), part), rest: text.slice(all.length).trim() };
    },

    /**
     * Three digits behind a sign that groups them are thousands: `1,000`, `1.000` where a comma parts decimals, and before grams
     * and millilitres, of which nobody weighs thousandths; also `1 000`, `1'000` and `1_000`. As `LineScanner` of the program has it.
     * @param {string} text @param {(rest: string) => string | undefined} unitOf the name of the unit that a text begins with
     * @returns {{ value: Fraction, rest: string } | undefined}
     */
    grouped(text, unitOf) {
      const [all, integer, sign, digits] = /^([1-9]\d{0,2})([.,\s'\u2019_])(\d{3})(?!\d)/.exec(text) ?? [];
      if (all === undefined) return undefined;
      const rest = text.slice(all.length).trim();
      const isComma = galley.t?.("decimalSign") === ",";
      const isSmall = () => ["gram", "millilitre"].includes(unitOf(rest) ?? "");
      const groups = sign === "," ? !isComma : sign === "." ? isComma || isSmall() : /['\u2019_]/.test(sign) || digits === "000";
      return groups ? { value: whole(integer + digits), rest } : undefined;
    },

    /** @param {Fraction} a @param {Fraction} b */
    add: (a, b) => make(a.n * b.d + b.n * a.d, a.d * b.d),
    /** @param {Fraction} a @param {Fraction} b */
    subtract: (a, b) => make(a.n * b.d - b.n * a.d, a.d * b.d),
    /** @param {Fraction} a @param {Fraction} b */
    multiply: (a, b) => make(a.n * b.n, a.d * b.d),
    /** @param {Fraction} a @param {Fraction} b not zero */
    divide: (a, b) => make(a.n * b.d, a.d * b.n),
    /** Below zero where the first is smaller. @param {Fraction} a @param {Fraction} b */
    compare: (a, b) => Number(a.n * b.d - b.n * a.d > 0n) - Number(a.n * b.d - b.n * a.d < 0n),
    /** @param {Fraction} a */
    text: ({ n, d }) => (d === 1n ? String(n) : `${n}/${d}`),
    /** @param {Fraction} a */
    number: ({ n, d }) => Number(n) / Number(d),

    /** The nearest multiple of a step, halves up. @param {Fraction} a @param {Fraction} step */
    round(a, step) {
      const parts = make(a.n * step.d * 2n + a.d * step.n, a.d * step.n * 2n);
      return make((parts.n / parts.d) * step.n, step.d);
    },
  };
})();
