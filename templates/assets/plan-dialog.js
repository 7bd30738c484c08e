// @ts-check
"use strict";

/** Adds a recipe, a food or a note to a slot, and changes, moves or removes what is there. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { el, t, storage, days, fraction, people } = galley;
  const MOST = 8;
  const MOST_GRAMS = 10_000;

  /** @param {string} title @param {...any} children */
  function open(title, ...children) {
    const dialog = el("dialog", { class: "sheet", "aria-labelledby": "dialog-title", onclose: () => dialog.remove() },
      el("h2", { id: "dialog-title" }, title), ...children,
      el("p", { class: "sheet-buttons" }, el("button", { class: "button", type: "button", onclick: () => dialog.close() }, t("appClose"))));
    document.body.append(dialog);
    dialog.showModal();
    return dialog;
  }

  /** The recipes of the week of a day. @param {string} day */
  const planned = (day) => new Set(storage.entries("plan").filter(([id]) => days.week(day).includes(id.slice(0, 10))).map(([, { recipe }]) => recipe));

  /** @param {string} text */
  const matches = async (text) => (await galley.find({ terms: galley.query.parseQuery(text), tags: [], sort: "best" })).recipes(0, MOST);

  /** @param {number | null | undefined} thousandths */
  const whole = (thousandths) => (thousandths ? Math.round(thousandths / 1000) : undefined);

  /** What is a favourite here, then what is one of the site. */
  async function favourites() {
    const own = storage.entries("favourites").filter(([, is]) => is).slice(0, MOST);
    const chosen = (await Promise.all(own.map(([id]) => galley.recipeOf(id)))).filter(Boolean)
      .map((/** @type {any} */ { u, t: title, p, f = [] }) => ({ entry: { t: title, u: `${u.split("/").map(encodeURIComponent).join("/")}.html`, o: p, k: whole(f[0]), r: whole(f[1]) } }));
    const others = (await (await galley.favouritesOfSite("best")).recipes(0, MOST)).filter((/** @type {any} */ { entry }) => galley.query.isFavourite(entry) && !chosen.some(({ entry: { u } }) => u === entry.u));
    return [...chosen, ...others].slice(0, MOST);
  }

  /** What is typed of a food weighs, in whole grams; `undefined` where nobody knows or nobody eats so much. @param {any} portion @param {any} food @returns {number | undefined} */
  function weight({ gramsOf }, food) {
    const grams = Math.round(gramsOf(food) ?? 0);
    return grams >= 1 && grams <= MOST_GRAMS ? grams : undefined;
  }

  /** @param {any} entry of the search index */
  const idOf = (entry) => galley.recipeId(entry.u);

  /**
   * Fields for how much each of several people eats, and what they say; none for one alone.
   * @param {any} value @param {HTMLInputElement} amount of everybody together
   */
  function eaterFields(value, amount) {
    const eaten = people.parts(value);
    const whole = fraction.parse(amount.value) ?? fraction.one;
    const rows = people.all().length < 2 ? [] : people.all().map((/** @type {any} */ { id, name }) => {
      const part = value.recipe ? fraction.multiply(people.share(value, id), whole) : eaten.get(id) ?? fraction.zero;
      return { id, name, input: el("input", { class: "text-field", id: `eats-${id}`, inputmode: "decimal", value: fraction.text(part) }) };
    });
    const parts = () => new Map(rows.map(({ id, input }) => [id, fraction.parse(input.value)]));
    const sum = () => [...parts().values()].reduce((all, part) => fraction.add(all, part ?? fraction.zero), fraction.zero);
    // What is made of a recipe is what people eat of it.
    for (const { input } of rows) input.addEventListener("input", () => { if (value.recipe) amount.value = fraction.text(sum()); });
    amount.addEventListener("input", () => {
      const next = fraction.parse(amount.value);
      if (next && value.recipe) for (const { id, input } of rows) input.value = fraction.text(fraction.multiply(people.share(value, id), next));
    });
    const fields = rows.length > 0 && el("fieldset", { class: "eaters" }, el("legend", {}, t(value.recipe ? "appEatsServings" : "appEatsParts")),
      ...rows.map(({ id, name, input }) => el("p", { class: "field-row" }, el("label", { for: `eats-${id}` }, name), input)));
    return { fields, parts, isEaten: () => rows.length === 0 || ([...parts().values()].every(Boolean) && sum().n > 0n) };
  }

  galley.planDialog = {
    open,

    /** @param {string} day @param {string} slot @param {{ energy: number, protein: number }} left of the day, kilocalories and grams */
    add(day, slot, left) {
      const results = el("ul", { class: "picks" });
      const field = el("input", { class: "text-field", type: "search", autocomplete: "off", "aria-label": t("appFindDish"), placeholder: t("appFindDish"), oninput: show });
      const dialog = open(t("appAddTo", { slot: t(`slot${slot[0].toUpperCase()}${slot.slice(1)}`), day: days.long(day) }), field, results);

      /** @param {any} value */
      const put = (value) => {
        dialog.close();
        galley.undoable(t("appAdded", { name: value.title ?? value.note }), () => storage.set("plan", `${day}/${slot}/${storage.newId()}`, value));
      };
      /** One serving for each; a recipe that counts none is made once. @param {any} entry of the search index */
      async function putRecipe(entry) {
        const recipe = await galley.recipeOf(idOf(entry));
        put({ recipe: idOf(entry), source: entry.o ?? `${idOf(entry)}.md`, title: entry.t, servings: recipe && !recipe.y ? "1" : String(people.all().length) });
      }
      /** @param {string} label @param {string} note @param {() => void} run */
      const pick = (label, note, run) => el("li", {}, el("button", { class: "pick", type: "button", onclick: run }, el("span", {}, label), el("span", { class: "pick-note" }, note)));

      /** @param {any} food */
      function weigh(food) {
        const grams = el("input", { class: "text-field", type: "number", min: 1, max: MOST_GRAMS, step: 1, value: 100, id: "food-grams" });
        const form = el("form", { class: "add-row", onsubmit: (/** @type {Event} */ event) => {
          event.preventDefault();
          if (grams.checkValidity()) put({ food: food.key, title: food.name, grams: Number(grams.value) });
        } }, el("label", { for: "food-grams" }, `${food.name}, ${t("appGrams")}`), grams, el("button", { class: "button button-primary", type: "submit" }, t("appAdd")));
        results.replaceChildren(el("li", {}, form));
        grams.select();
      }

      /** @param {any} food @param {string} text that was typed @param {any} portion what that says */
      function pickFood(food, text, portion) {
        const energy = food.figures[0] === null ? undefined : (/** @type {number} */ part) => t("kilocalories", { count: galley.number(Math.round((food.figures[0] * part) / 100_000)) });
        const grams = weight(portion, food);
        if (grams === undefined) return pick(food.name, energy ? t("appPer100", { energy: energy(100) }) : t("appFood"), () => weigh(food));
        const said = portion.food === food && !portion.isMass ? { said: text } : {};
        const label = `${t("grams", { count: galley.number(grams) })} ${food.name}`;
        return pick(said.said ? `${text} (${t("grams", { count: galley.number(grams) })})` : label, energy?.(grams) ?? t("appFood"), () => put({ food: food.key, title: food.name, grams, ...said }));
      }

      let round = 0;
      async function show() {
        const own = (round += 1);
        const text = field.value.trim();
        const typed = galley.foods.portion(text);
        const [found, fitting] = await Promise.all(text === "" ? [favourites(), galley.planGap.suggest(left, planned(day), MOST)] : [matches(text), []]).catch(() => [[], []]);
        if (own !== round) return;
        const facts = (/** @type {any} */ entry) => [entry.m && galley.duration(entry.m), entry.k && galley.kilocalories(entry.k, entry.b), entry.r && t("proteinBadge", { count: galley.number(entry.r) })].filter(Boolean).join(" · ");
        const dishes = (/** @type {any[]} */ some) => some.map(({ entry }) => pick(entry.t, facts(entry), () => putRecipe(entry)));
        results.replaceChildren(...dishes(found), fitting.length > 0 ? el("li", { class: "picks-title" }, t("appFitsDay")) : "", ...dishes(fitting),
          ...galley.foods.suggest(typed.name, MOST).map((/** @type {any} */ food) => pickFood(food, text, typed)),
          text !== "" && pick(text, t("appAsNote"), () => put({ note: text })) || "");
      }
      show();
      field.focus();
    },

    /** @param {string} id @param {any} value */
    change(id, value) {
      const [day, slot] = id.split("/");
      const amount = el("input", { class: "text-field", id: "dish-amount", inputmode: "decimal", value: value.servings ?? value.grams ?? "" });
      const date = el("input", { class: "text-field", type: "date", min: days.first, max: days.last, id: "dish-day", value: day });
      const slots = el("select", { class: "filter-sort", id: "dish-slot" }, ...days.slots.map((/** @type {string} */ name) => el("option", { value: name, selected: name === slot }, t(`slot${name[0].toUpperCase()}${name.slice(1)}`))));
      const eaters = eaterFields(value, amount);
      const eat = (/** @type {any} */ next) => (eaters.fields ? people.withParts(next, eaters.parts()) : next);
      const wrong = (/** @type {any} */ input) => {
        input.setCustomValidity(t("appAmountWrong"));
        input.addEventListener("input", () => input.setCustomValidity(""), { once: true });
        input.reportValidity();
      };
      const save = () => {
        const number = fraction.parse(amount.value);
        const isAmount = value.recipe || value.food;
        if (isAmount && (!number || number.n === 0n)) return wrong(amount);
        if (!eaters.isEaten()) return wrong(isAmount ? amount : /** @type {HTMLElement} */ (eaters.fields).querySelector("input"));
        if (!date.reportValidity()) return;
        const weighed = () => (fraction.number(number) === value.grams ? value : { ...value, grams: fraction.number(number), said: undefined });
        const next = eat(value.recipe ? { ...value, servings: fraction.text(number) } : value.food ? weighed() : value);
        dialog.close();
        galley.undoable(t("appChanged", { name: value.title ?? value.note }), () => {
          storage.remove("plan", id);
          storage.set("plan", `${date.value || day}/${slots.value}/${id.split("/")[2]}`, next);
        });
      };
      const leave = () => {
        dialog.close();
        galley.undoable(t("appAdded", { name: value.title }), () => storage.set("plan", `${days.add(day, 1)}/lunch/${storage.newId()}`, { ...value, leftover: true }));
      };
      const label = el("label", { for: "dish-amount" }, t(value.recipe ? "appServings" : "appGrams"));
      if (value.recipe) galley.recipeOf(value.recipe).then((/** @type {any} */ recipe) => { if (recipe && !recipe.y) label.textContent = `${t("wholeRecipe")} ×`; });
      const dialog = open(value.title ?? value.note,
        value.recipe && el("p", {}, el("a", { href: new URL(`${value.recipe}.html`, galley.root).href }, t("appOpenRecipe"))),
        (value.recipe || value.food) && el("p", { class: "field-row" }, label, amount), eaters.fields,
        el("p", { class: "field-row" }, el("label", { for: "dish-day" }, t("appDay")), date), el("p", { class: "field-row" }, el("label", { for: "dish-slot" }, t("appMeal")), slots),
        el("p", { class: "tool-actions" }, el("button", { class: "button button-primary", type: "button", onclick: save }, t("appSave")),
          value.recipe && !value.leftover && el("button", { class: "button", type: "button", onclick: leave }, t("appEatAgain")),
          el("button", { class: "button", type: "button", onclick: () => {
            dialog.close();
            galley.undoable(t("appRemoved", { name: value.title ?? value.note }), () => storage.remove("plan", id));
          } }, t("appRemove"))));
    },
  };
})();
