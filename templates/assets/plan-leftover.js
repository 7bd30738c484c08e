// @ts-check
"use strict";

/**
 * What is left over, as `PlanLeftover` reads it and `LeftoverFinding` finds it: `leftover of Monday dinner`, `Rest Chili vom
 * Montagabend`. The meal stands at the end, or before a colon. The words come with the foods (`galley.foods.plans`).
 */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { days, words } = galley;
  /** A meal by its day or what names one, and a dish of it by words or as a recipe. @typedef {{ weekday?: number, date?: string, slot?: string, name?: string, recipe?: string }} Meal */
  /** @typedef {{ day: string, slot: string, value: any }} Entry */
  const known = () => galley.foods.plans;

  /** What follows a word for a leftover; `undefined` where the text begins with none. @param {string} text @returns {string | undefined} */
  function afterWord(text) {
    const found = known().leftovers.find((/** @type {string} */ word) => text.toLowerCase().startsWith(word) && (/^( |$)/.test(text.slice(word.length)) || /['’]$/.test(word)));
    return found && text.slice(found.length).trim();
  }

  /** @param {string} name @returns {string | undefined} */
  const slotOf = (name) => days.slots[known().slots.findIndex((/** @type {string[]} */ names) => names.includes(name.trim().toLowerCase()))];

  /** Also `montagabend`, which is a day and a meal. @param {string} word @returns {{ date?: string, weekday?: number, slot?: string } | undefined} */
  function dayOf(word) {
    if (/^\d{4}-\d\d-\d\d$/.test(word) && !Number.isNaN(Date.parse(word))) return { date: word };
    const weekday = known().days.findIndex((/** @type {string[]} */ names) => names.includes(word.replace(/\.$/, "")));
    if (weekday >= 0) return { weekday };
    const place = known().joined.findIndex((/** @type {string} */ day) => word.startsWith(day) && slotOf(word.slice(day.length)));
    return place < 0 ? undefined : { weekday: place, slot: word.slice(known().joined[place].length) };
  }

  /** `Monday dinner`, `dîner de lundi`, and nothing else. @param {string} text @returns {Meal | undefined} */
  function wholeMeal(text) {
    const all = text.toLowerCase().split(/[ '’]/).filter((word) => word !== "" && word !== "s" && !known().fillers.includes(word));
    const index = all.findIndex(dayOf);
    if (index < 0) return undefined;
    const { slot: own, ...day } = /** @type {any} */ (dayOf(all[index]));
    const said = [...(own ? [own] : []), ...all.filter((_, place) => place !== index)].join(" ");
    const slot = slotOf(said);
    return said === "" ? day : slot && { ...day, slot };
  }

  /** Without the words that join it to its meal. @param {string} text */
  function dishIn(text) {
    const all = text.split(" ").filter(Boolean);
    const joins = (/** @type {string | undefined} */ word) => word !== undefined && known().fillers.includes(word.toLowerCase());
    while (joins(all.at(-1)) || all.at(-1) === ":") all.pop();
    while (joins(all[0])) all.shift();
    return all.length === 0 ? {} : { name: all.join(" ") };
  }

  /** The meal and the dish that follow the word; `undefined` where they name neither, or a meal without its day. @param {string} text @returns {Meal | undefined} */
  function meal(text) {
    const colon = text.indexOf(":");
    const before = colon < 0 ? undefined : wholeMeal(text.slice(0, colon));
    if (before) return { ...before, ...dishIn(text.slice(colon + 1)) };
    for (const { index } of text.matchAll(/(?<=^| )/g)) {
      const found = wholeMeal(text.slice(index));
      if (found) return { ...found, ...dishIn(text.slice(0, index)) };
    }
    const dish = dishIn(text);
    return dish.name && !slotOf(/** @type {string} */ (dish.name.split(" ").at(-1))) ? dish : undefined;
  }

  /** The word itself, its plural, or a compound that starts with it. @param {string} word @param {string} other */
  const matches = (word, other) => word === other || (word.length > 3 && other.startsWith(word)) || (other.length > 3 && word === `${other}s`);
  const split = (/** @type {string} */ text) => words.words(text).trim().split(" ").filter(Boolean);
  const called = (/** @type {Entry} */ { value }) => split(value.said ?? value.title ?? value.note ?? "");
  /** @param {Entry} entry */
  const place = ({ day, slot }) => `${day}/${days.slots.indexOf(slot)}`;

  /**
   * What a leftover is left of; none where nothing fits, or where several dishes do.
   * @param {Meal} wanted @param {{ day: string, slot: string }} at @param {Entry[]} before all that is planned before, by day and meal
   * @returns {Entry[]}
   */
  function sources(wanted, at, before) {
    const earlier = before.filter((entry) => place(entry) < place(/** @type {Entry} */ (at)) && (!wanted.slot || entry.slot === wanted.slot));
    const back = wanted.weekday === undefined ? 0 : (days.weekdayOf(at.day) - wanted.weekday + 7) % 7;
    const day = days.add(at.day, -back);
    const dates = wanted.date ? [wanted.date] : wanted.weekday === undefined ? [...new Set(earlier.map((entry) => entry.day))].sort().reverse() : back === 0 ? [day, days.add(day, -7)] : [day];
    const meals = dates.map((date) => earlier.filter((entry) => entry.day === date)).filter((some) => some.length > 0);
    if (!wanted.name && !wanted.recipe) {
      const dishes = (meals[0] ?? []).filter(({ value }) => value.recipe);
      return dishes.length > 0 ? dishes : meals[0] ?? [];
    }
    const name = split(wanted.name ?? "");
    for (const some of meals) {
      // Two rest days are no dish and its leftovers.
      const fitting = some.filter(({ value }) => afterWord(value.note ?? "") === undefined).filter((entry) => (wanted.recipe ? entry.value.recipe === wanted.recipe : name.every((word) => called(entry).some((other) => matches(word, other)))));
      const exact = wanted.recipe ? [] : fitting.filter((entry) => called(entry).join(" ") === name.join(" "));
      const best = exact.length > 0 ? exact : fitting;
      const kinds = new Set(best.map(({ value }) => value.recipe ?? value.food ?? value.note));
      if (kinds.size > 1) return [];
      if (best.length > 0) return best.slice(-1);
    }
    return [];
  }

  galley.planLeftover = { afterWord, meal, slotOf, sources };
})();
