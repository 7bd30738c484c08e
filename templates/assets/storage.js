// @ts-check
"use strict";

/**
 * What this site keeps in the browser: favourites, shopping list, plan, settings, ticks, timers.
 *
 * Everything is an entry of a collection, and each entry has a key of its own in the browser's storage. Two tabs that
 * change different entries can therefore never overwrite each other's; of one entry the last change holds. Sites that
 * share a host are kept apart by their paths.
 *
 * Where storage is forbidden or full, entries live on in memory while the page is open, and `state` says so.
 *
 * | collection | id | value |
 * |---|---|---|
 * | `favourites` | a recipe, by its page without the ending: `recipes/lentil-soup` | `true`, or `false` for one the site names |
 * | `basket` | a recipe that is to be shopped for | `{ title, servings: "3/2" }` |
 * | `items` | new | something to buy that was typed: `{ text }` |
 * | `bought` | a line of the list | the amount that was bought |
 * | `shelves` | a food or folded name | the shelf it was moved to, by its place |
 * | `plan` | `2026-11-24/dinner/` and something new | `{ recipe, source, title, servings }`, with `leftover: true` where it was cooked before, `{ food, title, grams }` or `{ note }`; `eaters: { me: "1", … }` where people eat other than equal parts |
 * | `pantry` | new | what is at home and was typed: `{ text, day }`, the last day it can be used |
 * | `usedUp` | something of the site's pantry, as it says it | `true` |
 * | `people` | `me`, others new | name and goals of a day: `{ name, calories, split }`, shares of protein, carbs and fat in percent |
 * | `settings` | `units`, `scheme`, … | what was chosen |
 * | `ticks` | an ingredient or step of a recipe: `recipes/lentil-soup#step-3` | `true` |
 * | `scales` | a recipe that is scaled | by how much: `"3/2"` |
 * | `timers` | new | a timer, as the script of timers says |
 * | `cooking` | a recipe in cook mode | `{ page, from, need }`: where it was left, the recipe it was opened from, and how much that one needs |
 * | `cooked` | a recipe | the days it was cooked on, the last one first |
 * | `notes` | a recipe | what somebody noted about it |
 * | `pending` | new | something shared, to be imported: `{ title, text, url }` |
 */
