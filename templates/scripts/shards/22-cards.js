// @ts-check
"use strict";

/** Cards of recipes in a large site: those of what a common word finds first come with the word, all others by number. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { shards } = galley;
  const CARDS_IN_FILE = 16;

  /** By number: the same object each time. @type {Map<number, any>} */
  const recipes = new Map();

  /** @param {number} number @param {any} entry */
  const keep = (number, entry) => { if (!recipes.has(number)) recipes.set(number, { entry }); };

  /** Keeps the cards that came with words. @param {Record<string, any>} cards by number */
  shards.keepCards = (cards) => { for (const [number, entry] of Object.entries(cards)) keep(Number(number), entry); };

  /** The cards of some recipes, from files where they are not here yet. @param {number[]} numbers @returns {Promise<any[]>} */
  shards.cards = async (numbers) => {
    const files = new Set(numbers.filter((number) => !recipes.has(number)).map((number) => Math.floor(number / CARDS_IN_FILE)));
    await Promise.all([...files].map(async (file) => {
      const { cards } = await shards.file(`cards-${file}`);
      cards.forEach((/** @type {any} */ entry, /** @type {number} */ index) => keep(file * CARDS_IN_FILE + index, entry));
    }));
    return numbers.map((number) => recipes.get(number));
  };
})();
