// @ts-check
"use strict";

/**
 * Plan files, read as the program does it: the forms that `plan-file.js` writes, and those that people write most, in any
 * language of plans. The words come with the foods (`galley.foods.plans`).
 */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { days, fraction, planDish, planLeftover, planWeek } = galley;
  /** @typedef {{ day: string, slot: string, value: any }} Entry */
  /** @typedef {{ id: string, name: string }} Person */
  /** @typedef {{ heading?: { level: number, text: string }, item?: { indent: number, isNumbered: boolean, content: string }, line: string }} Line */

  /**
   * Whether a line is the last of those that nothing is read of, from the line that opens them on: a fence or a comment, as
   * `MarkdownHiddenBlock` has it; `undefined` for a line that opens none.
   * @param {string} own @returns {((line: string, opens: boolean) => boolean) | undefined}
   */
  function hidden(own) {
    if (own.startsWith("<!--")) return (line, opens) => (opens ? line.slice(2) : line).includes("-->");
    const [fence] = /^`{3,}(?=[^`]*$)|^~{3,}/.exec(own) ?? [];
    return fence && ((line, opens) => !opens && line.startsWith(fence) && line === fence[0].repeat(line.length));
  }

  /** Headings and list items, without what stands in fences and comments. @param {string} text @returns {Line[]} */
  function linesOf(text) {
    const found = /** @type {Line[]} */ ([]);
    let isLast = /** @type {ReturnType<typeof hidden>} */ (undefined);
    for (const line of planWeek.withoutFront(text).split(/\r\n|\r|\n/)) {
      const own = line.trim();
      const block = isLast ?? hidden(own);
      if (block) {
        isLast = block(own, isLast === undefined) ? undefined : block;
      } else {
        const heading = /^ {0,3}(#{1,6})[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/.exec(line);
        const isRule = /^([-*_])( *\1){2,} *$|^([-*_+]) +\3$/.test(own);
        const item = /^([ \t]*)(?:[-*+]|(\d{1,9})[.)])(?=[ \t]|$)(.*)$/.exec(line);
        if (heading && heading[2] !== "") found.push({ line: own, heading: { level: heading[1].length, text: heading[2].replace(/[*_`]/g, "").trim() } });
        else if (item && !isRule) found.push({ line: own, item: { indent: item[1].replace(/\t/g, "    ").length, isNumbered: item[2] !== undefined, content: item[3].trim() } });
      }
    }
    return found;
  }

  /** The words before the first colon outside links, and what stands behind it. @param {string} content @returns {{ name?: string, rest: string }} */
  function named(content) {
    const found = /^([^[(]*?):(?=$|[ *_])/.exec(content);
    const name = found?.[1].replace(/[*_`]/g, "").trim();
    if (!found || !name || planLeftover.afterWord(name) !== undefined) return { rest: content };
    const rest = content.slice(found[0].length).trim();
    // The end of a bold “**Dinner:**”.
    return { name, rest: /^[*_]/.test(content) ? rest.replace(content.startsWith("*") ? /^[* ]+/ : /^[_ ]+/, "") : rest };
  }

  /** In the order of days and meals. @param {{ day: string, slot: string }[]} entries */
  function sort(entries) {
    const order = (/** @type {{ day: string, slot: string }} */ { day, slot }) => `${day}/${days.slots.indexOf(slot)}`;
    entries.sort((a, b) => (order(a) < order(b) ? -1 : order(a) > order(b) ? 1 : 0));
  }

  /** The dishes of a file, each with its place. @param {string} text @param {string} monday @param {string | undefined} occasion @param {(dish: string) => any} read @param {string[]} unread */
  function dishesOf(text, monday, occasion, read, unread) {
    const found = /** @type {any[]} */ ([]);
    let [day, above] = [occasion, /** @type {string | undefined} */ (undefined)];
    let meal = /** @type {{ slot?: string, indent: number } | undefined} */ (undefined);
    for (const { line, heading, item } of linesOf(text)) {
      if (heading) {
        const slot = day && planLeftover.slotOf(heading.text);
        [above, meal] = [slot || undefined, undefined];
        if (slot) continue;
        const next = planWeek.dayOf(heading.text, monday);
        // A title names no day, and ends none where a file has but one.
        day = next ?? (heading.level === 1 ? occasion : undefined);
        if (!next && heading.level > 1) unread.push(line);
      } else if (item) {
        const isNested = meal !== undefined && item.indent >= meal.indent + 2;
        const { name, rest } = isNested ? { name: undefined, rest: item.content } : named(item.content);
        const slot = isNested ? meal?.slot : name === undefined ? above : planLeftover.slotOf(name);
        if (!isNested) meal = { slot, indent: item.indent };
        if (!day || !slot || item.isNumbered) unread.push(line);
        else for (const part of planDish.parts(rest)) found.push({ day, slot, ...read(part) });
      }
    }
    sort(found);
    return found;
  }

  /** What a leftover is left of, once all before it is known. @param {any} dish @param {Entry[]} before @param {string[]} unread @returns {any[]} values */
  function leftovers({ left, ...at }, before, unread) {
    const found = planLeftover.sources(left, at, before).filter((/** @type {Entry} */ { value }) => value.recipe);
    if (found.length > 0) {
      const origins = new Set(found.map((/** @type {Entry} */ { value }) => planDish.amounts.get(value)?.origin ?? value));
      return [...origins].map((origin) => planDish.leftOf(planDish.amounts.get(origin).from, origin, left.remark));
    }
    const hasPlace = left.slot || left.date || left.weekday !== undefined;
    // What is left of a recipe may be of the week before.
    if (left.recipe && !hasPlace) return [planDish.leftOf(left.made, undefined, left.remark)];
    unread.push(left.text);
    return [{ note: left.text }];
  }

  /** As a file has it. @param {any} share */
  const SHARE = ({ name, part, unit }) => `${name} ${fraction.text(part)} ${unit}`.trim();

  /**
   * What a plan file holds, and what of it nobody could read.
   * @param {string} text @param {string} week @param {(path: string) => any} recipeAt @param {Person[]} people @param {string} [occasion] the only day of the file
   * @returns {{ entries: Entry[], unread: string[] }}
   */
  function read(text, week, recipeAt, people = [], occasion = undefined) {
    const unread = /** @type {string[]} */ ([]);
    const entries = /** @type {Entry[]} */ ([]);
    const dishes = dishesOf(text, days.monday(week), occasion, (dish) => planDish.read(dish, recipeAt, people, unread), unread);
    for (const { day, slot, value, left, shares } of dishes) {
      const values = left ? leftovers({ left, day, slot }, entries, unread) : value ? [value] : [];
      for (const one of values) {
        if (planDish.give(one, shares)) entries.push({ day, slot, value: one });
        else {
          // How much is eaten is unknown, which is more than nothing.
          entries.push({ day, slot, value: { note: one.title ?? one.note } });
          unread.push(`${one.title ?? one.food ?? one.note} @${shares.map(SHARE).join(" @")}`);
        }
      }
    }
    const nothing = galley.planDivision(entries, planDish.amounts, fraction.parse(Math.max(1, people.length)));
    unread.push(...nothing.map(({ title, leftover }) => (leftover ? `leftover ${title}` : title)));
    // Of a leftover there is nothing; of other dishes nobody knows how much is made.
    const known = (/** @type {Entry} */ { value, ...at }) => (!nothing.includes(value) ? [{ ...at, value }] : value.leftover ? [] : [{ ...at, value: { note: value.title } }]);
    return { entries: entries.flatMap(known), unread };
  }

  /** The sources of all recipes that a plan file links to, of each the paths it may mean. @param {string} text */
  const paths = (text) => [...new Set(planDish.sources(text).flatMap(planDish.candidates))];

  Object.assign(galley.planFile, { read, paths });
})();
