// @ts-check
"use strict";

/**
 * Error correction of QR codes: Reed–Solomon codes over the field of 256 elements. Pure functions.
 *
 * Source: ISO/IEC 18004, 7.5; the field is that of x⁸ + x⁴ + x³ + x² + 1, its generator 2.
 */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const POLYNOMIAL = 0x11d;

  /** Powers of the generator, twice over, so that the sum of two logarithms needs no remainder. */
  const powers = new Uint8Array(510);
  const logarithms = new Uint8Array(256);
  for (let [power, value] = [0, 1]; power < 255; power += 1) {
    powers[power] = value;
    powers[power + 255] = value;
    logarithms[value] = power;
    value *= 2;
    if (value > 255) value ^= POLYNOMIAL;
  }

  /** @param {number} one @param {number} other */
  const multiply = (one, other) => (one === 0 || other === 0 ? 0 : powers[logarithms[one] + logarithms[other]]);

  /** The generator polynomial of so many check words, without its first coefficient, which is 1. @param {number} count */
  function generator(count) {
    const found = new Uint8Array(count);
    found[count - 1] = 1;
    for (let root = 0; root < count; root += 1) {
      for (let index = 0; index < count; index += 1) {
        found[index] = multiply(found[index], powers[root]) ^ (found[index + 1] ?? 0);
      }
    }
    return found;
  }

  /**
   * The check words of a block: the remainder of its division by the generator polynomial.
   * @param {Uint8Array} data @param {number} count how many
   */
  function checkWords(data, count) {
    const divisor = generator(count);
    const rest = new Uint8Array(count);
    for (const word of data) {
      const factor = word ^ rest[0];
      rest.copyWithin(0, 1);
      rest[count - 1] = 0;
      for (let index = 0; index < count; index += 1) rest[index] ^= multiply(divisor[index], factor);
    }
    return rest;
  }

  galley.qr = { checkWords };
})();