(() => {
  const galley = /** @type {any} */ (globalThis.galley ??= /** @type {any} */ ({}));

  /** @typedef {"kept" | "forbidden" | "full" | "newer"} State */
  /** @typedef {{ collection: string, id: string, value: any }} Change */

  /** The layout of the entries. Whoever changes it adds a step to `migrations`. */
  const VERSION = 1;

  /**
   * What brings the entries of an older version to the next: `migrations[n]` from version `n`, 1 the first.
   * @type {Record<number, (all: Map<string, string>) => Map<string, string>>}
   */
  const migrations = {};

  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const root = new URL("..", script.src);
  const prefix = `galley:${root.pathname}:`;
  const versionKey = `${prefix}version`;

  /** @type {Map<string, string>} */
  const memory = new Map();
  /** @type {Set<{ collection: string | undefined, listener: (change: Change) => void }>} */
  const listeners = new Set();
  /** @type {Set<(state: State) => void>} */
  const stateListeners = new Set();
  /** The changes that are being recorded, to be undone. @type {Map<string, string | null> | undefined} */
  let recording;

  /** The moment of the last id that was given. */
  let latest = 0;

  /** @type {State} */
  let state = "kept";
  const disk = open();

  /** The browser's storage with the entries in today's layout; `undefined` where it may not be used. */
  function open() {
    try {
      const storage = globalThis.localStorage;
      const version = Number(storage.getItem(versionKey) ?? VERSION);
      if (version > VERSION) state = "newer";
      else if (version < VERSION) migrate(storage, version);
      else storage.setItem(versionKey, String(VERSION));
      return storage;
    } catch (error) {
      state = isFull(error) ? "full" : "forbidden";
      return state === "full" ? globalThis.localStorage : undefined;
    }
  }

  /** @param {Storage} storage @param {number} version */
  function migrate(storage, version) {
    let all = new Map(keysOf(storage).map((key) => [key.slice(prefix.length), storage.getItem(key) ?? ""]));
    all.delete("version");
    for (let step = version; step < VERSION; step += 1) all = migrations[step](all);
    // What is new is written before what is old goes, so that a tab closed in between loses nothing.
    for (const [key, text] of all) storage.setItem(prefix + key, text);
    storage.setItem(versionKey, String(VERSION));
    for (const key of keysOf(storage)) if (key !== versionKey && !all.has(key.slice(prefix.length))) storage.removeItem(key);
  }

  /** @param {unknown} error */
  function isFull(error) {
    return error instanceof DOMException && (error.name === "QuotaExceededError" || error.code === 22);
  }

  /** @param {Storage} storage */
  function keysOf(storage) {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
    return keys.filter((key) => key.startsWith(prefix)).sort();
  }

  /** @param {State} next */
  function become(next) {
    if (state === next || state === "newer") return;
    state = next;
    for (const listener of stateListeners) listener(state);
  }

  /** @param {string} key */
  function read(key) {
    return memory.get(key) ?? disk?.getItem(key) ?? null;
  }

  /** @param {string} key @param {string | null} text */
  function write(key, text) {
    if (recording && !recording.has(key)) recording.set(key, read(key));
    try {
      if (!disk || state === "newer") throw new DOMException("", "SecurityError");
      if (text === null) disk.removeItem(key);
      else disk.setItem(key, text);
      memory.delete(key);
      if (state === "full" && memory.size === 0) become("kept");
    } catch (error) {
      if (text === null) memory.delete(key);
      else memory.set(key, text);
      become(isFull(error) ? "full" : "forbidden");
    }
    tell(key, text);
  }

  /** @param {string | null} text */
  function parsed(text) {
    if (text === null) return undefined;
    try {
      return JSON.parse(text);
    } catch {
      return undefined; // Written by somebody else; it is left alone, and not shown.
    }
  }

  /** @param {string} key @param {string | null} text */
  function tell(key, text) {
    const rest = key.slice(prefix.length);
    const slash = rest.indexOf("/");
    if (slash < 0) return;
    const change = { collection: rest.slice(0, slash), id: rest.slice(slash + 1), value: parsed(text) };
    for (const { collection, listener } of [...listeners]) {
      if (collection === undefined || collection === change.collection) listener(change);
    }
  }

  /** @param {string} [collection] */
  function keys(collection) {
    const start = collection === undefined ? prefix : `${prefix}${collection}/`;
    const all = new Set([...(disk ? keysOf(disk) : []), ...memory.keys()]);
    return [...all].filter((key) => key.startsWith(start) && key !== versionKey).sort();
  }

  /** @param {string} collection @param {string} id */
  const keyOf = (collection, id) => `${prefix}${collection}/${id}`;

  const storage = {
    /** Whether changes are kept: `forbidden` and `full` last only while the page is open. @returns {State} */
    get state() { return state; },

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
     * @returns {() => void} takes them back
     */
    record(change) {
      const outer = recording;
      const recorded = /** @type {Map<string, string | null>} */ (new Map());
      recording = recorded;
      try {
        change();
      } finally {
        recording = outer;
      }
      return () => { for (const [key, text] of recorded) write(key, text); };
    },

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
      return { format: "galley-backup", version: VERSION, entries };
    },

    /**
     * Lays a backup over what is kept: its entries replace those of the same name, others stay.
     * Throws an error that names what is wrong with it before anything is changed.
     * @param {any} backup
     * @returns {number} how many entries it holds
     */
    restore(backup) {
      const entries = backup?.entries;
      if (backup?.format !== "galley-backup" || typeof entries !== "object" || entries === null) throw new Error("format");
      if (!(backup.version <= VERSION)) throw new Error("newer");
      let all = new Map(Object.entries(entries).map(([key, value]) => [key, JSON.stringify(value)]));
      for (let step = backup.version; step < VERSION; step += 1) all = migrations[step](all);
      const sound = [...all].filter(([key]) => /^[a-z]+\/./i.test(key));
      for (const [key, text] of sound) write(prefix + key, text);
      return sound.length;
    },

    /** Removes every entry. */
    clear() { for (const key of keys()) write(key, null); },
  };

  addEventListener("storage", ({ key, newValue, storageArea }) => {
    if (storageArea !== disk) return;
    if (key === null) for (const { collection, listener } of [...listeners]) listener({ collection: collection ?? "", id: "", value: undefined });
    else if (key.startsWith(prefix)) tell(key, newValue);
  });

  galley.root = root;
  galley.storage = storage;
})();
