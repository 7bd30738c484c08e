// @ts-check
"use strict";

/**
 * Finds recipes by what somebody typed. Pure functions: nothing here touches the page or the network.
 *
 * Every word must begin a word of the title, a tag, the category, an ingredient or the summary. `"…"` is an exact
 * phrase, `-` leaves out, `title:`, `tag:`, `category:` and `ingredient:` look in one place only, `time:<30` compares
 * the total time. Case, accents and ligatures make no difference.
 */
(() => {

/**
 * A recipe of the search index; absent members mean that nothing is stated.
 * @typedef {object} Entry
 * @property {string} t title
 * @property {string} u path of the page from the site's root
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
 * @property {string} summary
 */

/** @typedef {"title" | "tag" | "category" | "ingredient" | "diet" | "summary"} Place */
/** @typedef {"time" | "energy" | "protein"} Amount */

/**
 * @typedef {object} TextTerm
 * @property {"text"} kind
 * @property {string} needle what a text of a recipe must contain
 * @property {string[]} others what it may contain instead: the word without its ending, or words it was meant to be
 * @property {Place | undefined} place where to look; anywhere if undefined
 * @property {boolean} isExcluded
 */

/**
 * @typedef {object} AmountTerm
 * @property {Amount} kind
 * @property {number} least minutes, kilocalories or grams
 * @property {number} most
 * @property {boolean} isExcluded
 */

/** @typedef {TextTerm | AmountTerm} Term */

/** Letters that do not come apart into a letter and an accent: those of the program's own folding. */
const LETTERS = /** @type {Record<string, string>} */ ({
  æ: "ae", ð: "d", đ: "d", ħ: "h", ı: "i", ł: "l", ŀ: "l", ŉ: "n", ø: "o", œ: "oe", ß: "ss", þ: "th", ŧ: "t",
});

/** Scripts that put no spaces between words, so that any part of a text can be a word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Names of the places, folded, in the languages of the default theme. */
const PLACES = /** @type {Record<string, Place | Amount>} */ ({
  title: "title", titel: "title", titre: "title", titulo: "title",
  tag: "tag", tags: "tag", schlagwort: "tag", etiquette: "tag", etiqueta: "tag",
  category: "category", kategorie: "category", categorie: "category", categoria: "category",
  ingredient: "ingredient", ingredients: "ingredient", zutat: "ingredient", ingrediente: "ingredient",
  diet: "diet", ernahrung: "diet", regime: "diet", dieta: "diet",
  time: "time", zeit: "time", temps: "time", tiempo: "time",
  kcal: "energy", calories: "energy", kalorien: "energy", calorias: "energy",
  protein: "protein", eiweiss: "protein", proteines: "protein", proteinas: "protein",
});

/** How much a find counts; a word that begins the title counts twice as much as one further on. */
const WEIGHTS = /** @type {Record<Place, number>} */ ({ title: 16, tag: 8, category: 8, ingredient: 4, diet: 4, summary: 1 });
const EVERYWHERE = /** @type {Place[]} */ (Object.keys(WEIGHTS));

/**
 * Text without case, accents and ligatures: `Crème Brûlée` → `creme brulee`, `Straße` → `strasse`.
 * @param {string} text
 */
function fold(text) {
  const bare = text.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  return bare.replace(/[æðđħıłŀŉøœßþŧ]/g, (letter) => LETTERS[letter]);
}

/**
 * The folded words of a text, each between spaces: ` lentil soup `.
 * @param {string} text
 */
function words(text) {
  return ` ${fold(text).split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean).join(" ")} `;
}

/**
 * Texts as lines of words. Umlauts can be typed as two letters as well, so such a text has a second line.
 * @param {string[]} texts
 */
function lines(texts) {
  const spelled = texts.filter((text) => /[äöü]/i.test(text)).map((text) => text.replace(/[äöü]/gi, "$&e"));
  return [...texts, ...spelled].map(words).join("\n");
}

/** Where an entry keeps an amount. */
const AMOUNTS = /** @type {Record<Amount, "m" | "k" | "r">} */ ({ time: "m", energy: "k", protein: "r" });

/**
 * The recipes of a piece of the index.
 * @param {{ foods: string[][], recipes: Entry[] }} piece
 * @returns {Recipe[]}
 */
function prepareAll({ foods, recipes }) {
  const names = foods.map(lines);
  return recipes.map((entry) => prepare(entry, (entry.n ?? []).map((food) => names[food])));
}

/**
 * @param {Entry} entry
 * @param {string[]} foods the names of its foods, as lines of words
 * @returns {Recipe}
 */
function prepare(entry, foods) {
  return {
    entry,
    title: lines([entry.t]),
    tag: lines(entry.g ?? []),
    category: lines(entry.c ? [entry.c] : []),
    ingredient: [lines(entry.i ?? []), ...foods].join("\n"),
    diet: lines(entry.v ?? []),
    summary: lines(entry.s ? [entry.s] : []),
  };
}

/**
 * The terms of a query. A term that is still being typed, such as `tag:` or `time:<`, is not one yet.
 * @param {string} query
 * @returns {Term[]}
 */
function parseQuery(query) {
  const pattern = /([-–−]?)(?:(\p{L}+):)?(?:["“”„«»]([^"“”„«»]*)(["“”„«»]?)|([^\s"“”„«»]+))/gu;
  return [...query.normalize().matchAll(pattern)].flatMap(([, sign, name, phrase, close, word]) => {
    const place = name && PLACES[fold(name)];
    const value = phrase ?? word;
    const amount = isAmount(place) ? place : undefined;
    if (amount && /^[<>=]*$/.test(value)) return [];
    const limits = amount && parseLimits(value, amount === "time" ? parseDuration : parseNumber);
    if (limits) return [{ kind: amount, ...limits, isExcluded: sign !== "" }];
    if (!place && /^\p{L}+:$/u.test(value) && PLACES[fold(value.slice(0, -1))]) return [];
    const where = place && !isAmount(place) ? place : undefined;
    const needle = needleOf(name && !where ? `${name} ${value}` : value, Boolean(close));
    if (!needle.trim()) return [];
    const others = phrase === undefined ? stems(needle.trim()) : [];
    return [{ kind: "text", needle, others, place: where, isExcluded: sign !== "" }];
  });
}

/**
 * @param {Place | Amount | "" | undefined} place
 * @returns {place is Amount}
 */
function isAmount(place) {
  return Boolean(place) && /** @type {string} */ (place) in AMOUNTS;
}

/**
 * A word without the ending of a plural, as whole words: `tomatoes` → ` tomato `, `zwiebeln` → ` zwiebel `.
 * @param {string} word folded
 */
function stems(word) {
  if (word.includes(" ") || word.length < 5) return [];
  const endings = ["es", "en", "er", "s", "n", "e", "x"].filter((ending) => word.endsWith(ending));
  const stems = endings.map((ending) => word.slice(0, -ending.length));
  if (word.endsWith("ies")) stems.push(`${word.slice(0, -3)}y`);
  return stems.filter((stem) => stem.length > 2).map((stem) => ` ${stem} `);
}

/**
 * @param {string} text
 * @param {boolean} isWhole whether the last word is complete, not only the beginning of one
 */
function needleOf(text, isWhole) {
  const needle = words(text);
  if (UNSPACED.test(text)) return needle.trim();
  return isWhole ? needle : needle.trimEnd();
}

/**
 * Whole minutes of `30`, `45min`, `1h`, `1.5h`, `1h30`; undefined for anything else.
 * @param {string} text
 */
function parseDuration(text) {
  const parts = /^(?:(\d+(?:[.,]\d+)?)h)?(?:(\d+)(?:m|min)?)?$/i.exec(text);
  if (!parts || !text) return undefined;
  return Math.round(Number((parts[1] ?? "0").replace(",", ".")) * 60) + Number(parts[2] ?? 0);
}

/**
 * `500`, `500kcal`, `20g`.
 * @param {string} text
 */
function parseNumber(text) {
  const parts = /^(\d{1,6})(?:kcal|g)?$/i.exec(text);
  return parts ? Number(parts[1]) : undefined;
}

/**
 * `<30`, `>=1h`, `20-40`; a bare `30` means at most so much.
 * @param {string} text
 * @param {(text: string) => number | undefined} parse reads one number
 */
function parseLimits(text, parse) {
  const [, sign = "", first, second] = /^([<>]=?|=)?([^-–<>=]+)(?:[-–]([^-–<>=]+))?$/.exec(text) ?? [];
  const number = parse(first ?? "");
  if (number === undefined) return undefined;
  if (second) {
    const most = sign ? undefined : parse(second);
    return most === undefined ? undefined : { least: number, most };
  }
  switch (sign) {
    case "<": return { least: 0, most: number - 1 };
    case ">": return { least: number + 1, most: Infinity };
    case ">=": return { least: number, most: Infinity };
    case "=": return { least: number, most: number };
    default: return { least: 0, most: number };
  }
}

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
  const place = (term.place ? [term.place] : EVERYWHERE).find((place) => contains(recipe[place], term));
  if (!place) return 0;
  return place === "title" && recipe.title.startsWith(term.needle) ? 2 * WEIGHTS.title : WEIGHTS[place];
}

