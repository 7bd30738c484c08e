// @ts-check
"use strict";

/** Plan files, read: the forms that `plan-file.js` writes, and those that people write most. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { days, fraction } = galley;
  const NAMES = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
  /** @typedef {{ day: string, slot: string, value: any }} Entry */
  /** @typedef {{ id: string, name: string }} Person */
  /** @typedef {{ y?: string, q?: [string, string | null][] }} Yields */
  /** Words that count people, in any language of plans. */
  const SERVINGS = /^(serving|portion|pe(ople|rson)|part|raci|porci)/i;

  /** @param {string} text */
  const plain = (text) => text.replace(/\\([\\[\]*_`<>])/g, "$1");

  /** What the file says of each recipe. @type {WeakMap<object, any>} */
  const said = new WeakMap();

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
    const known = said.get(value);
    if (known) known.eaten = eaten;
    if (known && !known.isPart) value.servings = fraction.text(eaten);
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
    if (word === "") return fraction.multiply(whole, fraction.divide(count, galley.planFile.alone({ q })));
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
      const number = linked[3] ?? linked[5];
      const servings = readAmount(number, (linked[4] ?? linked[6] ?? "").trim(), recipe);
      if (!servings) unread.push(text);
      const made = servings ?? fraction.parse(recipe.y ?? 1);
      const value = { recipe: recipe.id, source: recipe.source, title: recipe.title, servings: fraction.text(made) };
      said.set(value, { made, isStated: number !== undefined, isPart: recipe.q !== undefined && recipe.y === undefined });
      return value;
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
    const eaters = fraction.parse(Math.max(1, people.length));
    const nothing = galley.planDivision(result.entries, said, eaters);
    result.unread.push(...nothing.map(({ title }) => `leftover ${title}`));
    return { ...result, entries: result.entries.filter(({ value }) => !nothing.includes(value)) };
  }

  /** The sources of all recipes that a plan file links to. @param {string} text */
  const paths = (text) => [...new Set([...text.matchAll(/\]\(<?([^)>]+)>?\)/g)].map(([, link]) => sourceOf(link)))];

  Object.assign(galley.planFile, { read, readDish, paths });
})();
