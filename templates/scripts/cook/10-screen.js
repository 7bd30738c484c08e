// @ts-check
"use strict";

/** Keeps the screen on while somebody cooks, and says whether it does. */
(() => {
  const galley = globalThis.galley;

  /** @type {WakeLockSentinel | undefined} */
  let lock;
  let isWanted = false;
  /** @type {(isOn: boolean) => void} */
  let listener = () => {};

  async function acquire() {
    if (!isWanted || lock || document.visibilityState !== "visible") return;
    try {
      const found = await navigator.wakeLock.request("screen");
      if (!isWanted) return void found.release();
      lock = found;
      // The browser takes it back when the page is hidden.
      found.addEventListener("release", () => {
        lock = undefined;
        listener(false);
      });
      listener(true);
    } catch {
      listener(false); // Not there, forbidden, or the battery is low: the page says what to do.
    }
  }

  document.addEventListener("visibilitychange", acquire);

  galley.screen = {
    /** @param {(isOn: boolean) => void} onChange */
    keepOn(onChange) {
      isWanted = true;
      listener = onChange;
      acquire();
    },

    letGo() {
      isWanted = false;
      lock?.release();
      lock = undefined;
    },
  };
})();
