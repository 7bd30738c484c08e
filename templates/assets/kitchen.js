// @ts-check
"use strict";

/** Foods by any of their names, units, and what plans and lists need of recipes; loaded when a page needs them. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { fraction, words } = galley;
  /** @typedef {{ name: string, key: string, shelf: number, figures: (number | null)[], names: string[], known: string[], weights: number[], own?: string[], isNear?: boolean }} Food `weights`: units, each followed by milligrams, below zero where these are a guess; `isNear`: its figures are those of another food */

  /** @type {any} */
  let kitchen;
  /** @type {Food[]} */
  let foods = [];
  /** By name, as folded words: in the site's own language, and in any; `null` for one that the cook says means none. @type {Map<string, Food | null>} */
  const ownNames = new Map();
  /** @type {Map<string, Food>} */
  const allNames = new Map();
  /** The shelves of what shops sell beside foods, by its name. @type {Map<string, number>} */
  const products = new Map();
  /** By folded word. @type {Map<string, any>} */
  const numbers = new Map();
  /** The numbers of units, by folded words. @type {Map<string, number>} */
  const unitWords = new Map();
  /** @type {Map<string, any>} */
  const recipes = new Map();

  /** Called by `data/kitchen.js`. @param {any} data */
  galley.kitchen = (data) => {
    kitchen = data;
    foods = data.foods.map((/** @type {any[]} */ [name, others, shelf, energy, protein, carbohydrate, fat, key, known, weights, own]) =>
      ({ name, key, shelf, figures: [energy, protein, carbohydrate, fat], names: [name, ...others], known: known ? known.split("|") : [], weights, own }));
    const add = (/** @type {Map<string, Food | null>} */ names, /** @type {string} */ name, /** @type {Food} */ food) => { if (!names.has(name)) names.set(name, food); };
    // What the cook says a name means comes first; `null` means no food.
    for (const [name, place] of data.matches) for (const one of singulars(name)) if (!ownNames.has(one)) ownNames.set(one, place === null ? null : foods[place]);
    for (const place of data.near) foods[place].isNear = true;
    for (const food of foods) for (const name of [words.words(food.name).trim(), ...food.known]) add(ownNames, name, food);
    for (const food of foods) for (const name of [...food.names, food.key]) add(allNames, words.words(name).trim(), food);
    for (const [word, value] of Object.entries(data.words.numbers)) numbers.set(word, fraction.parse(value));
    for (const [unit, forms] of Object.entries(data.words.units)) for (const form of /** @type {string} */ (forms).split("|")) unitWords.set(form, Number(unit));
    for (const [shelf, names] of data.products) for (const name of names) {
      const folded = words.words(name).trim();
      if (!products.has(folded)) products.set(folded, shelf);
    }
  };

  /** Called by the script of a recipe. @param {any} recipe */
  galley.addRecipe = (recipe) => { recipes.set(recipe.u, recipe); };

  /** The names a word may stand for: itself, and without the ending of a plural. @param {string} word */
  const singulars = (word) => [word, ...words.stems(word).map((/** @type {string} */ stem) => stem.trim())];

  /** @template Value @typedef {((name: string) => Value | undefined)[]} Tables those of the site's own language before those of others */

  /** What these words together name; the last may be a plural. @template Value @param {string[]} part @param {Tables<Value>} tables @returns {Value | undefined} */
  function whole(part, tables) {
    for (const table of tables) for (const last of singulars(part[part.length - 1])) {
      const found = table([...part.slice(0, -1), last].join(" "));
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** @param {string} text @returns {string[]} */
  const folded = (text) => words.words(text).trim().split(" ");

  /**
   * What some words name, the longest name first, of equal ones the last.
   * @template Value
   * @param {string} text @param {Tables<Value>} tables
   * @returns {Value | undefined}
   */
  function longest(text, ...tables) {
    const all = folded(text).filter((word) => !/^\d/.test(word));
    // Some names have numbers, `type 405 flour`; all others are amounts.
    const found = whole(folded(text), tables);
    if (found !== undefined) return found;
    for (let length = all.length; length > 0; length -= 1) {
      for (let start = all.length - length; start >= 0; start -= 1) {
        const found = whole(all.slice(start, start + length), tables);
        if (found !== undefined) return found;
      }
    }
    return undefined;
  }

  /** @param {Map<string, Food | null>} names */
  const table = (names) => (/** @type {string} */ name) => {
    const food = names.get(name);
    return food && { food, name };
  };
  const tables = [table(ownNames), table(allNames)];

  /** The food that some words name, and the name it was found by. @param {string} text */
  const named = (text) => longest(text, ...tables);

  /** @param {{ food: Food, name: string } | null | undefined} found @param {boolean} isCanned */
  function key(found, isCanned) {
    if (!found) return undefined;
    const { food: { key, own }, name } = found;
    const canned = isCanned ? kitchen.words.canned[key] : undefined;
    if (canned) return `f:${canned}`;
    return own && !own.includes(name) ? `k:${key}/${name}` : `f:${key}`;
  }

  /** What makes two items one, as needs of recipes have it; `undefined` where no food is known. @param {string} text @param {boolean} [isCanned] */
  const keyOf = (text, isCanned = false) => key(named(text), isCanned);

  /** The same where the words name a food and say nothing else. @param {string} text @param {boolean} [isCanned] */
  const keyOfWhole = (text, isCanned = false) => key(whole(folded(text), tables), isCanned);

  /** @typedef {{ number: number, size: string | null, name: string }} Unit */

  /** @param {number} number @returns {Unit} */
  const unitNumbered = (number) => ({ number, size: kitchen.units[number][0], name: kitchen.units[number][4] });
  const unitNamed = (/** @type {string} */ name) => Number(Object.keys(kitchen.units).find((number) => kitchen.units[number][4] === name));

  /** A unit by one of its words. @param {string} word @returns {Unit | undefined} */
  function unitCalled(word) {
    // A capital makes a tablespoon of a teaspoon.
    if (/^T\.?$/.test(word)) return unitNumbered(unitNamed("tablespoon"));
    const number = unitWords.get(words.fold(word).replace(/[\s.]+/g, " ").replace(/^[\s-]+|[\s,:-]+$/g, ""));
    return number === undefined ? undefined : unitNumbered(number);
  }

  /** The unit that a text begins with, of several words the longest, and the rest behind it. @param {string} text */
  function unitAt(text) {
    const all = text.split(/\s+/);
    for (let count = Math.min(4, all.length); count > 0; count -= 1) {
      const unit = unitCalled(all.slice(0, count).join(" "));
      if (unit) return { unit, rest: all.slice(count).join(" ") };
    }
    return undefined;
  }

  /**
   * `1-1/2` is one and a half. @param {{ value: any, rest: string }} number @returns {{ value: any, rest: string }}
   */
  function dashed(number) {
    const part = number.value.d === 1n ? fraction.read(/^[-\u2013\u2014]\s*(.*)$/su.exec(number.rest)?.[1] ?? "") : undefined;
    if (!part || fraction.compare(part.value, fraction.one) >= 0) return number;
    return { value: fraction.add(number.value, part.value), rest: part.rest };
  }

  /**
   * The number in digits or words that a text begins with, of a range the upper one and the least, and the rest behind it: `2-3`,
   * `half an`, `a few`.
   * @param {string} text @param {number} [more] how many words of numbers may follow
   * @returns {{ value: any, least: any, rest: string } | undefined}
   */
  function numberAt(text, more = 2) {
    const read = fraction.grouped(text, (/** @type {string} */ rest) => unitAt(rest)?.unit.name) ?? fraction.read(text);
    if (read) {
      const digits = dashed(read);
      const behind = fraction.read(/^(?:[-\u2013\u2014]|(?:to|or|bis|oder|à|ou|a|o)\s)\s*(.*)$/su.exec(digits.rest)?.[1] ?? "");
      const upper = behind && dashed(behind);
      return { ...(upper && fraction.compare(upper.value, digits.value) > 0 ? upper : digits), least: digits.value };
    }
    const [, word = "", rest = ""] = /^([\p{L}\p{M}-]+)\.?\s*(.*)$/su.exec(text) ?? [];
    const value = numbers.get(words.fold(word));
    if (value === undefined) return undefined;
    // `half an onion`, `a few onions`: one of the two is an article.
    const further = more === 0 || /^\p{N}/u.test(rest) ? undefined : numberAt(rest, more - 1);
    if (!further) return { value, least: value, rest };
    return { value: fraction.multiply(value, further.value), least: fraction.multiply(value, further.least), rest: further.rest };
  }

  const EACH = /^(?:each|apiece|je|jeweils|chacune?|cada un[ao])?$/iu;

  /** What one of several holds: `x 400 g`, `400-g`, `(400 g)`, `(400 g each)`; `isSaid` where a sign says that each does. @param {string} text */
  function contentAt(text) {
    const [, bracketed, plain] = /^(?:\(([^()]*)\)\s*|(?:[x×]\s*)?(?=\p{N}))(.*)$/siu.exec(text) ?? [];
    if (plain === undefined) return undefined;
    const size = fraction.read(bracketed ?? plain);
    const found = size && unitAt(size.rest);
    const dimension = found && galley.measures.sizes[found.unit.name]?.[0];
    if (!found?.unit.size || (dimension !== "mass" && dimension !== "volume") || (bracketed !== undefined && !EACH.test(found.rest))) return undefined;
    const isSaid = bracketed !== undefined || /^[x×]/iu.test(text);
    return { size: fraction.multiply(size.value, fraction.parse(found.unit.size)), dimension, isSaid, rest: bracketed === undefined ? found.rest : plain };
  }

  /**
   * What somebody typed: how many of which unit, what one of them holds, and of what; `flour 500 g` as well as `500 g flour`.
   * @param {string} text
   * @returns {{ name: string, hasNumber: boolean, value?: any, least?: any, unit?: Unit, content?: { size: any, dimension: string, isSaid: boolean }, isCanned: boolean }} `least` of a range; `value` is not there where there is no number, or none to count with
   */
  function read(text) {
    const [, first = "", behind = ""] = /^([\p{L}\p{M}]+)\.?\s+(.*)$/su.exec(text.trim()) ?? [];
    const line = kitchen.words.about.includes(words.fold(first)) ? behind : text.trim().replace(/^[~≈]\s*/, "");
    const plain = (/** @type {string} */ name) => name.replace(/[,(].*$/s, "").trim();
    const isCan = (/** @type {Unit | undefined} */ unit) => unit?.name === "can";
    const start = numberAt(line);
    if (!start) {
      const [, before, after] = /^(.*?\p{L}\)?)[\s,:(]+(\p{N}[^()]*?)\)?$/su.exec(line) ?? [];
      const number = after === undefined ? undefined : numberAt(after);
      const found = number && unitAt(number.rest);
      if (found?.rest !== "") return { name: plain(line), hasNumber: /\p{N}/u.test(line), isCanned: false };
      return { name: plain(before), hasNumber: true, value: number?.value, least: number?.least, unit: found.unit, isCanned: isCan(found.unit) };
    }
    const held = contentAt(start.rest);
    const counted = unitAt(held?.rest ?? start.rest);
    // The last words name what there is: `2 cloves`.
    const isUnit = counted && plain(counted.rest.replace(/^\([^()]*\)/, "")) !== "";
    const [unit, rest] = isUnit ? [counted.unit, counted.rest] : [undefined, held?.rest ?? start.rest];
    const inside = held ?? (unit && !unit.size ? contentAt(rest) : undefined);
    // `400 g can tomatoes`
    const vessel = unit?.size ? unitAt(rest) : undefined;
    const isInCan = isCan(vessel?.unit) && plain(vessel?.rest ?? "") !== "";
    const name = isInCan ? vessel?.rest : held ? rest : inside?.rest ?? rest;
    return { name: plain(name ?? ""), hasNumber: true, value: start.value, least: start.least, unit, content: inside, isCanned: isCan(unit) || isInCan };
  }

  /** What counts pieces by the dozen. @type {Record<string, any>} */
  const PIECES = { dozen: fraction.parse("12"), pair: fraction.parse("2"), half: fraction.parse("1/2") };

  /** How many pieces of a food one of a unit is, one where there is none; `undefined` of other units. @param {Unit | undefined} unit */
  const pieces = (unit) => (unit ? PIECES[unit.name] : fraction.one);

  /** Milligrams of one of a unit of a food as it is bought; `undefined` where nobody knows. @param {Food} food @param {Unit} unit @returns {any} */
  function weightOf({ weights }, { number, size, name }) {
    const known = (/** @type {number} */ wanted) => weights.find((_, place) => place % 2 === 1 && weights[place - 1] === wanted);
    const milligrams = (/** @type {number} */ count) => ({ n: BigInt(Math.abs(count)), d: 1n });
    const own = known(number);
    if (own !== undefined) return milligrams(own);
    const piece = known(Number(kitchen.piece.slice(1)));
    if (PIECES[name]) return piece && fraction.multiply(PIECES[name], milligrams(piece));
    const dimension = galley.measures.sizes[name]?.[0];
    if (!size || (dimension !== "mass" && dimension !== "volume")) return undefined;
    const one = dimension === "mass" ? 1000 : known(unitNamed("millilitre"));
    return one && fraction.multiply(fraction.parse(size), milligrams(one));
  }

  /** Whether what one weighs is a guess that may well be a quarter off. @param {Food} food @param {Unit} unit */
  function isGuessed({ weights }, { number, name }) {
    const counted = PIECES[name] && !weights.some((one, place) => place % 2 === 0 && one === number) ? Number(kitchen.piece.slice(1)) : number;
    return weights.some((one, place) => place % 2 === 1 && one < 0 && weights[place - 1] === counted);
  }

  /**
   * What somebody typed of a food: its name, what so much of a food weighs in grams, of a range the middle, and whether that was said; `food`
   * where the name is that of one and says nothing more; `isAbout` where that may well be a quarter off.
   * @param {string} text @returns {{ name: string, food?: Food, isMass: boolean, isAbout: boolean, gramsOf: (food: Food) => number | undefined }}
   */
  function portion(text) {
    const { name, value, least, unit = unitNumbered(Number(kitchen.piece.slice(1))), content } = read(text);
    const count = value && !content ? fraction.divide(fraction.add(value, least), { n: 2n, d: 1n }) : undefined;
    const gramsOf = (/** @type {Food} */ food) => {
      const one = count && weightOf(food, unit);
      return one && Math.round(fraction.number(fraction.multiply(count, one))) / 1000;
    };
    const food = whole(folded(name), tables)?.food;
    const isWide = value && fraction.compare(fraction.multiply(value, fraction.parse(3)), fraction.multiply(least, fraction.parse(4))) > 0;
    return { name: count ? name : text, food, isAbout: Boolean(isWide || (food && isGuessed(food, unit))), isMass: galley.measures.sizes[unit.name]?.[0] === "mass", gramsOf };
  }

  /** @param {number} place among the published ones */
  const shelfAt = (place) => {
    const [key, emoji] = kitchen.shelves[place];
    return kitchen.own.includes(place) ? { id: key, name: key, emoji } : { id: place, name: galley.t(`shelf${key[0].toUpperCase()}${key.slice(1)}`), emoji };
  };

  galley.foods = {
    /** Loads the foods and units. */
    load: () => galley.load("data/kitchen.js"),
    /** @param {string} text @returns {Food | undefined} */
    find: (text) => named(text)?.food,
    keyOf,
    keyOfWhole,
    /** The place of the shelf on which what somebody typed stands; 0 where nobody knows. @param {string} text @returns {number} */
    shelfOf: (text) => longest(text, (name) => products.get(name) ?? ownNames.get(name)?.shelf, (name) => allNames.get(name)?.shelf) ?? 0,
    /** @param {string} key */
    byKey: (key) => foods.find((food) => food.key === key),
    /** The food that is called so, then those with names that begin so, then with other names that do, then those that hold it, the shortest first. @param {string} text @param {number} most */
    suggest(text, most) {
      const start = words.words(text).trimEnd();
      if (start.trim() === "") return [];
      const called = ownNames.get(start.trim()) ?? singulars(start.trim()).map((name) => ownNames.get(name) ?? allNames.get(name)).find(Boolean);
      const starts = [start, ...singulars(start.trim()).slice(1).map((name) => ` ${name} `)];
      const rank = (/** @type {Food} */ food) => {
        if (food === called) return 0;
        const ranks = food.names.map((name, place) => {
          const folded = words.words(name);
          return starts.some((one) => folded.startsWith(one)) ? (place > 0 ? 500 : 0) + folded.length : folded.includes(start) ? 1000 + folded.length : Infinity;
        });
        return Math.min(...ranks);
      };
      const found = foods.flatMap((food) => { const place = rank(food); return place === Infinity ? [] : [{ food, place }]; });
      return found.sort((a, b) => a.place - b.place).slice(0, most).map(({ food }) => food);
    },
    /** The exact size, the word for one, for several, the symbol, the name in tables of measures. @param {number} unit */
    unit: (unit) => kitchen.units[unit],
    get units() { return kitchen.units; },
    unitCalled,
    read,
    portion,
    /** Whether the figures of a food are those of another one. @param {Food} food */
    isAbout: ({ isNear }) => Boolean(isNear),
    pieces,
    /** Of several units that a sum was written in, the one it is shown in. @param {number[]} written */
    unitOfSum(written) {
      const [first] = written.map((unit) => kitchen.units[unit]).filter((unit) => unit[5] !== undefined).sort((a, b) => a[5] - b[5]);
      return first && kitchen.units[first[6]];
    },
    /** The denominators that are shown, and the order in which the ways of a sum are named. */
    get readable() { return /** @type {number[]} */ (kitchen.readable); },
    get order() { return /** @type {string[]} */ (kitchen.order); },
    /** The way of a number alone. */
    get piece() { return /** @type {string} */ (kitchen.piece); },
    /** What decides what is bought, as `KitchenScript` says it. */
    get buying() { return kitchen.buying; },
    /** What is at home. */
    get stock() { return /** @type {any[][]} */ (kitchen.stock); },
    get goals() { return kitchen.goals; },
    /** The words by which plans are read, as `PlanVocabulary` says them. */
    get plans() { return kitchen.plans; },
    /** Every shelf in a shop's order: those of the program by their place, those of the cook by their name. @type {{ id: number | string, name: string, emoji: string }[]} */
    get shelves() { return kitchen.places.map(shelfAt); },
    shelfAt,
  };

  /** What plans and lists need of a recipe; `undefined` where it is gone. @param {string} id its page without the ending */
  galley.recipeOf = async (id) => {
    if (!recipes.has(id)) await galley.load(`${id.split("/").map(encodeURIComponent).join("/")}.js`).catch(() => {});
    return recipes.get(id);
  };
})();
