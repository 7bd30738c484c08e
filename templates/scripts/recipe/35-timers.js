// @ts-check
"use strict";

/**
 * Timers: kept with the time at which they end, so that they go on while the page is closed or the device sleeps.
 *
 * They belong to the browser, not to the page: every page that shows timers shows those of all recipes.
 */
(() => {
  const galley = globalThis.galley;
  const { storage } = galley;

  /**
   * @typedef {object} Timer
   * @property {string} name what it is for
   * @property {number} step number of the step it was started from
   * @property {number} place of its time among those of the step, from 0
   * @property {string} recipe page of the recipe, within the site
   * @property {string} title of the recipe
   * @property {number} seconds how long it was set for
   * @property {number} more seconds from the shortest time the recipe says to the longest
   * @property {number} [end] when it rings, in milliseconds since 1970; absent while it stands still
   * @property {number} [left] milliseconds that are left while it stands still
   * @property {boolean} [isOver] whether it has rung
   */

  const PACE = 250;
  let clock = 0;
  /** @type {Set<() => void>} */
  const watchers = new Set();

  /** All timers, the next one to ring first. @returns {(Timer & { id: string })[]} */
  function all() {
    const timers = storage.entries("timers").map(([id, timer]) => ({ id, ...timer }));
    return timers.sort((one, other) => left(one) - left(other));
  }

  /** Milliseconds until a timer rings, below zero when it has. @param {Timer} timer */
  const left = (timer) => (timer.end === undefined ? timer.left ?? 0 : timer.end - Date.now());

  /** @param {string} id @param {Partial<Timer>} change */
  function change(id, change) {
    const timer = storage.get("timers", id);
    if (timer) storage.set("timers", id, { ...timer, ...change });
  }

  /** Rings what is due, tells the watchers, and goes on as long as a timer runs. */
  function beat() {
    const timers = all();
    for (const timer of timers) {
      if (timer.end === undefined || timer.isOver || left(timer) > 0) continue;
      change(timer.id, { isOver: true });
      galley.alarm.ring(timer);
    }
    for (const watcher of watchers) watcher();
    if (clock && timers.every((timer) => timer.end === undefined)) {
      clearInterval(clock);
      clock = 0;
    }
  }

  function run() {
    if (!clock && all().some((timer) => timer.end !== undefined)) clock = setInterval(beat, PACE);
    beat();
  }

  galley.timers = {
    all,
    left,

    /** @param {Pick<Timer, "name" | "step" | "place" | "seconds" | "more">} wish */
    start(wish) {
      galley.alarm.prepare();
      const { id: recipe, title } = galley.recipe;
      storage.set("timers", storage.newId(), { ...wish, recipe, title, end: Date.now() + wish.seconds * 1000 });
    },

    /** Stops a running timer, and lets one that stands still run. @param {string} id */
    pause(id) {
      const timer = storage.get("timers", id);
      if (!timer) return;
      const isRunning = timer.end !== undefined;
      change(id, isRunning ? { end: undefined, left: Math.max(0, left(timer)) } : { end: Date.now() + left(timer), left: undefined });
    },

    /** Gives a timer more time; one that has rung starts again with it. @param {string} id @param {number} seconds */
    extend(id, seconds) {
      const timer = storage.get("timers", id);
      if (!timer) return;
      galley.alarm.hush(id);
      const time = Math.max(0, left(timer)) + seconds * 1000;
      change(id, timer.end === undefined ? { left: time } : { end: Date.now() + time, isOver: false, more: 0 });
    },

    /** @param {string} id */
    stop(id) {
      galley.alarm.hush(id);
      storage.remove("timers", id);
    },

    /** Is called several times a second while a timer runs, and after every change. @param {() => void} watcher */
    watch(watcher) {
      watchers.add(watcher);
      run();
    },
  };

  storage.subscribe("timers", ({ id, value }) => {
    if (value === undefined || !value.isOver) galley.alarm.hush(id);
    run();
  });
  addEventListener("pageshow", run);
  document.addEventListener("visibilitychange", run);
})();
