// @ts-check
"use strict";

/**
 * What this site keeps in the browser, as texts under keys.
 *
 * Sites that share a host are kept apart by their paths. Where storage is forbidden or full, entries live on in memory while
 * the page is open, and `state` says so.
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
  /** What all languages of the interface have in common stands there, and so does what the browser keeps. */
  const home = new URL("..", script.src);
  const { edition } = document.documentElement.dataset;
  /** Where the pages in this language begin. */
  const root = edition ? new URL(`${edition}/`, home) : home;
  const prefix = `galley:${home.pathname}:`;
  const versionKey = `${prefix}version`;

  /** What could not be written; `null` for what is gone. @type {Map<string, string | null>} */
  const memory = new Map();
  /** @type {Set<{ collection: string | undefined, listener: (change: Change) => void }>} */
  const listeners = new Set();
  /** @type {Set<(state: State) => void>} */
  const stateListeners = new Set();
  /** The changes that are being recorded, to be undone. @type {Map<string, string | null> | undefined} */
  let recording;

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
    return (memory.has(key) ? memory.get(key) : disk?.getItem(key)) ?? null;
  }

  /** @param {string} key @param {string | null} text */
  function write(key, text) {
    if (recording && !recording.has(key)) recording.set(key, read(key));
    try {
      put(key, text);
      memory.delete(key);
      settle();
    } catch (error) {
      memory.set(key, text);
      become(isFull(error) ? "full" : "forbidden");
    }
    tell(key, text);
  }

  /** @param {string} key @param {string | null} text */
  function put(key, text) {
    if (!disk || state === "newer") throw new DOMException("", "SecurityError");
    if (text === null) disk.removeItem(key);
    else disk.setItem(key, text);
  }

  /** Where there is room again, what waits in memory is written as well; a large entry does not hold back small ones. */
  function settle() {
    for (const [key, text] of [...memory]) {
      try {
        put(key, text);
        memory.delete(key);
      } catch (error) {
        if (!isFull(error)) return;
      }
    }
    if (memory.size === 0) become("kept");
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
    return [...all].filter((key) => key.startsWith(start) && key !== versionKey && memory.get(key) !== null).sort();
  }

  /** Makes changes that can be taken back together. @param {() => void} change @returns {(() => void) & { changes: [string, string | null][] }} takes them back */
  function record(change) {
    const outer = recording;
    const recorded = /** @type {Map<string, string | null>} */ (new Map());
    recording = recorded;
    try {
      change();
    } finally {
      recording = outer;
    }
    const changes = [...recorded];
    return Object.assign(() => takeBack(changes), { changes });
  }

  /** Takes back what was recorded, maybe by another page. @param {[string, string | null][]} changes keys and what was there */
  function takeBack(changes) {
    for (const [key, text] of changes) if (key.startsWith(prefix)) write(key, text);
  }

  /** Removes every entry. Other tabs hear of it first, by the version that goes for a moment: what waits there for room goes, too. */
  function clear() {
    try {
      if (state !== "newer") disk?.removeItem(versionKey);
      put(versionKey, String(VERSION));
    } catch {
      // Nothing can be written here, by other tabs neither.
    }
    for (const key of keys()) write(key, null);
  }

  /** Lets go of what waits for room. */
  function forget() {
    const waiting = [...memory.keys()];
    memory.clear();
    for (const key of waiting) tell(key, read(key));
    settle();
  }

  addEventListener("storage", ({ key, newValue, storageArea }) => {
    if (storageArea !== disk) return;
    if (key === versionKey) return newValue === null ? forget() : undefined;
    if (key === null) for (const { collection, listener } of [...listeners]) listener({ collection: collection ?? "", id: "", value: undefined });
    else if (key.startsWith(prefix)) {
      // The other tab changed it later than this one.
      memory.delete(key);
      tell(key, newValue);
    }
    // It may have made room.
    if (state === "full") settle();
  });

  galley.root = root;
  galley.home = home;
  galley.disk = { prefix, version: VERSION, migrations, read, write, parsed, keys, clear, record, takeBack, listeners, stateListeners, get state() { return state; } };
})();
