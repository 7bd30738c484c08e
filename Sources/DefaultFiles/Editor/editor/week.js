// @ts-check
import { ask, Refusal } from "./api.js";
import { announce, button, element, folded } from "./element.js";
import { askPerson, notify } from "./notice.js";
import { t } from "./words.js";

/**
 * @typedef {{ slot: string, start: number, title: string, note: string, energy?: number | null }} Item energy is that of a serving
 * @typedef {{ date: string, weekday: string, items: Item[] }} Day
 * @typedef {{ week: string, span: string, page: string, shown: string, version: string, text: string, slots: string[], days: Day[] }} Week
 */

const day = 86_400_000;
/** How far the pointer goes before it drags. */
const slack = 6;
/** More recipes are found by searching. */
const most = 40;

const standardMeals = {
  Breakfast: "slotBreakfast", "Morning Snack": "slotMorningSnack", Lunch: "slotLunch", "Afternoon Snack": "slotAfternoonSnack",
  Dinner: "slotDinner", "Evening Snack": "slotEveningSnack",
};

/** What a meal is called; people name others as they like. @param {string} slot as plans name it in English */
const mealName = (slot) => standardMeals[slot] ? t(standardMeals[slot]) : slot;

/** The ISO 8601 week of a day, as `2026-W47`. @param {Date} date at noon UTC */
export const weekOf = (date) => {
  const thursday = new Date(date.getTime() + (4 - (date.getUTCDay() || 7)) * day);
  const first = Date.UTC(thursday.getUTCFullYear(), 0, 1, 12);
  const number = 1 + Math.floor((thursday.getTime() - first) / day / 7);
  return `${String(thursday.getUTCFullYear()).padStart(4, "0")}-W${String(number).padStart(2, "0")}`;
};

/** At noon UTC, of the day it is here. */
const today = () => {
  const now = new Date();
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate(), 12));
};

const thisWeek = () => weekOf(today());

/** @param {string} date */
const noon = (date) => new Date(`${date}T12:00:00Z`);

/** The plan of a week: dishes are dragged, or moved with the arrow keys, from meal to meal. */
class WeekPlan {
  /** @param {HTMLElement} main @param {Week} week @param {any[]} recipes */
  constructor(main, week, recipes) {
    this.week = week;
    /** The week that was asked for last: news of the one before do not keep the page from turning. */
    this.name = week.week;
    /** How often the file was asked for or written: an answer that another one has overtaken says nothing any more. */
    this.news = 0;
    /** Whether a dish hangs at the pointer: what it was taken from is not drawn anew meanwhile, but afterwards. */
    this.isDragging = false;
    this.isStale = false;
    this.recipes = recipes.filter(({ isArchived, isBroken }) => !isArchived && !isBroken);
    this.heading = element("h1", { class: "week-title" });
    this.grid = element("div", { class: "week-grid" });
    this.found = element("ul", { class: "week-recipes" });
    this.search = element("input", { class: "search-input", type: "search", "aria-label": t("editPlanSearch"), placeholder: t("editPlanSearchShort"), autocomplete: "off", input: () => this.showRecipes() });
    this.file = element("p", { class: "edit-count week-file" });
    main.replaceChildren(
      element("div", { class: "edit-list-head week-head" }, this.heading,
        element("nav", { class: "edit-buttons", "aria-label": t("editWeeks") },
          button("‹", () => void this.go(-7), { class: "button edit-icon", "aria-label": t("appEarlierWeek"), id: "week-before" }),
          button(t("editThisWeek"), () => void this.show(thisWeek())),
          button("›", () => void this.go(7), { class: "button edit-icon", "aria-label": t("appLaterWeek"), id: "week-after" }))),
      this.file,
      element("div", { class: "week-panes" }, this.grid,
        element("section", { class: "week-palette", "aria-label": t("recipes") },
          element("div", { class: "search" }, this.search), this.found)));
    this.draw();
    this.showRecipes();
    this.listen();
    addEventListener("pagehide", () => this.events?.close());
  }

