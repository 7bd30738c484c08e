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
 */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { days, fraction } = galley;
  const NAMES = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
  /** @typedef {{ day: string, slot: string, value: any }} Entry */
  /** @typedef {{ id: string, name: string }} Person */

  /** Characters that mean something in Markdown, or between dishes. @param {string} text */
  const escaped = (text) => text.replace(/[\\[\]*_`<>]/g, "\\$&").replace(/;/g, ",");
  /** @param {string} text */
  const plain = (text) => text.replace(/\\([\\[\]*_`<>])/g, "$1");
  /** @param {string} path */
  const link = (path) => encodeURI(`../${path}`).replace(/[()]/g, (sign) => (sign === "(" ? "%28" : "%29"));

  const servingsOf = (/** @type {any} */ value) => fraction.parse(value.servings) ?? fraction.one;
  /** @param {any} count */
  const counted = (count) => `${fraction.text(count)} ${fraction.compare(count, fraction.one) === 0 ? "serving" : "servings"}`;

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

  /** @param {Entry} entry @param {Entry[]} later entries @param {Person[]} people */
  function dish(entry, later, people) {
    const { value } = entry;
    if (value.recipe) {
      const linked = `[${escaped(value.title)}](${link(value.source)})`;
      const [eaten, rest] = [servingsOf(value), leftovers(entry, later)];
      // What is made and not eaten is left over: then the file has to say who eats how much.
      const named = value.eaters || value.leftover || rest.n > 0n ? eaters(value, eaten, people) : "";
      return value.leftover ? `leftover ${linked}${named}` : `${linked} *${counted(fraction.add(eaten, rest))}*${named}`;
    }
    const named = value.eaters ? eaters(value, fraction.one, people) : "";
    return (value.food ? `${value.grams} g ${escaped(value.title)}` : escaped(value.note)) + named;
  }

  /** @param {string} week `2026-W48` @param {Entry[]} entries of that week @param {Person[]} people */
  function write(week, entries, people = []) {
    const order = (/** @type {Entry} */ { day, slot }) => `${day}${days.slots.indexOf(slot)}`;
    const all = [...entries].sort((a, b) => (order(a) < order(b) ? -1 : order(a) > order(b) ? 1 : 0));
    const parts = days.week(days.monday(week)).flatMap((/** @type {string} */ day, /** @type {number} */ index) => {
      const meals = days.slots.flatMap((/** @type {string} */ slot, /** @type {number} */ place) => {
        const dishes = all.flatMap((entry, at) => (entry.day === day && entry.slot === slot ? [dish(entry, all.slice(at + 1), people)] : []));
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
    const value = readDish(isLeft ? body.slice(isLeft[0].length) : body, recipeAt);
    if (isLeft && value.recipe) value.leftover = true;
    if (start < 0) return value;
    const found = [...text.slice(start).matchAll(/@([\p{L}\p{N}][\p{L}\p{N}_-]*)(?:\s+(\d[\d/.,]*))?/gu)].map(([, name, part]) => ({
      name, part: fraction.parse(part ?? "1") ?? fraction.one, id: people.find((person) => person.name.toLowerCase() === name.toLowerCase())?.id }));
    if (value.recipe) value.servings = fraction.text(found.map(({ part }) => part).reduce(fraction.add));
    const unknown = found.filter(({ id }) => id === undefined);
    unread.push(...unknown.map(({ name }) => `@${name}`));
    if (unknown.length === 0) value.eaters = Object.fromEntries(found.map(({ id, part }) => [id, fraction.text(part)]));
    return value;
  }

  /** @param {string} text of one dish @param {(path: string) => any} recipeAt @returns {any} */
  function readDish(text, recipeAt) {
    const linked = /^\[((?:\\.|[^\]\\])*)\]\(<?([^)>]+)>?\)\s*(?:\*?([\d/., ]+)\s*\p{L}+\*?)?/u.exec(text);
    if (linked) {
      const recipe = recipeAt(decodeURI(linked[2]).replace(/^(\.\.\/)+/, ""));
      const servings = galley.fraction.parse((linked[3] ?? "1").trim()) ?? galley.fraction.one;
      return recipe ? { recipe: recipe.id, source: recipe.source, title: recipe.title, servings: galley.fraction.text(servings) } : { note: plain(linked[1]) };
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
    return result;
  }

  galley.planFile = { write, read, readDish };
})();
