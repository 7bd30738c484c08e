// @ts-check
import { ask, Refusal } from "./api.js";
import { settle } from "./conflict.js";
import { Draft } from "./draft.js";
import { button, element } from "./element.js";
import { RecipeForm } from "./form.js";
import { makeNew, showList } from "./list.js";
import { askPerson, notify } from "./notice.js";
import { told } from "./problem.js";
import { showWeek } from "./week.js";
import { t } from "./words.js";

const main = /** @type {HTMLElement} */ (document.getElementById("content"));

/** One recipe that is edited: its form, its Markdown, and what is done with the file. */
class Editor {
  /** @param {Draft} draft @param {{ recipes: any[], tags: string[] }} site */
  constructor(draft, site) {
    this.draft = draft;
    this.site = site;
    /** Whether it was left on purpose, with all that is not saved. */
    this.isClosed = false;
    /** How often the file was asked for or written: an answer that another one has overtaken says nothing any more. */
    this.news = 0;
    this.form = new RecipeForm(draft, site.tags);
    this.build();
    draft.addEventListener("change", () => this.show());
    draft.addEventListener("problem", (event) => notify(/** @type {CustomEvent} */ (event).detail));
    addEventListener("beforeunload", (event) => { if (this.isUnsaved) event.preventDefault(); });
    addEventListener("keydown", (event) => this.key(event));
    this.listen();
    this.show();
    // Fields find their height only on the page.
    this.form.show();
    void document.fonts.ready.then(() => this.form.show());
  }

  get isUnsaved() { return !this.isClosed && (this.isGone || this.draft.isChanged || this.form.hasErrors); }

  /** Whether the file was taken away while it is open. */
  get isGone() { return !this.gone.hidden; }

  // Parts

  build() {
    this.state = element("span", { class: "edit-state", role: "status" });
    this.saveButton = button(t("appSave"), () => void this.save(), { class: "button button-primary", id: "save" });
    this.undoButton = button("↶", () => this.draft.undo(), { id: "undo", class: "button edit-icon", "aria-label": t("appUndo"), title: t("appUndo") });
    this.redoButton = button("↷", () => this.draft.redo(), { id: "redo", class: "button edit-icon", "aria-label": t("editRedo"), title: t("editRedo") });
    this.pageLinks = ["edit-page-link", "edit-page-link edit-page-entry"].map((name) => element("a", { class: name }, t("editViewPage")));
    this.heart = button(t("editFavourite"), () => void this.mark("favourite", "isFavourite"), { id: "favourite" });
    this.archive = button(t("editArchive"), () => void this.mark("archived", "isArchived"), { id: "archive" });
    const more = element("details", { class: "edit-more" }, element("summary", { class: "button", "aria-label": t("editMore") }, "⋯"),
      element("div", { class: "edit-menu" },
        this.pageLinks[1], this.heart, this.archive, button(t("editDuplicate"), () => void this.duplicate(), { id: "duplicate" }), button(t("editDelete"), () => void this.remove(), { id: "delete" })));
    this.source = element("textarea", { class: "edit-source", spellcheck: "false", "aria-label": "Markdown", autocapitalize: "none",
      input: () => { clearTimeout(this.timer); this.draft.set(this.source.value, "markdown"); this.show(); this.timer = setTimeout(() => void this.read(), 160); } });
    this.problems = element("ul", { class: "edit-problems", "aria-label": t("editProblems") });
    this.banner = element("div", { class: "edit-banner", hidden: true, role: "alert" },
      element("span", {}, t("editChangedMeanwhile")),
      button(t("editCompare"), () => void this.settle(), { id: "compare" }));
    this.gone = element("div", { class: "edit-banner", hidden: true, role: "alert", id: "gone" },
      element("span", {}, t("editGone")),
      element("span", { class: "edit-banner-actions" },
        button(t("editClose"), () => this.close(), { id: "close" }),
        button(t("editWriteAgain"), () => void this.save(), { id: "write-again", class: "button button-primary" })));
    const tabs = [t("editForm"), "Markdown"].map((label, index) =>
      button(label, () => this.turn(index === 1), { class: "chip edit-tab", "aria-pressed": String(index === 0) }));
    this.tabs = tabs;
    this.panes = element("div", { class: "edit-panes" }, this.form.element,
      element("div", { class: "edit-side" }, element("h2", { class: "edit-label" }, "Markdown"), this.source, this.problems));
    main.replaceChildren(
      element("div", { class: "edit-bar" },
        element("a", { class: "edit-back", href: "/edit", "aria-label": t("editAllRecipes") }, "‹"),
        element("span", { class: "edit-file", title: this.draft.shown }, this.draft.path), this.state, this.undoButton, this.redoButton, this.pageLinks[0], more, this.saveButton),
      this.banner, this.gone, element("div", { class: "edit-tabs" }, ...tabs), this.panes);
  }