  // Weeks

  /** The page of the week is another one when its plan is; it is heard of even where there is none yet. */
  listen() {
    this.events?.close();
    this.events = new EventSource(`/.galley/events?page=/${this.week.page}`);
    this.events.addEventListener("state", () => void this.refresh());
  }

  /** @param {number} days */
  go(days) { return this.show(weekOf(new Date(noon(this.week.days[0].date).getTime() + days * day))); }

  /** @param {string} name */
  show(name) {
    this.name = name;
    return this.refresh();
  }

  /** Shows an answer; what is still on its way was asked before it. @param {any} week */
  take(week) {
    this.news += 1;
    const isAnother = week.week !== this.week.week;
    this.week = week;
    this.draw();
    if (!isAnother) return;
    history.replaceState(null, "", `/edit?week=${week.week}`);
    this.listen();
  }

  /** What something else wrote is shown as well. */
  refresh() {
    return this.attempt(async () => {
      this.isStale = this.isDragging;
      if (this.isDragging) return;
      this.news += 1;
      const news = this.news;
      const week = await ask("week", { week: this.name }).catch((problem) => {
        if (news === this.news) this.name = this.week.week;
        throw problem;
      });
      if (news !== this.news || (week.week === this.week.week && week.version === this.week.version)) return;
      if (this.isDragging) this.isStale = true;
      else this.take(week);
    });
  }

  /** Says what went wrong, and shows what there is. @param {() => Promise<void>} work */
  async attempt(work) {
    try {
      await work();
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      notify(problem.text);
      if (problem.status === 409) await this.refresh();
    }
  }

  // Showing

  draw() {
    const { days, slots, shown, span, week } = this.week;
    const now = today().toISOString().slice(0, 10);
    this.heading.textContent = span;
    document.title = `${week} – ${t("editTitle")}`;
    this.file.textContent = t("editWeekHelp", { file: shown });
    this.grid.replaceChildren(...days.map(({ date, weekday, items }, index) => element("section", { class: date === now ? "week-day week-day-today" : "week-day", "aria-labelledby": `day-${index}` },
      element("h2", { id: `day-${index}` }, weekday, element("span", {}, ` ${noon(date).getUTCDate()}`,
        date === now ? element("span", { class: "today-mark" }, ` ${t("appToday")}`) : null)),
      ...slots.map((slot) => this.meal(index, slot, items.filter((item) => item.slot === slot))))));
    if (this.wanted) {
      /** @type {HTMLElement | undefined} */ ([...this.grid.querySelectorAll(".week-item")].find((item) => this.wanted?.(item)))?.focus();
      this.wanted = undefined;
    }
  }

  /** @param {number} index @param {string} slot @param {Item[]} items */
  meal(index, slot, items) {
    const name = this.week.days[index].weekday;
    return element("div", { class: items.length > 0 ? "week-meal" : "week-meal week-meal-empty", "data-day": index, "data-slot": slot },
      element("h3", {}, mealName(slot)),
      element("ul", {}, ...items.map((item) => element("li", {}, this.dish(index, item, name)))),
      button("+", () => void this.add(index, slot), { class: "week-add", "aria-label": t("appAddTo", { slot: mealName(slot), day: name }), title: t("editAddDish") }));
  }

  /** @param {number} index @param {Item} item @param {string} name */
  dish(index, item, name) {
    return element("button", {
      type: "button", class: "week-item", "data-start": item.start,
      "aria-label": t("editDishHelp", { name: item.note ? `${item.title}, ${item.note}` : item.title, slot: mealName(item.slot), day: name }),
      keydown: (/** @type {KeyboardEvent} */ event) => this.key(event, index, item),
      pointerdown: (/** @type {PointerEvent} */ event) => this.drag(event, { kind: "move", start: item.start }, item.title),
    }, element("span", { class: "week-handle", "aria-hidden": "true" }, "⠿"), element("span", { class: "week-dish" }, item.title),
    item.note || item.energy ? element("span", { class: "week-note" }, [item.note, item.energy ? `${t("perServing")} ${t("kilocalories", { count: item.energy })}` : ""].filter(Boolean).join(" · ")) : null);
  }

