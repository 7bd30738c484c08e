// @ts-check
import { ask, Refusal } from "./api.js";
import { t } from "./words.js";

/** The rows that changes name by their numbers. @param {any} reading */
const rowsOf = ({ form }) => JSON.stringify([form?.ingredients, form?.method]);

/**
 * The text of one file while it is edited: what was saved, what it is now, what it was before, and what is understood of
 * it. Changes go through the server one after the other; what was typed into the Markdown meanwhile is never lost.
 */
export class Draft extends EventTarget {
  /** @param {any} opened */
  constructor(opened) {
    super();
    /** How often the rows of the form became others without the form: by Markdown, by undo, or from the disk. */
    this.turn = 0;
    /** How often something was understood that no field of the form said. */
    this.lessons = 0;
    this.take(opened);
  }

  /** Begins anew with what is on disk. @param {any} opened */
  take(opened) {
    this.path = opened.path;
    this.shown = opened.shown;
    this.page = opened.page;
    this.version = opened.version;
    this.saved = opened.text;
    this.text = opened.text;
    this.learn(opened, opened.text);
    /** @type {string[]} */
    this.past = [];
    /** @type {string[]} */
    this.future = [];
    this.lastKey = "";
    /** A picture that was chosen; its data as long as it is not written. @type {{ fact: string, type: string, data: string, isWritten: boolean } | undefined} */
    this.picture = undefined;
    /** @type {Promise<void>} */
    this.work = Promise.resolve();
    this.tell();
  }

  /** @param {any} reading what is understood of a text @param {string} text */
  learn(reading, text) {
    this.lessons += 1;
    if (this.reading && rowsOf(this.reading) !== rowsOf(reading)) this.turn += 1;
    this.reading = reading;
    this.readText = text;
  }

  get isChanged() { return this.text !== this.saved || this.newPicture.picture !== undefined; }

  tell() { this.dispatchEvent(new Event("change")); }

  /** Does one thing after the other. @param {() => Promise<void>} task @returns {Promise<void>} */
  then(task) {
    const done = this.work.then(task);
    this.work = done.catch(() => {});
    return done;
  }

  /** @param {string} text @param {string} key what is typed into, so that a word is one step back */
  set(text, key) {
    if (text === this.text) return;
    if (key === "" || key !== this.lastKey) this.past.push(this.text);
    this.lastKey = key;
    this.future = [];
    this.text = text;
  }

  /**
   * Changes a part of the recipe; a refusal of status 409 where it names rows that are others by now.
   *
   * @param {Record<string, any>} change
   * @param {string} key
   * @param {number} turn which rows somebody saw who changed them
   */
  change(change, key = "", turn = this.turn) {
    return this.then(async () => {
      for (;;) {
        await this.understand();
        if (change.section && turn !== this.turn) throw new Refusal(409, t("editRowsMoved"), null);
        const text = this.text;
        if (text !== this.readText) continue;
        const answer = await ask("change", { path: this.path, text, change });
        // Somebody typed into the Markdown in the meantime: once more, with that.
        if (text !== this.text) continue;
        this.set(answer.text, key);
        this.reading = answer;
        this.readText = answer.text;
        this.tell();
        return;
      }
    });
  }

  /** Takes what was typed into the Markdown. @param {string} text @param {string} key */
  write(text, key = "markdown") {
    this.set(text, key);
    this.tell();
    return this.read();
  }

  read() { return this.then(() => this.understand()); }

  /** Reads the text, unless it was read already. */
  async understand() {
    const { text } = this;
    if (this.readText === text) return;
    const answer = await ask("read", { path: this.path, text });
    // What is typed meanwhile is read next.
    if (text !== this.text) return;
    this.learn(answer, text);
    this.tell();
  }

  /** @param {string[]} from @param {string[]} to */
  step(from, to) {
    const text = from.pop();
    if (text === undefined) return;
    to.push(this.text);
    this.text = text;
    this.lastKey = "";
    this.tell();
    void this.read();
  }

  undo() { this.step(this.past, this.future); }
  redo() { this.step(this.future, this.past); }

  /** The picture goes where the recipe goes: it is written with the recipe that names it, and not at all if none does. */
  get newPicture() {
    const { picture } = this;
    if (!picture || picture.isWritten || !this.reading.form?.facts.some((/** @type {any} */ { key, value }) => key === "image" && value === picture.fact)) return {};
    return { picture: picture.data, pictureFact: picture.fact };
  }

  /**
   * Writes the file; a refusal of status 409 where it is another by now, and of 404 where it is gone.
   *
   * @param {"save" | "rewrite"} how the latter writes a file that is gone, and none that is there
   */
  save(how = "save") {
    return this.then(async () => {
      const text = this.text;
      const { newPicture } = this;
      const answer = await ask(how, { path: this.path, version: this.version, text, ...newPicture });
      if (this.picture && newPicture.picture) this.picture.isWritten = true;
      this.version = answer.version;
      this.saved = text;
      this.tell();
    });
  }
}

export { Refusal };
