// @ts-check
import { ask, bytesOf } from "./api.js";
import { button, element, fit } from "./element.js";
import { Refusal } from "./draft.js";
import { byField, fieldProblems } from "./problem.js";
import { RowList } from "./rows.js";
import { t } from "./words.js";

/** Milliseconds after the last key until a field is read. */
const quiet = 160;

const choices = {
  category: [t("categoryBreakfast"), t("categoryLunch"), t("categoryDinner"), t("categorySnack")],
  difficulty: [t("difficultyEasy"), t("difficultyMedium"), t("difficultyHard")],
};

const hints = {
  preparationTime: "15 min", cookingTime: "1 h 20 min", totalTime: "2 h", category: choices.category[2], difficulty: choices.difficulty[0],
  source: t("editHintSource"), author: t("editHintAuthor"), image: "soup.jpg", nutrition: `${t("kilocalories", { count: 434 })}, ${t("proteinBadge", { count: 20 })}`,
  tip: t("editHintTip"), language: document.documentElement.lang, date: "2026-11-22",
};

/** The fields of a recipe, in step with its Markdown. */
export class RecipeForm {
  /** @param {import("./draft.js").Draft} draft @param {string[]} tags those of the site */
  constructor(draft, tags) {
    this.draft = draft;
    /** What was typed, and which rows it was typed into. @type {Map<string, { change: () => any, turn: number }>} */
    this.pending = new Map();
    /** @type {Map<string, string>} */
    this.errors = new Map();
    /** What is wrong with the Markdown, by the field that shows it. @type {Map<string, import("./problem.js").Problem[]>} */
    this.problems = new Map();
    const edits = {
      turn: () => this.draft.turn,
      change: (/** @type {any} */ change, /** @type {number} */ turn) => this.change(change, "", turn),
      type: (/** @type {string} */ key, /** @type {() => any} */ change) => this.type(key, change),
      flush: () => this.flush(),
      isPending: (/** @type {string} */ key) => this.pending.has(key),
      problems: (/** @type {string} */ key) => this.problems.get(key) ?? [],
      error: (/** @type {string} */ key) => this.errors.get(key.split("/").slice(0, 2).join("/")) ?? "",
    };
    this.ingredients = new RowList("ingredients", edits, (row, index) => this.ingredientNote(row, index));
    this.method = new RowList("method", edits, (row, index) => this.stepNote(row, index));
    this.build(tags);
    draft.addEventListener("change", () => this.show());
    this.show();
  }

  get form() { return this.draft.reading.form; }

  // Fields

  /** @param {string[]} tags */
  build(tags) {
    this.title = this.area("title", t("editFieldTitle"), (text) => ({ kind: "title", text: text.replaceAll("\n", " ") }), "edit-title");
    this.description = this.area("description", t("editFieldDescription"), (text) => ({ kind: "description", text }), "edit-description");
    this.yields = this.line("yields", t("editYields"), (text) => ({ kind: "yields", text }), t("editYieldsExample"));
    this.tags = element("div", { class: "edit-tags" });
    this.tagInput = element("input", {
      class: "edit-tag-input", "data-key": "tags", list: "known-tags", "aria-label": t("editAddTag"), placeholder: t("editAddTag"), autocomplete: "off", size: t("editAddTag").length,
      keydown: (/** @type {KeyboardEvent} */ event) => this.tagKey(event), change: () => this.addTag(),
    });
    const known = element("datalist", { id: "known-tags" }, ...tags.map((value) => element("option", { value })));
    this.facts = element("div", { class: "edit-facts" });
    this.pictureInput = element("input", { type: "file", accept: "image/jpeg,image/png,image/webp,image/gif", class: "visually-hidden", "aria-label": t("editPicture"),
      change: () => {
        const file = this.pictureInput.files?.[0];
        this.pictureInput.value = "";
        if (file) void this.addPicture(file);
      } });
    this.takeFiles();
    this.picture = element("img", { class: "edit-picture", alt: "", hidden: true, error: () => { this.picture.hidden = true; } });
    this.summary = element("p", { class: "edit-summary", "aria-live": "polite" });
    this.broken = element("p", { class: "edit-broken", hidden: true },
      t("editNoForm"));
    this.fields = element("div", { class: "edit-form-fields" },
      this.title, this.description,
      this.group(t("tags"), element("div", { class: "edit-tag-box" }, this.tags, this.tagInput, known)),
      this.group(t("editYields"), this.yields),
      element("details", { class: "edit-details", open: true }, element("summary", {}, t("editFacts")), this.facts),
      element("div", { class: "edit-picture-box" }, this.picture, this.pictureInput, button(t("editAddPicture"), () => this.pictureInput.click(), { class: "button edit-add-picture" })),
      this.section(t("ingredients"), this.ingredients.list,
        button(t("editAddIngredient"), () => this.add(this.ingredients, "ingredient"), { class: "button edit-add-ingredient" }),
        button(t("editAddGroup"), () => this.add(this.ingredients, "heading"))),
      this.summary,
      this.section(t("method"), this.method.list,
        button(t("editAddStep"), () => this.add(this.method, "step"), { class: "button edit-add-step" }),
        button(t("editAddHeading"), () => this.add(this.method, "heading"))));
    this.element = element("div", { class: "edit-form" }, this.broken, this.fields);
  }

