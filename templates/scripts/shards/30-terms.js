// @ts-check
"use strict";

/** What each recipe of a large site is worth for a term, from the lists of the term's words. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { shards, words } = galley;
  const { WEIGHTS, everywhere } = galley.query;

  /** Places by their bits, as `SearchPlace` numbers them; the last one is the beginning of a title. */
  const PLACES = ["title", "tag", "category", "ingredient", "diet", "summary", "allergen", "mark", "free"];
  const OPENING = 1 << PLACES.length;
  const MOST_KEPT = 24;

  /** Where each recipe has a key, by kind and key; the latest. @type {Map<string, Promise<Uint16Array>>} */
  const kept = new Map();

  /**
   * The places where each recipe has a key, or one that begins so where the key is open.
   * @param {string} key
   * @param {"words" | "named"} kind whether the first place of equal ones with the best weight is enough, or all that have a name are wanted
   */
  function places(key, kind) {
    const name = `${kind} ${key}`;
    const known = kept.get(name);
    if (known) return known;
    const found = read(key, kind);
    kept.set(name, found);
    found.catch(() => kept.delete(name));
    if (kept.size > MOST_KEPT) kept.delete(/** @type {string} */ (kept.keys().next().value));
    return found;
  }

  /** @param {string} key @param {"words" | "named"} kind */
  async function read(key, kind) {
    const { count } = await shards.start();
    const bits = new Uint16Array(count);
    await shards.each(key, kind, (/** @type {any} */ lists) => lists.places((/** @type {number} */ bit, /** @type {number} */ recipe) => { bits[recipe] |= bit; }));
    return bits;
  }

  /** @param {any} term @returns {"words" | "named"} */
  const kindFor = ({ place }) => (place ? "named" : "words");

  /** Where each recipe has what a term looks for. @param {any} term @returns {Promise<Uint16Array>} */
  async function find(term) {
    const { needle, isLine } = term;
    const all = needle.trim().split(" ");
    const end = needle.endsWith(" ") ? " " : "";
    if (isLine) return places(`l${all.join(" ")} `, "words");
    if (all.length === 1) return places(`w${words.part(all[0])}${end}`, kindFor(term));
    const pairs = all.slice(1).map((/** @type {string} */ word, /** @type {number} */ index) => `${all[index]} ${word}${index === all.length - 2 ? end : " "}`);
    return pairs.length === 1 ? places(`p${pairs[0]}`, kindFor(term)) : shards.phrase(pairs, needle.startsWith(" ") ? OPENING : 0);
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
    const [own, ...others] = await Promise.all([find(term), ...term.others.map((/** @type {string} */ other) => places(`w${other.trim()} `, kindFor(term)))]);
    const found = new Uint8Array(own.length);
    for (let recipe = 0; recipe < found.length; recipe += 1) {
      let bits = own[recipe];
      for (const other of others) bits = term.isEvery ? bits & other[recipe] : bits | (other[recipe] & ~OPENING);
      if (bits > 0) found[recipe] = worth(bits, wanted);
    }
    return found;
  }

  /**
   * What each recipe is worth; a word that none has is taken for the closest ones, which are asked for with it.
   * @param {any} term
   * @param {boolean} isAhead whether rare words are asked for at once, behind its own lists: waiting takes longer than so
   *   few bytes, but a word that is known does not wait for them
   * @returns {Promise<Uint8Array>}
   */
  shards.weights = async (term, isAhead) => {
    const own = weights(term);
    const isUnknown = async () => (await own).every((worth) => worth === 0);
    const others = shards.meant(term, isAhead ? () => shards.asked().then(() => true) : isUnknown);
    const meant = others.then((/** @type {string[]} */ words) => (words.length > 0 ? weights({ ...term, others: words }) : own));
    const texts = shards.asked().then(() => inRareText(term));
    // Nobody hears of a failure where it is not needed.
    for (const ahead of [meant, texts]) ahead.catch(() => {});
    if (term.isExcluded || !(await isUnknown())) return own;
    if (term.isLine) return weights({ ...term, isLine: false, needle: term.needle.trimEnd() });
    // A word that stands in some text is not mistyped.
    const [text] = (await texts) ?? (await galley.inTexts([term]));
    return text?.includes(1) ? own : meant;
  };

  /** What texts have of a word that may be in no name: of the others they are asked once these are shown. @param {any} term */
  async function inRareText(term) {
    const word = term.needle.trim();
    const isCommon = (await shards.common()).some((/** @type {{ word: string }} */ known) => known.word.startsWith(word));
    return isCommon ? undefined : galley.inTexts([term]);
  }
})();
