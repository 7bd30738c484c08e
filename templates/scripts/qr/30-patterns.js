// @ts-check
"use strict";

/** What all QR codes of a version have in common: the patterns a camera finds them by, and what tells how to read them. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { qr } = galley;

  /** ISO/IEC 18004, annex C: the polynomial, and what the result is mixed with. */
  const FORMAT = { polynomial: 0x537, bits: 10, mix: 0x5412 };
  /** Annex D. */
  const VERSION = { polynomial: 0x1f25, bits: 12 };
  const FIRST_WITH_VERSION = 7;

  /** A value with its check bits behind it. @param {number} value @param {{ polynomial: number, bits: number }} code */
  function checked(value, { polynomial, bits }) {
    let rest = value << bits;
    for (let bit = 31 - Math.clz32(rest); bit >= bits; bit = 31 - Math.clz32(rest)) rest ^= polynomial << (bit - bits);
    return (value << bits) | rest;
  }

  /** Modules in rows: whether each is dark, and whether it is part of a pattern, which holds no data. */
  class Modules {
    /** @param {number} version */
    constructor(version) {
      this.version = version;
      this.side = version * 4 + 17;
      this.dark = new Uint8Array(this.side ** 2);
      this.fixed = new Uint8Array(this.side ** 2);
    }

    /** @param {number} column @param {number} row @param {boolean | number} isDark */
    fix(column, row, isDark) {
      this.dark[row * this.side + column] = Number(isDark);
      this.fixed[row * this.side + column] = 1;
    }

    /** Squares one within the other, as far as they are inside. @param {number} x @param {number} y the middle @param {number} size @param {(ring: number) => boolean} isDark */
    rings(x, y, size, isDark) {
      for (let row = y - size; row <= y + size; row += 1) {
        for (let column = x - size; column <= x + size; column += 1) {
          const isInside = Math.min(row, column) >= 0 && Math.max(row, column) < this.side;
          if (isInside) this.fix(column, row, isDark(Math.max(Math.abs(row - y), Math.abs(column - x))));
        }
      }
    }

    drawPatterns() {
      const { side, version } = this;
      for (let place = 0; place < side; place += 1) {
        this.fix(6, place, place % 2 === 0);
        this.fix(place, 6, place % 2 === 0);
      }
      const centres = qr.alignments(version);
      const last = centres.length - 1;
      for (const [i, y] of centres.entries()) {
        for (const [j, x] of centres.entries()) {
          const isCorner = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
          if (!isCorner) this.rings(x, y, 2, (ring) => ring !== 1);
        }
      }
      for (const [x, y] of [[3, 3], [side - 4, 3], [3, side - 4]]) this.rings(x, y, 4, (ring) => ring !== 2 && ring !== 4);
      this.drawFormat(0, 0);
      if (version >= FIRST_WITH_VERSION) this.drawVersion();
    }

    /** The level and the mask, twice. @param {number} level its bits @param {number} mask */
    drawFormat(level, mask) {
      const bits = checked((level << 3) | mask, FORMAT) ^ FORMAT.mix;
      const { side } = this;
      for (let bit = 0; bit < 15; bit += 1) {
        const isDark = (bits >> bit) & 1;
        // Around the first finder, past the timing pattern; then below the second and beside the third.
        const near = bit < 6 ? bit : bit < 8 ? bit + 1 : 14 - bit - (bit === 8 ? -1 : 0);
        if (bit < 8) this.fix(8, near, isDark);
        else this.fix(near, 8, isDark);
        if (bit < 8) this.fix(side - 1 - bit, 8, isDark);
        else this.fix(8, side - 15 + bit, isDark);
      }
      this.fix(8, side - 8, true);
    }

    /** Twice, too. */
    drawVersion() {
      const bits = checked(this.version, VERSION);
      for (let bit = 0; bit < 18; bit += 1) {
        const [near, far] = [Math.floor(bit / 3), this.side - 11 + (bit % 3)];
        this.fix(far, near, (bits >> bit) & 1);
        this.fix(near, far, (bits >> bit) & 1);
      }
    }
  }

  qr.Modules = Modules;
})();
