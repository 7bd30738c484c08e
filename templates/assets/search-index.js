// @ts-check
"use strict";

/** The recipes that can be found: pieces of the index are scripts, which also load from a folder. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const VERSION = 3;
  /** How many recipes are made ready to be searched in one go: as many as the index of a small site has. */
  const AT_ONCE = 500;

  /** The pieces that have come, by their numbers. @type {Map<number, any>} */
  const arrived = new Map();
  /** @type {Promise<any[]> | undefined} */
  let index;

  /** Called by the scripts of the index. @param {any} piece */
  galley.catalogue = (piece) => { arrived.set(piece.piece, piece); };

  /** @param {number} number */
  async function piece(number) {
    await galley.load(`search/${number}.js`);
    const found = arrived.get(number);
    if (found?.version !== VERSION) throw new Error(`search/${number}.js: version ${found?.version} instead of ${VERSION}`);
    return found;
  }

  /** The recipes of a piece, in the order of titles. @param {number} number @returns {Promise<any[]>} */
  galley.recipesOfPiece = async (number) => {
    const found = await piece(number);
    return (found.prepared ??= prepared(found));
  };

  /** In steps, between which fingers are heard: thousands of recipes take a slow phone a second. @param {any} found */
  async function prepared(found) {
    const prepare = galley.query.preparing(found);
    const all = [];
    for (let from = 0; from < found.recipes.length; from += AT_ONCE) {
      if (from > 0) await new Promise((resolve) => { setTimeout(resolve); });
      all.push(...found.recipes.slice(from, from + AT_ONCE).map(prepare));
    }
    return all;
  }

  /** How many recipes there are, and the stamp of the files that number them alike. @returns {Promise<{ count: number, stamp: string }>} */
  galley.numbering = async () => ({ count: (await galley.recipes()).length, stamp: (await piece(0)).numbering });

  /** The files of all pieces. @returns {Promise<string[]>} */
  galley.indexFiles = async () => Array.from({ length: (await piece(0)).pieces }, (_, number) => `search/${number}.js`);

  /** Whether all of them are kept in this browser. @returns {Promise<boolean>} */
  galley.keepsIndex = async () => "caches" in globalThis && (await caches.match(new URL("search/0.js", galley.root).href)) !== undefined;

  async function load() {
    const { pieces } = await piece(0);
    return (await Promise.all(Array.from({ length: pieces }, (_, number) => galley.recipesOfPiece(number)))).flat();
  }

  /** Every recipe that lists show, in the order of titles. What could not be loaded is tried anew. @returns {Promise<any[]>} */
  galley.recipes = () => {
    index ??= load().catch((error) => { index = undefined; throw error; });
    return index;
  };
})();
