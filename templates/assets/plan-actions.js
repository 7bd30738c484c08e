// @ts-check
"use strict";

/** What can be done with a planned week: shop for it, keep it as a file, take one over, empty it. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { el, t, storage, fraction, days, people, planFile, planFood, planNote } = galley;
  /** @typedef {{ day: string, slot: string, value: any }} Entry */

  /** All that is planned, of every week. @returns {Entry[]} */
  const planned = () => storage.entries("plan").map((/** @type {[string, any]} */ [id, value]) => { const [day, slot] = id.split("/"); return { day, slot, value }; });

  /**
   * Servings of each recipe of the week join what is on the list already, where they take the place of those the week has
   * brought before: whoever shops for it again after a change buys what it needs now, and nothing twice.
   * What a plan file says is made is bought, for leftovers, too.
   * @param {string} week
   */
  function shop(week) {
    const recipes = /** @type {Map<string, any>} */ (new Map());
    const dates = days.week(days.monday(week));
    const eaten = planned().filter(({ value }) => planFile.isEaten(value, people.all()));
    const own = planFile.ordered(eaten).filter((/** @type {any} */ { entry }) => dates.includes(entry.day));
    for (const { entry, later } of own) {
      const { value } = entry;
      if (!value.recipe || value.leftover) continue;
      const own = planFile.cooked(entry, later);
      recipes.set(value.recipe, { title: value.title, own: fraction.add(recipes.get(value.recipe)?.own ?? fraction.zero, own) });
    }
    const parsed = (/** @type {string | undefined} */ text) => fraction.parse(text ?? "") ?? fraction.zero;
    galley.undoable(galley.counted("appOnList", recipes.size), () => {
      for (const [id, { servings, weeks: { [week]: before, ...weeks } = {}, ...entry }] of storage.entries("basket")) {
        if (before === undefined) continue;
        const left = fraction.subtract(parsed(servings), parsed(before));
        storage.set("basket", id, left.n > 0n ? { ...entry, weeks, servings: fraction.text(left) } : undefined);
      }
      for (const [id, { title, own }] of recipes) {
        const known = storage.get("basket", id);
        storage.set("basket", id, { title, servings: fraction.text(fraction.add(parsed(known?.servings), own)), weeks: { ...known?.weeks, [week]: fraction.text(own) } });
      }
      shopFoods(week, own.flatMap((/** @type {any} */ { entry: { value } }) => foodOf(value) ?? []));
    });
  }

  /** What is bought of a dish that is no recipe: a food, or what begins with an amount. @param {any} value @returns {string | undefined} */
  function foodOf(value) {
    const { food, note } = value;
    if (food) return planFood.text(value);
    return note !== undefined && planFood.startsWithAmount(note) && !planNote.read(note).figures ? note : undefined;
  }

  /** What stays keeps its tick. @param {string} week @param {string[]} texts */
  function shopFoods(week, texts) {
    for (const [id, item] of storage.entries("items")) {
      if (item.week !== week) continue;
      const place = texts.indexOf(item.text);
      if (place < 0) storage.remove("items", id); else texts.splice(place, 1);
    }
    for (const text of texts) storage.set("items", storage.newId(), { text, week });
  }

  /** What makes two dishes of a meal one: the same thing, as much of it, for the same people in the same parts. @param {Entry} entry */
  function identity({ day, slot, value }) {
    const amount = fraction.parse(value.servings ?? value.grams ?? 1) ?? fraction.one;
    const shares = people.all().map((/** @type {any} */ { id }) => fraction.text(people.share(value, id)));
    return JSON.stringify([day, slot, value.recipe ?? value.food ?? value.note, fraction.text(amount), Boolean(value.leftover), value.remark ?? "", shares]);
  }

  /**
   * Puts dishes into the plan but for those that stand there already: a plan that is taken over twice is there once.
   * @param {string} week @param {() => Entry[]} dishes @param {string} said what else there is to say
   */
  galley.planTaken = (week, dishes, said) => {
    let [added, known] = [0, 0];
    const undo = storage.record(() => {
      // Whoever comes with the dishes is there before shares are compared.
      const brought = dishes();
      const there = planned().map(identity);
      for (const entry of brought) {
        const { day, slot, value } = entry;
        const place = there.indexOf(identity(entry));
        if (place < 0) {
          added += 1;
          storage.set("plan", `${day}/${slot}/${storage.newId()}`, value.eaters ? people.withParts(value, people.parts(value)) : value);
        } else {
          known += 1;
          there.splice(place, 1);
        }
      }
    });
    const text = [added > 0 && galley.counted("appPlanTaken", added, { week }), known > 0 && galley.counted("appPlanThere", known), said].filter(Boolean).join(" ");
    galley.notice(text, added > 0 ? { label: t("appUndo"), run: undo } : undefined);
  };

  /** @param {any} recipe */
  const yields = (recipe) => recipe && { y: recipe.y, q: recipe.q };

  /** @param {string} week */
  async function save(week) {
    const entries = planned();
    const recipes = new Map(await Promise.all(entries.map(async ({ value: { recipe } }) => /** @type {[string, any]} */ ([recipe, recipe && yields(await galley.recipeOf(recipe))]))));
    galley.saveFile(`${week}.md`, "text/markdown", planFile.write(week, entries, people.all(), (/** @type {string} */ id) => recipes.get(id)));
  }

  /** @param {File} file @param {string} week */
  async function take(file, week) {
    const [text, all] = await Promise.all([file.text(), galley.recipes().catch(() => [])]);
    const { week: own, wrong, day } = galley.planWeek.ofFile(file.name, text);
    if (wrong) return galley.notice(t("appPlanUnread", { line: wrong }));
    const name = own ?? (day ? days.weekName(day) : week);
    const byPath = new Map(all.map((/** @type {any} */ { entry }) => {
      const id = decodeURIComponent(entry.u).replace(/\.html$/, "");
      return [entry.o ?? `${id}.md`, { id, source: entry.o ?? `${id}.md`, title: entry.t }];
    }));
    // How much an amount is follows from what the recipe yields.
    await Promise.all(planFile.paths(text).map(async (/** @type {string} */ path) => {
      const recipe = byPath.get(path);
      if (recipe) Object.assign(recipe, yields(await galley.recipeOf(recipe.id)));
    }));
    const { entries, unread } = planFile.read(text, name, (/** @type {string} */ path) => byPath.get(path), people.all(), day);
    const told = unread.length > 0 ? galley.counted("appPlanNotUnderstood", unread.length, { line: unread[0] }) : "";
    if (entries.length === 0) return galley.notice([t("appPlanEmpty"), told].filter(Boolean).join(" "));
    // A date counts, also one of another week.
    const weeks = new Set(entries.map((/** @type {Entry} */ entry) => days.weekName(entry.day)));
    galley.planTaken([...weeks].join(", "), () => entries, told);
  }

  /** @param {Element} place @param {string} week @param {Entry[]} entries */
  galley.planActions = (place, week, entries) => {
    const input = el("input", { type: "file", accept: ".md,text/markdown,text/plain", class: "visually-hidden", id: "plan-import", onchange: () => { if (input.files?.[0]) take(input.files[0], week); input.value = ""; } });
    const empty = () => galley.undoable(t("appWeekEmptied"), () => {
      for (const [id] of storage.entries("plan")) if (days.week(days.monday(week)).includes(id.slice(0, 10))) storage.remove("plan", id);
    });
    galley.redraw(place,
      ...(entries.length === 0 ? [el("p", { class: "tool-hint" }, t("appPlanEmptyText"))] : [
        el("button", { class: "button button-primary", type: "button", onclick: () => shop(week) }, t("appShopWeek")),
        el("button", { class: "button", type: "button", onclick: () => save(week) }, t("appExportPlan")),
        el("button", { class: "button", type: "button", onclick: empty }, t("appEmptyWeek")),
      ]),
      el("label", { class: "button", for: "plan-import" }, t("appImportPlan")), input, galley.planPublished.offer(week) ?? "");
  };
})();
