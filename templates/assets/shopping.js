// @ts-check
"use strict";

/** The shopping page: what recipes need and what was typed, shelf by shelf, to be ticked off. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { el, t, storage, fraction, shoppingList, quantityText, listText } = galley;

  galley.ready(async () => {
    const page = /** @type {HTMLElement} */ (document.getElementById("shopping"));
    const field = el("input", { class: "text-field", id: "shopping-add", name: "item", autocomplete: "off", enterkeyhint: "done", placeholder: t("appShopExample"), "aria-label": t("appShopAdd") });
    const form = el("form", { class: "add-row", onsubmit: add }, field, el("button", { class: "button button-primary", type: "submit" }, t("appAdd")));
    const recipes = el("ul", { class: "basket" });
    const basketTitle = el("summary", {});
    const basketPart = el("details", { class: "basket-part", open: matchMedia("(width >= 64em)").matches }, basketTitle, recipes);
    const list = el("div", { class: "shelves" });
    const actions = el("div", { class: "tool-actions" });
    page.append(form, basketPart, list, actions);

    try {
      await galley.foods.load();
    } catch (error) {
      console.error(error);
      return page.replaceChildren(el("p", { class: "storage-state", role: "alert" }, t("appDataFailed")));
    }

    const allShelves = galley.foods.shelves;
    /** The list as it stands. @type {any[]} */
    let items = [];
    /** What each recipe on it needs, by its page; `undefined` of one that could not be read. @type {Map<string, any>} */
    let uses = new Map();
    /** The reading that holds: one that began earlier and ends later is of no use. */
    let latest = 0;

    /** @param {SubmitEvent} event */
    function add(event) {
      event.preventDefault();
      const text = field.value.trim().replace(/\s+/g, " ");
      if (text === "") return;
      storage.set("items", storage.newId(), { text });
      field.value = "";
      field.focus();
    }

    /** Servings of a recipe over those it makes. @param {any} recipe @param {string} servings */
    const factor = (recipe, servings) => {
      const wanted = fraction.parse(servings) ?? fraction.one;
      const made = recipe.y ? fraction.parse(recipe.y) : undefined;
      return made ? fraction.divide(wanted, made) : wanted;
    };

    const order = () => {
      const all = allShelves.map((/** @type {any} */ { id }) => id);
      const own = (storage.get("settings", "shelves") ?? []).filter((/** @type {any} */ id) => all.includes(id));
      return [...own, ...all.filter((/** @type {any} */ id) => !own.includes(id))];
    };
    const shelfOf = (/** @type {number | string} */ shelf) => allShelves.find((/** @type {any} */ { id }) => id === shelf);
    const shelfTitle = (/** @type {number | string} */ shelf) => `${shelfOf(shelf).emoji} ${shelfOf(shelf).name}`;

    /** What the site and this browser know to be at home. */
    const stock = () => [...galley.atHome.ofSite(galley.days.today(), (/** @type {string} */ text) => storage.get("usedUp", text) !== undefined),
      ...storage.entries("pantry").filter(([, { day }]) => !day || day >= galley.days.today()).map(([, { text }]) => galley.atHome.typed(text))];

    /** What was ticked is bought as long as no more of it has to be. @param {any} item */
    const isTicked = (item) => {
      const kept = storage.get("bought", item.key);
      return typeof kept === "object" ? kept.amount === item.amount || shoppingList.isEnough(item, kept.need ?? "") : kept === item.amount;
    };
    const isBought = (/** @type {any} */ item) => item.isBought;

    /** @param {any[]} needs @returns {any[]} */
    const listed = (needs) => shoppingList.items(needs, stock(), storage.entries("items"), (/** @type {string} */ key) => storage.get("bought", key) !== undefined);

    async function read() {
      const own = (latest += 1);
      const basket = storage.entries("basket");
      const found = await Promise.all(basket.map(async ([id, { servings }]) => ({ id, servings, recipe: await galley.recipeOf(id) })));
      const needed = new Map(found.map(({ id, recipe, servings }) => [id, recipe && { recipe, factor: factor(recipe, servings) }]));
      items = listed([...needed.values()].filter(Boolean));
      if (own === latest) uses = needed;
      for (const item of items) {
        item.amount = quantityText.bought(item) || quantityText.beside(item);
        item.isBought = isTicked(item);
        const moved = storage.get("shelves", shoppingList.shelfKey(item));
        if (shelfOf(moved)) item.shelf = moved;
      }
      showRecipes(basket, found);
      // Hundreds of rows take a slow phone a while: it hears of fingers in between.
      await new Promise((resolve) => { setTimeout(resolve); });
      if (own === latest) show();
    }

    /** Servings, of a recipe that counts none how often it is made. @param {any} recipe @param {any} count */
    const made = ({ y }, count) => (y ? galley.counted("servings", fraction.number(count)) : t("wholeRecipe") + (fraction.compare(count, fraction.one) === 0 ? "" : ` × ${galley.number(fraction.number(count))}`));

    /** @param {[string, any][]} basket @param {{ id: string, recipe: any }[]} found */
    function showRecipes(basket, found) {
      basketPart.hidden = basket.length === 0;
      basketTitle.textContent = galley.counted("recipeCount", basket.length);
      galley.redraw(recipes, ...basket.map(([id, entry], index) => {
        const change = (/** @type {bigint} */ by) => {
          const now = fraction.parse(entry.servings) ?? fraction.one;
          const next = fraction.add(now, { n: by, d: 1n });
          if (next.n > 0n) storage.set("basket", id, { ...entry, servings: fraction.text(next) });
        };
        return el("li", { class: "basket-recipe" },
          el("a", { href: new URL(`${id}.html`, galley.root).href }, entry.title),
          el("span", { class: "basket-count" }, found[index].recipe ? made(found[index].recipe, fraction.parse(entry.servings) ?? fraction.one) : t("appRecipeGone")),
          el("button", { class: "round", type: "button", "aria-label": t("appFewer", { name: entry.title }), onclick: () => change(-1n) }, "−"),
          el("button", { class: "round", type: "button", "aria-label": t("appMore", { name: entry.title }), onclick: () => change(1n) }, "+"),
          el("button", { class: "round", type: "button", "aria-label": t("appRemoveNamed", { name: entry.title }),
            onclick: () => galley.undoable(t("appRemoved", { name: entry.title }), () => { storage.remove("basket", id); forget(); }) }, "×"));
      }));
    }

    /** Takes away ticks of what nothing on the list needs any more: next week it is to be bought again. What was typed and bought with the rest stays ticked. */
    function forget() {
      const left = storage.entries("basket").map(([id]) => uses.get(id));
      // What a recipe needs that could not be read nobody knows.
      if (left.some((use) => !use)) return;
      const rest = listed(left);
      const ticked = new Set(items.filter(isBought).flatMap(({ ids }) => ids));
      for (const { key, ids, recipes } of rest) if (recipes.length === 0 && ticked.has(ids[0]) && storage.get("bought", key) === undefined) storage.set("bought", key, "");
      const needed = new Set(rest.map(({ key }) => key));
      for (const [key] of storage.entries("bought")) if (!needed.has(key)) storage.remove("bought", key);
    }

    function show() {
      const open = items.filter((item) => !isBought(item) && !item.isAtHome && !item.isCovered).length;
      const { shelves, cupboard: atHome, covered } = sections();
      galley.redraw(list, items.length === 0 ? empty() : el("p", { class: "list-count", role: "status" }, galley.counted("appToBuy", open)),
        el("div", { class: "shelf-columns" }, ...shelves.map(shelf), ...(atHome.length > 0 ? [cupboard(atHome)] : [])), ...(covered.length > 0 ? [there(covered)] : []));
      galley.redraw(actions, ...(items.length === 0 ? [] : [
        el("button", { class: "button", type: "button", onclick: share }, t("appShareList")),
        galley.sendButton(() => items, share),
        el("button", { class: "button", type: "button", onclick: clear }, t("appClearBought")),
        el("button", { class: "button", type: "button", onclick: clearAll }, t("appDeleteAll")),
        el("details", { class: "shelf-order" }, el("summary", {}, t("appShelfOrder")), shelfOrder()),
      ]));
    }

    const empty = () => /** @type {HTMLTemplateElement} */ (document.getElementById("nothing-to-buy")).content.cloneNode(true);

    const sections = () => shoppingList.sections(items, order(), isBought);

    /** @param {{ shelf: number | string, items: any[] }} one @param {number} place */
    const shelf = ({ shelf: id, items: own }, place) => el("section", { class: "shelf", "aria-labelledby": `shelf-${place}` },
      el("h2", { class: "shelf-name", id: `shelf-${place}` }, el("span", { "aria-hidden": "true" }, `${shelfOf(id).emoji} `), shelfOf(id).name),
      el("ul", { class: "shelf-items" }, ...own.map(row)));

    /** What does not have to be bought. @param {any[]} own */
    const there = (own) => el("details", { class: "list-covered" }, el("summary", {}, galley.counted("appCovered", own.length)),
      el("ul", {}, ...own.map((item) => el("li", {}, item.name, " ", el("span", { class: "buy-from" }, item.from.join(" · "))))),
      el("p", {}, el("a", { href: new URL("pantry.html", galley.root).href }, t("appToPantry"))));

    /** What most cupboards hold. @param {any[]} own */
    const cupboard = (own) => el("section", { class: "shelf shelf-cupboard", "aria-labelledby": "shelf-cupboard" },
      el("h2", { class: "shelf-name", id: "shelf-cupboard" }, el("span", { "aria-hidden": "true" }, "🔎 "), t("listCupboard")),
      el("ul", { class: "shelf-items" }, ...own.map(row)));

    /** What was typed of an item. @param {any} item @returns {string} */
    const typed = ({ ids }) => ids.map((/** @type {string} */ id) => storage.get("items", id)?.text ?? "").join(", ");

    /** @param {any} item */
    function row(item) {
      const { amount } = item;
      const box = el("input", { class: "tick", type: "checkbox", onchange: () => {
        const isTicked = box.checked;
        galley.undoable(t(isTicked ? "appTicked" : "appUnticked", { name: item.name }), () => storage.set("bought", item.key, isTicked ? { amount, need: shoppingList.need(item) } : undefined));
      } });
      box.checked = isBought(item);
      const notes = [...(item.written ? [item.written] : []), ...(item.isAtHome ? [] : listText.notes(item))];
      const shelfOptions = () => allShelves.map((/** @type {any} */ { id }, /** @type {number} */ place) => el("option", { value: place, selected: id === item.shelf }, shelfTitle(id)));
      // All shelves stand there once somebody reaches for them: of three hundred rows they would be most of the page.
      const fill = () => { if (move.childElementCount === 1) move.replaceChildren(...shelfOptions()); };
      const move = el("select", { onfocus: fill, onpointerdown: fill, "aria-label": t("appMoveTo", { name: item.name }), onchange: () =>
        galley.undoable(t("appMoved", { name: item.name, shelf: allShelves[Number(move.value)].name }), () =>
          storage.set("shelves", shoppingList.shelfKey(item), allShelves[Number(move.value)].id)) },
        el("option", { value: allShelves.indexOf(shelfOf(item.shelf)), selected: true }, shelfTitle(item.shelf)));
      return el("li", { class: "buy" },
        el("label", { class: "buy-label" }, box, el("span", { class: "buy-text" },
          el("span", { class: "buy-name" }, item.name), " ", amount && el("span", { class: "buy-amount" }, amount), " ",
          notes.length > 0 && el("span", { class: "buy-note" }, notes.join(" · ")),
          item.from.length > 0 && el("span", { class: "buy-from" }, item.from.join(" · ")))),
        item.ids.length > 0 && el("button", { class: "round", type: "button", "aria-label": t("appRemoveNamed", { name: typed(item) }),
          onclick: () => galley.undoable(t("appRemoved", { name: typed(item) }), () => { for (const id of item.ids) storage.remove("items", id); forget(); }) }, "×"),
        el("span", { class: "move" }, "⋯", move));
    }

    /** Recipes of which something is ticked and nothing is to be bought any more. */
    function done() {
      const open = new Set(items.filter((item) => !isBought(item) && !item.isCovered).flatMap((item) => item.recipes));
      return [...new Set(items.filter(isBought).flatMap((item) => item.recipes))].filter((id) => !open.has(id));
    }

    function clear() {
      const recipes = done();
      const bought = items.filter((item) => isBought(item) && (item.recipes.length === 0 || item.recipes.every((/** @type {string} */ id) => recipes.includes(id))));
      if (bought.length === 0) return galley.notice(t("appClearedNone"));
      galley.undoable(galley.counted("appCleared", bought.length), () => {
        for (const { ids } of bought) for (const id of ids) storage.remove("items", id);
        for (const id of recipes) storage.remove("basket", id);
        forget();
      });
    }

    function clearAll() {
      if (!confirm(t("appDeleteAllSure"))) return;
      galley.undoable(t("appAllDeleted"), () => {
        for (const collection of ["items", "basket", "bought"]) for (const [id] of storage.entries(collection)) storage.remove(collection, id);
      });
    }

    async function share() {
      const text = listText.text(sections(), isBought);
      try {
        if (navigator.share) return await navigator.share({ title: t("shoppingList"), text });
        await navigator.clipboard.writeText(text);
        galley.notice(t("appCopied"));
      } catch (error) {
        if (!(error instanceof DOMException && error.name === "AbortError")) galley.notice(t("appCopyFailed"));
      }
    }

    function shelfOrder() {
      const now = order();
      const swap = (/** @type {number} */ index, /** @type {number} */ other) => {
        const next = [...now];
        [next[index], next[other]] = [next[other], next[index]];
        storage.set("settings", "shelves", next);
      };
      return el("ol", {}, ...now.map((/** @type {any} */ id, /** @type {number} */ index) => el("li", {}, shelfTitle(id),
        el("button", { class: "round", type: "button", disabled: index === 0, "aria-label": t("appUp", { name: shelfOf(id).name }), onclick: () => swap(index, index - 1) }, "↑"),
        el("button", { class: "round", type: "button", disabled: index === now.length - 1, "aria-label": t("appDown", { name: shelfOf(id).name }), onclick: () => swap(index, index + 1) }, "↓"))));
    }

    for (const collection of ["basket", "items", "bought", "shelves", "settings", "pantry", "usedUp"]) storage.subscribe(collection, () => { clearTimeout(pending); pending = setTimeout(read); });
    let pending = 0;
    read();
  });
})();
