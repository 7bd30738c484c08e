// @ts-check
"use strict";

/**
 * Words of a large site that a mistyped one may be meant for. The common ones are here before somebody types, so that
 * what one was meant to be is asked for in the same go as what was typed; rare ones come by their first letter.
 */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { shards } = galley;
  const { closest, canBeMistyped } = galley.query;
  const CODE_OF_A = 97;

  /** A word with the letters it has, a bit for each. @typedef {{ word: string, letters: number }} Known */
  /** @type {Promise<Known[]> | undefined} */
  let known;

  /** Letters of the Latin alphabet as bits: those of others are in no word and in all. @param {string} word */
  const lettersOf = (word) => [...word].reduce((bits, letter) => bits | (1 << ((letter.codePointAt(0) ?? 0) - CODE_OF_A)), 0);
  /** @param {string} word */
  const isLatin = (word) => /^[a-z]+$/.test(word);

  /** @param {string} name @returns {Promise<string[]>} */
  const wordsOf = async (name) => ((await shards.file(name)).words ?? "").split("\n").filter(Boolean);

  /** The common words; what failed is tried anew. */
  const common = () => {
    known ??= wordsOf("common").then((words) => words.map((word) => ({ word, letters: isLatin(word) ? lettersOf(word) : -1 })));
    known.catch(() => { known = undefined; });
    return known;
  };

  /** Rare words that one slip of the finger makes of this one: they begin with its first letter, or with its second. @param {string} word */
  async function rare(word) {
    const { vocabularies } = await shards.start();
    const files = new Set([...word].slice(0, 2).map((letter) => `near-${/** @type {number} */ (letter.codePointAt(0)) % vocabularies}`));
    return (await Promise.all([...files].map(wordsOf))).flat();
  }

  /** @param {number} bits */
  function count(bits) {
    let sum = 0;
    for (let rest = bits; rest !== 0; rest &= rest - 1) sum += 1;
    return sum;
  }

  /** Common words that lack few letters of this one: to lack one is a slip each. @param {string} word @param {Known[]} all */
  function similar(word, all) {
    const own = isLatin(word) ? lettersOf(word) : 0;
    return all.filter(({ letters }) => count(own & ~letters) <= 2).map((one) => one.word);
  }

  /**
   * The words that a term of one word may be meant for: common ones, else rare ones.
   * @param {any} term
   * @param {() => boolean | Promise<boolean>} needsRare asked before files of rare words are
   * @returns {Promise<string[]>} as `others` of a term
   */
  shards.meant = async (term, needsRare) => {
    if (!canBeMistyped(term)) return [];
    const word = term.needle.trim();
    const all = await common();
    if (all.some((one) => one.word.startsWith(word))) return [];
    const found = closest(term, similar(word, all));
    if (found.length > 0 || !(await needsRare())) return found;
    return closest(term, await rare(word));
  };

  shards.common = common;
  /** @param {string} word @returns {Promise<string[]>} */
  shards.near = async (word) => [...(await common()).map((one) => one.word), ...(await rare(word))];
})();