  showRecipes() {
    const words = folded(this.search.value).split(/\s+/).filter(Boolean);
    const fits = this.recipes.filter(({ title, tags }) => words.every((word) => folded([title, ...tags].join(" ")).includes(word)));
    this.found.replaceChildren(...fits.slice(0, most).map((recipe) => element("li", {},
      element("button", { type: "button", class: "week-item", click: () => void this.askPlace(recipe),
        pointerdown: (/** @type {PointerEvent} */ event) => this.drag(event, { kind: "add", recipe: recipe.path }, recipe.title) },
      element("span", { class: "week-handle", "aria-hidden": "true" }, "⠿"), element("span", { class: "week-dish" }, recipe.title)))),
    ...(fits.length > most ? [element("li", { class: "edit-count" }, t("editMoreToSearch", { count: fits.length - most }))] : []));
  }

  // Changing

  /**
   * Changes a plan as it was seen; the server refuses what is meant for another one than there is by now.
   *
   * @param {Record<string, any>} change
   * @param {string} said
   * @param {Week} seen
   */
  change(change, said, seen = this.week) {
    return this.attempt(async () => {
      const { week, version, text } = seen;
      const after = await ask("plan", { week, version, ...change });
      // Somebody may look at another week by now.
      if (this.name === week) this.take(after);
      announce(said);
      notify(said, { label: t("appUndo"), run: () => void this.change({ kind: "restore", text }, t("editAsBefore"), after) });
    });
  }

  /** @param {Item} item @param {number} index @param {string} slot */
  move(item, index, slot) {
    const target = this.week.days[index];
    if (!target) return;
    this.wanted = (shown) => {
      const meal = /** @type {HTMLElement} */ (shown.closest(".week-meal"));
      return meal.dataset.day === String(index) && meal.dataset.slot === slot && shown.querySelector(".week-dish")?.textContent === item.title;
    };
    void this.change({ kind: "move", start: item.start, date: target.date, slot }, `${item.title}: ${mealName(slot)}, ${target.weekday}`);
  }

