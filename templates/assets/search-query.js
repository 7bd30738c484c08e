// @ts-check
"use strict";

/**
 * Reads what somebody typed. Pure functions: nothing here touches the page.
 *
 * Every word must begin a word of the title, a tag, the category, an ingredient, the summary or, behind those, of the rest of
 * the text. `"…"` is an exact phrase, `-` leaves out, both but for the rest of the text; `title:`, `ingredient:`, `diet:`, `contains:` (an allergen), `free:` (one that no ingredient has, all of them known) look in one place only, `tag:` and
 * `category:` want the whole of one; `time:<30`, `kcal:<500`, `protein:>30` compare; `is:favourite` is what it says.
 */
(() => {
  const galley = /** @type {any} */ (globalThis.galley ??= /** @type {any} */ ({}));
  const { fold, words, stems, isUnspaced } = galley.words;

  /** @typedef {"title" | "tag" | "category" | "ingredient" | "diet" | "allergen" | "free" | "mark" | "summary"} Place */
  /** @typedef {"time" | "energy" | "protein"} Amount */

  /**
   * @typedef {object} TextTerm
   * @property {"text"} kind
   * @property {string} needle what a text of a recipe must contain
   * @property {string[]} others what it may contain instead: the word without its ending, or words it was meant to be
   * @property {Place | undefined} place where to look; anywhere if undefined
   * @property {boolean} isExcluded
   * @property {boolean} isLine whether it must be the whole of a tag or category
   * @property {number[]} span where it stands in the query, normalised: its start and its end
   */

  /**
   * @typedef {object} AmountTerm
   * @property {Amount} kind
   * @property {number} least minutes, kilocalories or grams
   * @property {number} most
   * @property {boolean} isExcluded
   * @property {number[]} span where it stands in the query, normalised: its start and its end
   */

  /** @typedef {TextTerm | AmountTerm} Term */

  /** Names of the places, folded, in the languages of the default theme. */
  const PLACES = /** @type {Record<string, Place | Amount>} */ ({
    title: "title", titel: "title", titre: "title", titulo: "title",
    tag: "tag", tags: "tag", schlagwort: "tag", etiquette: "tag", etiqueta: "tag",
    category: "category", kategorie: "category", categorie: "category", categoria: "category",
    ingredient: "ingredient", ingredients: "ingredient", zutat: "ingredient", ingrediente: "ingredient",
    contains: "allergen", enthalt: "allergen", contient: "allergen", contiene: "allergen",
    free: "free", frei: "free", sans: "free", sin: "free",
    is: "mark", ist: "mark", est: "mark", es: "mark",
    diet: "diet", ernahrung: "diet", regime: "diet", dieta: "diet",
    time: "time", zeit: "time", temps: "time", tiempo: "time",
    kcal: "energy", calories: "energy", kalorien: "energy", calorias: "energy",
    protein: "protein", eiweiss: "protein", proteines: "protein", proteinas: "protein",
  });

  /** What people call allergens and diets, folded, behind their names in the index: the words of the program, `LabelWords`. */
  const LABELS = /** @type {Record<string, string[]>} */ ({
    allergen: [
      "gluten, wheat, weizen, ble, trigo, glutenhaltiges getreide, cereals, cereales",
      "crustaceans, shellfish, seafood, krebstiere, krustentiere, meeresfruchte, crustaces, fruits de mer, crustaceos, mariscos",
      "eggs, egg, ei, eier, oeuf, oeufs, huevo, huevos",
      "fish, seafood, fisch, poisson, poissons, pescado, pescados",
      "peanuts, groundnuts, erdnusse, erdnuss, arachides, arachide, cacahuetes, cacahuates",
      "soybeans, soy, soya, soja, sojabohnen",
      "milk, dairy, lactose, milch, laktose, milchprodukte, lait, laitages, produits laitiers, leche, lacteos, lactosa",
      "nuts, tree nuts, nusse, nuss, schalenfruchte, fruits a coque, noix, frutos de cascara, frutos secos, nueces",
      "celery, sellerie, celeri, apio",
      "mustard, senf, moutarde, mostaza",
      "sesame, sesam, sesamo",
      "sulphites, sulfites, sulfite, sulphur dioxide, sulfur dioxide, schwefeldioxid, sulfitos",
      "lupin, lupins, lupine, lupinen, altramuces",
      "molluscs, mollusks, shellfish, seafood, weichtiere, meeresfruchte, mollusques, fruits de mer, moluscos, mariscos",
    ],
    diet: [
      "vegan, vegane, vegetalien, vegetalienne, vegano, vegana",
      "vegetarian, vegetarisch, vegetarien, vegetarienne, vegetariano, vegetariana, veggie",
    ],
  });

  /** Places whose whole value is asked for. */
  const WHOLE = /** @type {Place[]} */ (["tag", "category"]);

  /**
   * The terms of a query. A term that is still being typed, such as `tag:` or `time:<`, is not one yet.
   * @param {string} query
   * @returns {Term[]}
   */
  function parseQuery(query) {
    const pattern = /([-–−]?)(?:(\p{L}+):)?(?:["“”„«»]([^"“”„«»]*)(["“”„«»]?)|([^\s"“”„«»]+))/gu;
    return [...query.normalize().matchAll(pattern)].flatMap(({ index, 0: { length }, 1: sign, 2: name, 3: phrase, 4: close, 5: word }) => {
      const span = [index, index + length];
      const place = name && PLACES[fold(name)];
      const value = phrase ?? word;
      const amount = isAmount(place) ? place : undefined;
      if (amount && /^[<>=]*$/.test(value)) return [];
      const limits = amount && parseLimits(value, amount === "time" ? parseDuration : parseNumber);
      if (limits) return [{ kind: amount, ...limits, isExcluded: sign !== "", span }];
      if (!place && /^\p{L}+:$/u.test(value) && PLACES[fold(value.slice(0, -1))]) return [];
      const where = place && !isAmount(place) ? place : undefined;
      const isWhole = Boolean(close) || (where !== undefined && WHOLE.includes(where));
      const needle = needleOf(name && !where ? `${name} ${value}` : value, isWhole);
      if (!needle.trim()) return [];
      const kind = where === "free" ? "allergen" : where;
      if (kind && LABELS[kind]) {
        const names = labels(kind, needle.trim());
        // What nobody knows is in no recipe: to leave it out would show them all.
        if (names.length === 0) return needle.trim().length < 3 ? [] : [{ kind: "text", needle: ` ${needle.trim()} `, others: [], place: where, isExcluded: false, isLine: false, span }];
        const [first, ...others] = names.map((one) => ` ${one} `);
        const term = { kind: /** @type {"text"} */ ("text"), needle: first, others, place: where, isExcluded: sign !== "", isLine: false, span };
        // What is free of shellfish is free of both kinds.
        return where === "free" ? [first, ...others].map((one) => ({ ...term, needle: one, others: [] })) : [term];
      }
      const isExact = phrase !== undefined || (where !== undefined && WHOLE.includes(where));
      const others = isExact ? [] : stems(needle.trim());
      return [{ kind: "text", needle, others, place: where, isExcluded: sign !== "", isLine: where !== undefined && WHOLE.includes(where) && (phrase === undefined || Boolean(close)), span }];
    });
  }

  /**
   * Which allergens or diets a word, or the first three letters of one, may mean, by their names in the index; the page has
   * words of its own for them.
   * @param {Place} place @param {string} text folded
   * @returns {string[]}
   */
  function labels(place, text) {
    const forms = [text, ...stems(text).map((/** @type {string} */ form) => form.trim())];
    const all = LABELS[place].map((row) => {
      const [name, ...others] = row.split(", ");
      return { name, words: [name, ...others, words(galley.t?.(place + name[0].toUpperCase() + name.slice(1)) ?? "").trim()].filter(Boolean) };
    });
    const whole = all.filter((one) => one.words.some((word) => forms.includes(word)));
    const found = whole.length > 0 || text.length < 3 ? whole : all.filter((one) => one.words.some((word) => word.startsWith(text)));
    return found.map(({ name }) => name);
  }

  /**
   * @param {Place | Amount | "" | undefined} place
   * @returns {place is Amount}
   */
  function isAmount(place) {
    return Boolean(place) && ["time", "energy", "protein"].includes(/** @type {string} */ (place));
  }

  /**
   * @param {string} text
   * @param {boolean} isWhole whether the last word is complete, not only the beginning of one
   */
  function needleOf(text, isWhole) {
    const needle = words(text);
    if (isUnspaced(text)) return needle.trim();
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

  /** A query without some of its terms. @param {string} query @param {number[][]} spans where they stand, in order */
  function without(query, spans) {
    const text = query.normalize();
    const ends = [0, ...spans.map(([, end]) => end)];
    return ends.map((end, index) => text.slice(end, spans[index]?.[0])).join(" ").replace(/\s+/g, " ").trim();
  }

  /**
   * What narrows a search, as it was typed, rather than being looked for everywhere: tags by their words, with all their
   * places, since each may have a chip of its own, and the places of everything else.
   * @param {string} query @param {Term[]} terms of it
   */
  function narrowing(query, terms) {
    /** @type {Map<string, number[][]>} */
    const tags = new Map();
    /** @type {number[][]} */
    const others = [];
    const text = query.normalize();
    for (const term of terms) {
      if (term.kind === "text" && term.place === "tag" && term.isLine && !term.isExcluded) {
        tags.set(term.needle.trim(), [...(tags.get(term.needle.trim()) ?? []), term.span]);
      } else if (term.kind !== "text" || term.place || term.isExcluded) {
        others.push(term.span);
      }
    }
    return { text, tags, others };
  }

  /**
   * Whether a term is looked for in texts: a word alone that is wanted. Of texts nobody knows which words stand side by side,
   * and a recipe that says “no need for butter” is one without butter.
   * @param {Term} term
   */
  const readsText = (term) => term.kind === "text" && !term.place && !term.isExcluded && !term.needle.trim().includes(" ");

  galley.query = { parseQuery, without, narrowing, readsText };
})();
