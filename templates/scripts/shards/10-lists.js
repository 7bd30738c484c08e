// @ts-check
"use strict";

/** Lists of recipes as the index of a large site packs them; `NumberList.swift` says how. Pure functions. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const FORMS = { steps: 0, gaps: 1, bits: 2 };

  /** Reads bytes one number after the other. */
  class Lists {
    /** @param {string} text in base 64 @param {number} limit how many recipes there are */
    constructor(text, limit) {
      this.bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      this.limit = limit;
      this.at = 0;
    }

    number() {
      let [value, factor] = [0, 1];
      for (;;) {
        const byte = this.bytes[this.at];
        this.at += 1;
        value += (byte & 127) * factor;
        if (byte < 128) return value;
        factor *= 128;
      }
    }

    /** @param {number} count @param {(recipe: number) => void} visit */
    steps(count, visit) {
      for (let [left, next] = [count, 0]; left > 0; left -= 1) {
        const recipe = next + this.number();
        visit(recipe);
        next = recipe + 1;
      }
    }

    /** The recipes of the list that begins here. @param {(recipe: number) => void} visit */
    each(visit) {
      const head = this.number();
      const [count, form] = [Math.floor(head / 4), head % 4];
      if (form === FORMS.steps) return this.steps(count, visit);
      if (form === FORMS.bits) return this.bits(visit);
      let next = 0;
      const upTo = (/** @type {number} */ end) => { for (; next < end; next += 1) visit(next); };
      this.steps(count, (recipe) => { upTo(recipe); next = recipe + 1; });
      upTo(this.limit);
    }

    /** @param {(recipe: number) => void} visit */
    bits(visit) {
      const end = this.at + Math.ceil(this.limit / 8);
      for (let first = 0; this.at < end; this.at += 1, first += 8) {
        for (let [byte, recipe] = [this.bytes[this.at], first]; byte > 0; byte >>= 1, recipe += 1) if (byte & 1) visit(recipe);
      }
    }
  }

  galley.Lists = Lists;
})();
