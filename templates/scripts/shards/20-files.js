// @ts-check
"use strict";

/** Files of the index of a large site: scripts, which also load from a folder. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  /** What has come, by name. @type {Map<string, { stamp: string, data: any }>} */
  const files = new Map();

  /** Called by the scripts of the index. @param {string} name @param {string} stamp @param {any} data */
  galley.shard = (name, stamp, data) => { files.set(name, { stamp, data }); };

  /** @param {string} name */
  async function load(name) {
    await galley.load(`search/${name}.js`);
    const found = files.get(name);
    if (!found) throw new Error(`search/${name}.js brought nothing`);
    return found;
  }

  /** How many recipes there are, and where to look for what. */
  const start = async () => {
    const { data } = await load("start");
    if (typeof data.labels === "string") {
      const labels = data.labels.split("\n");
      // A point says that a file has nothing but the list of its label.
      data.isAlone = labels.map((/** @type {string} */ label) => label.endsWith("."));
      data.labels = labels.map((/** @type {string} */ label) => label.replace(/\.$/, ""));
    }
    return data;
  };

  /** A file of the publication this page began with: numbers of recipes mean nothing in another one. @param {string} name */
  async function file(name) {
    const [first, found] = await Promise.all([load("start"), load(name)]);
    if (found.stamp !== first.stamp) throw new Error(`search/${name}.js is of another publication`);
    return found.data;
  }

  /** The order of texts in the index is that of code points. @param {string} one @param {string} other */
  function precedes(one, other) {
    const [left, right] = [[...one], [...other]];
    const index = left.findIndex((letter, place) => letter !== right[place]);
    if (index < 0) return left.length < right.length;
    return index < right.length && /** @type {number} */ (left[index].codePointAt(0)) < /** @type {number} */ (right[index].codePointAt(0));
  }

  /** The number of the file in which keys that begin so stand. @param {string[]} labels @param {string} key */
  function place(labels, key) {
    let [low, high] = [0, labels.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (precedes(key, labels[middle])) high = middle;
      else low = middle + 1;
    }
    return Math.max(0, low - 1);
  }

  /**
   * Reads what stands under a key, or under all keys that begin so.
   * @param {string} key @param {"words" | "named"} kind of files @param {(lists: any) => void} read from where the key's lists begin
   */
  async function each(key, kind, read) {
    const { count, labels, isAlone } = await start();
    const number = place(labels, key);
    if (isAlone[number] && !labels[number].startsWith(key)) return;
    const { keys, sizes, lists, cards } = await file(`${kind}-${number}`);
    if (cards) shards.keepCards(cards);
    const all = keys.split("\n");
    const bytes = new galley.Lists(lists, count);
    // A beginning of many words has a list of its own.
    const isListed = all.includes(key);
    for (let [index, at] = [0, 0]; index < all.length; at += sizes[index], index += 1) {
      if (isListed ? all[index] !== key : !all[index].startsWith(key)) continue;
      bytes.at = at;
      read(bytes);
    }
  }

  /** When all files are asked for that are wanted by now: browsers fetch the first six of a host, the others wait. */
  const asked = () => start().then(() => new Promise((resolve) => { setTimeout(resolve); }));

  const shards = /** @type {any} */ ({ start, file, each, asked });
  galley.shards = shards;
})();
