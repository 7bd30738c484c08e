// @ts-check
"use strict";

/** Finds recipes of a large site: as `search-find.js`, from a handful of small files. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { shards } = galley;
  /** Each card may stand in a file of its own, and browsers fetch six files of a host at once. */
  const AT_ONCE = 6;
  /** What fills the first screen of a desk comes after them. */
  const SOON = 12;
  /** Of so many words the lists alone are long: then cards follow when somebody looks further. */
  const MANY = 4;
  /** The cards of so few recipes say what they are ordered by; more are ordered by the files of amounts. */
  const FEW = 48;
  /** Each may have the words it is meant for fetched with it: two terms, six files. */
  const MOST_CORRECTED_AT_ONCE = 2;

  /** What each recipe is worth for each term. @param {any[]} terms @returns {Promise<Uint8Array[]>} */
  function worths(terms) {
    const isAhead = terms.length <= MOST_CORRECTED_AT_ONCE;
    return Promise.all(terms.map((term) => (term.kind === "text" ? shards.weights(term, isAhead) : shards.within(term))));
  }

  /**
   * What all recipes are worth, 0 where one of the terms does not fit.
   * @param {number} count @param {any[]} terms @param {Uint8Array[]} all what each is worth for each term
   * @param {(Uint8Array | undefined)[]} texts those in which a term only stands in the text
   */
  function scores(count, terms, all, texts = []) {
    // One more than the sum, so that a recipe that only lacks what is left out is found.
    const sums = new Uint16Array(count).fill(1);
    terms.forEach(({ isExcluded }, index) => {
      const [own, text] = [all[index], texts[index]];
      for (let recipe = 0; recipe < count; recipe += 1) {
        const worth = own[recipe];
        if ((isExcluded ? worth > 0 : worth === 0) && !text?.[recipe]) sums[recipe] = 0;
        else if (sums[recipe] > 0) sums[recipe] += worth;
      }
    });
    return sums;
  }

  /** The best first, equally good ones in the order of titles. @param {number[]} numbers @param {Uint16Array} sums */
  function bestFirst(numbers, sums) {
    /** @type {Map<number, number[]>} */
    const groups = new Map();
    for (const number of numbers) {
      const group = groups.get(sums[number]);
      if (group) group.push(number);
      else groups.set(sums[number], [number]);
    }
    return [...groups].sort(([a], [b]) => b - a).flatMap(([, group]) => group);
  }

  /** How many of the recipes have each of the common tags. @param {string[]} tags @param {number[]} numbers @param {number} count */
  async function countTags(tags, numbers, count) {
    const lists = new galley.Lists((await shards.file("tags")).lists, count);
    const isFound = new Uint8Array(count);
    for (const number of numbers) isFound[number] = 1;
    return tags.map((tag) => {
      let sum = 0;
      lists.each((/** @type {number} */ recipe) => { sum += isFound[recipe]; });
      return [tag, sum];
    });
  }

  /** @param {{ terms: any[], tags: string[], sort: string }} question */
  async function find({ terms, tags, sort }) {
    const { count } = await shards.start();
    const markers = tags.map(galley.query.tagTerm);
    // So many words are hardly ever all among the names of one recipe.
    if (terms.length >= MANY) shards.asked().then(() => galley.inTexts(terms)).catch(() => {});
    const [all, marked] = await Promise.all([worths(terms), worths(markers)]);
    const chosen = scores(count, markers, marked);
    /** @param {Uint16Array} sums */
    const fitting = (sums) => {
      const numbers = /** @type {number[]} */ ([]);
      for (let number = 0; number < count; number += 1) if (sums[number] > 0 && chosen[number] > 0) numbers.push(number);
      return numbers;
    };
    const own = scores(count, terms, all);
    const named = fitting(own);
    const soon = terms.length + tags.length < MANY ? SOON : AT_ONCE;
    const first = () => answer(named, () => bestFirst(named, own), sort, soon);
    if (!terms.some(galley.query.readsText)) return first();
    const whole = async () => {
      const sums = scores(count, terms, all, await galley.inTexts(terms));
      const numbers = fitting(sums);
      const further = () => bestFirst(numbers.filter((number) => own[number] === 0), sums);
      return { ...(await answer(numbers, () => [...bestFirst(named, own), ...further()], sort, soon)), named: sort === "best" ? named.length : undefined };
    };
    return sort === "best" ? { ...(await first()), whole } : whole();
  }

  /**
   * @param {number[]} numbers in the order of titles @param {() => number[]} best the best first
   * @param {string} sort @param {number} soon
   */
  async function answer(numbers, best, sort, soon) {
    const start = await shards.start();
    const isFew = numbers.length <= FEW;
    const inOrder = isFew ? undefined : await shards.ordered(sort, numbers);
    const some = sort === "best" ? best() : numbers;
    const few = isFew && sort !== "best" ? galley.inOrder(await shards.cards(numbers), sort) : undefined;
    const common = start.tags.map((/** @type {[string, number]} */ [tag]) => tag);
    return {
      count: numbers.length, atOnce: AT_ONCE, soon,
      /** @param {number} from @param {number} to */
      recipes: async (from, to) => few?.slice(from, to) ?? shards.cards((inOrder ? await inOrder(to) : some).slice(from, to)),
      tags: common.map((/** @type {string} */ tag) => [tag, undefined]),
      countTags: () => countTags(common, numbers, start.count),
    };
  }

  galley.begin = () => Promise.all([shards.start(), shards.common(), galley.texts.begin()]);

  /**
   * Without a connection the texts of all recipes answer, where they are kept. A browser knows of no connection that leads
   * nowhere, so what it says of its own is no more than a hint: what cannot be fetched is answered from there, too.
   * @template Value
   * @param {() => Promise<Value>} ask @param {() => Promise<Value>} kept
   * @returns {Promise<Value>}
   */
  async function orKept(ask, kept) {
    if (navigator.onLine === false && (await galley.keepsIndex())) return kept();
    try {
      return await ask();
    } catch (error) {
      if (await galley.keepsIndex()) return kept();
      throw error;
    }
  }
  const { candidates, numbering } = galley;
  galley.numbering = () => orKept(async () => {
    const start = await shards.start();
    return { count: start.count, stamp: start.numbering };
  }, numbering);

  /** @param {{ terms: any[], tags: string[], sort: string }} question */
  const findKept = (question) => galley.findInOne(question);
  /** An answer whose further parts may be wanted when the connection is gone. @param {any} answer @param {any} question @returns {any} */
  const lasting = ({ recipes, countTags, whole, ...answer }, question) => ({
    ...answer,
    /** @param {number} from @param {number} to */
    recipes: (from, to) => orKept(() => recipes(from, to), async () => (await findKept(question)).recipes(from, to)),
    countTags: countTags && (() => orKept(countTags, async () => (await findKept(question)).tags)),
    whole: whole && (() => orKept(async () => lasting(await whole(), question), async () => {
      const own = await findKept(question);
      return own.whole?.() ?? own;
    })),
  });
  /** What the small files cannot tell: what was chosen in this browser, and tags of signs alone. @param {{ terms: any[], tags: string[] }} question */
  const isBeyond = ({ terms, tags }) => terms.some(galley.query.asksHere) || tags.some((tag) => galley.query.tagTerm(tag).needle.trim() === "");

  /** @param {{ terms: any[], tags: string[], sort: string }} question */
  galley.find = (question) => (isBeyond(question) ? findKept(question) : orKept(async () => lasting(await find(question), question), () => findKept(question)));
  /** @param {string} word */
  galley.candidates = (word) => orKept(() => shards.near(word), () => candidates(word));
})();
