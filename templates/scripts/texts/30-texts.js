// @ts-check
"use strict";

/** Words of the texts of recipes: an index beside that of their names, of which only the words that are asked for are loaded. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { keys, words } = galley;
  const MOST_KEPT = 24;

  /** The recipes with a word, by key; the latest. @type {Map<string, Promise<Uint8Array>>} */
  const kept = new Map();

  /** Where to look for what; of a small site all there is. @param {string} stamp */
  const start = async (stamp) => keys.labelled(await keys.loadOf("text", stamp));

  /** @param {string} key */
  async function read(key) {
    const { count, stamp } = await galley.numbering();
    const first = await start(stamp);
    const found = new Uint8Array(count);
    const number = keys.place(first, key);
    if (number === undefined) return found;
    const file = first.keys === undefined ? await keys.loadOf(`text-${number}`, stamp) : first;
    keys.each(file, count, key, (/** @type {any} */ lists) => lists.each((/** @type {number} */ recipe) => { found[recipe] = 1; }));
    return found;
  }

  /** @param {string} key */
  function recipes(key) {
    const known = kept.get(key);
    if (known) return known;
    const found = read(key);
    kept.set(key, found);
    found.catch(() => kept.delete(key));
    if (kept.size > MOST_KEPT) kept.delete(/** @type {string} */ (kept.keys().next().value));
    return found;
  }

  /** One for each recipe whose text has what a term looks for, by the numbers of recipes in the order of titles. @param {any} term */
  async function find({ needle, others }) {
    const all = await Promise.all([needle.trimStart(), ...others.map((/** @type {string} */ other) => other.trimStart())].map((word) => recipes(`w${words.part(word)}`)));
    return all.length === 1 ? all[0] : all[0].map((_, recipe) => (all.some((own) => own[recipe] === 1) ? 1 : 0));
  }

  /** Loads what the first word needs. */
  const begin = async () => { await start((await galley.numbering()).stamp); };

  /** The files of the whole index. @returns {Promise<string[]>} */
  async function files() {
    const { labels, keys: own } = await start((await galley.numbering()).stamp);
    const further = own === undefined ? labels.map((/** @type {string} */ _, /** @type {number} */ number) => `search/text-${number}.js`) : [];
    return ["search/text.js", ...further];
  }

  galley.texts = { begin, find, files };
})();
