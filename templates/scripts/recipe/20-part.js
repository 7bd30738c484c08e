// @ts-check
"use strict";

/**
 * What a recipe was opened for: as a part of a dish that is being cooked, so many times over.
 *
 * It comes with the address, `#cook?times=1/2&from=soup.html&title=Soup`, or `#part?times=1/2` where nothing is cooked yet, and
 * then belongs to this entry of the browser's history and to nothing that is kept: whoever opens the recipe by itself has it as
 * it is written.
 */
(() => {
  const galley = globalThis.galley;
  const MARK = "#cook";
  const PLAIN = "#part";

  /** @typedef {{ times?: string, from?: string, title?: string }} Part `from` is a page, from where the pages of this language begin */

  /** The page of a dish, which is one of this site: addresses are written by anybody. @param {string} from */
  function page(from) {
    try {
      const url = new URL(from, galley.root);
      return url.href.startsWith(galley.root.href) ? url : undefined;
    } catch {
      return undefined; // No address at all.
    }
  }

  /** @returns {Part} */
  function arrive() {
    const mark = [MARK, PLAIN].find((one) => location.hash.startsWith(`${one}?`));
    const found = new URLSearchParams(mark ? location.hash.slice(mark.length + 1) : "");
    if ([...found.keys()].length === 0) return history.state?.part ?? {};
    const part = Object.fromEntries(["times", "from", "title"].flatMap((key) => (found.get(key) ? [[key, found.get(key)]] : [])));
    history.replaceState({ part }, "", mark === MARK ? MARK : location.pathname + location.search);
    return part;
  }

  let part = arrive();

  galley.part = {
    /** How many times over it is needed, `1/2`; `undefined` where nobody says. */
    get times() { return part.times; },

    /** The page of the dish and its name. @returns {{ url: string, title: string } | undefined} */
    get from() {
      const url = part.from && page(part.from);
      return url && part.title ? { url: `${url.href.replace(/#.*$/, "")}${MARK}`, title: part.title } : undefined;
    },

    /** From now on it is made as often as somebody says by hand. */
    free() {
      if (part.times === undefined) return;
      part = { ...part, times: undefined };
      history.replaceState({ ...history.state, part }, "");
    },

    /** The address under which another recipe opens so many times over. @param {URL} url its page @param {string} times */
    scaledAddress: (url, times) => `${url.pathname}${PLAIN}?${new URLSearchParams({ times })}`,

    /** The address under which another recipe opens as a part of this one that is cooked. @param {URL} url its page @param {string | undefined} times */
    address(url, times) {
      const from = location.href.replace(/#.*$/, "").slice(galley.root.href.length);
      return `${url.pathname}${MARK}?${new URLSearchParams({ ...(times ? { times } : {}), from, title: galley.recipe.title })}`;
    },
  };
})();
