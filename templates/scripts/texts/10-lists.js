// @ts-check
"use strict";

/**
 * Lists of recipes as files of the index pack them; `NumberList.swift`, `StepCode.swift` and `KeyLists.swift` say how.
 * Pure functions.
 */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const FORMS = { steps: 0, gaps: 1, bits: 2, code: 3 };
  /** Of openings, and of lists that count only the recipes that none before them has. */
  const [OPENING, COUNTED] = [512, 1024];

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

    /** As `steps`, of a power of two and bit by bit. @param {number} count @param {number} exponent @param {(recipe: number) => void} visit */
    code(count, exponent, visit) {
      let [byte, left] = [0, 0];
      const bit = () => {
        if (left === 0) {
          byte = this.bytes[this.at];
          this.at += 1;
          left = 8;
        }
        const value = byte & 1;
        byte >>= 1;
        left -= 1;
        return value;
      };
      for (let [rest, next] = [count, 0]; rest > 0; rest -= 1) {
        while (bit()) next += 1 << exponent;
        for (let place = 0; place < exponent; place += 1) next += bit() << place;
        visit(next);
        next += 1;
      }
    }

    /** The recipes of the list that begins here. @param {(recipe: number) => void} visit @param {number} limit how many there are */
    each(visit, limit = this.limit) {
      const head = this.number();
      const [count, form] = [Math.floor(head / 4), head % 4];
      if (form === FORMS.steps) return this.steps(count, visit);
      if (form === FORMS.bits) return this.bits(limit, visit);
      if (form === FORMS.gaps) return this.missing(limit, visit, (add) => this.steps(count, add));
      const code = this.bytes[this.at];
      this.at += 1;
      if (code < 128) return this.code(count, code, visit);
      this.missing(limit, visit, (add) => this.code(count, code - 128, add));
    }

    /** All but those that are read. @param {number} limit @param {(recipe: number) => void} visit @param {(add: (recipe: number) => void) => void} read */
    missing(limit, visit, read) {
      let next = 0;
      const upTo = (/** @type {number} */ end) => { for (; next < end; next += 1) visit(next); };
      read((recipe) => { upTo(recipe); next = recipe + 1; });
      upTo(limit);
    }

    /** @param {number} limit @param {(recipe: number) => void} visit */
    bits(limit, visit) {
      const end = this.at + Math.ceil(limit / 8);
      for (let first = 0; this.at < end; this.at += 1, first += 8) {
        for (let [byte, recipe] = [this.bytes[this.at], first]; byte > 0; byte >>= 1, recipe += 1) if (byte & 1) visit(recipe);
      }
    }

    /** The recipes of the key that begins here, with the bit of each place. @param {(bit: number, recipe: number) => void} visit */
    places(visit) {
      const mask = this.number();
      const counted = mask & COUNTED ? this.counted() : undefined;
      for (let bit = 1; bit <= OPENING; bit <<= 1) {
        if (!(mask & bit)) continue;
        if (counted) counted(bit, visit);
        else this.each((recipe) => visit(bit, recipe));
      }
    }

    /** Reads lists that count the recipes that none before has, or those of titles. */
    counted() {
      const isTaken = new Uint8Array(this.limit);
      let left = this.limit;
      const titles = /** @type {number[]} */ ([]);
      return (/** @type {number} */ bit, /** @type {(bit: number, recipe: number) => void} */ visit) => {
        if (bit === OPENING) return this.each((place) => visit(bit, titles[place]), titles.length);
        let [recipe, place] = [-1, -1];
        const own = left;
        this.each((wanted) => {
          while (place < wanted) {
            recipe += 1;
            if (!isTaken[recipe]) place += 1;
          }
          isTaken[recipe] = 1;
          left -= 1;
          if (bit === 1) titles.push(recipe);
          visit(bit, recipe);
        }, own);
      };
    }
  }

  galley.Lists = Lists;
})();
