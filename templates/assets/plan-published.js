// @ts-check
"use strict";

/**
 * Published plans as a starting point: each brings its dishes to the same days of the week that is shown, and the people
 * who eat them with their goals.
 */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { el, t, storage, fraction, days, people } = galley;
  /** @typedef {{ week: string, people: [string, number, number[], number[]][], others: number, entries: any[] }} Plan */

  /** @type {string[]} */
  let weeks = [];
  /** @type {Map<string, Plan>} */
  const plans = new Map();

  /** Called by `data/plans.js`. @param {string[]} names */
  galley.publishedPlans = (names) => { weeks = names; };
  /** Called by the script of a week. @param {Plan} plan */
  galley.publishedPlan = (plan) => { plans.set(plan.week, plan); };

  /** @param {string} week @returns {Promise<Plan | undefined>} */
  async function load(week) {
    await galley.load(`plans/${week}.js`, galley.home);
    return plans.get(week);
  }

  /** How much of a dish somebody eats, or everybody together; nothing at all where it is not for them. @param {any} entry @param {number} person below zero for everybody */
  function amount(entry, person) {
    const own = entry.e.filter(([eater]) => person < 0 || eater === person).map(([, text]) => fraction.parse(text) ?? fraction.zero);
    if (own.length === 0) return entry.e.length === 0 ? fraction.one : undefined;
    const sum = own.reduce(fraction.add, fraction.zero);
    return sum.n > 0n ? sum : undefined;
  }

  /**
   * The dish as the planner keeps it.
   * @param {any} entry @param {any} part of everybody who eats it @param {Map<string, any>} eaten by whom how much of that
   */
  function dish(entry, part, eaten) {
    const shared = (/** @type {any} */ value) => (eaten.size === 0 ? value : people.withParts(value, eaten));
    if (entry.r) return shared({ recipe: entry.r, source: entry.p, title: entry.t, servings: fraction.text(part) });
    if (entry.f) {
      const [food, title, milligrams, isAbout] = entry.f;
      return shared({ food, title, ...(isAbout ? { about: true } : {}), grams: Math.max(1, Math.round((milligrams * fraction.number(part)) / 10)) / 100 });
    }
    const stated = entry.n?.map((/** @type {number | null} */ figure) => (figure === null ? null : Math.round(figure * fraction.number(part))));
    const text = fraction.compare(part, fraction.one) === 0 ? entry.x : `${entry.x} × ${fraction.text(part)}`;
    return shared({ note: galley.planNote.write(text, stated) });
  }

  /**
   * @param {Plan} plan @param {number} person below zero for everybody @param {string} week that gets it
   * @param {string[]} ids of the people of the plan here; empty where nobody is to be told apart
   */
  const entries = (plan, person, week, ids = []) => plan.entries.flatMap((entry) => {
    const part = amount(entry, person);
    if (!part) return [];
    const own = entry.e.filter(([eater]) => ids[eater] !== undefined && (person < 0 || eater === person));
    const eaten = new Map(own.map(([eater, text]) => [ids[eater], fraction.parse(text) ?? fraction.zero]));
    return [{ day: days.week(days.monday(week))[entry.d], slot: days.slots[entry.s], value: dish(entry, part, eaten) }];
  });

  /** Plans write names in small letters. @param {string} name */
  const shown = (name) => name.slice(0, 1).toUpperCase() + name.slice(1);

  /**
   * The people of a plan in this browser, who join where nobody has their name; the first of them is whoever uses it as long
   * as nobody said who that is. Everybody keeps the goals they have here.
   * @param {Plan} plan @param {number} person below zero for everybody
   * @returns {string[]}
   */
  function join(plan, person) {
    return plan.people.map(([name, calories, split, grams], index) => {
      if (person >= 0 && index !== person) return "";
      const known = people.all().find((/** @type {any} */ other) => other.name.toLowerCase() === name.toLowerCase());
      if (known) return known.id;
      const id = storage.entries("people").length === 0 ? "me" : storage.newId();
      storage.set("people", id, { name: shown(name), calories, split, grams });
      return id;
    });
  }

  /** @param {string} from @param {number} person @param {string} week */
  async function take(from, person, week) {
    const plan = await load(from).catch(() => undefined);
    if (!plan) return galley.notice(t("appDataFailed"));
    galley.planTaken(week, () => entries(plan, person, week, join(plan, person)), plan.others > 0 ? galley.counted("appPlanOthers", plan.others) : "");
  }

  galley.planPublished = {
    load: () => galley.load("data/plans.js", galley.home),
    entries,

    /** What offers published plans for a week; nothing where there are none. @param {string} week */
    offer(week) {
      if (weeks.length === 0) return undefined;
      const people = el("select", { class: "filter-sort", "aria-label": t("appForWhom") });
      const names = el("select", { class: "filter-sort", "aria-label": t("appPublishedPlan"), onchange: showPeople }, ...weeks.map((name) => el("option", { value: name }, name)));
      names.value = weeks.includes(week) ? week : weeks[weeks.length - 1];

      async function showPeople() {
        const plan = await load(names.value).catch(() => undefined);
        people.replaceChildren(...[t("appEverybody"), ...(plan?.people ?? []).map(([name]) => shown(name))].map((name, index) => el("option", { value: index - 1 }, name)));
        people.hidden = (plan?.people ?? []).length < 2;
      }

      const details = el("details", { class: "plan-published", ontoggle: () => { if (details.open) showPeople(); } }, el("summary", {}, t("appPublishedPlan")),
        el("p", { class: "add-row" }, names, people,
          el("button", { class: "button", type: "button", onclick: () => take(names.value, Number(people.value || -1), week) }, t("appTakePlan"))));
      people.hidden = true;
      return details;
    },
  };
})();
