// @ts-check
"use strict";

/**
 * A shopping list as the end of an address, and back. What follows the number sign never reaches a server.
 *
 * `#list=` is followed by the version, `z` where the text is packed (RFC 1951) or `j` where it is not, and the text in the
 * alphabet of base 64 for addresses (RFC 4648). The text is JSON:
 * `[[[recipe, servings], …], [item, …], [place of a ticked item, …], [[line of a recipe's need, amount bought], …]]`.
 */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);

  const START = "#list=";
  const VERSION = 1;
  /** What anybody may send: more is no list. In characters, and in entries of each kind. */
  const MOST_TEXT = 200_000;
  const MOST_ENTRIES = 1000;

  /** @typedef {{ recipes: [string, string][], items: string[], ticked: number[], bought: [string, string][] }} List */

  /** @param {ReadableStream<Uint8Array<ArrayBuffer>>} stream @returns {Promise<Uint8Array>} */
  async function read(stream) {
    const parts = /** @type {number[]} */ ([]);
    const reader = stream.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return Uint8Array.from(parts);
      for (const byte of value) parts.push(byte);
      if (parts.length > MOST_TEXT) {
        await reader.cancel();
        throw new Error("too long");
      }
    }
  }

  /** @param {Uint8Array} bytes @param {TransformStream} way */
  const through = (bytes, way) => read(new Blob([/** @type {any} */ (bytes)]).stream().pipeThrough(way));

  /** @param {Uint8Array} bytes */
  const encoded = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  /** @param {string} text */
  const decoded = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

  /** Packed where the browser can pack, and where that is shorter. @param {Uint8Array} bytes @returns {Promise<Uint8Array | undefined>} */
  async function packed(bytes) {
    try {
      const found = await through(bytes, new CompressionStream("deflate-raw"));
      return found.length < bytes.length ? found : undefined;
    } catch (error) {
      console.info("lists are sent unpacked", error);
      return undefined;
    }
  }

  /** @param {unknown} value @param {(one: any) => boolean} isRight */
  const isList = (value, isRight) => Array.isArray(value) && value.length <= MOST_ENTRIES && value.every(isRight);
  /** @param {unknown} value */
  const isText = (value) => typeof value === "string" && value !== "" && value.length <= 500;
  /** A page of this site by its path without the ending. @param {unknown} value */
  const isPage = (value) => isText(value) && /^[^/\\?#:%]+(\/[^/\\?#:%]+)*$/.test(/** @type {string} */ (value)) && !(/** @type {string} */ (value).split("/").some((part) => /^\.+$/.test(part)));
  /** @param {unknown} value @param {(one: unknown) => boolean} isFirst */
  const isPair = (value, isFirst) => Array.isArray(value) && value.length === 2 && isFirst(value[0]) && typeof value[1] === "string" && value[1].length <= 500;

  /** @param {any} value @returns {List} */
  function checked(value) {
    if (!Array.isArray(value) || value.length !== 4) throw new Error("no list");
    const [recipes, items, ticked, bought] = value;
    const isRight = isList(recipes, (one) => isPair(one, isPage) && galley.fraction.parse(one[1])?.n > 0n) && isList(items, isText)
      && isList(ticked, (place) => Number.isInteger(place) && place >= 0 && place < items.length) && isList(bought, (one) => isPair(one, isText));
    if (!isRight) throw new Error("no list");
    return { recipes, items, ticked, bought };
  }

  galley.listAddress = {
    /** Whether an address ends with a list. @param {string} hash */
    isList: (hash) => hash.startsWith(START),

    /** @param {List} list @returns {Promise<string>} the end of an address, with its number sign */
    async write({ recipes, items, ticked, bought }) {
      const bytes = new TextEncoder().encode(JSON.stringify([recipes, items, ticked, bought]));
      const short = await packed(bytes);
      return `${START}${VERSION}${short ? "z" : "j"}${encoded(short ?? bytes)}`;
    },

    /**
     * Throws an error called `newer` where a later version wrote it, and other ones where it is no list.
     * @param {string} hash @returns {Promise<List>}
     */
    async read(hash) {
      const parts = /^(\d{1,4})([a-z])([\w-]*)$/.exec(hash.slice(START.length));
      if (!parts) throw new Error("no list");
      const [, version, way, text] = parts;
      if (Number(version) > VERSION) throw new Error("newer");
      if (text.length > 2 * MOST_TEXT || !["z", "j"].includes(way)) throw new Error("no list");
      const bytes = way === "z" ? await through(decoded(text), new DecompressionStream("deflate-raw")) : decoded(text);
      return checked(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)));
    },
  };
})();
