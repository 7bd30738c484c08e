// @ts-check
"use strict";

/**
 * Where a search finds nothing: which word no recipe has, the words it may be meant for, and what to leave out, each with
 * how many recipes that leaves. It loads when it is needed.
 */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { el, t } = galley;
  const { parseQuery, without } = galley.query;
  const { fold, distance } = galley.words;

  const MOST_NEAR = 3;
  const MOST_DROPS = 6;
  /** The last word of what was typed for a term: `tag:soup` → `soup`. */
  const LAST_WORD = /[\p{L}\p{M}\p{N}]+(?=[^\p{L}\p{M}\p{N}]*$)/u;

  /** @typedef {{ terms: any[], tags: string[], text: string }} Asked the text is the normalised query */
  /** A change of the question that finds something, and how much where that is known. @typedef {{ label: string, count: number | undefined, text: string, tags: string[] }} Way */

  /** @param {any[]} terms @param {string[]} tags @returns {Promise<number>} */
  const count = async (terms, tags) => {
    const named = await galley.find({ terms, tags, sort: "best" });
    return ((await named.whole?.()) ?? named).count;
  };

  /** What somebody typed for a term. @param {Asked} asked @param {any} term */
  const written = ({ text }, { span }) => text.slice(...span).trim();

  /** The terms that no recipe fits. @param {any[]} terms */
  async function unknown(terms) {
    const counts = await Promise.all(terms.map((term) => (term.isExcluded ? 1 : count([term], []))));
    return terms.filter((_, index) => counts[index] === 0);
  }

  /**
   * The words closest to one: one slip more than the search forgives by itself.
   * @param {string} word @param {string[]} candidates
   */
  function nearest(word, candidates) {
    const most = word.length < 4 ? 1 : word.length < 8 ? 2 : 3;
    return candidates.map((other) => ({ other, slips: distance(word, other, most) })).filter(({ slips }) => slips <= most)
      .sort((a, b) => a.slips - b.slips || Math.abs(a.other.length - word.length) - Math.abs(b.other.length - word.length) || (a.other < b.other ? -1 : 1))
      .map(({ other }) => other);
  }

  /** @param {Asked} asked @param {any} term that no recipe fits @returns {Promise<Way[]>} */
  async function nearWays(asked, term) {
    const typed = LAST_WORD.exec(written(asked, term));
    if (term.kind !== "text" || term.needle.trim().includes(" ") || !typed) return [];
    const found = nearest(fold(typed[0]), await galley.candidates(fold(typed[0]))).slice(0, 2 * MOST_NEAR);
    // A word alone stands in some recipe; counting these in a large site takes another round trip.
    const isSure = galley.shards && asked.terms.length + asked.tags.length === 1;
    const ways = await Promise.all(found.map(async (word) => {
      const start = term.span[0] + asked.text.slice(...term.span).search(LAST_WORD);
      const text = asked.text.slice(0, start) + word + asked.text.slice(start + typed[0].length);
      return { label: word, text, tags: asked.tags, count: isSure ? undefined : await count(parseQuery(text), asked.tags) };
    }));
    return ways.filter((way) => way.count !== 0).slice(0, MOST_NEAR);
  }

  /** Some terms left out. @param {Asked} asked @param {any[]} terms @returns {Promise<Way>} */
  const dropTerms = async (asked, terms) => ({
    label: terms.map((term) => written(asked, term)).join(" "), tags: asked.tags, text: without(asked.text, terms.map(({ span }) => span)),
    count: await count(asked.terms.filter((term) => !terms.includes(term)), asked.tags),
  });

  /** @param {Asked} asked @param {string} tag @returns {Promise<Way>} */
  async function dropTag(asked, tag) {
    const tags = asked.tags.filter((other) => other !== tag);
    return { label: tag, tags, text: asked.text, count: await count(asked.terms, tags) };
  }

  /** What finds something when it is left out. @param {Asked} asked @param {any[]} missing @returns {Promise<Way[]>} */
  async function drops(asked, missing) {
    const { terms, tags } = asked;
    if (terms.length + tags.length < 2) return [];
    const ways = missing.length > 0 ? [dropTerms(asked, missing)] : [...terms.map((term) => dropTerms(asked, [term])), ...tags.map((tag) => dropTag(asked, tag))];
    const found = (await Promise.all(ways)).filter((way) => way.count !== 0 && (way.text !== "" || way.tags.length > 0));
    return found.sort((a, b) => (b.count ?? 0) - (a.count ?? 0)).slice(0, MOST_DROPS);
  }

  /** What to say, and the ways on. @param {Asked} asked */
  async function waysOn(asked) {
    const missing = await unknown(asked.terms);
    const names = missing.map((term) => t("appQuoted", { text: written(asked, term) })).join(", ");
    const isSeveral = asked.terms.length + asked.tags.length > 1;
    return {
      title: names ? t("appNoneHas", { words: names }) : isSeveral ? t("appNoneTogether") : t("appSearchNone"),
      near: (await Promise.all(missing.map((term) => nearWays(asked, term)))).flat(),
      drops: await drops(asked, missing),
    };
  }

  /**
   * The buttons of some ways under a heading.
   * @param {string} heading @param {Way[]} ways @param {(way: Way) => void} go
   */
  const group = (heading, ways, go) => ways.length > 0 && el("div", { class: "none-ways", role: "group", "aria-label": heading },
    el("p", { class: "label-heading", "aria-hidden": "true" }, heading),
    el("ul", {}, ...ways.map((way) => el("li", {}, el("button", { class: "chip", type: "button", onclick: () => go(way) },
      `${way.label} `, way.count !== undefined && el("span", { class: "chip-count" }, galley.number(way.count)))))));

  /**
   * Fills the place of the ways on.
   * @param {Element} place @param {Asked} asked
   * @param {(text: string, tags: string[]) => void} ask @param {() => void} askAll
   * @returns {Promise<{ title: string, show: () => void }>} what was not found
   */
  galley.nothingFound = async (place, asked, ask, askAll) => {
    const { title, near, drops } = await waysOn(asked);
    const go = (/** @type {Way} */ { text, tags }) => ask(text, tags);
    const parts = [group(t("appDidYouMean"), near, go), group(t("appLeaveOut"), drops, go),
      el("p", {}, el("button", { class: "button", type: "button", onclick: askAll }, t("appShowAll")))];
    return { title, show: () => place.replaceChildren(...parts.filter(Boolean)) };
  };
})();
