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

  galley.fraction = {
    zero: make(0n, 1n),
    one: make(1n, 1n),

    /** `3`, `3/2`, `1.5`, `1,5`; `undefined` for what is no number. @param {string | number} text @returns {Fraction | undefined} */
    parse(text) {
      const found = /^\s*(\d+)(?:\s*\/\s*(\d+)|[.,](\d{1,6}))?\s*$/.exec(String(text));
      if (!found || (found[2] && /^0+$/.test(found[2]))) return undefined;
      const [, whole, below, decimals] = found;
      if (below) return make(BigInt(whole), BigInt(below));
      if (decimals) return make(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
      return make(BigInt(whole), 1n);
    },

    /** @param {Fraction} a @param {Fraction} b */
    add: (a, b) => make(a.n * b.d + b.n * a.d, a.d * b.d),
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
