// @ts-check
"use strict";

/**
 * Offers to put a list that came with the address on the list of this device. What stands there stays: a recipe that is on
 * both is made as often as the one that makes more of it says, and what was typed on both is typed as often as on the one that has it more
 * often.
 */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { el, t, storage, fraction, listAddress, words } = galley;

  /** What the offer shows of each thing; `add` puts it on the list. @typedef {{ name: string, note: string, add?: () => void }} Thing */

  /** @param {string} text */
  const count = (text) => fraction.parse(text) ?? fraction.one;

  /** @param {[string, string]} recipe @returns {Promise<Thing>} */
  async function recipeThing([id, servings]) {
    const known = storage.get("basket", id);
    const recipe = await galley.recipeOf(id);
    const name = recipe?.t ?? known?.title ?? id.split("/").pop();
    const said = galley.counted("servings", fraction.number(count(servings)));
    if (!recipe) return { name, note: t("appRecipeGone") };
    if (known && fraction.compare(count(known.servings), count(servings)) >= 0) return { name, note: t("appListHere") };
    return { name, note: said, add: () => storage.set("basket", id, { ...known, title: recipe.t, servings: fraction.text(count(servings)) }) };
  }

  /** @param {string} text @param {boolean} isTicked @param {Map<string, number>} here how often each folded text is there already @returns {Thing} */
  function typedThing(text, isTicked, here) {
    const name = words.words(text);
    const count = here.get(name) ?? 0;
    here.set(name, count - 1);
    if (count > 0) return { name: text, note: t("appListHere") };
    return { name: text, note: isTicked ? t("appCompleted") : "", add: () => {
      const id = storage.newId();
      storage.set("items", id, { text });
      // As the page keeps a tick of what has no amount.
      if (isTicked) storage.set("bought", `i:${id}`, "");
    } };
  }

  /** @param {any} list @returns {Promise<Thing[]>} */
  async function things({ recipes, items, ticked }) {
    const here = new Map();
    for (const [, { text }] of storage.entries("items")) here.set(words.words(text), (here.get(words.words(text)) ?? 0) + 1);
    return [...(await Promise.all(recipes.map(recipeThing))), ...items.map((/** @type {string} */ text, /** @type {number} */ place) => typedThing(text, ticked.includes(place), here))];
  }

  /** @param {Thing[]} added @param {[string, string][]} bought */
  function add(added, bought) {
    galley.undoable(galley.counted("appListAdded", added.length), () => {
      for (const one of added) one.add?.();
      for (const [key, amount] of bought) if (storage.get("bought", key) === undefined) storage.set("bought", key, amount);
    });
  }

  /** @param {Thing[]} all @param {[string, string][]} bought */
  function offer(all, bought) {
    const added = all.filter((one) => one.add);
    const close = () => dialog.close();
    const row = (/** @type {Thing} */ { name, note, add: isNew }) => el("li", { class: isNew ? undefined : "list-known" }, name, " ", note && el("span", { class: "tool-hint" }, note));
    const buttons = added.length === 0 ? [el("button", { class: "button button-primary", type: "button", onclick: close }, t("appClose"))]
      : [el("button", { class: "button", type: "button", onclick: close }, t("appNotNow")),
        el("button", { class: "button button-primary", type: "button", autofocus: true, onclick: () => { close(); add(added, bought); } }, t("appListAdd"))];
    const dialog = el("dialog", { class: "sheet list-sheet", "aria-labelledby": "take-title", onclose: () => dialog.remove() },
      el("h2", { id: "take-title" }, t("appListOffer")),
      el("p", {}, added.length === 0 ? t("appListAllHere") : galley.counted("appListNew", added.length)),
      el("ul", { class: "list-things" }, ...all.map(row)), el("p", { class: "sheet-buttons" }, ...buttons));
    document.body.append(dialog);
    dialog.showModal();
  }

  /** The list at the end of an address; says why where there is none. @param {string} hash @returns {Promise<any>} */
  async function read(hash) {
    try {
      return await listAddress.read(hash);
    } catch (error) {
      console.info("the address holds no list", error);
      galley.notice(t(error instanceof Error && error.message === "newer" ? "appListNewer" : "appListUnread"));
      return undefined;
    }
  }

  /** Throws where what is needed to understand the list cannot be loaded. @param {string} hash */
  galley.takeList = async (hash) => {
    const list = await read(hash);
    if (!list) return;
    await galley.foods.load();
    offer(await things(list), list.bought);
  };
})();
