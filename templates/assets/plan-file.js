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
  /** @typedef {{ id: string, name: string, isNamed?: boolean }} Person */
  /** What is known of a recipe: servings, and other yields, each a number and a unit or `null`. @typedef {{ y?: string, q?: [string, string | null][] }} Yields */

  /** Without brackets that nothing closes: what stands behind would be within them. @param {string} text */
  function paired(text) {
    const open = /** @type {number[]} */ ([]);
    for (const { 0: sign, index } of text.matchAll(/[()[\]]/g)) {
      if ("([".includes(sign)) open.push(index); else open.pop();
    }
    return open.reduceRight((all, index) => all.slice(0, index) + all.slice(index + 1), text);
  }

  const folded = (/** @type {string} */ text) => text.replace(/[\s\p{Cc}]+/gu, " ").trim();

  /** Text that stays one item, as `PlanWriter` has it: without what would part dishes, or name people or recipes. @param {string} text */
  function plain(text) {
    const one = folded(text).replaceAll("; ", ", ").replaceAll(" + ", " & ").replace(/(?<=[ (])@/g, "at ").replaceAll("](", "] (");
    return folded(paired(one).replace(/, (?=[\p{N}[])/gu, " ").replace(/^@|(?:;| \+)$/g, ""));
  }

  /** What a note provides stands behind it in brackets. @param {string} text */
  const note = (text) => { const { text: said, figures } = galley.planNote.read(text); return galley.planNote.write(plain(said), figures); };
  /** @param {string} title */
  const titled = (title) => paired(folded(title).replace(/[[\]]/g, ""));
  /** @param {string} path */
  const link = (path) => encodeURI(`../${path}`).replace(/[()]/g, (sign) => (sign === "(" ? "%28" : "%29"));

  const servingsOf = (/** @type {any} */ value) => fraction.parse(value.servings) ?? fraction.one;
  /** @param {any} count */
  const counted = (count) => `${fraction.text(count)} ${fraction.compare(count, fraction.one) === 0 ? "serving" : "servings"}`;

  /** What a number alone counts of a recipe. @param {Yields} recipe */
  const alone = ({ q = [] }) => fraction.parse(q.find(([, unit]) => unit === null)?.[0] ?? "1");

  /** How much of a recipe is made. @param {any} count @param {Yields | undefined} recipe */
  const made = (count, recipe) => (!recipe || recipe.y ? counted(count) : fraction.text(fraction.multiply(count, alone(recipe))));

  /** What is planned to be left of a dish, in this week and later, before it is cooked again. @param {Entry} entry @param {Entry[]} later */
  function leftovers({ day, slot, value }, later) {
    let sum = fraction.zero;
    for (const { value: other, ...at } of later) {
      // On the same plate it is left of what was cooked before.
      if (other.recipe !== value.recipe || (other.leftover && at.day === day && at.slot === slot)) continue;
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

  /** Servings that are cooked of a dish: what is eaten of it, then and later. @param {Entry} entry @param {Entry[]} later */
  const cooked = (entry, later) => (entry.value.leftover ? fraction.zero : fraction.add(servingsOf(entry.value), leftovers(entry, later)));

  /** Each dish by day and meal with all that is planned behind it. @param {Entry[]} entries @returns {{ entry: Entry, later: Entry[] }[]} */
  function ordered(entries) {
    const order = (/** @type {Entry} */ { day, slot }) => `${day}${days.slots.indexOf(slot)}`;
    const all = [...entries].sort((a, b) => (order(a) < order(b) ? -1 : order(a) > order(b) ? 1 : 0));
    return all.map((entry, at) => ({ entry, later: all.slice(at + 1) }));
  }

  /** Whether there is anybody who eats something: whoever was to eat it may be gone. @param {any} value @param {Person[]} people */
  const isEaten = ({ eaters: own }, people) => !own || people.length === 0 || people.some(({ id }) => (fraction.parse(own[id] ?? "0") ?? fraction.zero).n > 0n);

  /** @param {Entry} entry @param {Entry[]} later entries @param {Person[]} people @param {Yields | undefined} recipe */
  function dish(entry, later, people, recipe) {
    const { value } = entry;
    // In a household of several the program has to be told who planned for themselves alone.
    const isOfOne = people.length === 1 && people[0].isNamed;
    const remark = value.remark ? ` (${plain(value.remark).replace(/[()]/g, "")})` : "";
    if (value.recipe) {
      const linked = `[${titled(value.title)}](${link(value.source)})`;
      const [eaten, rest] = [servingsOf(value), leftovers(entry, later)];
      // What is made and not eaten is left over: then the file has to say who eats how much.
      const named = value.eaters || value.leftover || rest.n > 0n || isOfOne ? eaters(value, eaten, people) : "";
      return value.leftover ? `leftover ${linked}${remark}${named}` : `${linked} *${made(cooked(entry, later), recipe)}*${remark}${named}`;
    }
    const named = value.eaters || isOfOne ? eaters(value, fraction.one, people) : "";
    return (value.food ? plain(galley.planFood.text(value)) : note(value.note)) + named;
  }

  /**
   * @param {string} week `2026-W48` @param {Entry[]} entries of all weeks: what is left over may be eaten in the next @param {Person[]} people
   * @param {(id: string) => Yields | undefined} recipeOf
   */
  function write(week, entries, people = [], recipeOf = () => undefined) {
    const all = ordered(entries.filter(({ value }) => isEaten(value, people)));
    const parts = days.week(days.monday(week)).flatMap((/** @type {string} */ day, /** @type {number} */ index) => {
      const meals = days.slots.flatMap((/** @type {string} */ slot, /** @type {number} */ place) => {
        const dishes = all.flatMap(({ entry, later }) => (entry.day === day && entry.slot === slot ? [dish(entry, later, people, recipeOf(entry.value.recipe))] : [])).filter(Boolean);
        return dishes.length === 0 ? [] : [`- ${days.slotNames[place]}: ${dishes.join("; ")}`];
      });
      return meals.length === 0 ? [] : [`## ${NAMES[index]}\n\n${meals.join("\n")}\n`];
    });
    return [`# Week ${Number(week.slice(6))}\n`, ...parts].join("\n");
  }

  galley.planFile = { write, alone, cooked, ordered, isEaten };
})();
