// @ts-check
"use strict";

/** Tags to choose several of, each with how many recipes are left with it, and the order of what is found. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { el, t } = galley;
  const MOST_TAGS = 24;

  /** @param {number | undefined} one @param {number | undefined} other smaller first, unknown ones last */
  const ascending = (one, other) => (one ?? Infinity) - (other ?? Infinity) || 0;
  /** @param {{ entry: any }} a @param {{ entry: any }} b */
  const orders = /** @type {Record<string, (a: any, b: any) => number>} */ ({
    title: () => 0,
    newest: (a, b) => (a.entry.d === b.entry.d ? 0 : (a.entry.d ?? "") < (b.entry.d ?? "") ? 1 : -1),
    time: (a, b) => ascending(a.entry.m, b.entry.m),
    energy: (a, b) => ascending(a.entry.k, b.entry.k),
    protein: (a, b) => ascending(-(a.entry.r ?? -Infinity), -(b.entry.r ?? -Infinity)),
  });

  /**
   * @param {Element} place
   * @param {{ tags: string[], sort: string }} state changed in place
   * @param {() => void} changed
   */
  galley.filters = (place, state, changed) => {
    const sort = el("select", { class: "filter-sort", "aria-label": t("appSort"), onchange: () => { state.sort = sort.value; changed(); } },
      ...["best", ...Object.keys(orders)].map((order) => el("option", { value: order }, t(`appSort${order[0].toUpperCase()}${order.slice(1)}`))));
    const chips = el("ul", { class: "filter-chips", "aria-label": t("appFilterTags") });
    const clear = el("button", { class: "filter-clear", type: "button", onclick: () => { state.tags = []; changed(); } }, t("appClearFilters"));
    place.replaceChildren(sort, chips, clear);

    /** @param {string} tag */
    const toggle = (tag) => {
      state.tags = state.tags.includes(tag) ? state.tags.filter((other) => other !== tag) : [...state.tags, tag];
      changed();
      /** @type {HTMLElement | null} */ (chips.querySelector(`[data-tag="${CSS.escape(tag)}"]`))?.focus();
    };

    /** @param {string} tag @param {number} count */
    const chip = (tag, count) => el("li", {}, el("button", { class: "chip", type: "button", "data-tag": tag,
      "aria-pressed": state.tags.includes(tag) ? "true" : "false", onclick: () => toggle(tag) },
      `${tag} `, el("span", { class: "chip-count" }, galley.number(count))));

    return {
      /** The recipes with every chosen tag. @param {any[]} recipes */
      apply: (recipes) => recipes.filter(({ entry }) => state.tags.every((tag) => entry.g?.includes(tag))),

      /** @param {any[]} recipes in the order of titles, or the best first where nothing else was chosen */
      order: (recipes) => (orders[state.sort] && state.sort !== "title" ? [...recipes].sort(orders[state.sort]) : recipes),

      /** Shows the tags of what is left, those that are chosen first. @param {any[]} left */
      show(left) {
        /** @type {Map<string, number>} */
        const counts = new Map(state.tags.map((tag) => [tag, 0]));
        for (const { entry } of left) for (const tag of entry.g ?? []) counts.set(tag, (counts.get(tag) ?? 0) + 1);
        const isChosen = (/** @type {string} */ tag) => Number(state.tags.includes(tag));
        const sorted = [...counts].sort(([a, m], [b, n]) => isChosen(b) - isChosen(a) || n - m || (a < b ? -1 : 1));
        chips.replaceChildren(...sorted.slice(0, Math.max(MOST_TAGS, state.tags.length)).map(([tag, count]) => chip(tag, count)));
        sort.value = state.sort;
        clear.hidden = state.tags.length === 0;
      },
    };
  };
})();
