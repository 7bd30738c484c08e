// @ts-check
"use strict";

/** Phrases of three words and more in a large site: pairs of words that stand one after the other. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { shards } = galley;

  /** As `PositionList.swift` counts them. */
  const POSITIONS = 65_536;

  /** The positions in each recipe, by number, of each place, by its bit. @typedef {Map<number, Map<number, number[]>>} Stands */

  /** @param {any} bytes @param {Map<number, number[]>} stands */
  function readPlace(bytes, stands) {
    const recipes = /** @type {number[]} */ ([]);
    bytes.steps(bytes.number(), (/** @type {number} */ recipe) => { recipes.push(recipe); });
    for (const recipe of recipes) {
      const positions = stands.get(recipe) ?? [];
      stands.set(recipe, positions);
      for (let [position, goesOn] = [0, true]; goesOn;) {
        const step = bytes.number();
        position = (position + Math.floor(step / 2)) % POSITIONS;
        positions.push(position);
        goesOn = step % 2 === 1;
      }
    }
  }

  /** @param {string} pair @returns {Promise<Stands>} */
  async function read(pair) {
    const stands = /** @type {Stands} */ (new Map());
    await shards.each(`q${pair}`, "words", (/** @type {any} */ bytes) => {
      const mask = bytes.number();
      for (let bit = 1; bit <= mask; bit <<= 1) {
        if (!(mask & bit)) continue;
        const place = stands.get(bit) ?? new Map();
        stands.set(bit, place);
        readPlace(bytes, place);
      }
    });
    return stands;
  }

  /**
   * The places in which each recipe has all pairs one after the other.
   * @param {string[]} pairs each two words, the last one perhaps unfinished
   * @param {number} opening the bit of recipes whose title begins so, or 0
   * @returns {Promise<Uint16Array>}
   */
  shards.phrase = async (pairs, opening) => {
    const [{ count }, first, ...rest] = await Promise.all([shards.start(), ...pairs.map(read)]);
    const bits = new Uint16Array(count);
    for (const [bit, recipes] of first) {
      const others = rest.map((stands) => stands.get(bit));
      for (const [recipe, positions] of recipes) {
        const found = positions.filter((position) => others.every((stands, index) => stands?.get(recipe)?.includes((position + index + 1) % POSITIONS)));
        if (found.length > 0) bits[recipe] |= bit;
        if (bit === 1 && found.includes(0)) bits[recipe] |= opening;
      }
    }
    return bits;
  };
})();
