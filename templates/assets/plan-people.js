// @ts-check
"use strict";

/** The people of a plan: whose day is shown, who joins, under which name. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { el, t, storage, people, goals } = galley;
  /** What stands behind an at sign in a plan file. */
  const NAME = "[\\p{L}\\p{N}][\\p{L}\\p{N}_\\-]*";

  /** Asks for a name. @param {{ id: string, name: string } | undefined} person nobody yet for a new one */
  function ask(person) {
    const field = el("input", { class: "text-field", id: "person-name", required: true, maxlength: 30, pattern: NAME, title: t("appNameRule"), autocomplete: "off", value: person?.name ?? "" });
    const save = (/** @type {Event} */ event) => {
      event.preventDefault();
      const name = field.value.trim();
      const isTaken = people.all().some((/** @type {any} */ other) => other.id !== person?.id && other.name.toLowerCase() === name.toLowerCase());
      field.setCustomValidity(isTaken ? t("appNameTaken", { name }) : "");
      if (!field.reportValidity()) return;
      dialog.close();
      const id = person?.id ?? storage.newId();
      galley.undoable(t(person ? "appChanged" : "appAdded", { name }), () => {
        storage.set("people", id, { ...(storage.get("people", id) ?? goals.usual), name });
        people.choose(id);
      });
    };
    const remove = () => {
      dialog.close();
      galley.undoable(t("appRemoved", { name: person?.name ?? "" }), () => {
        storage.remove("people", person?.id ?? "");
        people.choose("me");
      });
    };
    field.addEventListener("input", () => field.setCustomValidity(""));
    const dialog = galley.planDialog.open(t(person ? "appRename" : "appAddPerson"), el("form", { onsubmit: save },
      el("p", { class: "field-row" }, el("label", { for: "person-name" }, t("appName")), field),
      el("p", { class: "tool-actions" }, el("button", { class: "button button-primary", type: "submit" }, t("appSave")),
        person && person.id !== "me" && el("button", { class: "button", type: "button", onclick: remove }, t("appRemove")))));
    field.select();
  }

  /** @param {Element} place */
  galley.planPeople = (place) => {
    function show() {
      const [all, chosen] = [people.all(), people.chosen()];
      const chips = all.map((/** @type {any} */ { id, name }) =>
        el("button", { class: "chip", type: "button", "data-person": id, "aria-pressed": String(id === chosen.id), onclick: () => (id === chosen.id ? ask(chosen) : people.choose(id)), title: id === chosen.id ? t("appRename") : undefined }, name));
      const focused = place.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement) : undefined;
      place.replaceChildren(...(all.length > 1 ? chips : []), el("button", { class: "chip chip-add", type: "button", onclick: () => ask(undefined) }, `+ ${t("appAddPerson")}`));
      // Whoever has joined, or is left, is chosen by now.
      if (focused) /** @type {HTMLElement | null} */ (place.querySelector(`[data-person="${CSS.escape(focused.dataset.person ?? chosen.id)}"]`) ?? place.querySelector('[aria-pressed="true"], button'))?.focus();
    }
    let pending = 0;
    for (const collection of ["people", "settings"]) storage.subscribe(collection, () => { clearTimeout(pending); pending = setTimeout(show); });
    show();
  };
})();
