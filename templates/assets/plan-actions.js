// @ts-check
"use strict";

/** What can be done with a planned week: shop for it, keep it as a file, take one over, empty it. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { el, t, storage, fraction, days } = galley;
  /** @typedef {{ day: string, slot: string, value: any }} Entry */

  /** Servings of each recipe of the week join what is on the list already. @param {Entry[]} entries */
  function shop(entries) {
    const recipes = entries.filter(({ value }) => value.recipe && !value.leftover);
    galley.undoable(galley.counted("appOnList", new Set(recipes.map(({ value }) => value.recipe)).size), () => {
      for (const { value } of recipes) {
        const known = storage.get("basket", value.recipe);
        const own = fraction.parse(value.servings) ?? fraction.one;
        const servings = known ? fraction.add(fraction.parse(known.servings) ?? fraction.zero, own) : own;
        storage.set("basket", value.recipe, { title: value.title, servings: fraction.text(servings) });
      }
      for (const { value } of entries) if (value.food) storage.set("items", storage.newId(), { text: `${value.grams} g ${value.title}` });
    });
  }

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
    const said = unread.length > 0 ? ` ${t("appPlanUnread", { line: unread[0] })}` : "";
    galley.undoable(galley.counted("appPlanTaken", entries.length, { week: name }) + said, () => {
      for (const { day, slot, value } of entries) storage.set("plan", `${day}/${slot}/${storage.newId()}`, value);
    });
  }

  /** @param {Element} place @param {string} week @param {Entry[]} entries */
  galley.planActions = (place, week, entries) => {
    const input = el("input", { type: "file", accept: ".md,text/markdown,text/plain", class: "visually-hidden", id: "plan-import", onchange: () => { if (input.files?.[0]) take(input.files[0], week); input.value = ""; } });
    const empty = () => galley.undoable(t("appWeekEmptied"), () => {
      for (const [id] of storage.entries("plan")) if (days.week(days.monday(week)).includes(id.slice(0, 10))) storage.remove("plan", id);
    });
    place.replaceChildren(
      ...(entries.length === 0 ? [el("p", { class: "tool-hint" }, t("appPlanEmptyText"))] : [
        el("button", { class: "button button-primary", type: "button", onclick: () => shop(entries) }, t("appShopWeek")),
        el("button", { class: "button", type: "button", onclick: () => save(week, entries) }, t("appExportPlan")),
        el("button", { class: "button", type: "button", onclick: empty }, t("appEmptyWeek")),
      ]),
      el("label", { class: "button", for: "plan-import" }, t("appImportPlan")), input, galley.planPublished.offer(week) ?? "");
  };
})();
