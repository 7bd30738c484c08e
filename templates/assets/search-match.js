// @ts-check
"use strict";

/** Finds the recipes of the index that fit a query, the best first. Pure functions: nothing here touches the page. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { lines, words, distance } = galley.words;

  /** @typedef {any} Term as `search-query.js` reads it */

  /**
   * A recipe of the search index; absent members mean that nothing is stated.
   * @typedef {object} Entry
   * @property {string} t title
   * @property {string} u path of the page from where pages in this language begin
   * @property {string[]} [g] tags
   * @property {string[]} [i] ingredients
   * @property {string} [c] category
   * @property {number} [m] total minutes
   * @property {string} [d] date
   * @property {number} [f] 1 for a favourite
   * @property {string} [l] language where it is not the site's
   * @property {string} [p] path of the picture
   * @property {string} [s] summary
   * @property {number} [k] kilocalories of a serving
   * @property {number} [r] grams of protein of a serving
   * @property {number[]} [n] its foods, by their places among the names of foods
   * @property {string[]} [v] diets it fits
   * @property {string[]} [a] allergens
   * @property {number} [x] allergens it is known to be without, as bits
   * @property {string} [e] the category's English name where that is another
   */

  /**
   * A recipe with its words made comparable. Each text holds its parts on lines of their own, every word between spaces.
   * @typedef {object} Recipe
   * @property {Entry} entry
   * @property {string} title
   * @property {string} tag
   * @property {string} category
   * @property {string} ingredient
   * @property {string} diet
   * @property {string} allergen
   * @property {string} free
   * @property {string} summary
   */

  /** How much a find counts; a word that begins the title counts twice as much as one further on. */
  const WEIGHTS = /** @type {Record<string, number>} */ ({ title: 16, tag: 8, category: 8, ingredient: 4, diet: 4, summary: 1, allergen: 1, free: 1, mark: 1 });
  const EVERYWHERE = ["title", "tag", "category", "ingredient", "diet", "summary"];

  /** What the program calls something, and what this page calls it. @param {string} kind */
  const named = (kind) => (/** @type {string} */ name) => [name, galley.t?.(kind + name[0].toUpperCase() + name.slice(1)) ?? name];

  /** Where an entry keeps an amount. */
  const AMOUNTS = /** @type {Record<string, "m" | "k" | "r">} */ ({ time: "m", energy: "k", protein: "r" });

  /**
   * The recipes of a piece of the index.
   * @param {{ foods: string[][], categories?: string[][], allergens?: string[], recipes: Entry[] }} piece
   * @returns {Recipe[]}
   */
  function prepareAll(piece) {
    return piece.recipes.map(preparing(piece));
  }

  /**
   * Makes the entries of a piece of the index ready to be searched, one by one.
   * @param {{ foods: string[][], categories?: string[][], allergens?: string[] }} piece
   * @returns {(entry: Entry) => Recipe}
   */
  function preparing({ foods, categories = [], allergens = [] }) {
    const names = foods.map(lines);
    const meals = new Map(categories.map((words) => [words[0], words]));
    return (entry) => prepare(entry, (entry.n ?? []).map((food) => names[food]), meals.get((entry.e ?? entry.c ?? "").toLowerCase()) ?? [], allergens.filter((_, place) => ((entry.x ?? 0) >> place) & 1));
  }

  /**
   * @param {Entry} entry
   * @param {string[]} foods the names of its foods, as lines of words
   * @param {string[]} meal all that its category is called
   * @param {string[]} absent allergens it is known to be without
   * @returns {Recipe}
   */
  function prepare(entry, foods, meal, absent) {
    return {
      entry,
      title: lines([entry.t]),
      tag: lines(entry.g ?? []),
      category: lines([entry.c, entry.e, ...meal].filter(Boolean)),
      ingredient: [lines(entry.i ?? []), ...foods].join("\n"),
      diet: lines((entry.v ?? []).flatMap(named("diet"))),
      allergen: lines((entry.a ?? []).flatMap(named("allergen"))),
      free: lines(absent.flatMap(named("allergen"))),
      summary: lines(entry.s ? [entry.s] : []),
    };
  }

  /** Whether somebody calls a recipe a favourite: as long as nothing else is known, the site. @param {Entry} entry */
  galley.query.isFavourite = (entry) => Boolean(entry.f);
  const FAVOURITE = lines(["favourite", "favorite"]);

  /** Whether a term asks for what only this browser knows, and no index of the site. @param {Term} _term */
  galley.query.asksHere = (_term) => false;

  /** The words that a term is looked for in. @param {Recipe} recipe @param {string} place @param {Term} term */
  function text(recipe, place, term) {
    if (place !== "mark") return /** @type {any} */ (recipe)[place];
    return (term.isOfSite ? recipe.entry.f : galley.query.isFavourite(recipe.entry)) ? FAVOURITE : "";
  }

  /** What a tag that was chosen asks for, whatever its spelling. @param {string} tag @returns {Term} */
  const tagTerm = (tag) => ({ kind: "text", needle: words(tag), others: [], place: "tag", isExcluded: false, isLine: true });

  /**
   * How well a recipe fits a term; 0 if it does not.
   * @param {Recipe} recipe
   * @param {Term} term
   */
  function weight(recipe, term) {
    if (term.kind !== "text") {
      const amount = recipe.entry[AMOUNTS[term.kind]];
      return amount !== undefined && amount >= term.least && amount <= term.most ? 1 : 0;
    }
    const place = (term.place ? [term.place] : EVERYWHERE).find((place) => contains(text(recipe, place, term), term));
    if (!place) return 0;
    return place === "title" && recipe.title.startsWith(term.needle) ? 2 * WEIGHTS.title : WEIGHTS[place];
  }

  /**
   * @param {string} text
   * @param {Term} term
   */
  function contains(text, { needle, others, isLine, isEvery }) {
    if (isLine) return text.split("\n").includes(needle);
    if (isEvery) return [needle, ...others].every((one) => text.includes(one));
    return text.includes(needle) || others.some((/** @type {string} */ other) => text.includes(other));
  }

  /** Tells recipes with a tag that was chosen. One of signs alone has no words. @param {string} tag @returns {(recipe: Recipe) => boolean} */
  function withTag(tag) {
    const term = tagTerm(tag);
    return term.needle.trim() === "" ? ({ entry }) => entry.g?.includes(tag) ?? false : (recipe) => weight(recipe, term) > 0;
  }

  /**
   * How well a recipe fits all terms, and whether its names alone do; undefined if it does not fit one of them.
   * @param {Recipe} recipe @param {Term[]} terms @param {(term: number) => boolean} isInText whether its text has a word of a term
   */
  function score(recipe, terms, isInText) {
    let [total, isNamed] = [0, true];
    for (const [index, term] of terms.entries()) {
      const found = weight(recipe, term);
      const isMissing = term.isExcluded ? found > 0 : found === 0;
      if (isMissing && !isInText(index)) return undefined;
      if (isMissing) isNamed = false;
      total += found;
    }
    return { total, isNamed };
  }

  /**
   * The recipes that fit, the best first, equally good ones in the order given; behind them those of which only the text does.
   * @param {Recipe[]} recipes all there are @param {Term[]} terms
   * @param {(Uint8Array | undefined)[]} texts what `galley.texts` finds for each term, where somebody has asked
   * @param {boolean} isWhole whether recipes are wanted of which only the text fits
   */
  function find(recipes, terms, texts = [], isWhole = false) {
    /** @type {{ recipe: Recipe, total: number, isNamed: boolean }[]} */
    const found = [];
    const meant = terms.map((term, index) => (texts[index]?.includes(1) ? term : corrected(term, recipes)));
    for (const [number, recipe] of recipes.entries()) {
      const value = score(recipe, meant, (term) => isWhole && texts[term]?.[number] === 1);
      if (value !== undefined) found.push({ recipe, ...value });
    }
    return found.sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || b.total - a.total).map(({ recipe }) => recipe);
  }

  // MARK: Slips of the finger

  /** The words of an index, gathered when somebody mistypes one. @type {WeakMap<Recipe[], string[]>} */
  const vocabularies = new WeakMap();

  /** @param {Recipe[]} recipes */
  function vocabulary(recipes) {
    const known = vocabularies.get(recipes);
    if (known) return known;
    /** @type {Set<string>} */
    const found = new Set();
    for (const recipe of recipes) {
      for (const place of EVERYWHERE) for (const word of recipe[place].split(/\s+/)) if (word.length > 2) found.add(word);
    }
    const list = [...found].sort();
    vocabularies.set(recipes, list);
    return list;
  }

  /** Whether a word may be meant for another: one slip in four letters, two in eight. @param {Term} term */
  const canBeMistyped = (term) => term.kind === "text" && !term.isExcluded && !term.isLine && slipsIn(term.needle.trim()) > 0 && !term.needle.trim().includes(" ") && !term.needle.endsWith(" ");
  /** @param {string} word */
  const slipsIn = (word) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

  /** The words closest to a mistyped one, each between spaces. @param {Term} term @param {string[]} candidates */
  function closest(term, candidates) {
    const word = term.needle.trim();
    const most = slipsIn(word);
    let least = most;
    /** @type {string[]} */
    let found = [];
    for (const candidate of candidates) {
      if (candidate.length < word.length - most) continue;
      // A longer word may still be in the making.
      const length = candidate.length > word.length + most ? word.length : candidate.length;
      const slips = distance(word, candidate.slice(0, length), least);
      if (slips > least) continue;
      if (slips < least) found = [];
      least = slips;
      found.push(` ${candidate} `);
    }
    return found;
  }

  /**
   * A word no recipe has is taken for the words closest to it.
   * @param {Term} term
   * @param {Recipe[]} recipes
   * @returns {Term}
   */
  function corrected(term, recipes) {
    if (term.kind !== "text" || term.isExcluded || recipes.some((recipe) => weight(recipe, term) > 0)) return term;
    // A tag that is still being typed is taken for the beginning of one.
    if (term.isLine) return { ...term, isLine: false, needle: term.needle.trimEnd() };
    const others = canBeMistyped(term) ? closest(term, vocabulary(recipes)) : [];
    return others.length > 0 ? { ...term, others } : term;
  }

  Object.assign(galley.query, { prepareAll, preparing, find, weight, tagTerm, withTag, vocabulary, closest, canBeMistyped, WEIGHTS, everywhere: EVERYWHERE });
})();
