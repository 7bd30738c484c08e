// @ts-check
import { announce, button, element, fit } from "./element.js";
import { fieldProblems } from "./problem.js";
import { t } from "./words.js";

/**
 * @typedef {{ kind: string, amount: string, text: string, level: number }} Row
 * @typedef {{
 *   turn: () => number, change: (change: any, turn: number) => void, type: (key: string, change: () => any) => void,
 *   flush: () => Promise<void>, isPending: (key: string) => boolean, error: (key: string) => string,
 *   problems: (key: string) => import("./problem.js").Problem[],
 * }} Edits
 */

/** The rows that go with one: a heading takes those below it. @param {Row[]} rows @param {number} index */
export const reach = (rows, index) => {
  if (rows[index].kind !== "heading") return index + 1;
  const next = rows.findIndex((row, place) => place > index && row.kind === "heading" && row.level <= rows[index].level);
  return next < 0 ? rows.length : next;
};

/**
 * The rows of the ingredients or the method: fields that are typed into, moved by their handle with the pointer or the
 * arrow keys, added by Enter and taken away when empty by Backspace.
 */
export class RowList {
  /**
   * @param {"ingredients" | "method"} section
   * @param {Edits} edits
   * @param {(row: Row, index: number) => (Node | null)} note what is understood of a row
   */
  constructor(section, edits, note) {
    this.section = section;
    this.edits = edits;
    this.note = note;
    /** @type {Row[]} */
    this.rows = [];
    this.list = element("ol", { class: `edit-rows edit-${section}` });
    this.shape = "";
  }

  get itemKind() { return this.section === "ingredients" ? "ingredient" : "step"; }

  /** @param {Row[]} rows @param {boolean} isForeign whether they came from elsewhere, and not from these fields */
  show(rows, isForeign) {
    this.rows = rows;
    const shape = rows.map(({ kind, level }) => `${kind}${level}`).join();
    if (shape === this.shape && this.list.children.length === rows.length) {
      rows.forEach((row, index) => this.patch(row, index, isForeign));
      for (const area of this.list.querySelectorAll("textarea")) fit(area);
      return;
    }
    const focus = this.focus();
    this.shape = shape;
    let step = 0;
    this.list.replaceChildren(...rows.map((row, index) => this.item(row, index, row.kind === "step" ? ++step : 0)));
    for (const area of this.list.querySelectorAll("textarea")) fit(area);
    if (this.wanted) {
      const field = this.field(this.wanted);
      field?.focus();
      // What is new is written over.
      if (this.isNew) field?.select?.();
      this.wanted = undefined;
      this.isNew = false;
    } else if (focus) {
      this.restore(focus);
    }
  }

  /** @param {string} key */
  field(key) { return this.list.querySelector(`[data-key="${key}"]`); }

  focus() {
    const active = /** @type {any} */ (document.activeElement);
    if (!this.list.contains(active) || !active.dataset.key) return null;
    return { key: active.dataset.key, start: active.selectionStart, end: active.selectionEnd };
  }

  /** @param {any} focus */
  restore({ key, start, end }) {
    const field = this.field(key);
    field?.focus();
    if (field && start !== undefined && field.setSelectionRange) field.setSelectionRange(start, end);
  }

  /** @param {Row} row @param {number} index @param {boolean} isForeign */
  patch(row, index, isForeign) {
    const item = this.list.children[index];
    for (const name of ["amount", "text"]) {
      const field = item.querySelector(`[data-key="${this.key(index, name)}"]`);
      if (!field) continue;
      // Nothing changes under somebody's fingers, and nothing that was typed is lost before it is read.
      if ((isForeign || field !== document.activeElement) && !this.edits.isPending(`${this.section}/${index}`) && field.value !== row[name]) {
        field.value = row[name];
      }
    }
    item.classList.toggle("edit-row-wrong", this.edits.problems(`${this.section}/${index}`).length > 0);
    item.querySelector(".edit-note")?.replaceWith(this.noteElement(row, index));
  }

  /** @param {number} index @param {string} name */
  key(index, name) { return `${this.section}/${index}/${name}`; }

  /** @param {Row} row @param {number} index @param {number} number */
  item(row, index, number) {
    const handle = element("button", {
      type: "button", class: "edit-handle", "data-key": this.key(index, "handle"),
      "aria-label": t("editMoveHelp", { name: row.text || t("editThisLine") }), title: t("editDragHelp"),
      keydown: (/** @type {KeyboardEvent} */ event) => this.moveByKey(event, index, "handle"),
      pointerdown: (/** @type {PointerEvent} */ event) => this.drag(event, index),
    }, "⠿");
    const remove = button("×", () => this.remove(index), { class: "edit-remove", "aria-label": t("appRemoveNamed", { name: row.text || t("editThisLine") }) });
    const fields = element("div", { class: "edit-fields" });
    if (row.kind === "step") fields.append(element("span", { class: "edit-number", "aria-hidden": "true" }, String(number)));
    if (row.kind === "ingredient") fields.append(this.input(row, index, "amount", t("editAmount")));
    fields.append(this.input(row, index, "text", { ingredient: t("editIngredient"), heading: t("editGroup"), step: t("step"), text: t("editRemark") }[row.kind] ?? ""));
    const isWrong = this.edits.problems(`${this.section}/${index}`).length > 0;
    return element("li", { class: `edit-row edit-row-${row.kind}${isWrong ? " edit-row-wrong" : ""}` }, handle, fields, this.noteElement(row, index), remove);
  }

