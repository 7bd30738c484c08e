// @ts-check
"use strict";

/**
 * Plan files, read: the forms that `plan-file.js` writes, and those that people write most, in any language of plans. The
 * words come with the foods (`galley.foods.plans`).
 */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { days, fraction } = galley;
  /** @typedef {{ day: string, slot: string, value: any }} Entry */
  /** @typedef {{ id: string, name: string }} Person */
  /** @typedef {{ y?: string, q?: [string, string | null][] }} Yields */
  /** A number and what stands behind it. @typedef {{ value: any, rest: string }} Amount */

  /** @param {string} text */
  const plain = (text) => text.replace(/\\([\\[\]*_`<>])/g, "$1");
  /** What is said beside a dish: without a remark in brackets at the end, and without stars. @param {string} text */
  const said = (text) => text.replace(/\([^(]*\)\s*$/, "").replace(/^[*_\s]+|[*_\s]+$/g, "");

  /** What the file says of each recipe. @type {WeakMap<object, any>} */
  const amounts = new WeakMap();

  /** The dishes of a meal, parted as `PlanItemReader` does it. @param {string} text */
  function parts(text) {
    const found = [""];
    let [depth, offset] = [0, 0];
    for (const sign of text) {
      offset += sign.length;
      if ("([".includes(sign)) depth += 1;
      else if (")]".includes(sign)) depth = Math.max(0, depth - 1);
      const rest = text.slice(offset);
      const isBetween = depth === 0 && /^( |$)/.test(rest) && (sign === ";" || (sign === "+" && found[found.length - 1].endsWith(" ")) || (sign === "," && /^ +[\d[\u0080-\u00bf]/.test(rest)));
      if (isBetween) found.push("");
      else found[found.length - 1] += sign;
    }
    return found.map((part) => part.trim()).filter(Boolean);
  }

  /** What follows a word for a leftover; `undefined` where the text begins with none. @param {string} text @returns {string | undefined} */
  function afterLeftover(text) {
    const found = galley.foods.plans.leftovers.find((/** @type {string} */ word) => text.toLowerCase().startsWith(word) && (/^( |$)/.test(text.slice(word.length)) || /['’]$/.test(word)));
    return found && text.slice(found.length).trim();
  }

  /**
   * Who eats how much, behind at signs; what is no number is named as unread.
   * @param {string} text @param {Person[]} people @param {string[]} unread
   */
  const shares = (text, people, unread) => text.split("@").slice(1).flatMap((share) => {
    const name = /^[\p{L}\p{N}_-]*/u.exec(share)?.[0] ?? "";
    const words = said(share.slice(name.length).replaceAll(",", ""));
    const part = words === "" ? fraction.one : fraction.read(words)?.value;
    if (!part) unread.push(`@${share.trim()}`);
    return part ? [{ name, part, id: people.find((person) => person.name.toLowerCase() === name.toLowerCase())?.id }] : [];
  });

  /**
   * A dish with who eats it; whoever is not known is named as unread, and then everybody eats it.
   * @param {string} text @param {(path: string) => any} recipeAt @param {Person[]} people @param {string[]} unread
   */
  function readMeal(text, recipeAt, people, unread) {
    const start = text.search(/\s@[\p{L}\p{N}]/u);
    const value = readDish(start < 0 ? text : text.slice(0, start), recipeAt, unread);
    const found = start < 0 ? [] : shares(text.slice(start), people, unread);
    if (found.length === 0) return value;
    const eaten = found.map(({ part }) => part).reduce(fraction.add);
    const known = amounts.get(value);
    if (known) known.eaten = eaten;
    if (known && !known.isPart) value.servings = fraction.text(eaten);
    const unknown = found.filter(({ id }) => id === undefined);
    unread.push(...unknown.map(({ name }) => `@${name}`));
    if (unknown.length === 0) value.eaters = Object.fromEntries(found.map(({ id, part }) => [id, fraction.text(part)]));
    return value;
  }

  /**
   * Servings, or how often a recipe is made that counts none; `undefined` for what it does not yield.
   * @param {Amount | undefined} amount @param {Yields} recipe
   */
  function readAmount(amount, { y, q }) {
    const whole = fraction.parse(y ?? 1);
    if (!amount) return whole;
    const word = amount.rest.toLowerCase();
    if (galley.foods.plans.servings.includes(word)) return y || !q ? amount.value : undefined;
    const yielded = word === "" ? galley.planFile.alone({ q }) : fraction.parse(q?.find(([, unit]) => unit?.toLowerCase() === word)?.[0] ?? "");
    return yielded && fraction.multiply(whole, fraction.divide(amount.value, yielded));
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
    const linked = /\[((?:\\.|[^\]\\])*)\]\(<?([^)>]+)>?\)/u.exec(text);
    if (linked) {
      const recipe = recipeAt(sourceOf(linked[2]));
      return recipe ? readRecipe(recipe, text, [text.slice(0, linked.index), text.slice(linked.index + linked[0].length)], unread) : { note: plain(linked[1]) };
    }
    const weighed = galley.planNote.read(text).figures ? null : /^(\d{1,5}(?:[.,]\d+)?)\s*g\s+(.+)$/.exec(text);
    const food = weighed && galley.foods.find(plain(weighed[2]));
    if (weighed && food) return { food: food.key, title: plain(weighed[2]), grams: Number(weighed[1].replace(",", ".")) };
    return { note: plain(text) };
  }

  /** @param {any} recipe @param {string} text of its dish @param {string[]} sides what stands before and behind the link @param {string[]} unread */
  function readRecipe(recipe, text, sides, unread) {
    const left = afterLeftover(sides[0].trim());
    const words = [left ?? sides[0], sides[1]].map(said).filter(Boolean);
    const read = left === undefined ? words.map(fraction.read).filter(Boolean) : [];
    const [amount] = read;
    const servings = readAmount(amount, recipe);
    if (!servings || read.length < words.length) unread.push(text);
    const made = servings ?? fraction.parse(recipe.y ?? 1);
    const value = { recipe: recipe.id, source: recipe.source, title: recipe.title, servings: fraction.text(made), ...(left === undefined ? {} : { leftover: true }) };
    amounts.set(value, { made, isStated: amount !== undefined, isPart: recipe.q !== undefined && recipe.y === undefined });
    return value;
  }

  /** The day of a week that a heading names. @param {string} heading @param {string} monday @returns {string | undefined} */
  function dayOf(heading, monday) {
    const words = heading.split(/[^\p{L}\p{N}./-]+/u).filter(Boolean);
    const date = words.find((word) => /^\d{4}-\d{2}-\d{2}$/.test(word));
    if (date) return days.week(monday).find((/** @type {string} */ day) => day === date);
    const index = galley.foods.plans.days.findIndex((/** @type {string[]} */ names) => names.includes((words[0] ?? "").toLowerCase().replace(/\.$/, "")));
    return index < 0 ? undefined : days.add(monday, index);
  }

  /** @param {string | undefined} name @returns {string | undefined} */
  const slotOf = (name) => days.slots[galley.foods.plans.slots.findIndex((/** @type {string[]} */ names) => names.includes(name?.trim().toLowerCase() ?? ""))];

  /**
   * What a plan file holds, and the lines nobody could read.
   * @param {string} text @param {string} week @param {(path: string) => any} recipeAt @param {Person[]} people
   * @returns {{ entries: Entry[], unread: string[] }}
   */
  function read(text, week, recipeAt, people = []) {
    const monday = days.monday(week);
    let [day, above] = /** @type {(string | undefined)[]} */ ([]);
    const entries = /** @type {Entry[]} */ ([]);
    const unread = /** @type {string[]} */ ([]);
    for (const line of text.split(/\r?\n/)) {
      const heading = /^(#{1,6})\s+(.+?)\s*$/.exec(line.replace(/[*_`]/g, ""));
      const item = /^[-*+]\s+(?:([^:[(]+):(?:\s|$)+)?(.*)$/.exec(line.replace(/^([-*+]\s+)\*\*([^*]+:)\*\*/, "$1$2"));
      if (heading) {
        const slot = day && slotOf(heading[2]);
        above = slot;
        if (slot) continue;
        day = dayOf(heading[2], monday);
        if (!day && heading[1].length > 1) unread.push(line);
      } else if (item) {
        const slot = item[1] === undefined ? above : slotOf(item[1]);
        if (!day || !slot) unread.push(line);
        else for (const part of parts(item[2])) entries.push({ day, slot, value: readMeal(part, recipeAt, people, unread) });
      }
    }
    entries.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : days.slots.indexOf(a.slot) - days.slots.indexOf(b.slot)));
    const nothing = galley.planDivision(entries, amounts, fraction.parse(Math.max(1, people.length)));
    unread.push(...nothing.map(({ title, leftover }) => (leftover ? `leftover ${title}` : title)));
    return { entries: entries.filter(({ value }) => !nothing.includes(value)), unread };
  }

  /** The sources of all recipes that a plan file links to. @param {string} text */
  const paths = (text) => [...new Set([...text.matchAll(/\]\(<?([^)>]+)>?\)/g)].map(([, link]) => sourceOf(link)))];

  Object.assign(galley.planFile, { read, readDish, paths });
})();
