// @ts-check
"use strict";

/** Files of the index that hold lists of recipes under keys: scripts, which also load from a folder. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  /** What has come, by name. @type {Map<string, { stamp: string, data: any }>} */
  const files = new Map();

  /** Called by the scripts of the index. @param {string} name @param {string} stamp @param {any} data */
  galley.shard = (name, stamp, data) => { files.set(name, { stamp, data }); };

  /** @param {string} name @returns {Promise<{ stamp: string, data: any }>} */
  async function load(name) {
    await galley.load(`search/${name}.js`);
    const found = files.get(name);
    if (!found) throw new Error(`search/${name}.js brought nothing`);
    return found;
  }

  /** As `load`, of the publication this page began with: numbers of recipes mean nothing in another one. @param {string} name @param {string} stamp */
  async function loadOf(name, stamp) {
    const found = await load(name);
    if (found.stamp !== stamp) throw new Error(`search/${name}.js is of another publication`);
    return found.data;
  }

  /** Reads the labels of files once. @param {any} data */
  function labelled(data) {
    if (typeof data.labels === "string") {
      const labels = data.labels.split("\n");
      // A point says that a file has nothing but the list of its label.
      data.isAlone = labels.map((/** @type {string} */ label) => label.endsWith("."));
      data.labels = labels.map((/** @type {string} */ label) => label.replace(/\.$/, ""));
    }
    return data;
  }

  /** The order of texts in the index is that of code points. @param {string} one @param {string} other */
  function precedes(one, other) {
    const [left, right] = [[...one], [...other]];
    const index = left.findIndex((letter, place) => letter !== right[place]);
    if (index < 0) return left.length < right.length;
    return index < right.length && /** @type {number} */ (left[index].codePointAt(0)) < /** @type {number} */ (right[index].codePointAt(0));
  }

  /**
   * The number of the file in which keys that begin so stand; nothing where there is none.
   * @param {{ labels: string[], isAlone: boolean[] }} files @param {string} key
   */
  function place({ labels, isAlone }, key) {
    let [low, high] = [0, labels.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (precedes(key, labels[middle])) high = middle;
      else low = middle + 1;
    }
    const number = Math.max(0, low - 1);
    return isAlone[number] && !labels[number].startsWith(key) ? undefined : number;
  }

  /**
   * Reads what stands under a key of a file, or under all keys that begin so.
   * @param {{ keys?: string, sizes: number[], lists: string }} file @param {number} count of all recipes
   * @param {string} key @param {(lists: any) => void} read from where the key's lists begin
   */
  function each({ keys, sizes, lists }, count, key, read) {
    if (!keys) return;
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

  galley.keys = { load, loadOf, labelled, place, each };
})();