  /** @param {KeyboardEvent} event @param {number} index @param {Item} item */
  key(event, index, item) {
    const { slots } = this.week;
    const place = slots.indexOf(item.slot);
    const [days, meals] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? [0, 0];
    if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      void this.change({ kind: "remove", start: item.start }, t("editTakenAway", { name: item.title }));
    } else if (days !== 0 || meals !== 0) {
      event.preventDefault();
      const slot = slots[place + meals];
      if (slot) this.move(item, index + days, slot);
    }
  }

  /** Asks what is eaten at a meal. @param {number} index @param {string} slot */
  async add(index, slot) {
    const input = element("input", { class: "edit-line", list: "week-known", "aria-label": t("editDish"), placeholder: t("editDishExample"), autocomplete: "off", autofocus: true });
    const answer = await askPerson(`${mealName(slot)}, ${this.week.days[index].weekday}`, [
      element("label", { class: "edit-fact" }, element("span", {}, t("editDishLabel")), input),
      element("datalist", { id: "week-known" }, ...this.recipes.map(({ title }) => element("option", { value: title })))],
    [{ label: t("cancel"), value: "" }, { label: t("editPlanIt"), value: "add", isPrimary: true }]);
    const words = input.value.trim();
    if (answer !== "add" || words === "") return;
    const recipe = this.recipes.find(({ title }) => folded(title) === folded(words));
    await this.change({ kind: "add", date: this.week.days[index].date, slot, ...(recipe ? { recipe: recipe.path } : { text: words }) }, `${words}: ${mealName(slot)}`);
  }

  /** Asks where a recipe goes, for those who do not drag. @param {any} recipe */
  async askPlace(recipe) {
    const days = element("select", { class: "edit-line", "aria-label": t("appDay") },
      ...this.week.days.map(({ weekday }, index) => element("option", { value: index }, weekday)));
    const slots = element("select", { class: "edit-line", "aria-label": t("appMeal") }, ...this.week.slots.map((slot) => element("option", { value: slot }, mealName(slot))));
    slots.value = "Dinner";
    const answer = await askPerson(recipe.title, [
      element("label", { class: "edit-fact" }, element("span", {}, t("appDay")), days), element("label", { class: "edit-fact" }, element("span", {}, t("appMeal")), slots)],
    [{ label: t("cancel"), value: "" }, { label: t("editPlanIt"), value: "add", isPrimary: true }]);
    if (answer !== "add") return;
    await this.change({ kind: "add", recipe: recipe.path, date: this.week.days[Number(days.value)].date, slot: slots.value }, `${recipe.title}: ${mealName(slots.value)}`);
  }

  // The pointer

  /** Fingers drag by the handle, so that they can scroll elsewhere. @param {PointerEvent} event @param {Record<string, any>} change @param {string} title */
  drag(event, change, title) {
    const target = /** @type {HTMLElement} */ (event.target);
    const source = /** @type {HTMLElement} */ (event.currentTarget);
    if (event.button !== 0 || (event.pointerType !== "mouse" && !target.closest(".week-handle"))) return;
    if (this.isDragging) return;
    const seen = this.week;
    this.isDragging = true;
    /** @type {HTMLElement | null} */
    let ghost = null;
    /** @type {HTMLElement | null} */
    let meal = null;
    const follow = (/** @type {PointerEvent} */ moved) => {
      if (moved.pointerId !== event.pointerId) return;
      if (!ghost && Math.hypot(moved.clientX - event.clientX, moved.clientY - event.clientY) < slack) return;
      if (!ghost) {
        ghost = /** @type {HTMLElement} */ (element("div", { class: "week-item week-ghost", "aria-hidden": "true" }, title));
        document.body.append(ghost);
        source.classList.add("edit-dragged");
      }
      ghost.style.translate = `${moved.clientX + 8}px ${moved.clientY + 8}px`;
      const over = /** @type {HTMLElement | null} */ (document.elementFromPoint(moved.clientX, moved.clientY)?.closest(".week-meal") ?? null);
      if (over === meal) return;
      meal?.classList.remove("week-drop");
      over?.classList.add("week-drop");
      meal = over;
    };
    const finish = (/** @type {PointerEvent} */ ended) => {
      if (ended.pointerId !== event.pointerId) return;
      removeEventListener("pointermove", follow);
      removeEventListener("pointerup", finish);
      removeEventListener("pointercancel", finish);
      source.classList.remove("edit-dragged");
      meal?.classList.remove("week-drop");
      this.isDragging = false;
      if (this.isStale) void this.refresh();
      if (!ghost) return;
      ghost.remove();
      // What was dragged is not clicked as well.
      source.addEventListener("click", (click) => click.stopImmediatePropagation(), { capture: true, once: true });
      if (ended.type !== "pointerup" || !meal) return;
      const { date, weekday } = this.week.days[Number(meal.dataset.day)];
      void this.change({ ...change, date, slot: meal.dataset.slot }, `${title}: ${mealName(meal.dataset.slot ?? "")}, ${weekday}`, seen);
    };
    source.setPointerCapture(event.pointerId);
    // Of the whole page: keys may have the dish drawn anew while it is dragged.
    addEventListener("pointermove", follow);
    addEventListener("pointerup", finish);
    addEventListener("pointercancel", finish);
  }
}

/** Shows a week; this one where none is named. @param {HTMLElement} main @param {string} name */
export const showWeek = async (main, name) => {
  for (const link of document.querySelectorAll(".site-navigation a")) {
    if (link.getAttribute("href") === "/edit?week") link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  const [week, { recipes }] = await Promise.all([ask("week", { week: name || thisWeek() }), ask("recipes")]);
  return new WeekPlan(main, week, recipes);
};
