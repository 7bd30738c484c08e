// @ts-check
"use strict";

/** What each recipe of a large site is worth for a term, from the lists of the term's words. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { shards, words } = galley;
  const { WEIGHTS, weight, everywhere, closest } = galley.query;

  /** Places by their bits, as `SearchPlace` numbers them; the last one is the beginning of a title. */
  const PLACES = ["title", "tag", "category", "ingredient", "diet", "summary", "allergen", "mark"];
  const OPENING = 1 << PLACES.length;
  const MOST_KEPT = 24;

  /** Where each recipe has a key, by key; the latest. @type {Map<string, Promise<Uint16Array>>} */
  const kept = new Map();

  /** The places where each recipe has a key, or one that begins so where the key is open. @param {string} key */
  function places(key) {
    const known = kept.get(key);
    if (known) return known;
    const found = read(key);
    kept.set(key, found);
    found.catch(() => kept.delete(key));
    if (kept.size > MOST_KEPT) kept.delete(/** @type {string} */ (kept.keys().next().value));
    return found;
  }

  /** @param {string} key */
  async function read(key) {
    const { count, labels } = await shards.start();
    const { keys, sizes, lists } = await shards.file(`words-${shards.place(labels, key)}`);
    const all = keys.split("\n");
    const bits = new Uint16Array(count);
    const bytes = new galley.Lists(lists, count);
    // A beginning of many words has a list of its own.
    const isAlone = all.includes(key);
    for (let [index, at] = [0, 0]; index < all.length; at += sizes[index], index += 1) {
      if (isAlone ? all[index] !== key : !all[index].startsWith(key)) continue;
      bytes.at = at;
      const mask = bytes.number();
      for (let bit = 1; bit <= mask; bit <<= 1) if (mask & bit) bytes.each((/** @type {number} */ recipe) => { bits[recipe] |= bit; });
    }
    return bits;
  }

  /** The places that have both. @param {Uint16Array} one @param {Uint16Array} other @param {number} own kept from the first alone */
  const both = (one, other, own) => one.map((bits, recipe) => bits & (other[recipe] | own));

  /** Where each recipe has what a term looks for, and whether its text must be read to be sure. @param {any} term */
  async function find({ needle, isLine }) {
    const all = needle.trim().split(" ");
    const end = needle.endsWith(" ") ? " " : "";
    if (isLine) return { bits: await places(`l${all.join(" ")} `), isSure: true };
    if (all.length === 1) return { bits: await places(`w${all[0]}${end}`), isSure: true };
    // A part of a word may go on in the next one only where scripts have no spaces.
    const keys = needle.startsWith(" ")
      ? all.slice(1).map((/** @type {string} */ word, /** @type {number} */ index) => `p${all[index]} ${word}${index === all.length - 2 ? end : " "}`)
      : all.map((/** @type {string} */ word) => `w${word}`);
    const [first, ...rest] = await Promise.all(keys.map(places));
    return { bits: rest.reduce((found, next) => both(found, next, OPENING), first), isSure: needle.startsWith(" ") && keys.length === 1 };
  }

  /** How much the best of some places counts. @param {number} bits @param {number} wanted */
  function worth(bits, wanted) {
    const found = bits & wanted;
    if (found === 0) return 0;
    const best = WEIGHTS[PLACES[31 - Math.clz32(found & -found)]];
    return found & 1 && bits & OPENING ? 2 * best : best;
  }

  /** What each recipe is worth for a term, as it stands. @param {any} term @returns {Promise<Uint8Array>} */
  async function weights(term) {
    const wanted = (term.place ? [term.place] : everywhere).reduce((/** @type {number} */ bits, /** @type {string} */ place) => bits | (1 << PLACES.indexOf(place)), 0);
    const [{ bits, isSure }, ...others] = await Promise.all([find(term), ...term.others.map((/** @type {string} */ other) => places(`w${other.trim()} `))]);
    const all = others.length === 0 ? bits : bits.map((own, recipe) => others.reduce((sum, other) => sum | (other[recipe] & ~OPENING), own));
    const found = Uint8Array.from(all, (own) => worth(own, wanted));
    return isSure ? found : checked(term, found);
  }

  /** Reads the texts of the recipes that may fit: those of words that only stand side by side in pairs do not. @param {any} term @param {Uint8Array} found */
  async function checked(term, found) {
    const { size } = await shards.start();
    const pieces = new Set([...found.keys()].filter((recipe) => found[recipe] > 0).map((recipe) => Math.floor(recipe / size)));
    await Promise.all([...pieces].map(async (number) => {
      const recipes = await galley.recipesOfPiece(number);
      recipes.forEach((/** @type {any} */ recipe, /** @type {number} */ index) => { found[number * size + index] = weight(recipe, term); });
    }));
    return found;
  }

  /** Words that one slip of the finger makes of this one: they begin with its first letter, or with its second. @param {string} word */
  async function near(word) {
    const { vocabularies } = await shards.start();
    const files = new Set([...word].slice(0, 2).map((letter) => `near-${/** @type {number} */ (letter.codePointAt(0)) % vocabularies}`));
    const lists = await Promise.all([...files].map(shards.file));
    return lists.flatMap((list) => (list.words ? list.words.split("\n") : []));
  }

  /** What each recipe is worth; a word that none has is taken for the closest ones. @param {any} term @returns {Promise<Uint8Array>} */
  async function meant(term) {
    const found = await weights(term);
    if (term.isExcluded || found.some((worth) => worth > 0)) return found;
    if (term.isLine) return weights({ ...term, isLine: false, needle: term.needle.trimEnd() });
    if (!galley.query.canBeMistyped(term)) return found;
    const others = closest(term, await near(term.needle.trim()));
    return others.length > 0 ? weights({ ...term, others }) : found;
  }

  galley.shards.weights = meant;
  galley.shards.tag = (/** @type {string} */ tag) => ({ kind: "text", needle: words.words(tag), others: [], place: "tag", isExcluded: false, isLine: true });
})();
