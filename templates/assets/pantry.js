// @ts-check
"use strict";

/** The pantry page: what is at home – the site's, and what one adds here – and what can be cooked with it. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { el, t, storage } = galley;
  const CARDS_AT_ONCE = 20;

  galley.ready(async () => {
    const page = /** @type {HTMLElement} */ (document.getElementById("pantry"));
    /** @type {any} */
    let data;
    try {
      await galley.foods.load();
      data = await galley.cookingData();
    } catch (error) {
      console.error(error);
      return page.replaceChildren(el("p", { class: "storage-state", role: "alert" }, t("appDataFailed")));
    }

    const names = el("datalist", { id: "pantry-foods" });
    const field = el("input", { class: "text-field", id: "pantry-add", list: "pantry-foods", autocomplete: "off", enterkeyhint: "done", placeholder: t("appHaveExample"), "aria-label": t("appHaveAdd"), oninput: complete });
    const form = el("form", { class: "add-row", onsubmit: add }, field, names, el("button", { class: "button button-primary", type: "submit" }, t("appAdd")));
    const own = el("ul", { class: "chip-list have" });
    const shared = el("ul", { class: "chip-list have" });
    const sharedPart = el("details", { class: "have-shared" }, el("summary", {}, t("appSitePantry")), shared);
    const missing = choice("pantry-missing", "appMayMiss", [0, 1, 2, 3, 5].map((count) => [String(count), galley.number(count)]), "3");
    const minutes = choice("pantry-minutes", "appAtMost", [["", t("appAnyTime")], ...[15, 30, 45, 60, 90].map((count) => [String(count), galley.duration(count)])], "");
    const only = el("input", { class: "text-field have-only", id: "pantry-only", type: "search", autocomplete: "off", enterkeyhint: "search", placeholder: t("appOnlyExample"), oninput: choose });
    const count = el("h2", { class: "results-count", "aria-live": "polite" });
    const list = el("ul", { class: "cookables" });
    const more = el("p", { class: "search-more" });
    const input = el("input", { type: "file", accept: ".md,text/markdown,text/plain", class: "visually-hidden", id: "pantry-import", onchange: () => { if (input.files?.[0]) take(input.files[0]); input.value = ""; } });
    page.replaceChildren(form, own, sharedPart, el("div", { class: "have-wishes" }, missing.label, minutes.label, el("label", { for: "pantry-only" }, `${t("appOnly")} `, only)), count, list, more,
      el("div", { class: "tool-actions" }, el("button", { class: "button", type: "button", onclick: save }, t("appExportPantry")),
        el("label", { class: "button", for: "pantry-import" }, t("appImportPantry")), input));

    /** @param {string} id @param {string} label @param {string[][]} values @param {string} usual */
    function choice(id, label, values, usual) {
      const select = el("select", { class: "filter-sort", id, onchange: show }, ...values.map(([value, text]) => el("option", { value, selected: value === usual }, text)));
      return { select, label: el("label", { for: id }, `${t(label)} `, select) };
    }

    function complete() {
      names.replaceChildren(...galley.foods.suggest(field.value, 8).map((/** @type {any} */ { name }) => el("option", { value: name })));
    }

    /** @param {{ text: string, day?: string | null }[]} items */
    function put(items) {
      const known = new Set(ownItems().map(({ text }) => galley.words.fold(text)));
      const fresh = items.filter(({ text }) => !known.has(galley.words.fold(text)));
      for (const { text, day } of fresh) storage.set("pantry", storage.newId(), day ? { text, day } : { text });
      return fresh.length;
    }

    /** @param {SubmitEvent} event */
    function add(event) {
      event.preventDefault();
      // A comma between two digits belongs to their number.
      put(field.value.split(/;|(?<!\d),|,(?!\d)/).map((/** @type {string} */ text) => text.trim().replace(/\s+/g, " ")).filter(Boolean).map((/** @type {string} */ text) => ({ text })));
      field.value = "";
      field.focus();
    }

    /** What was added here. @returns {any[]} */
    const ownItems = () => storage.entries("pantry").map(([/** @type {string} */ id, /** @type {any} */ { text, day }]) => ({ id, text, day, name: nameOf(text), food: galley.foods.find(nameOf(text))?.key ?? null }));
    /** Of a line without amount and remark. @type {(text: string) => string} */
    const nameOf = (text) => galley.foods.read(text).name;
    /** What the site has and nobody used up. */
    const sharedItems = () => data.items.filter((/** @type {any} */ { text }) => storage.get("usedUp", text) === undefined);

    function showItems() {
      galley.redraw(own, ...ownItems().map(({ id, text, day }) => el("li", {}, el("button", { class: "chip", type: "button", "aria-label": t("appRemoveNamed", { name: text }),
        onclick: () => galley.undoable(t("appRemoved", { name: text }), () => storage.remove("pantry", id)) }, text, day && el("span", { class: "chip-count" }, day), el("span", { "aria-hidden": "true" }, "×")))));
      sharedPart.hidden = data.items.length === 0;
      galley.redraw(shared, ...data.items.map((/** @type {any} */ { text, day }) => {
        const isThere = storage.get("usedUp", text) === undefined;
        return el("li", {}, el("button", { class: "chip", type: "button", "aria-pressed": String(isThere), onclick: () => storage.set("usedUp", text, isThere ? true : undefined) }, text, day && el("span", { class: "chip-count" }, day)));
      }));
    }

    /** The pages of the recipes that are wanted; `undefined` for all. @type {Set<string> | undefined} */
    let wanted;
    let round = 0;

    /** Recipes are chosen in the words of the search: `tag:vegan -nuts`. */
    async function choose() {
      const own = (round += 1);
      const terms = galley.query.parseQuery(only.value);
      const answer = terms.length > 0 ? await galley.find({ terms, tags: [], sort: "title" }).catch(() => undefined) : undefined;
      const found = await answer?.recipes(0, answer.count).catch(() => undefined);
      if (own !== round) return;
      if (terms.length > 0 && !found) return galley.notice(t("appSearchFailed"));
      wanted = found && new Set(found.map((/** @type {any} */ { entry }) => decodeURIComponent(entry.u).replace(/\.html$/, "")));
      show();
    }

    function show() {
      const items = [...ownItems(), ...sharedItems()];
      const most = Number(minutes.select.value);
      const wants = (/** @type {any} */ { m, u }) => (most === 0 || (m !== undefined && m <= most)) && (wanted === undefined || wanted.has(u));
      const found = galley.cooking.rank(data, galley.cooking.larder(items, data.served), { maxMissing: Number(missing.select.value), wants });
      const isEmpty = items.every(({ isStaple }) => isStaple);
      const isUnknown = wanted?.size === 0;
      count.textContent = isUnknown ? t("appNoneHas", { words: t("appQuoted", { text: only.value.trim() }) }) : isEmpty ? t("appHaveFirst") : found.length === 0 ? t("appCookNone") : galley.counted("recipeCount", found.length);
      showCards(isEmpty ? [] : found, CARDS_AT_ONCE);
    }

    /** @param {any[]} found @param {number} most */
    function showCards(found, most) {
      list.replaceChildren(...found.slice(0, most).map(galley.cookableCard));
      more.replaceChildren(...(found.length > most ? [el("button", { class: "button", type: "button", onclick: () => { showCards(found, most + CARDS_AT_ONCE); list.children[most]?.querySelector("a")?.focus(); } }, t("appShowMore"))] : []));
    }

    function save() {
      const items = [...ownItems(), ...sharedItems().filter((/** @type {any} */ { isStaple }) => !isStaple)];
      galley.saveFile("pantry.md", "text/markdown", galley.pantryFile.write(t("appPantryFile"), items));
    }

    /** @param {File} file */
    async function take(file) {
      const items = galley.pantryFile.read(await file.text());
      if (items.length === 0) return galley.notice(t("appPantryEmpty", { name: file.name }));
      const undo = storage.record(() => put(items));
      galley.notice(galley.counted("appPantryTaken", items.length), { label: t("appUndo"), run: undo });
    }

    function update() {
      showItems();
      show();
    }

    let pending = 0;
    for (const collection of ["pantry", "usedUp"]) storage.subscribe(collection, () => { clearTimeout(pending); pending = setTimeout(update); });
    update();
  });
})();