  /** @param {Row} row @param {number} index */
  noteElement(row, index) {
    const error = this.edits.error(this.key(index, "amount")) || this.edits.error(this.key(index, "text"));
    const problems = fieldProblems(this.edits.problems(`${this.section}/${index}`));
    return element("div", { class: error ? "edit-note edit-error" : "edit-note" }, ...problems, error || this.note(row, index));
  }

  /** @param {Row} row @param {number} index @param {"amount" | "text"} name @param {string} label */
  input(row, index, name, label) {
    const isArea = name === "text" && row.kind !== "heading";
    const field = element(isArea ? "textarea" : "input", {
      "data-key": this.key(index, name), class: `edit-${name}`, "aria-label": label, placeholder: label, rows: isArea ? 1 : null,
      autocomplete: "off", autocapitalize: row.kind === "ingredient" ? "none" : null,
      input: () => {
        if (isArea) fit(field);
        this.edits.type(`${this.section}/${index}`, () => this.setting(index));
      },
      change: () => this.finish(index),
      keydown: (/** @type {KeyboardEvent} */ event) => this.typed(event, index, name),
    });
    field.value = row[name];
    return field;
  }

  /** What stands in the fields of a row. @param {number} index */
  setting(index) {
    const value = (/** @type {string} */ name) => this.field(this.key(index, name))?.value;
    const change = { kind: "set", section: this.section, row: index, text: value("text") ?? "" };
    const amount = value("amount");
    return amount === undefined ? change : { ...change, amount };
  }

  /** An amount that was typed before the name goes to its own field, once the line is finished. @param {number} index */
  finish(index) {
    if (this.rows[index]?.kind !== "ingredient" || this.field(this.key(index, "amount"))?.value !== "") return;
    this.edits.type(`${this.section}/${index}`, () => ({ ...this.setting(index), split: true }));
  }

  // Keys

  /** @param {KeyboardEvent} event @param {number} index @param {string} name */
  typed(event, index, name) {
    if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
      this.moveByKey(event, index, name);
    } else if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      this.finish(index);
      void this.insert(index + 1, this.rows[index].kind === "text" ? "step" : this.itemKind);
    } else if (event.key === "Backspace" && this.isEmpty(index)) {
      event.preventDefault();
      this.remove(index);
    }
  }

  /** @param {number} index */
  isEmpty(index) {
    return ["amount", "text"].every((name) => (this.field(this.key(index, name))?.value ?? "") === "");
  }

  /** @param {KeyboardEvent} event @param {number} index @param {string} name */
  moveByKey(event, index, name) {
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    const end = reach(this.rows, index);
    const target = event.key === "ArrowUp" ? index - 1 : end + 1;
    if (target < 0 || target > this.rows.length) return;
    void this.move(index, target, name);
  }

  // Changes

  /** @param {number} index @param {number} target before which row @param {string} name which field keeps the focus @param {number} turn */
  async move(index, target, name, turn = this.edits.turn()) {
    await this.edits.flush();
    const end = reach(this.rows, index);
    const place = target <= index ? target : target - (end - index);
    this.shape = "";
    this.wanted = this.key(place, name);
    this.edits.change({ kind: "move", section: this.section, from: index, to: end, target }, turn);
    announce(t("editMoved", { place: place + 1, count: this.rows.length }));
  }

  /** @param {number} index @param {string} kind */
  async insert(index, kind) {
    const turn = this.edits.turn();
    await this.edits.flush();
    const names = { heading: t("editNewGroup"), ingredient: t("editNewIngredient"), step: t("editNewStep") };
    this.shape = "";
    this.wanted = this.key(index, "text");
    this.isNew = true;
    this.edits.change({ kind: "insert", section: this.section, row: index, "row-kind": kind, text: names[kind] }, turn);
  }

  /** @param {number} index */
  async remove(index) {
    const turn = this.edits.turn();
    await this.edits.flush();
    this.shape = "";
    const before = index > 0 ? index - 1 : 0;
    this.wanted = this.key(before, "text");
    this.edits.change({ kind: "remove", section: this.section, from: index, to: index + 1 }, turn);
    announce(t("editRemoved"));
  }

  // The pointer

  /** @param {PointerEvent} event @param {number} index */
  drag(event, index) {
    if (event.button !== 0) return;
    const handle = /** @type {HTMLElement} */ (event.currentTarget);
    const items = /** @type {HTMLElement[]} */ ([...this.list.children]);
    const end = reach(this.rows, index);
    const turn = this.edits.turn();
    let target = index;
    const mark = (/** @type {boolean} */ isOn) => {
      for (const item of items) item.classList.remove("edit-drop-before", "edit-drop-after");
      if (!isOn || (target >= index && target <= end)) return;
      if (target < items.length) items[target].classList.add("edit-drop-before");
      else items.at(-1)?.classList.add("edit-drop-after");
    };
    const follow = (/** @type {PointerEvent} */ moved) => {
      const place = items.findIndex((item) => {
        const { top, height } = item.getBoundingClientRect();
        return moved.clientY < top + height / 2;
      });
      target = place < 0 ? items.length : place;
      mark(true);
    };
    const finish = (/** @type {PointerEvent} */ ended) => {
      handle.removeEventListener("pointermove", follow);
      handle.removeEventListener("pointerup", finish);
      handle.removeEventListener("pointercancel", finish);
      mark(false);
      for (const item of items) item.classList.remove("edit-dragged");
      if (ended.type === "pointerup" && (target < index || target > end)) void this.move(index, target, "handle", turn);
    };
    handle.setPointerCapture(event.pointerId);
    for (const item of items.slice(index, end)) item.classList.add("edit-dragged");
    handle.addEventListener("pointermove", follow);
    handle.addEventListener("pointerup", finish);
    handle.addEventListener("pointercancel", finish);
  }
}
