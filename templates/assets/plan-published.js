// @ts-check
"use strict";

/** Published plans as a starting point: each brings its dishes to the same days of the week that is shown. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { el, t, storage, fraction, days } = galley;
  /** @typedef {{ week: string, people?: string[], others: number, entries: any[] }} Plan */

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
    await galley.load(`plans/${week}.js`);
    return plans.get(week);
  }

  /** How much of a dish somebody eats, or everybody together; nothing at all where it is not for them. @param {any} entry @param {number} person below zero for everybody */
  function amount(entry, person) {
    const own = entry.e.filter(([eater]) => person < 0 || eater === person).map(([, text]) => fraction.parse(text) ?? fraction.zero);
    if (own.length === 0) return entry.e.length === 0 ? fraction.one : undefined;
    const sum = own.reduce(fraction.add, fraction.zero);
    return sum.n > 0n ? sum : undefined;
  }

  /** The dish as the planner keeps it. @param {any} entry @param {any} part */
  function dish(entry, part) {
    if (entry.r) return { recipe: entry.r, source: entry.p, title: entry.t, servings: fraction.text(part) };
    const read = galley.planFile.readDish(entry.x, () => undefined);
    if (read.food) return { ...read, grams: Math.round(read.grams * fraction.number(part)) || read.grams };
    return fraction.compare(part, fraction.one) === 0 ? read : { note: `${read.note} × ${fraction.text(part)}` };
  }

  /** @param {Plan} plan @param {number} person @param {string} week that gets it */
  const entries = (plan, person, week) => plan.entries.flatMap((entry) => {
    const part = amount(entry, person);
    return part ? [{ day: days.week(days.monday(week))[entry.d], slot: days.slots[entry.s], value: dish(entry, part) }] : [];
  });

  /** @param {string} from @param {number} person @param {string} week */
  async function take(from, person, week) {
    const plan = await load(from).catch(() => undefined);
    if (!plan) return galley.notice(t("appDataFailed"));
    const found = entries(plan, person, week);
    const said = plan.others > 0 ? ` ${t("appPlanOthers", { count: plan.others })}` : "";
    galley.undoable(galley.counted("appPlanTaken", found.length, { week }) + said, () => {
      for (const { day, slot, value } of found) storage.set("plan", `${day}/${slot}/${storage.newId()}`, value);
    });
  }

  galley.planPublished = {
    load: () => galley.load("data/plans.js"),
    entries,

    /** What offers published plans for a week; nothing where there are none. @param {string} week */
    offer(week) {
      if (weeks.length === 0) return undefined;
      const people = el("select", { class: "filter-sort", "aria-label": t("appForWhom") });
      const names = el("select", { class: "filter-sort", "aria-label": t("appPublishedPlan"), onchange: showPeople }, ...weeks.map((name) => el("option", { value: name }, name)));
      names.value = weeks.includes(week) ? week : weeks[weeks.length - 1];

      async function showPeople() {
        const plan = await load(names.value).catch(() => undefined);
        people.replaceChildren(...[t("appEverybody"), ...(plan?.people ?? [])].map((name, index) => el("option", { value: index - 1 }, name)));
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
