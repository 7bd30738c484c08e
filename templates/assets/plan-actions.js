// @ts-check
"use strict";

/** What can be done with a planned week: shop for it, keep it as a file, take one over, empty it. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { el, t, storage, fraction, days } = galley;
  /** @typedef {{ day: string, slot: string, value: any }} Entry */

  /**
   * Servings of each recipe of the week join what is on the list already, where they take the place of those the week has
   * brought before: whoever shops for it again after a change buys what it needs now, and nothing twice.
   * @param {string} week @param {Entry[]} entries
   */
  function shop(week, entries) {
    const recipes = /** @type {Map<string, any>} */ (new Map());
    for (const { value } of entries.filter(({ value: { recipe, leftover } }) => recipe && !leftover)) {
      const own = fraction.parse(value.servings) ?? fraction.one;
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
      shopFoods(week, entries.filter(({ value }) => value.food).map(({ value }) => `${value.grams} g ${value.title}`));
    });
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

  /**
   * Puts dishes into the plan but for those that stand there already: a plan that is taken over twice is there once.
   * @param {string} week @param {() => Entry[]} dishes @param {string} said what else there is to say
   */
  galley.planTaken = (week, dishes, said) => {
    let [added, known] = [0, 0];
    const undo = storage.record(() => {
      const there = storage.entries("plan").map(([id, value]) => `${id.split("/", 2).join("/")}/${JSON.stringify(value)}`);
      for (const { day, slot, value } of dishes()) {
        const place = there.indexOf(`${day}/${slot}/${JSON.stringify(value)}`);
        if (place < 0) {
          added += 1;
          storage.set("plan", `${day}/${slot}/${storage.newId()}`, value);
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

  /** @param {string} week @param {Entry[]} entries */
  async function save(week, entries) {
    const recipes = new Map(await Promise.all(entries.map(async ({ value: { recipe } }) => /** @type {[string, any]} */ ([recipe, recipe && yields(await galley.recipeOf(recipe))]))));
    galley.saveFile(`${week}.md`, "text/markdown", galley.planFile.write(week, entries, galley.people.all(), (/** @type {string} */ id) => recipes.get(id)));
  }

  /** @param {File} file @param {string} week */
  async function take(file, week) {
    const [text, all] = await Promise.all([file.text(), galley.recipes().catch(() => [])]);
    const name = /\d{4}-W\d{2}/.exec(file.name)?.[0] ?? week;
    if (!days.monday(name)) return galley.notice(t("appPlanUnread", { line: file.name }));
    const byPath = new Map(all.map((/** @type {any} */ { entry }) => {
      const id = decodeURIComponent(entry.u).replace(/\.html$/, "");
      return [entry.o ?? `${id}.md`, { id, source: entry.o ?? `${id}.md`, title: entry.t }];
    }));
    // How much an amount is follows from what the recipe yields.
    await Promise.all(galley.planFile.paths(text).map(async (/** @type {string} */ path) => {
      const recipe = byPath.get(path);
      if (recipe) Object.assign(recipe, yields(await galley.recipeOf(recipe.id)));
    }));
    const { entries, unread } = galley.planFile.read(text, name, (/** @type {string} */ path) => byPath.get(path), galley.people.all());
    if (entries.length === 0) return galley.notice(t("appPlanEmpty"));
    galley.planTaken(name, () => entries, unread.length > 0 ? t("appPlanUnread", { line: unread[0] }) : "");
  }

  /** @param {Element} place @param {string} week @param {Entry[]} entries */
  galley.planActions = (place, week, entries) => {
    const input = el("input", { type: "file", accept: ".md,text/markdown,text/plain", class: "visually-hidden", id: "plan-import", onchange: () => { if (input.files?.[0]) take(input.files[0], week); input.value = ""; } });
    const empty = () => galley.undoable(t("appWeekEmptied"), () => {
      for (const [id] of storage.entries("plan")) if (days.week(days.monday(week)).includes(id.slice(0, 10))) storage.remove("plan", id);
    });
    galley.redraw(place,
      ...(entries.length === 0 ? [el("p", { class: "tool-hint" }, t("appPlanEmptyText"))] : [
        el("button", { class: "button button-primary", type: "button", onclick: () => shop(week, entries) }, t("appShopWeek")),
        el("button", { class: "button", type: "button", onclick: () => save(week, entries) }, t("appExportPlan")),
        el("button", { class: "button", type: "button", onclick: empty }, t("appEmptyWeek")),
      ]),
      el("label", { class: "button", for: "plan-import" }, t("appImportPlan")), input, galley.planPublished.offer(week) ?? "");
  };
})();