/**
 * @param {string} text
 * @param {TextTerm} term
 */
function contains(text, { needle, others }) {
  return text.includes(needle) || others.some((other) => text.includes(other));
}

/**
 * How well a recipe fits all terms; undefined if it does not fit one of them.
 * @param {Recipe} recipe
 * @param {Term[]} terms
 */
function score(recipe, terms) {
  let total = 0;
  for (const term of terms) {
    const found = weight(recipe, term);
    if (term.isExcluded ? found > 0 : found === 0) return undefined;
    total += found;
  }
  return total;
}

/**
 * The recipes that fit, the best first, equally good ones in the order given.
 * @param {Recipe[]} recipes
 * @param {Term[]} terms
 */
function find(recipes, terms) {
  /** @type {{ recipe: Recipe, score: number }[]} */
  const found = [];
  const meant = terms.map((term) => corrected(term, recipes));
  for (const recipe of recipes) {
    const value = score(recipe, meant);
    if (value !== undefined) found.push({ recipe, score: value });
  }
  return found.sort((a, b) => b.score - a.score).map(({ recipe }) => recipe);
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

/**
 * A word no recipe has is taken for the words closest to it: one slip in four letters, two in eight.
 * @param {Term} term
 * @param {Recipe[]} recipes
 * @returns {Term}
 */
function corrected(term, recipes) {
  if (term.kind !== "text" || term.isExcluded || recipes.some((recipe) => weight(recipe, term) > 0)) return term;
  const word = term.needle.trim();
  const most = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
  if (most === 0 || word.includes(" ") || term.needle.endsWith(" ")) return term;
  let least = most;
  /** @type {string[]} */
  let closest = [];
  for (const candidate of vocabulary(recipes)) {
    if (candidate.length < word.length - most) continue;
    // A longer word may still be in the making.
    const length = candidate.length > word.length + most ? word.length : candidate.length;
    const slips = distance(word, candidate.slice(0, length), least);
    if (slips > least) continue;
    if (slips < least) closest = [];
    least = slips;
    closest.push(` ${candidate} `);
  }
  return closest.length > 0 ? { ...term, others: closest } : term;
}

/**
 * How many letters were left out, added, changed or swapped with their neighbour; more than `limit` where it is more.
 *
 * Source: the optimal string alignment distance, a restricted form of Damerau's.
 * @param {string} one
 * @param {string} other
 * @param {number} limit
 */
function distance(one, other, limit) {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  /** @type {number[]} */
  let before = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const change = row[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1);
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, change);
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwap) next[j] = Math.min(next[j], before[j - 2] + 1);
    }
    if (Math.min(...next) > limit) return limit + 1;
    before = row;
    row = next;
  }
  return row[other.length];
}

/** @type {any} */ (globalThis.galley ??= /** @type {any} */ ({})).query = { find, parseQuery, prepareAll, fold, distance, score };
})();
