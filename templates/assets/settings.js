// @ts-check
"use strict";

/** The settings: colours, measures, people and their goals, favourites, offline copy, backup and removal of all that is kept. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { el, t, storage, people } = galley;

  galley.ready(() => {
    const page = /** @type {HTMLElement} */ (document.getElementById("settings"));

    /** @param {string} title @param {...any} children */
    const section = (title, ...children) => el("section", { class: "setting" }, el("h2", {}, t(title)), ...children);

    /** @param {string} key @param {[string, string][]} choices value and string @param {string} standard what holds without a choice */
    function choice(key, choices, standard = choices[0][0]) {
      const inputs = choices.map(([value]) =>
        el("input", { type: "radio", name: key, value, onchange: () => storage.set("settings", key, value === standard ? undefined : value) }));
      const check = () => { for (const input of inputs) input.checked = (storage.get("settings", key) ?? standard) === input.value; };
      check();
      // Another tab, a backup and the removal of all data choose, too.
      storage.subscribe("settings", check);
      return el("div", { class: "choices", role: "radiogroup" }, ...choices.map(([, label], index) => el("label", { class: "option" }, inputs[index], ` ${t(label)}`)));
    }

    async function restore(/** @type {File} */ file) {
      try {
        const backup = JSON.parse(await file.text());
        const { record, restore } = storage;
        let left = 0;
        const undo = record(() => { ({ left } = restore(backup)); });
        const text = [t("appRestored", { name: file.name }), left > 0 && galley.counted("appRestoredWithout", left)].filter(Boolean).join(". ");
        galley.notice(text, { label: t("appUndo"), run: undo });
      } catch (error) {
        const isNewer = error instanceof Error && error.message === "newer";
        galley.notice(t(isNewer ? "appBackupNewer" : "appBackupWrong", { name: file.name }));
      }
    }

    function clear() {
      if (!confirm(t("appDeleteDataSure"))) return;
      galley.undoable(t("appDataDeleted"), () => storage.clear());
    }

    const input = el("input", { type: "file", accept: ".json,application/json", id: "restore", class: "visually-hidden", onchange: () => { if (input.files?.[0]) restore(input.files[0]); input.value = ""; } });
    const eaters = el("div", { class: "plan-people chips", role: "group", "aria-label": t("appForWhom") });
    const sliders = el("div", { class: "plan-goals" });
    const favourites = el("ul", { class: "basket" });
    const count = el("p", { class: "tool-hint" });

    page.append(
      section("appScheme", choice("scheme", [["auto", "appSchemeAuto"], ["light", "appSchemeLight"], ["dark", "appSchemeDark"]], galley.ownScheme)),
      section("measures", choice("units", [["asWritten", "measuresAsWritten"], ["metric", "measuresMetric"], ["us", "measuresUs"], ["imperial", "measuresImperial"], ["weights", "measuresWeights"]])),
      el("section", { class: "setting", "aria-labelledby": "goals-title" }, sliders, eaters),
      section("favourites", favourites),
      section("appOffline", galley.offlineCopy()),
      section("appYourData", count, el("div", { class: "tool-actions" },
        el("button", { class: "button button-primary", type: "button", onclick: () => galley.saveFile("galley-backup.json", "application/json", `${JSON.stringify(storage.backup(), null, 2)}\n`) }, t("appBackup")),
        el("label", { class: "button", for: "restore" }, t("appRestore")), input,
        el("button", { class: "button", type: "button", onclick: clear }, t("appDeleteData")))));

    /** What usual goals are comes with the foods. */
    async function showGoals() {
      try {
        await galley.foods.load();
        galley.goalSliders(sliders, () => people.chosen().goals, people.setGoals);
        galley.planPeople(eaters);
      } catch (error) {
        console.error(error);
        sliders.replaceChildren(el("h2", { id: "goals-title" }, t("appGoals")), el("p", { class: "storage-state" }, t("appDataFailed")));
      }
    }

    /**
     * What is a favourite here or of the site, by title. Each recipe chosen here is asked for by itself: of a large site the
     * list of all recipes is long.
     * @returns {Promise<{ id: string, title: string, isOfSite: boolean }[]>}
     */
    async function chosen() {
      const found = await galley.favouritesOfSite("title");
      const ofSite = new Map((await found.recipes(0, found.count)).map((/** @type {any} */ { entry: { t: title, u } }) => [galley.recipeId(u), title]));
      const own = await Promise.all(storage.entries("favourites").filter(([id, is]) => is && !ofSite.has(id)).map(async ([id]) => ({ id, title: (await galley.recipeOf(id))?.t, isOfSite: false })));
      const theirs = [...ofSite].filter(([id]) => galley.isFavourite(id, true)).map(([id, title]) => ({ id, title, isOfSite: true }));
      const { fold } = galley.words;
      return [...own.filter(({ title }) => title !== undefined), ...theirs].sort((a, b) => (fold(a.title) < fold(b.title) ? -1 : 1));
    }

    /** @param {{ id: string, title: string, isOfSite: boolean }} favourite */
    const favourite = ({ id, title, isOfSite }) => el("li", { class: "basket-recipe" },
      el("a", { href: new URL(`${id.split("/").map(encodeURIComponent).join("/")}.html`, galley.root).href }, title),
      el("button", { class: "round", type: "button", "aria-label": t("appRemoveNamed", { name: title }), onclick: () =>
        galley.undoable(t("appRemoved", { name: title }), () => storage.set("favourites", id, isOfSite ? false : undefined)) }, "×"));

    async function show() {
      const number = Object.keys(storage.backup().entries).length;
      count.textContent = galley.counted("appEntries", number);
      const all = await chosen().catch(() => []);
      galley.redraw(favourites, ...(all.length === 0 ? [el("li", { class: "tool-hint" }, t("appNoFavourites"))] : all.map(favourite)));
    }

    let pending = 0;
    storage.subscribe(undefined, () => { clearTimeout(pending); pending = setTimeout(show); });
    showGoals();
    show();
  });
})();