  /** @param {string} label @param {Node} field */
  group(label, field) { return element("div", { class: "edit-group" }, element("h2", { class: "edit-label" }, label), field); }

  /** @param {string} title @param {Node} list @param {...Node} buttons */
  section(title, list, ...buttons) {
    return element("section", { class: "edit-section" }, element("h2", {}, title), list, element("div", { class: "edit-buttons" }, ...buttons));
  }

  /** @param {string} key @param {string} label @param {(text: string) => any} change @param {string} className */
  area(key, label, change, className) {
    const field = element("textarea", { class: className, rows: 1, "aria-label": label, placeholder: label, "data-key": key,
      input: () => { fit(field); this.type(key, () => change(field.value)); } });
    if (key === "title" || key.startsWith("fact/")) field.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => { if (event.key === "Enter") event.preventDefault(); });
    return field;
  }

  /** @param {string} key @param {string} label @param {(text: string) => any} change @param {string} placeholder */
  line(key, label, change, placeholder) {
    const field = element("input", { "aria-label": label, placeholder, "data-key": key, autocomplete: "off",
      input: () => this.type(key, () => change(field.value)) });
    return field;
  }

  // Showing

  show() {
    const form = this.form;
    this.broken.hidden = form !== null;
    this.fields.hidden = form === null;
    if (form === null) return;
    this.problems = byField(this.draft.reading.problems);
    // What came from elsewhere is shown even where somebody has a field open: it would be typed over.
    const isForeign = this.lessons !== this.draft.lessons;
    this.lessons = this.draft.lessons;
    for (const [field, value] of [[this.title, form.title], [this.description, form.description], [this.yields, form.yields]]) {
      this.put(field, value, isForeign);
    }
    this.showTags(form.tags, form.otherTags);
    this.showFacts(form.facts, isForeign);
    this.ingredients.show(form.ingredients, isForeign);
    this.method.show(form.method, isForeign);
    this.showSummary();
    this.showPicture(form.facts);
    this.showErrors();
  }

  /** @param {any} field @param {string} value @param {boolean} isForeign */
  put(field, value, isForeign) {
    if ((isForeign || field !== document.activeElement) && !this.pending.has(field.dataset.key) && !this.errors.has(field.dataset.key) && field.value !== value) {
      field.value = value;
    }
    if (field.localName === "textarea") fit(field);
  }

  /** @param {string[]} tags @param {string[]} others */
  showTags(tags, others) {
    const signature = JSON.stringify([tags, others]);
    if (signature === this.tagSignature) return;
    this.tagSignature = signature;
    this.tags.replaceChildren(
      ...tags.map((tag) => element("button", {
        type: "button", class: "chip edit-tag", "aria-label": t("editRemoveTag", { name: tag }),
        click: () => this.change({ kind: "tags", tags: this.form.tags.filter((/** @type {string} */ other) => other !== tag) }),
      }, tag, element("span", { class: "edit-tag-cross", "aria-hidden": "true" }, "×"))),
      ...others.map((tag) => element("span", { class: "chip edit-tag-other", title: t("editFromFrontMatter") }, tag)));
  }

  /** @param {{ key: string, label: string, value: string, found: string | null }[]} facts @param {boolean} isForeign */
  showFacts(facts, isForeign) {
    const isWide = (/** @type {string} */ key) => key === "tip" || key === "nutrition";
    if (this.facts.children.length !== facts.length) {
      const ordered = [...facts.filter(({ key }) => !isWide(key)), ...facts.filter(({ key }) => isWide(key))];
      this.facts.replaceChildren(...ordered.map(({ key, label }) => {
        const change = (/** @type {string} */ text) => ({ kind: "fact", key, text: text.replaceAll(/\s*\n\s*/g, " ") });
        // A tip is a sentence or two, which a line would cut off.
        const field = key === "tip" ? this.area(`fact/${key}`, label, change, "edit-line") : this.line(`fact/${key}`, label, change, "");
        const note = element("small", { class: "edit-fact-note", id: `note-${key}`, hidden: true });
        field.setAttribute("aria-describedby", note.id);
        const options = choices[key];
        if (options) {
          field.setAttribute("list", `choices-${key}`);
          return element("label", { class: "edit-fact" }, element("span", {}, label), field, note,
            element("datalist", { id: `choices-${key}` }, ...options.map((/** @type {string} */ value) => element("option", { value }))));
        }
        return element("label", { class: isWide(key) ? "edit-fact edit-fact-wide" : "edit-fact" }, element("span", {}, label), field, note);
      }));
    }
    for (const { key, value, found } of facts) {
      const field = this.facts.querySelector(`[data-key="fact/${key}"]`);
      if (!field) continue;
      field.placeholder = found ? "" : hints[key] ?? "";
      // Below the field, where it may take several lines.
      const note = this.facts.querySelector(`#note-${key}`);
      if (note) {
        note.textContent = found ? t("editFoundElsewhere", { value: found }) : "";
        note.hidden = !found;
      }
      this.put(field, value, isForeign);
    }
  }

  /** The picture that the page shows or will show. @param {{ key: string, value: string, found: string | null }[]} facts */
  showPicture(facts) {
    const fact = facts.find(({ key }) => key === "image");
    const name = fact?.value || fact?.found || "";
    const own = this.draft.picture?.fact === name ? this.draft.picture : undefined;
    const folder = this.draft.path.includes("/") ? this.draft.path.slice(0, this.draft.path.lastIndexOf("/") + 1) : "";
    const address = own ? `data:${own.type};base64,${own.data}` : new URL(`/files/${folder}${name}`, location.href).href;
    if (address === this.pictureAddress) return;
    this.pictureAddress = address;
    this.picture.hidden = name === "" || /^[a-z]+:/i.test(name);
    if (!this.picture.hidden) this.picture.src = address;
  }

  /** Takes a picture that is dropped on the page, which the browser would show in its place, or pasted, such as a screenshot. */
  takeFiles() {
    addEventListener("dragover", (event) => { if (event.dataTransfer?.types.includes("Files")) event.preventDefault(); });
    addEventListener("drop", (event) => {
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      void this.addPicture(file);
    });
    addEventListener("paste", (event) => {
      const file = event.clipboardData?.files[0];
      // Programs for letters and tables hand over a picture of the text that is pasted.
      if (!file || event.clipboardData?.types.includes("text/plain")) return;
      event.preventDefault();
      void this.addPicture(file);
    });
  }

  /** Puts the name that a picture will have beside the recipe into the Markdown. @param {File} file */
  async addPicture(file) {
    try {
      const data = await bytesOf(file);
      const { fact } = await ask("picture", { path: this.draft.path, data, isTrial: true });
      this.draft.picture = { fact, type: file.type, data, isWritten: false };
      await this.change({ kind: "fact", key: "image", text: fact });
      this.showPicture(this.draft.reading.form?.facts ?? []);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.dispatchProblem(problem.text);
    }
  }

  showSummary() {
    const summary = this.draft.reading.summary;
    this.summary.hidden = !summary;
    if (!summary) return;
    const figures = summary.energy ? [t("kilocalories", { count: summary.energy }), ...summary.macros.map((/** @type {any} */ macro) => `${macro.label} ${macro.value}`)].join(" · ") : t("editTooLittleKnown");
    const missing = summary.missing.length > 0 ? ` ${t("editMissing", { names: summary.missing.join(", ") })}` : "";
    this.summary.replaceChildren(element("strong", {}, `${summary.basis}: ${figures}`), element("span", {}, `${summary.note}${missing}`));
  }

  showErrors() {
    for (const field of this.fields.querySelectorAll("[data-key]")) {
      const row = field.dataset.key.split("/").slice(0, 2).join("/");
      const error = this.errors.get(field.dataset.key) ?? this.errors.get(row);
      field.toggleAttribute("aria-invalid", Boolean(error) || this.problems.has(row));
      field.title = error ?? "";
      if (!/^(ingredients|method)\//.test(row)) this.showProblems(field, row);
    }
  }

  /** Below a field that is no row; rows have a place for it. @param {HTMLElement} field @param {string} key */
  showProblems(field, key) {
    const shown = fieldProblems(this.problems.get(key) ?? []);
    const below = field.nextElementSibling;
    if (below?.matches(".edit-field-problems")) below.remove();
    if (shown.length > 0) field.after(element("span", { class: "edit-field-problems" }, ...shown));
  }

  // What is understood

  /** @param {import("./rows.js").Row} row @param {number} index */
  ingredientNote(row, index) {
    if (row.kind !== "ingredient") return null;
    const place = this.form.ingredients.slice(0, index).filter((/** @type {any} */ other) => other.kind === "ingredient").length;
    const line = this.draft.reading.lines[place];
    if (!line) return null;
    const figures = line.mass === "–" && line.energy === "–" ? "" : `${t("grams", { count: line.mass })} · ${t("kilocalories", { count: line.energy })}`;
    const isOpen = ["unmatched", "unweighed", "withoutFigures"].includes(line.state);
    return element("span", { class: isOpen ? "edit-reading edit-reading-open" : "edit-reading" },
      element("span", { class: "edit-figures" }, figures), figures && line.note ? " " : "",
      element("span", { class: "edit-food" }, `${line.isGuess ? "≈ " : ""}${line.note ?? ""}`));
  }

  /** @param {import("./rows.js").Row} row @param {number} index */
  stepNote(row, index) {
    if (row.kind !== "step") return null;
    const steps = this.form.method.filter((/** @type {any} */ other) => other.kind === "step").length;
    const uses = this.draft.reading.steps;
    const place = this.form.method.slice(0, index).filter((/** @type {any} */ other) => other.kind === "step").length;
    if (uses.length !== steps || uses[place].length === 0) return null;
    return element("span", { class: "edit-uses" }, ...uses[place].map((/** @type {any} */ use) =>
      element("span", { class: "edit-use" }, [use.amount, use.name].filter(Boolean).join(" "))));
  }

  // Changing

  /** @param {KeyboardEvent} event */
  tagKey(event) {
    if (event.key === "Enter" || event.key === ",") {
      event.preventDefault();
      this.addTag();
    } else if (event.key === "Backspace" && this.tagInput.value === "") {
      this.change({ kind: "tags", tags: this.form.tags.slice(0, -1) });
    }
  }

  addTag() {
    const tag = this.tagInput.value.trim();
    this.tagInput.value = "";
    if (tag === "" || this.form.tags.includes(tag)) return;
    this.change({ kind: "tags", tags: [...this.form.tags, tag] }, "tags");
  }

  /** @param {RowList} rows @param {string} kind */
  add(rows, kind) { void rows.insert(rows.rows.length, kind); }

  /** Remembers what was typed; it is read when nobody types for a moment. @param {string} key @param {() => any} change */
  type(key, change) {
    this.pending.set(key, { change, turn: this.pending.get(key)?.turn ?? this.draft.turn });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), quiet);
  }

  /** Takes all that was typed. */
  async flush() {
    clearTimeout(this.timer);
    const pending = [...this.pending];
    this.pending.clear();
    await Promise.all(pending.map(([key, { change, turn }]) => this.change(change(), key, turn)));
  }

  /** @param {any} change @param {string} key @param {number} turn */
  async change(change, key = "", turn = this.draft.turn) {
    try {
      await this.draft.change(change, key, turn);
      this.errors.delete(key);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      // Rows that are others by now are no place to mark what was meant for those before.
      if (key === "" || problem.status === 409) this.dispatchProblem(problem.text);
      else this.errors.set(key, problem.text);
    }
    this.show();
  }

  /** @param {string} text */
  dispatchProblem(text) { this.draft.dispatchEvent(new CustomEvent("problem", { detail: text })); }

  /** Whether something that was typed is not in the Markdown. */
  get hasErrors() { return this.errors.size > 0 || this.pending.size > 0; }
}
