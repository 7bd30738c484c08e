// @ts-check

/**
 * Finds recipes by what somebody typed. Pure functions: nothing here touches the page or the network.
 *
 * Every word must begin a word of the title, a tag, the category, an ingredient or the summary. `"…"` is an exact
 * phrase, `-` leaves out, `title:`, `tag:`, `category:` and `ingredient:` look in one place only, `time:<30` compares
 * the total time. Case, accents and ligatures make no difference.
 */

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
 */

/**
 * A recipe with its words made comparable. Each text holds its parts on lines of their own, every word between spaces.
 * @typedef {object} Recipe
 * @property {Entry} entry
 * @property {string} title
 * @property {string} tag
 * @property {string} category
 * @property {string} ingredient
 * @property {string} summary
 */

/** @typedef {"title" | "tag" | "category" | "ingredient" | "summary"} Place */

/**
 * @typedef {object} TextTerm
 * @property {"text"} kind
 * @property {string} needle what a text of a recipe must contain
 * @property {Place | undefined} place where to look; anywhere if undefined
 * @property {boolean} isExcluded
 */

/**
 * @typedef {object} TimeTerm
 * @property {"time"} kind
 * @property {number} least minutes
 * @property {number} most minutes
 * @property {boolean} isExcluded
 */

/** @typedef {TextTerm | TimeTerm} Term */

/** Letters that do not come apart into a letter and an accent: those of the program's own folding. */
const LETTERS = /** @type {Record<string, string>} */ ({
  æ: "ae", ð: "d", đ: "d", ħ: "h", ı: "i", ł: "l", ŀ: "l", ŉ: "n", ø: "o", œ: "oe", ß: "ss", þ: "th", ŧ: "t",
});

/** Scripts that put no spaces between words, so that any part of a text can be a word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Names of the places, folded, in the languages of the default theme. */
const PLACES = /** @type {Record<string, Place | "time">} */ ({
  title: "title", titel: "title", titre: "title", titulo: "title",
  tag: "tag", tags: "tag", schlagwort: "tag", etiquette: "tag", etiqueta: "tag",
  category: "category", kategorie: "category", categorie: "category", categoria: "category",
  ingredient: "ingredient", ingredients: "ingredient", zutat: "ingredient", ingrediente: "ingredient",
  time: "time", zeit: "time", temps: "time", tiempo: "time",
});

/** How much a find counts; a word that begins the title counts twice as much as one further on. */
const WEIGHTS = /** @type {Record<Place, number>} */ ({ title: 16, tag: 8, category: 8, ingredient: 4, summary: 1 });
const EVERYWHERE = /** @type {Place[]} */ (Object.keys(WEIGHTS));

/**
 * Text without case, accents and ligatures: `Crème Brûlée` → `creme brulee`, `Straße` → `strasse`.
 * @param {string} text
 */
export function fold(text) {
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

/**
 * @param {Entry} entry
 * @returns {Recipe}
 */
export function prepare(entry) {
  return {
    entry,
    title: lines([entry.t]),
    tag: lines(entry.g ?? []),
    category: lines(entry.c ? [entry.c] : []),
    ingredient: lines(entry.i ?? []),
    summary: lines(entry.s ? [entry.s] : []),
  };
}

/**
 * The terms of a query. A term that is still being typed, such as `tag:` or `time:<`, is not one yet.
 * @param {string} query
 * @returns {Term[]}
 */
export function parseQuery(query) {
  const pattern = /([-–−]?)(?:(\p{L}+):)?(?:["“”„«»]([^"“”„«»]*)(["“”„«»]?)|([^\s"“”„«»]+))/gu;
  return [...query.normalize().matchAll(pattern)].flatMap(([, sign, name, phrase, close, word]) => {
    const place = name && PLACES[fold(name)];
    const value = phrase ?? word;
    if (place === "time" && /^[<>=]*$/.test(value)) return [];
    const limits = place === "time" ? parseTime(value) : undefined;
    if (limits) return [{ kind: "time", ...limits, isExcluded: sign !== "" }];
    if (!place && /^\p{L}+:$/u.test(value) && PLACES[fold(value.slice(0, -1))]) return [];
    const isKnown = place && place !== "time";
    const needle = needleOf(name && !isKnown ? `${name} ${value}` : value, Boolean(close));
    return needle.trim() ? [{ kind: "text", needle, place: isKnown ? place : undefined, isExcluded: sign !== "" }] : [];
  });
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
 * `<30`, `>=1h`, `20-40`; a bare `30` means at most so long.
 * @param {string} text
 */
function parseTime(text) {
  const [, sign = "", first, second] = /^([<>]=?|=)?([^-–<>=]+)(?:[-–]([^-–<>=]+))?$/.exec(text) ?? [];
  const minutes = parseDuration(first ?? "");
  if (minutes === undefined) return undefined;
  if (second) {
    const most = sign ? undefined : parseDuration(second);
    return most === undefined ? undefined : { least: minutes, most };
  }
  switch (sign) {
    case "<": return { least: 0, most: minutes - 1 };
    case ">": return { least: minutes + 1, most: Infinity };
    case ">=": return { least: minutes, most: Infinity };
    case "=": return { least: minutes, most: minutes };
    default: return { least: 0, most: minutes };
  }
}

/**
 * How well a recipe fits a term; 0 if it does not.
 * @param {Recipe} recipe
 * @param {Term} term
 */
function weight(recipe, term) {
  if (term.kind === "time") {
    const minutes = recipe.entry.m;
    return minutes !== undefined && minutes >= term.least && minutes <= term.most ? 1 : 0;
  }
  const place = term.place ?? EVERYWHERE.find((place) => recipe[place].includes(term.needle));
  if (!place || !recipe[place].includes(term.needle)) return 0;
  return place === "title" && recipe.title.startsWith(term.needle) ? 2 * WEIGHTS.title : WEIGHTS[place];
}

/**
 * How well a recipe fits all terms; undefined if it does not fit one of them.
 * @param {Recipe} recipe
 * @param {Term[]} terms
 */
export function score(recipe, terms) {
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
export function find(recipes, terms) {
  /** @type {{ recipe: Recipe, score: number }[]} */
  const found = [];
  for (const recipe of recipes) {
    const value = score(recipe, terms);
    if (value !== undefined) found.push({ recipe, score: value });
  }
  return found.sort((a, b) => b.score - a.score).map(({ recipe }) => recipe);
}
