// @ts-check
"use strict";

/**
 * Puts the recipe of this page on the shopping list or into the plan, in the servings it is scaled to; as it is written, the plan
 * gets a serving for everybody.
 */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { el, t, storage, fraction, days } = galley;

  const { id } = galley.recipe;
  /** What the recipe's script says of it. @type {any} */
  let known;
  galley.addRecipe = (/** @type {any} */ recipe) => { known = recipe; };

  /** Servings as the page is scaled, of a recipe that names none how often it is made. */
  async function read() {
    await galley.load(`${id.split("/").map(encodeURIComponent).join("/")}.js`);
    const made = fraction.parse(known.y ?? "1");
    // Without its script the page shows the recipe as it is written.
    const scale = fraction.parse(galley.scale?.factor ?? "1");
    const isScaled = fraction.compare(scale, fraction.one) !== 0;
    return { title: known.t, source: known.p, isCounted: known.y !== undefined, isScaled, servings: fraction.text(fraction.multiply(made, scale)) };
  }

  async function onList() {
    try {
      const { title, servings } = await read();
      // What weeks of the plan have brought stays; the rest is what this page says.
      const { weeks } = storage.get("basket", id) ?? {};
      const planned = Object.values(weeks ?? {}).reduce((sum, part) => fraction.add(sum, fraction.parse(part) ?? fraction.zero), fraction.zero);
      const all = fraction.text(fraction.add(planned, fraction.parse(servings)));
      galley.undoable(t("appAdded", { name: title }), () => storage.set("basket", id, { title, servings: all, ...(weeks ? { weeks } : {}) }));
    } catch (error) {
      console.error(error);
      galley.notice(t("appDataFailed"));
    }
  }

  /** Whoever uses this browser and all others. */
  const people = () => 1 + storage.entries("people").filter((/** @type {[string, any]} */ [id]) => id !== "me").length;

  async function inPlan() {
    const { title, source, ...found } = await read().catch(() => ({ title: "", source: "", isCounted: true, isScaled: false, servings: "1" }));
    if (title === "") return galley.notice(t("appDataFailed"));
    const date = el("input", { class: "text-field", type: "date", min: days.first, max: days.last, id: "plan-day", value: days.today() });
    const slot = el("select", { class: "filter-sort", id: "plan-slot" }, ...days.slots.map((/** @type {string} */ name) =>
      el("option", { value: name, selected: name === "dinner" }, t(`slot${name[0].toUpperCase()}${name.slice(1)}`))));
    const servings = el("input", { class: "text-field", id: "plan-servings", inputmode: "decimal", value: found.isScaled || !found.isCounted ? found.servings : String(people()) });
    const dialog = el("dialog", { class: "sheet", "aria-labelledby": "plan-title", onclose: () => dialog.remove() },
      el("form", { onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        const number = fraction.parse(servings.value);
        if (!number || number.n === 0n) return servings.setCustomValidity(t("appAmountWrong")), servings.reportValidity();
        dialog.close();
        galley.undoable(t("appAdded", { name: title }), () =>
          storage.set("plan", `${date.value || days.today()}/${slot.value}/${storage.newId()}`, { recipe: id, source, title, servings: fraction.text(number) }));
      } },
      el("h2", { id: "plan-title" }, t("appAddToPlan")),
      el("p", { class: "field-row" }, el("label", { for: "plan-day" }, t("appDay")), date),
      el("p", { class: "field-row" }, el("label", { for: "plan-slot" }, t("appMeal")), slot),
      el("p", { class: "field-row" }, el("label", { for: "plan-servings" }, found.isCounted ? t("appServings") : `${t("wholeRecipe")} ×`), servings),
      el("p", { class: "sheet-buttons" }, el("button", { class: "button", type: "button", onclick: () => dialog.close() }, t("appClose")), el("button", { class: "button button-primary", type: "submit" }, t("appSave")))));
    servings.addEventListener("input", () => servings.setCustomValidity(""));
    document.body.append(dialog);
    dialog.showModal();
  }

  galley.keepRecipe = { onList, inPlan };
})();
