// @ts-check
"use strict";

/**
 * Tags to choose several of, each with how many recipes are left with it, what was typed to narrow the search, to be taken
 * out again, and the order of what is found.
 */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { el, t, words } = galley;
  const MOST_TAGS = 24;

  const ORDERS = ["best", "title", "newest", "time", "energy", "protein"];

  /** One of the orders; the best first where an address names another. @param {string | null} sort */
  galley.searchOrder = (sort) => ORDERS.find((order) => order === sort) ?? ORDERS[0];

  /** What two spellings of a tag have in common. @param {string} tag */
  const key = (tag) => words.words(tag).trim() || tag;

  /**
   * @param {Element} place
   * @param {{ tags: string[], sort: string, typed: { text: string, tags: Map<string, number[][]>, others: number[][] } }} state
   *   the tags and the order are changed in place; `typed` is what the query says and where in it
   * @param {(dropped?: number[][]) => void} changed told which places of the query go
   */
  galley.filters = (place, state, changed) => {
    const sort = el("select", { class: "filter-sort", "aria-label": t("appSort"), onchange: () => { state.sort = sort.value; changed(); } },
      ...ORDERS.map((order) => el("option", { value: order }, t(`appSort${order[0].toUpperCase()}${order.slice(1)}`))));
    const chips = el("ul", { class: "filter-chips", "aria-label": t("appFilterTags") });
    const clear = el("button", { class: "filter-clear", type: "button", onclick: () => { state.tags = []; changed(typedPlaces()); } }, t("appClearFilters"));
    place.replaceChildren(sort, chips, clear);

    /** Where a tag stands in the query. @param {string} tag */
    const typed = (tag) => state.typed.tags.get(key(tag));
    /** Where all that narrows the search stands in the query, in order. */
    const typedPlaces = () => [...[...state.typed.tags.values()].flat(), ...state.typed.others].sort(([a], [b]) => a - b);
    /** @param {string} tag */
    const isChosen = (tag) => state.tags.includes(tag) || typed(tag) !== undefined;

    /** @param {string} tag */
    const toggle = (tag) => {
      const written = typed(tag);
      if (written === undefined || state.tags.includes(tag)) state.tags = state.tags.includes(tag) ? state.tags.filter((other) => other !== tag) : [...state.tags, tag];
      changed(written);
    };

    /** @param {string} tag @param {number | undefined} count */
    const chip = (tag, count) => el("li", {}, el("button", { class: "chip", type: "button", "data-tag": tag,
      "aria-pressed": String(isChosen(tag)), onclick: () => toggle(tag) },
      `${tag} `, count !== undefined && el("span", { class: "chip-count" }, galley.number(count))));

    /** What was typed, as a chip that takes it out. @param {number[][]} places */
    function typedChip(places) {
      const text = state.typed.text.slice(...places[0]);
      return el("li", {}, el("button", { class: "chip", type: "button", "data-typed": text, "aria-label": t("appRemoveNamed", { name: text }), onclick: () => changed(places) },
        text, el("span", { "aria-hidden": "true" }, "×")));
    }

    /** Tags that were typed and have no chip, since nothing that is left has them. @param {Iterable<string>} shown */
    function typedAlone(shown) {
      const known = new Set([...shown].map(key));
      return [...state.typed.tags].flatMap(([tag, places]) => (known.has(tag) ? [] : [places]));
    }

    /** Shows other chips, and leaves the focus on the same one, or on the first where that one is gone. @param {HTMLElement[]} all */
    function replace(all) {
      const focused = chips.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement) : undefined;
      chips.replaceChildren(...all);
      if (!focused) return;
      const same = focused.dataset.tag === undefined ? null : chips.querySelector(`[data-tag="${CSS.escape(focused.dataset.tag)}"]`);
      /** @type {HTMLElement | null} */ (same ?? chips.querySelector("button"))?.focus();
    }

    return {
      /**
       * Shows the tags of what is left, those that are chosen first.
       * @param {[string, number | undefined][]} left with how many recipes have each
       * @param {boolean} isInOrder whether their order stays, since their counts come later
       * @param {boolean} isAny whether there is something to put in order
       */
      show(left, isInOrder, isAny) {
        // An address may spell a tag as no recipe does.
        const names = new Map([...left].reverse().map(([tag]) => [key(tag), tag]));
        const isShown = new Set(left.map(([tag]) => tag));
        state.tags = [...new Set(state.tags.map((tag) => (isShown.has(tag) ? tag : names.get(key(tag)) ?? tag)))];
        /** @type {Map<string, number | undefined>} */
        const counts = new Map([...state.tags.map((tag) => /** @type {[string, undefined]} */ ([tag, undefined])), ...left]);
        const sorted = [...counts].sort(([a, m], [b, n]) => Number(isChosen(b)) - Number(isChosen(a)) || (isInOrder ? 0 : (n ?? 0) - (m ?? 0) || (a < b ? -1 : 1)));
        const shown = sorted.slice(0, Math.max(MOST_TAGS, state.tags.length));
        replace([...[...typedAlone(shown.map(([tag]) => tag)), ...state.typed.others.map((span) => [span])].map(typedChip), ...shown.map(([tag, count]) => chip(tag, count))]);
        sort.value = state.sort;
        sort.hidden = !isAny;
        clear.hidden = state.tags.length === 0 && typedPlaces().length === 0;
      },
    };
  };
})();
