// @ts-check
"use strict";

/**
 * Plan files as the program reads them, one for a week:
 *
 *     # Week 48
 *     ## Tuesday
 *     - Dinner: [Lentil soup](../recipes/lentil-soup.md) *4 servings* @anna 1 serving @ben 1 serving; 150 g yoghurt
 *     ## Wednesday
 *     - Lunch: leftover [Lentil soup](../recipes/lentil-soup.md) @anna 1 serving @ben 1 serving
 *
 * Of a recipe that counts no servings an amount says how often it is made.
 */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { days, fraction } = galley;
  const NAMES = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
  /** @typedef {{ day: string, slot: string, value: any }} Entry */
  /** @typedef {{ id: string, name: string }} Person */
  /** What is known of a recipe: servings, and other yields, each a number and a unit or `null`. @typedef {{ y?: string, q?: [string, string | null][] }} Yields */
  /** Words that count people, in any language of plans. */
  const SERVINGS = /^(serving|portion|pe(ople|rson)|part|raci|porci)/i;

  /** Characters that mean something in Markdown, or between dishes. @param {string} text */
  const escaped = (text) => text.replace(/[\\[\]*_`<>]/g, "\\$&").replace(/;/g, ",");
  /** @param {string} text */
  const plain = (text) => text.replace(/\\([\\[\]*_`<>])/g, "$1");
  /** @param {string} path */
  const link = (path) => encodeURI(`../${path}`).replace(/[()]/g, (sign) => (sign === "(" ? "%28" : "%29"));

  const servingsOf = (/** @type {any} */ value) => fraction.parse(value.servings) ?? fraction.one;
  /** @param {any} count */
  const counted = (count) => `${fraction.text(count)} ${fraction.compare(count, fraction.one) === 0 ? "serving" : "servings"}`;

  /** Of dishes whose recipes count no servings: what people's parts come to. @type {WeakMap<object, any>} */
  const proportions = new WeakMap();
  /** Whether people name parts of a dish, not servings. @param {any} value @param {(path: string) => any} recipeAt */
  const isPart = ({ source }, recipeAt) => { const { y, q } = recipeAt(source); return q !== undefined && y === undefined; };

  /** What a number alone counts of a recipe. @param {Yields} recipe */
  const alone = ({ q = [] }) => fraction.parse(q.find(([, unit]) => unit === null)?.[0] ?? "1");

  /** How much of a recipe is made. @param {any} count @param {Yields | undefined} recipe */
  const made = (count, recipe) => (!recipe || recipe.y ? counted(count) : fraction.text(fraction.multiply(count, alone(recipe))));

  /** What is planned to be left of a dish, before it is cooked again. @param {Entry} entry @param {Entry[]} later */
  function leftovers({ value }, later) {
    let sum = fraction.zero;
    for (const { value: other } of later) {
      if (other.recipe !== value.recipe) continue;
      if (!other.leftover) break;
      sum = fraction.add(sum, servingsOf(other));
    }
    return sum;
  }

  /** Who eats how much of something, behind at signs: everybody as much where nothing else is said. @param {any} value @param {any} whole @param {Person[]} people */
  function eaters({ eaters: own }, whole, people) {
    const parts = people.map(({ id, name }) => ({ name, part: own ? fraction.parse(own[id] ?? "0") : fraction.one })).filter(({ part }) => part.n > 0n);
    const sum = parts.reduce((all, { part }) => fraction.add(all, part), fraction.zero);
    return parts.map(({ name, part }) => ` @${name} ${counted(fraction.multiply(whole, fraction.divide(part, sum)))}`).join("");
  }

  /** @param {Entry} entry @param {Entry[]} later entries @param {Person[]} people @param {Yields | undefined} recipe */
  function dish(entry, later, people, recipe) {
    const { value } = entry;
    if (value.recipe) {
      const linked = `[${escaped(value.title)}](${link(value.source)})`;
      const [eaten, rest] = [servingsOf(value), leftovers(entry, later)];
      // What is made and not eaten is left over: then the file has to say who eats how much.
      const named = value.eaters || value.leftover || rest.n > 0n ? eaters(value, eaten, people) : "";
      return value.leftover ? `leftover ${linked}${named}` : `${linked} *${made(fraction.add(eaten, rest), recipe)}*${named}`;
    }
    const named = value.eaters ? eaters(value, fraction.one, people) : "";
    return (value.food ? `${value.grams} g ${escaped(value.title)}` : escaped(value.note)) + named;
  }

  /**
   * @param {string} week `2026-W48` @param {Entry[]} entries of that week @param {Person[]} people
   * @param {(id: string) => Yields | undefined} recipeOf
   */
  function write(week, entries, people = [], recipeOf = () => undefined) {
    const order = (/** @type {Entry} */ { day, slot }) => `${day}${days.slots.indexOf(slot)}`;
    const all = [...entries].sort((a, b) => (order(a) < order(b) ? -1 : order(a) > order(b) ? 1 : 0));
    const parts = days.week(days.monday(week)).flatMap((/** @type {string} */ day, /** @type {number} */ index) => {
      const meals = days.slots.flatMap((/** @type {string} */ slot, /** @type {number} */ place) => {
        const dishes = all.flatMap((entry, at) => (entry.day === day && entry.slot === slot ? [dish(entry, all.slice(at + 1), people, recipeOf(entry.value.recipe))] : []));
        return dishes.length === 0 ? [] : [`- ${days.slotNames[place]}: ${dishes.join("; ")}`];
      });
      return meals.length === 0 ? [] : [`## ${NAMES[index]}\n\n${meals.join("\n")}\n`];
    });
    return [`# Week ${Number(week.slice(6))}\n`, ...parts].join("\n");
  }

  /**
   * A dish with who eats it; whoever is not known is named as unread, and then everybody eats it.
   * @param {string} text @param {(path: string) => any} recipeAt @param {Person[]} people @param {string[]} unread
   */
  function readMeal(text, recipeAt, people, unread) {
    const start = text.search(/\s@[\p{L}\p{N}]/u);
    const body = start < 0 ? text : text.slice(0, start);
    const isLeft = /^leftovers?\s+(?=\[)/i.exec(body);
    const value = readDish(isLeft ? body.slice(isLeft[0].length) : body, recipeAt, unread);
    if (isLeft && value.recipe) value.leftover = true;
    if (start < 0) return value;
    const found = [...text.slice(start).matchAll(/@([\p{L}\p{N}][\p{L}\p{N}_-]*)(?:\s+(\d[\d/.,]*))?/gu)].map(([, name, part]) => ({
      name, part: fraction.parse(part ?? "1") ?? fraction.one, id: people.find((person) => person.name.toLowerCase() === name.toLowerCase())?.id }));
    const eaten = found.map(({ part }) => part).reduce(fraction.add);
    if (value.recipe && isPart(value, recipeAt)) proportions.set(value, eaten);
    else if (value.recipe) value.servings = fraction.text(eaten);
    const unknown = found.filter(({ id }) => id === undefined);
    unread.push(...unknown.map(({ name }) => `@${name}`));
    if (unknown.length === 0) value.eaters = Object.fromEntries(found.map(({ id, part }) => [id, fraction.text(part)]));
    return value;
  }

  /**
   * Servings, or how often a recipe is made that counts none; `undefined` for what it does not yield.
   * @param {string | undefined} number @param {string} word @param {Yields} recipe
   */
  function readAmount(number, word, { y, q }) {
    const whole = fraction.parse(y ?? 1);
    if (number === undefined) return whole;
    const count = fraction.parse(number.trim()) ?? fraction.one;
    if (!q || SERVINGS.test(word)) return count;
    if (word === "") return fraction.multiply(whole, fraction.divide(count, alone({ q })));
    const yielded = q.find(([, unit]) => unit?.toLowerCase() === word.toLowerCase());
    return yielded && fraction.multiply(whole, fraction.divide(count, fraction.parse(yielded[0])));
  }

  /** The recipe's file that a link leads to, below the content folder; what is no address stands for itself. @param {string} link */
  function sourceOf(link) {
    let path = link;
    try {
      path = decodeURI(link);
    } catch {
      // A percent sign of a name that somebody typed.
    }
    return path.replace(/^(\.\.\/)+/, "");
  }

  /** @param {string} text of one dish @param {(path: string) => any} recipeAt @param {string[]} unread @returns {any} */
  function readDish(text, recipeAt, unread = []) {
    const linked = /^\[((?:\\.|[^\]\\])*)\]\(<?([^)>]+)>?\)\s*(?:\*([\d/., ]+)([^*]*)\*|([\d/., ]+)\s*(\p{L}+))?/u.exec(text);
    if (linked) {
      const recipe = recipeAt(sourceOf(linked[2]));
      if (!recipe) return { note: plain(linked[1]) };
      const servings = readAmount(linked[3] ?? linked[5], (linked[4] ?? linked[6] ?? "").trim(), recipe);
      if (!servings) unread.push(text);
      return { recipe: recipe.id, source: recipe.source, title: recipe.title, servings: fraction.text(servings ?? fraction.parse(recipe.y ?? 1)) };
    }
    const weighed = /^(\d{1,5}(?:[.,]\d+)?)\s*g\s+(.+)$/.exec(text);
    const food = weighed && galley.foods.find(plain(weighed[2]));
    if (weighed && food) return { food: food.key, title: plain(weighed[2]), grams: Number(weighed[1].replace(",", ".")) };
    return { note: plain(text) };
  }

  /**
   * What a plan file holds, and the lines nobody could read.
   * @param {string} text @param {string} week @param {(path: string) => any} recipeAt @param {Person[]} people
   * @returns {{ entries: Entry[], unread: string[] }}
   */
  function read(text, week, recipeAt, people = []) {
    const monday = days.monday(week);
    let day = /** @type {string | undefined} */ (undefined);
    const result = { entries: /** @type {Entry[]} */ ([]), unread: /** @type {string[]} */ ([]) };
    for (const line of text.split(/\r?\n/)) {
      const heading = /^##\s+(.+?)\s*$/.exec(line);
      const meal = /^[-*]\s+([^:]+):\s*(.+)$/.exec(line);
      if (heading) {
        const index = NAMES.findIndex((name) => heading[1].startsWith(name));
        day = index < 0 ? undefined : days.add(monday, index);
        if (!day) result.unread.push(line);
      } else if (meal) {
        const slot = days.slots[days.slotNames.findIndex((/** @type {string} */ name) => name.toLowerCase() === meal[1].trim().toLowerCase())];
        if (!day || !slot) result.unread.push(line);
        else for (const part of meal[2].split(/;\s*/).filter(Boolean)) result.entries.push({ day, slot, value: readMeal(part.trim(), recipeAt, people, result.unread) });
      } else if (/^[-*]\s/.test(line)) result.unread.push(line);
    }
    part(result.entries);
    return result;
  }

  /** What is made of recipes that count no servings is parted between the meal and those that have it left over. @param {Entry[]} entries */
  function part(entries) {
    for (const [index, { value }] of entries.entries()) {
      if (!proportions.has(value) || value.leftover) continue;
      const meals = [value];
      for (const { value: later } of entries.slice(index + 1)) {
        if (later.recipe !== value.recipe) continue;
        if (!later.leftover) break;
        if (proportions.has(later)) meals.push(later);
      }
      const sum = meals.map((meal) => proportions.get(meal)).reduce(fraction.add);
      const whole = fraction.divide(servingsOf(value), sum);
      for (const meal of meals) meal.servings = fraction.text(fraction.multiply(whole, proportions.get(meal)));
    }
  }

  /** The sources of all recipes that a plan file links to. @param {string} text */
  const paths = (text) => [...new Set([...text.matchAll(/\]\(<?([^)>]+)>?\)/g)].map(([, link]) => sourceOf(link)))];

  galley.planFile = { write, read, readDish, paths };
})();
