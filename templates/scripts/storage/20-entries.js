// @ts-check
"use strict";

/**
 * What this site keeps in the browser: favourites, shopping list, plan, settings, ticks, timers.
 *
 * Everything is an entry of a collection, and each entry has a key of its own in the browser's storage. Two tabs that
 * change different entries can therefore never overwrite each other's; of one entry the last change holds.
 *
 * | collection | id | value |
 * |---|---|---|
 * | `favourites` | a recipe, by its page without the ending: `recipes/lentil-soup` | `true`, or `false` for one the site names |
 * | `basket` | a recipe that is to be shopped for | `{ title, servings: "3/2" }`, with `weeks: { "2026-W48": "1" }` where planned weeks brought some of them |
 * | `items` | new | something to buy that was typed, or that a planned week needs: `{ text }`, `{ text, week }` |
 * | `bought` | a line of the list | the amount that was bought |
 * | `shelves` | a food or folded name | the shelf it was moved to: the place of one of the program, the name of one of the cook |
 * | `plan` | `2026-11-24/dinner/` and something new | `{ recipe, source, title, servings }`, with `leftover: true` where it was cooked before, `{ food, title, grams }` or `{ note }`; `eaters: { me: "1", … }` where people eat other than equal parts |
 * | `pantry` | new | what is at home and was typed: `{ text, day }`, the last day it can be used |
 * | `usedUp` | something of the site's pantry, as it says it | `true` |
 * | `people` | `me`, others new | name and goals of a day: `{ name, calories, split }`, shares of protein, carbs and fat in percent |
 * | `settings` | `units`, `scheme`, … | what was chosen |
 * | `ticks` | an ingredient, step or tool of a recipe, by what it says: `recipes/lentil-soup#s1b4x9q` | `true` |
 * | `scales` | a recipe that is scaled | by how much: `"3/2"` |
 * | `timers` | new | a timer, as the script of timers says |
 * | `cooking` | a recipe in cook mode | `{ page }`: where it was left |
 * | `cooked` | a recipe | the days it was cooked on, the last one first |
 * | `notes` | a recipe | what somebody noted about it |
 * | `pending` | new | something shared, to be imported: `{ title, text, url }` |
 */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { prefix, version, migrations, read, write, parsed, keys, record, takeBack, listeners, stateListeners } = galley.disk;
  /** @typedef {{ collection: string, id: string, value: any }} Change */
  /** @typedef {"kept" | "forbidden" | "full" | "newer"} State */

  /** The moment of the last id that was given. */
  let latest = 0;

  /** @param {string} collection @param {string} id */
  const keyOf = (collection, id) => `${prefix}${collection}/${id}`;

  const storage = {
    /** Whether changes are kept: `forbidden` and `full` last only while the page is open. @returns {State} */
    get state() { return galley.disk.state; },

    /** The value of an entry; `undefined` where there is none. @param {string} collection @param {string} id */
    get: (collection, id) => parsed(read(keyOf(collection, id))),

    /**
     * All entries of a collection, sorted by their ids.
     * @param {string} collection
     * @returns {[string, any][]}
     */
    entries(collection) {
      const start = keyOf(collection, "").length;
      return keys(collection).flatMap((key) => {
        const value = parsed(read(key));
        return value === undefined ? [] : [/** @type {[string, any]} */ ([key.slice(start), value])];
      });
    },

    /**
     * Sets an entry to a JSON value; `undefined` removes it.
     * @param {string} collection letters only
     * @param {string} id any text
     * @param {any} value
     */
    set(collection, id, value) {
      write(keyOf(collection, id), value === undefined ? null : JSON.stringify(value));
    },

    /** @param {string} collection @param {string} id */
    remove: (collection, id) => write(keyOf(collection, id), null),

    /** A new id; later ones sort behind earlier ones, also those of one moment, and those of two tabs never meet. */
    newId() {
      const chance = crypto.getRandomValues(new Uint32Array(1))[0].toString(36).padStart(7, "0");
      latest = Math.max(Date.now(), latest + 1);
      return `${latest.toString(36).padStart(9, "0")}-${chance}`;
    },

    /**
     * Makes changes that can be taken back together.
     * @param {() => void} change
     * @returns {(() => void) & { changes: [string, string | null][] }} takes them back
     */
    record,

    /** Takes back what another page of this tab has recorded. */
    takeBack,

    /** What every key of this site begins with. */
    prefix,

    /**
     * Hears of every change, of this tab and of others. Returns how to stop that.
     * @param {string | undefined} collection all of them if undefined
     * @param {(change: Change) => void} listener
     */
    subscribe(collection, listener) {
      const entry = { collection, listener };
      listeners.add(entry);
      return () => { listeners.delete(entry); };
    },

    /** Hears of changes of `state`. @param {(state: State) => void} listener */
    onState(listener) { stateListeners.add(listener); },

    /** Everything that is kept, as one JSON value. */
    backup() {
      const entries = /** @type {Record<string, any>} */ ({});
      for (const key of keys()) {
        const value = parsed(read(key));
        if (value !== undefined) entries[key.slice(prefix.length)] = value;
      }
      return { format: "galley-backup", version, entries };
    },

    /**
     * Lays a backup over what is kept: its entries replace those of the same name, others stay. What no page could have
     * written is left out. Throws an error that names what is wrong with it before anything is changed.
     * @param {any} backup
     * @returns {{ count: number, left: number }} how many entries were taken, and how many were left out
     */
    restore(backup) {
      const entries = backup?.entries;
      if (backup?.format !== "galley-backup" || typeof entries !== "object" || entries === null) throw new Error("format");
      if (!(backup.version <= version)) throw new Error("newer");
      let all = new Map(Object.entries(entries).map(([key, value]) => [key, JSON.stringify(value)]));
      for (let step = backup.version; step < version; step += 1) all = migrations[step](all);
      const sound = [...all].filter(([key, text]) => galley.disk.isSound(key, parsed(text)));
      for (const [key, text] of sound) write(prefix + key, text);
      return { count: sound.length, left: all.size - sound.length };
    },

    /** Removes every entry. */
    clear: galley.disk.clear,
  };

  galley.storage = storage;
})();
