// @ts-check
"use strict";

/** The planner: a week of six slots a day, what each day provides, and what is left to the goals. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { el, t, storage, days, goals, fraction, people } = galley;
  const MACROS = ["protein", "carbohydrate", "fat"];

  galley.ready(async () => {
    const page = /** @type {HTMLElement} */ (document.getElementById("planner"));
    const given = new URLSearchParams(location.search).get("day");
    let day = /^\d{4}-\d{2}-\d{2}$/.test(given ?? "") && !Number.isNaN(Date.parse(/** @type {string} */ (given))) ? /** @type {string} */ (given) : days.today();
    const head = el("div", { class: "plan-head" });
    const grid = el("div", { class: "plan-week" });
    const more = el("div", { class: "tool-actions" });
    const eaters = el("div", { class: "plan-people chips", role: "group", "aria-label": t("appForWhom") });
    page.append(head, eaters, grid, el("section", { class: "plan-goals", "aria-labelledby": "goals-title" }), more);
    try {
      await Promise.all([galley.foods.load(), galley.planPublished.load()]);
    } catch (error) {
      console.error(error);
      return page.replaceChildren(el("p", { class: "storage-state", role: "alert" }, t("appDataFailed")));
    }

    const goal = () => people.chosen().goals;
    const shareOf = (/** @type {any} */ value) => people.share(value, people.chosen().id);

    /** @param {string} id `2026-11-24/dinner/…` */
    const placeOf = (id) => { const [at, slot] = id.split("/"); return { day: at, slot }; };

    /**
     * Thousandths of a kilocalorie and milligrams that a dish provides, and whether these rest on one guess.
     * @typedef {{ amounts: (number | null)[], isAbout: boolean }} Known
     */

    /** @param {(number | null)[] | undefined} one @param {number} times @param {unknown} isAbout @returns {Known | undefined} */
    const multiplied = (one, times, isAbout) => one && { amounts: one.map((amount) => (amount === null ? null : amount * times)), isAbout: Boolean(isAbout) };

    /** What a dish provides for whoever is shown; `undefined` where nobody knows. @param {any} value @returns {Promise<Known | undefined>} */
    async function figures(value) {
      const share = fraction.number(shareOf(value));
      if (share === 0) return { amounts: [0, 0, 0, 0], isAbout: false };
      if (value.food) return multiplied(galley.foods.byKey(value.food)?.figures, (value.grams * share) / 100, false);
      if (!value.recipe) return undefined;
      const recipe = await galley.recipeOf(value.recipe);
      return multiplied(recipe?.f, share * fraction.number(fraction.parse(value.servings) ?? fraction.one), recipe?.b);
    }

    /** A decimal number where that is a short one, else a fraction: a sixth of a cake. @param {{ n: bigint, d: bigint }} count */
    function servings(count) {
      const { n, d } = count;
      if (100n % d === 0n) return galley.counted("servings", fraction.number(count));
      return galley.counted("servings", fraction.number(count), { count: `${n > d ? `${n / d}\u{a0}` : ""}${n % d}⁄${d}` });
    }

    /** @param {string} id @param {any} value @param {Known | undefined} known */
    function dish(id, value, known) {
      const title = value.title ?? value.note;
      const share = shareOf(value);
      const isOwn = share.n > 0n;
      const amount = value.recipe ? servings(fraction.multiply(share, fraction.parse(value.servings) ?? fraction.one)) : value.food ? t("grams", { count: galley.number(Math.round(value.grams * fraction.number(share))) }) : "";
      const others = () => people.all().filter((/** @type {any} */ one) => people.share(value, one.id).n > 0n).map((/** @type {any} */ { name }) => name).join(", ");
      const said = isOwn ? [value.leftover && t("appLeftover"), amount] : [t("appEatenBy", { names: others() })];
      const energy = isOwn && known && known.amounts[0] !== null ? galley.kilocalories(Math.round(known.amounts[0] / 1000), known.isAbout) : "";
      return el("li", { class: isOwn ? "dish" : "dish dish-other", draggable: "true", ondragstart: (/** @type {DragEvent} */ event) => { event.dataTransfer?.setData("text/plain", id); } },
        el("button", { class: "dish-open", type: "button", onclick: () => galley.planDialog.change(id, value) },
          el("span", { class: "dish-title" }, title), " ", el("span", { class: "dish-facts" }, [...said, energy].filter(Boolean).join(" · "))));
    }

    /** Moves a dish to another day or slot. @param {string} id @param {string} at @param {string} slot */
    function move(id, at, slot) {
      const value = storage.get("plan", id);
      const from = placeOf(id);
      if (value === undefined || (from.day === at && from.slot === slot)) return;
      galley.undoable(t("appMovedDish", { name: value.title ?? value.note }), () => {
        storage.remove("plan", id);
        storage.set("plan", `${at}/${slot}/${storage.newId()}`, value);
      });
    }

    /** What a day is to provide and what it does: kilocalories, then grams. @param {(Known | undefined)[]} all */
    function totals(all) {
      const wanted = [goal().calories, ...goals.grams(goal())];
      return { wanted, sums: wanted.map((_, index) => all.reduce((sum, one) => sum + (one?.amounts[index] ?? 0), 0) / 1000) };
    }

    /** What is missing on a day. @param {(Known | undefined)[]} all */
    function missing(all) {
      const { wanted, sums } = totals(all);
      return { energy: wanted[0] - sums[0], protein: wanted[1] - sums[1] };
    }

    /** What a day provides, dish by dish; what is not known is said, never counted as nothing. @param {(Known | undefined)[]} all @param {string} at */
    function summary(all, at) {
      const { wanted, sums } = totals(all);
      const isAbout = all.some((one) => one?.isAbout ?? false);
      const isPartly = all.some((one) => one === undefined || one.amounts.includes(null));
      return el("div", { class: "plan-sum", role: "group", "aria-label": t("appDaySum", { day: days.long(at) }) },
        gauge("energy", sums[0], wanted[0], "kilocalories", isAbout), ...MACROS.map((macro, index) => gauge(macro, sums[index + 1], wanted[index + 1], "grams", isAbout)),
        isPartly && el("p", { class: "day-unknown" }, t("appNotAllKnown")));
    }

    /** @param {string} kind @param {number} sum @param {number} wanted @param {string} unit @param {boolean} isAbout */
    function gauge(kind, sum, wanted, unit, isAbout) {
      const left = Math.round(wanted - sum);
      const words = left >= 0 ? t("appToGo", { amount: t(unit, { count: galley.number(left) }) }) : t("appOver", { amount: t(unit, { count: galley.number(-left) }) });
      const bar = el("span", { class: "gauge-bar", "aria-hidden": "true" }, el("span"));
      /** @type {HTMLElement} */ (bar.firstElementChild).style.inlineSize = `${wanted === 0 ? 0 : Math.min(100, (100 * sum) / wanted)}%`;
      return el("p", { class: `gauge gauge-${kind}${left < 0 ? " gauge-over" : ""}` },
        el("span", { class: "gauge-name" }, t(kind)), el("span", { class: "gauge-sum" }, (isAbout ? "≈ " : "") + galley.number(Math.round(sum))), bar, el("span", { class: "gauge-left" }, words));
    }

    /** @param {string} at @param {[string, any][]} entries of the day @param {Map<string, any>} known */
    function column(at, entries, known) {
      const isToday = at === days.today();
      const left = missing(entries.map(([id]) => known.get(id)));
      return el("section", { class: `plan-day${at === day ? " plan-day-shown" : ""}${isToday ? " plan-day-today" : ""}`, "aria-labelledby": `day-${at}` },
        el("h2", { class: "plan-day-name", id: `day-${at}` }, days.short(at), isToday && el("span", { class: "today-mark" }, ` ${t("appToday")}`)),
        ...days.slots.map((/** @type {string} */ slot) => slotBox(at, slot, entries.filter(([id]) => placeOf(id).slot === slot), known, left)),
        summary(entries.map(([id]) => known.get(id)), at));
    }

    /** @param {string} at @param {string} slot @param {[string, any][]} entries @param {Map<string, any>} known @param {{ energy: number, protein: number }} left of the day */
    function slotBox(at, slot, entries, known, left) {
      const name = t(`slot${slot[0].toUpperCase()}${slot.slice(1)}`);
      return el("div", { class: "slot", ondragover: (/** @type {DragEvent} */ event) => event.preventDefault(), ondrop: (/** @type {DragEvent} */ event) => {
        event.preventDefault();
        move(event.dataTransfer?.getData("text/plain") ?? "", at, slot);
      } },
      el("h3", { class: "slot-name" }, name), entries.length > 0 && el("ul", { class: "dishes" }, ...entries.map(([id, value]) => dish(id, value, known.get(id)))),
      el("button", { class: "slot-add", type: "button", "aria-label": t("appAddTo", { slot: name, day: days.long(at) }), onclick: () => galley.planDialog.add(at, slot, left) }, "+"));
    }

    function heading() {
      const picker = el("input", { class: "text-field", type: "date", value: day, "aria-label": t("appPickDay"), onchange: () => { if (picker.value) go(picker.value); } });
      const step = (/** @type {number} */ by, /** @type {string} */ sign, /** @type {string} */ label, /** @type {string} */ kind) =>
        el("button", { class: `round ${kind}`, type: "button", "aria-label": t(label), onclick: () => go(days.add(day, by)) }, sign);
      head.replaceChildren(step(-7, "‹", "appEarlierWeek", "by-week"), step(-1, "‹", "appEarlierDay", "by-day"),
        el("button", { class: "button", type: "button", onclick: () => go(days.today()) }, t("appToday")), picker,
        step(1, "›", "appLaterDay", "by-day"), step(7, "›", "appLaterWeek", "by-week"),
        el("p", { class: "plan-title" }, el("span", { class: "by-week" }, days.span(day)), el("span", { class: "by-day" }, days.long(day))));
    }

    /** @param {string} next */
    function go(next) {
      day = next;
      heading();
      show();
    }

    let round = 0;
    async function show() {
      const own = (round += 1);
      const week = days.week(day);
      const entries = storage.entries("plan").filter(([id]) => week.includes(placeOf(id).day));
      const known = new Map(await Promise.all(entries.map(async ([id, value]) => /** @type {[string, any]} */ ([id, await figures(value)]))));
      if (own !== round) return;
      grid.replaceChildren(...week.map((/** @type {string} */ at) => column(at, entries.filter(([id]) => placeOf(id).day === at), known)));
      galley.planActions(more, days.weekName(day), entries.map(([id, value]) => ({ ...placeOf(id), value })));
    }

    let start = /** @type {[number, number] | undefined} */ (undefined);
    grid.addEventListener("touchstart", ({ touches }) => { start = [touches[0].clientX, touches[0].clientY]; }, { passive: true });
    grid.addEventListener("touchend", ({ changedTouches }) => {
      const [x, y] = start ? [changedTouches[0].clientX - start[0], changedTouches[0].clientY - start[1]] : [0, 0];
      if (Math.abs(x) > 60 && Math.abs(x) > 2 * Math.abs(y)) go(days.add(day, x < 0 ? 1 : -1));
    }, { passive: true });

    galley.goalSliders(page.querySelector(".plan-goals"), goal, people.setGoals);
    galley.planPeople(eaters);
    let pending = 0;
    for (const collection of ["plan", "people", "settings"]) storage.subscribe(collection, () => { clearTimeout(pending); pending = setTimeout(show); });
    heading();
    show();
  });
})();
