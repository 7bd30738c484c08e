// @ts-check
"use strict";

/**
 * What a recipe was opened for: as a part of a dish that is being cooked, so many times over.
 *
 * It comes with the address, `#cook?times=1/2&from=soup.html&title=Soup`, and then belongs to this entry of the browser's
 * history and to nothing that is kept: whoever opens the recipe by itself has it as it is written.
 */
(() => {
  const galley = globalThis.galley;
  const MARK = "#cook";

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
    const found = new URLSearchParams(location.hash.startsWith(`${MARK}?`) ? location.hash.slice(MARK.length + 1) : "");
    if ([...found.keys()].length === 0) return history.state?.part ?? {};
    const part = Object.fromEntries(["times", "from", "title"].flatMap((key) => (found.get(key) ? [[key, found.get(key)]] : [])));
    history.replaceState({ part }, "", MARK);
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

    /** The address under which another recipe opens as a part of this one. @param {URL} url its page @param {string | undefined} times */
    address(url, times) {
      const from = location.href.replace(/#.*$/, "").slice(galley.root.href.length);
      return `${url.pathname}${MARK}?${new URLSearchParams({ ...(times ? { times } : {}), from, title: galley.recipe.title })}`;
    },
  };
})();