  /** @param {boolean} toMarkdown */
  turn(toMarkdown) {
    this.panes.classList.toggle("edit-shows-source", toMarkdown);
    this.tabs?.forEach((tab, index) => tab.setAttribute("aria-pressed", String((index === 1) === toMarkdown)));
    this.form.show();
  }

  // Showing

  show() {
    const { draft } = this;
    if (this.source.value !== draft.text) this.source.value = draft.text;
    this.state.textContent = this.isUnsaved ? t("editNotSaved") : t("editSaved");
    this.state.classList.toggle("edit-unsaved", this.isUnsaved);
    this.saveButton.disabled = !this.isUnsaved;
    this.undoButton.disabled = draft.past.length === 0;
    this.redoButton.disabled = draft.future.length === 0;
    for (const link of this.pageLinks) {
      link.hidden = !draft.page;
      if (draft.page) link.href = `/${draft.page.split("/").map(encodeURIComponent).join("/")}`;
    }
    const form = draft.reading.form;
    this.heart.disabled = !form;
    this.heart.setAttribute("aria-pressed", String(Boolean(form?.isFavourite)));
    this.archive.disabled = !form;
    this.archive.textContent = form?.isArchived ? t("editRestore") : t("editArchive");
    document.title = `${this.isUnsaved ? "• " : ""}${form?.title ?? draft.path} – ${t("editTitle")}`;
    this.showProblems();
  }

  showProblems() {
    const { problems } = this.draft.reading;
    const signature = JSON.stringify(problems);
    if (signature === this.problemSignature) return;
    this.problemSignature = signature;
    this.problems.replaceChildren(...problems.map((/** @type {import("./problem.js").Problem} */ problem) =>
      element("li", { class: `edit-problem edit-problem-${problem.severity}` },
        element("button", { type: "button", click: () => this.goTo(problem.line) }, problem.line ? t("editLine", { number: problem.line }) : t("editFile")),
        told(problem))));
    this.showCount(problems);
  }

  /** How many there are, for those who see the form alone. @param {import("./problem.js").Problem[]} problems */
  showCount(problems) {
    const isError = problems.some(({ severity }) => severity === "error");
    const count = element("span", { class: isError ? "edit-tab-count edit-tab-error" : "edit-tab-count" },
      element("span", { class: "visually-hidden" }, ` ${t("editProblems")}: `), String(problems.length));
    this.tabs?.[1].replaceChildren("Markdown", ...(problems.length > 0 ? [count] : []));
  }

  /** @param {number | null} line */
  goTo(line) {
    this.turn(true);
    const lines = this.draft.text.split("\n");
    const start = lines.slice(0, (line ?? 1) - 1).join("\n").length + ((line ?? 1) > 1 ? 1 : 0);
    this.source.focus();
    this.source.setSelectionRange(start, start + (lines[(line ?? 1) - 1]?.length ?? 0));
    const height = Number.parseFloat(getComputedStyle(this.source).lineHeight);
    this.source.scrollTop = Math.max(0, ((line ?? 1) - 4) * height);
  }

  // Doing

  /** Says what went wrong instead of losing it. @param {() => Promise<void>} work */
  async attempt(work) {
    try {
      await work();
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      if (problem.status === 409) await this.settle();
      else if (problem.status === 404) this.showGone(true);
      else notify(problem.text);
    }
  }

  read() { return this.attempt(() => this.draft.read()); }

  /** @param {KeyboardEvent} event */
  key(event) {
    if ((event.ctrlKey || event.metaKey) && event.key === "s") {
      event.preventDefault();
      void this.save();
    }
  }

  save() {
    return this.attempt(async () => {
      await this.form.flush();
      if (this.form.hasErrors) {
        notify(t("editFieldUnwritten"));
      }
      await this.draft.save(this.isGone ? "rewrite" : "save");
      this.news += 1;
      this.banner.hidden = true;
      this.showGone(false);
    });
  }

  /** @param {boolean} isGone */
  showGone(isGone) {
    this.gone.hidden = !isGone;
    // What was compared with is gone, too.
    if (isGone) this.banner.hidden = true;
    this.show();
  }

  /** Leaves the recipe that is gone. */
  close() {
    this.events?.close();
    this.isClosed = true;
    location.assign("/edit");
  }

  /** @param {string} mark @param {string} name */
  async mark(mark, name) {
    const isOn = !this.draft.reading.form?.[name];
    await this.form.flush();
    await this.form.change({ kind: "mark", mark, on: isOn });
    if (mark === "archived") {
      notify(isOn ? t("editArchivedOnceSaved") : t("editBackOnceSaved"), {
        label: t("appUndo"), run: () => void this.form.change({ kind: "mark", mark, on: !isOn }),
      });
    }
  }

