// @ts-check
"use strict";

/** The planner: a week of six slots a day, what each day provides, and what is left to the goals. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { el, t, storage, days, fraction, people, planFigures } = galley;
  const MACROS = ["protein", "carbohydrate", "fat"];

  galley.ready(async () => {
    const page = /** @type {HTMLElement} */ (document.getElementById("planner"));
    const given = new URLSearchParams(location.search).get("day");
    let day = days.isDay(given) ? /** @type {string} */ (given) : days.today();
    const head = el("div", { class: "plan-head" });
    const grid = el("div", { class: "plan-week" });
    const more = el("div", { class: "tool-actions" });
    const report = el("div", { class: "plan-report" });
    const eaters = el("div", { class: "plan-people chips", role: "group", "aria-label": t("appForWhom") });
    page.append(head, eaters, grid, el("section", { class: "plan-goals", "aria-labelledby": "goals-title" }), more, report);
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
     * A decimal number where that is a short one, else a fraction: a sixth of a cake.
     * @param {{ n: bigint, d: bigint }} count @param {boolean} isCounted whether the recipe counts servings
     */
    function servings(count, isCounted) {
      const { n, d } = count;
      const number = 100n % d === 0n ? galley.number(fraction.number(count)) : `${n > d ? `${n / d}\u{a0}` : ""}${n % d}⁄${d}`;
      if (isCounted) return galley.counted("servings", fraction.number(count), { count: number });
      return t("wholeRecipe") + (n === d ? "" : ` × ${number}`);
    }

    /** @param {string} id @param {any} value @param {any} known what all of it provides */
    function dish(id, value, known) {
      const title = value.title ? value.title + (value.remark ? ` (${value.remark})` : "") : galley.planNote.read(value.note).text || value.note;
      const share = shareOf(value);
      const isOwn = share.n > 0n;
      const amount = value.recipe ? servings(fraction.multiply(share, fraction.parse(value.servings) ?? fraction.one), known?.isCounted ?? true) : value.food ? t("grams", { count: galley.number(Math.round(value.grams * fraction.number(share))) }) : "";
      const others = () => people.all().filter((/** @type {any} */ one) => people.share(value, one.id).n > 0n).map((/** @type {any} */ { name }) => name).join(", ");
      const said = isOwn ? [value.leftover && t("appLeftover"), amount] : [t("appEatenBy", { names: others() })];
      const eaten = planFigures.portion(known, share);
      const { amounts: [own], knows: [isAll] } = eaten;
      const energy = isOwn && own !== null ? (isAll ? "" : "≥\u{a0}") + galley.kilocalories(planFigures.printed(own), isAll && planFigures.isAbout(eaten)) : "";
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

    /** What is missing on a day. @param {any} today @param {number[]} wanted */
    function missing({ sum: { amounts } }, wanted) {
      const [energy, protein] = [0, 1].map((index) => wanted[index] - (amounts[index] ?? 0) / 1000);
      return { energy, protein };
    }

    /** What a day provides; what is not known is said, never counted as nothing. @param {any} today @param {number[]} wanted @param {string} at */
    function summary({ sum, printed }, wanted, at) {
      const gauges = ["energy", ...MACROS].map((kind, index) => gauge(kind, printed[index] ?? 0, wanted[index], planFigures.sign(sum, index)));
      return el("div", { class: "plan-sum", role: "group", "aria-label": t("appDaySum", { day: days.long(at) }) }, ...gauges,
        sum.knows.includes(false) && el("p", { class: "day-unknown" }, t("appNotAllKnown")));
    }

    /** @param {string} kind @param {number} sum @param {number} wanted @param {string} sign before the sum */
    function gauge(kind, sum, wanted, sign) {
      const left = wanted - sum;
      const unit = kind === "energy" ? "kilocalories" : "grams";
      const words = left >= 0 ? t("appToGo", { amount: t(unit, { count: galley.number(left) }) }) : t("appOver", { amount: t(unit, { count: galley.number(-left) }) });
      const bar = el("span", { class: "gauge-bar", "aria-hidden": "true" }, el("span"));
      /** @type {HTMLElement} */ (bar.firstElementChild).style.inlineSize = `${wanted === 0 ? 0 : Math.min(100, (100 * sum) / wanted)}%`;
      return el("p", { class: `gauge gauge-${kind}${left < 0 ? " gauge-over" : ""}` },
        el("span", { class: "gauge-name" }, t(kind)), el("span", { class: "gauge-sum" }, sign + galley.number(sum)), bar, el("span", { class: "gauge-left" }, words));
    }

    /** @param {any} today of the one who is shown @param {number[]} wanted @param {[string, any][]} entries of the day @param {Map<string, any>} known */
    function column(today, wanted, entries, known) {
      const at = today.day;
      const isToday = at === days.today();
      const left = missing(today, wanted);
      return el("section", { class: `plan-day${at === day ? " plan-day-shown" : ""}${isToday ? " plan-day-today" : ""}`, "aria-labelledby": `day-${at}` },
        el("h2", { class: "plan-day-name", id: `day-${at}` }, days.short(at), isToday && el("span", { class: "today-mark" }, ` ${t("appToday")}`)),
        ...days.slots.map((/** @type {string} */ slot) => slotBox(at, slot, entries.filter(([id]) => placeOf(id).slot === slot), known, left)),
        summary(today, wanted, at));
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

    const picker = el("input", { class: "text-field", type: "date", min: days.first, max: days.last, "aria-label": t("appPickDay"), onchange: () => go(picker.value) });
    const [weekSpan, dayName] = [el("span", { class: "by-week" }), el("span", { class: "by-day" })];

    function heading() {
      const step = (/** @type {number} */ by, /** @type {string} */ sign, /** @type {string} */ label, /** @type {string} */ kind) =>
        el("button", { class: `round ${kind}`, type: "button", "aria-label": t(label), onclick: () => go(days.add(day, by)) }, sign);
      head.append(step(-7, "‹", "appEarlierWeek", "by-week"), step(-1, "‹", "appEarlierDay", "by-day"),
        el("button", { class: "button", type: "button", onclick: () => go(days.today()) }, t("appToday")), picker,
        step(1, "›", "appLaterDay", "by-day"), step(7, "›", "appLaterWeek", "by-week"),
        el("p", { class: "plan-title" }, weekSpan, dayName));
    }

    /** What stands in the heading is not made anew: a date is typed part by part. */
    function showDay() {
      if (picker.value !== day) picker.value = day;
      weekSpan.textContent = days.span(day);
      dayName.textContent = days.long(day);
    }

    /** A year that is typed begins as one of few figures: until it has all, the day stays. @param {string} next */
    function go(next) {
      if (!days.isDay(next)) return;
      day = next;
      showDay();
      show();
    }

    let round = 0;
    async function show() {
      const own = (round += 1);
      const week = days.week(day);
      const entries = storage.entries("plan").filter(([id]) => week.includes(placeOf(id).day));
      const known = new Map(await Promise.all(entries.map(async ([id, value]) => /** @type {[string, any]} */ ([id, await planFigures.dish(value)]))));
      if (own !== round) return;
      const eaten = entries.map(([id, value]) => ({ day: placeOf(id).day, value, dish: known.get(id) }));
      const weeks = people.all().map((/** @type {any} */ person) => planFigures.week(person, week, eaten));
      const shown = weeks.find((/** @type {any} */ { person }) => person.id === people.chosen().id);
      galley.redraw(grid, ...shown.days.map((/** @type {any} */ one) => column(one, shown.wanted, entries.filter(([id]) => placeOf(id).day === one.day), known)));
      galley.planReport(report, weeks);
      galley.planActions(more, days.weekName(day), entries.map(([id, value]) => ({ ...placeOf(id), value })));
    }

    let start = /** @type {[number, number] | undefined} */ (undefined);
    grid.addEventListener("touchstart", ({ touches }) => { start = [touches[0].clientX, touches[0].clientY]; }, { passive: true });
    grid.addEventListener("touchend", ({ changedTouches }) => {
      const [x, y] = start ? [changedTouches[0].clientX - start[0], changedTouches[0].clientY - start[1]] : [0, 0];
      const isLater = x < 0 === (getComputedStyle(grid).direction !== "rtl");
      if (Math.abs(x) > 60 && Math.abs(x) > 2 * Math.abs(y)) go(days.add(day, isLater ? 1 : -1));
    }, { passive: true });

    galley.goalSliders(page.querySelector(".plan-goals"), goal, people.setGoals);
    galley.planPeople(eaters);
    let pending = 0;
    for (const collection of ["plan", "people", "settings"]) storage.subscribe(collection, () => { clearTimeout(pending); pending = setTimeout(show); });
    heading();
    showDay();
    show();
  });
})();
