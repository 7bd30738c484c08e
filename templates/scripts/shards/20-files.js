// @ts-check
"use strict";

/** Files of the index of a large site. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { keys } = galley;

  /** How many recipes there are, and where to look for what. */
  const start = async () => keys.labelled((await keys.load("start")).data);

  /** @param {string} name */
  async function file(name) {
    // Both are asked for at once.
    const [{ stamp }] = await Promise.all([keys.load("start"), keys.load(name)]);
    return keys.loadOf(name, stamp);
  }

  /**
   * Reads what stands under a key, or under all keys that begin so.
   * @param {string} key
   * @param {"words" | "named"} kind of files @param {(lists: any) => void} read from where the key's lists begin
   */
  async function each(key, kind, read) {
    const first = await start();
    const number = keys.place(first, key);
    if (number === undefined) return;
    const found = await file(`${kind}-${number}`);
    if (found.cards) shards.keepCards(found.cards);
    keys.each(found, first.count, key, read);
  }

  /** When all files are asked for that are wanted by now: browsers fetch the first six of a host, the others wait. */
  const asked = () => start().then(() => new Promise((resolve) => { setTimeout(resolve); }));

  const shards = /** @type {any} */ ({ start, file, each, asked });
  galley.shards = shards;
})();
