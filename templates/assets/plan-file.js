// @ts-check
"use strict";

/**
 * Plan files as the program reads them, one for a week:
 *
 *     # Week 48
 *     ## Tuesday
 *     - Dinner: [Lentil soup](../recipes/lentil-soup.md) *2 servings*; 150 g yoghurt
 */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { days } = galley;
  const NAMES = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
  /** @typedef {{ day: string, slot: string, value: any }} Entry */

  /** Characters that mean something in Markdown, or between dishes. @param {string} text */
  const escaped = (text) => text.replace(/[\\[\]*_`<>]/g, "\\$&").replace(/;/g, ",");
  /** @param {string} text */
  const plain = (text) => text.replace(/\\([\\[\]*_`<>])/g, "$1");
  /** @param {string} path */
  const link = (path) => encodeURI(`../${path}`).replace(/[()]/g, (sign) => (sign === "(" ? "%28" : "%29"));

  /** @param {any} value */
  function dish(value) {
    if (value.recipe) return `[${escaped(value.title)}](${link(value.source)}) *${value.servings} ${value.servings === "1" ? "serving" : "servings"}*`;
    if (value.food) return `${value.grams} g ${escaped(value.title)}`;
    return escaped(value.note);
  }

  /** @param {string} week `2026-W48` @param {Entry[]} entries of that week */
  function write(week, entries) {
    const parts = days.week(days.monday(week)).flatMap((/** @type {string} */ day, /** @type {number} */ index) => {
      const meals = days.slots.flatMap((/** @type {string} */ slot, /** @type {number} */ place) => {
        const dishes = entries.filter((entry) => entry.day === day && entry.slot === slot).map(({ value }) => dish(value));
        return dishes.length === 0 ? [] : [`- ${days.slotNames[place]}: ${dishes.join("; ")}`];
      });
      return meals.length === 0 ? [] : [`## ${NAMES[index]}\n\n${meals.join("\n")}\n`];
    });
    return [`# Week ${Number(week.slice(6))}\n`, ...parts].join("\n");
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
   * @param {string} text @param {string} week @param {(path: string) => any} recipeAt
   * @returns {{ entries: Entry[], unread: string[] }}
   */
  function read(text, week, recipeAt) {
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
        else for (const part of meal[2].split(/;\s*/).filter(Boolean)) result.entries.push({ day, slot, value: readDish(part.trim(), recipeAt) });
      } else if (/^[-*]\s/.test(line)) result.unread.push(line);
    }
    return result;
  }

  galley.planFile = { write, read, readDish };
})();