  async duplicate() {
    if (!(await this.mayLeave())) return;
    await makeNew(this.site.recipes, { title: this.draft.reading.form?.title ?? this.draft.path, of: this.draft.path });
  }

  /** What is not saved is saved first, or given up on purpose. */
  async mayLeave() {
    if (!this.isUnsaved) return true;
    const answer = await askPerson(t("editUnsavedChanges"), [element("p", {}, this.draft.shown)],
      [{ label: t("editStay"), value: "" }, { label: t("editSaveFirst"), value: "save", isPrimary: true }]);
    if (answer !== "save") return false;
    await this.save();
    return !this.isUnsaved;
  }

  async remove() {
    const answer = await askPerson(t("editDeleteSure"), [
      element("p", {}, t("editGoesToTrash", { name: this.draft.shown })),
      ...(this.isUnsaved ? [element("p", {}, t("editUnsavedLost"))] : [])],
    [{ label: t("editKeepIt"), value: "" }, { label: t("editDelete"), value: "delete", isPrimary: true }]);
    if (answer !== "delete") return;
    await this.attempt(async () => {
      // What goes from the disk now is no news, and nothing is left to be looked at.
      this.events?.close();
      const { number } = await ask("delete", { path: this.draft.path }).catch((problem) => {
        this.listen();
        throw problem;
      });
      this.draft.saved = this.draft.text;
      this.form.errors.clear();
      this.source?.blur();
      sessionStorage.setItem("galley-deleted", JSON.stringify({ number, title: this.draft.shown }));
      location.assign("/edit");
    });
  }

  // The disk

  listen() {
    const events = new EventSource(`/.galley/events?page=/${encodeURIComponent(this.draft.page ?? "index.html")}`);
    events.addEventListener("state", () => void this.compare());
    addEventListener("pagehide", () => events.close());
    this.events = events;
  }

  /** Looks whether the file is still the one that is edited. */
  async compare() {
    this.news += 1;
    const news = this.news;
    let theirs;
    try {
      theirs = await ask("open", { path: this.draft.path });
      if (news !== this.news) return;
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      if (news !== this.news) return;
      if (problem.status === 404) this.showGone(true);
      // News come often: the same is told once.
      else if (problem.text !== this.toldProblem) notify(problem.text);
      this.toldProblem = problem.text;
      return;
    }
    this.toldProblem = "";
    if (this.isGone) this.showGone(false);
    if (theirs.page && theirs.page !== this.draft.page) {
      this.draft.page = theirs.page;
      this.show();
    }
    if (theirs.version === this.draft.version) return;
    // What was just saved arrives here as well.
    await this.draft.work;
    if (news !== this.news || theirs.version === this.draft.version || theirs.text === this.draft.saved) return;
    if (this.isUnsaved) {
      this.banner.hidden = false;
    } else {
      this.draft.take(theirs);
      notify(t("editTakenFromDisk"));
    }
  }

  settle() {
    return this.attempt(async () => {
      await this.form.flush();
      if (!(await settle(this.draft))) {
        this.banner.hidden = false;
        return;
      }
      this.banner.hidden = true;
      this.gone.hidden = true;
      if (this.draft.isChanged) await this.draft.save();
      this.show();
    });
  }
}

/** Brings back what was deleted on the page before. */
const offerUndo = () => {
  const deleted = JSON.parse(sessionStorage.getItem("galley-deleted") ?? "null");
  sessionStorage.removeItem("galley-deleted");
  if (!deleted) return;
  notify(t("editDeleted", { name: deleted.title }), {
    label: t("appUndo"),
    run: () => void ask("undo", { number: deleted.number }).then(({ path }) => location.assign(`/edit?recipe=${encodeURIComponent(path)}`),
      (problem) => notify(problem.text)),
  });
};

const start = async () => {
  const query = new URLSearchParams(location.search);
  if (query.has("week")) {
    await showWeek(main, query.get("week") ?? "");
    return;
  }
  const path = query.get("recipe");
  if (!path) {
    await showList(main);
    offerUndo();
    return;
  }
  const [opened, site] = await Promise.all([ask("open", { path }), ask("recipes")]);
  const editor = new Editor(new Draft(opened), site);
  const line = /^#line-(\d+)$/.exec(location.hash)?.[1];
  if (line) editor.goTo(Number(line));
};

try {
  await start();
} catch (problem) {
  if (!(problem instanceof Refusal)) throw problem;
  main.replaceChildren(element("div", { class: "edit-refusal" },
    element("h1", {}, t("editCannotBeEdited")), element("p", {}, problem.text), element("p", {}, element("a", { href: "/edit" }, t("editAllRecipes")))));
}
