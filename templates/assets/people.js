// @ts-check
"use strict";

/** Who a plan is for: goals of their own, and how much of a dish each of them eats. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { t, storage, goals, fraction } = galley;
  /** `isNamed`: somebody said the name. @typedef {{ id: string, name: string, isNamed: boolean, goals: { calories: number, split: number[] } }} Person */

  /** Whoever uses this browser first, the others in the order in which they came. @returns {Person[]} */
  function all() {
    const kept = new Map(storage.entries("people"));
    const ids = ["me", ...[...kept.keys()].filter((id) => id !== "me").sort()];
    return ids.map((id) => {
      const { name, ...own } = kept.get(id) ?? {};
      return { id, name: name ?? t("appMe"), isNamed: Boolean(name), goals: own.split ? own : goals.usual };
    });
  }

  /** The one whose goals and sums are shown. @returns {Person} */
  const chosen = () => all().find(({ id }) => id === storage.get("settings", "person")) ?? all()[0];

  /** The parts people eat: equal ones where nothing else is said. Whoever is gone eats nothing. @param {any} value of a plan @returns {Map<string, any>} */
  const parts = ({ eaters }) => new Map(all().flatMap(({ id }) => {
    if (!eaters) return [[id, fraction.one]];
    return id in eaters ? [[id, fraction.parse(eaters[id]) ?? fraction.zero]] : [];
  }));

  galley.people = {
    all,
    chosen,
    parts,
    /** @param {string} id */
    choose: (id) => storage.set("settings", "person", id === "me" ? undefined : id),

    /** The goals of the one who is shown. @param {{ calories: number, split: number[] }} next */
    setGoals(next) {
      const { id } = chosen();
      // Grams that a plan stated are those of the goals before.
      const { grams, ...kept } = storage.get("people", id) ?? {};
      storage.set("people", id, { ...kept, ...next });
    },

    /** How much of a dish somebody eats. @param {any} value of a plan @param {string} id */
    share(value, id) {
      const eaten = parts(value);
      const sum = [...eaten.values()].reduce(fraction.add, fraction.zero);
      return sum.n === 0n ? fraction.zero : fraction.divide(eaten.get(id) ?? fraction.zero, sum);
    },

    /** A dish with other parts; equal ones of everybody are not kept. @param {any} value @param {Map<string, any>} eaten */
    withParts({ eaters, ...value }, eaten) {
      const some = [...eaten].filter(([, part]) => part.n > 0n);
      const isEqual = all().length === some.length && some.every(([, part]) => fraction.compare(part, some[0][1]) === 0);
      return isEqual || some.length === 0 ? value : { ...value, eaters: Object.fromEntries(some.map(([id, part]) => [id, fraction.text(part)])) };
    },
  };
})();
