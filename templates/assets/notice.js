// @ts-check
"use strict";

/** Short messages at the foot of the page: what was done, with the way back for five seconds, and what is wrong. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { el, t, storage } = galley;
  const SECONDS = 5;
  /** Where one page leaves word for the next one of this tab. */
  const HANDED = `${storage.prefix}handed`;

  const place = el("div", { class: "toasts", role: "status", "aria-live": "polite" });

  /** That nothing is kept. @type {HTMLElement | undefined} */
  let warning;

  /** What stands in front: behind an open dialog nothing is seen, heard or touched. */
  const front = () => [...document.querySelectorAll("dialog:modal")].at(-1);

  /** Brings messages and the warning to where people are. */
  function settle() {
    const dialog = front();
    const host = dialog ?? document.body;
    if (place.parentElement !== host) host.append(place);
    const top = dialog ?? document.querySelector("main");
    if (warning && top && warning.parentElement !== top) top.prepend(warning);
  }
  galley.ready(() => {
    settle();
    new MutationObserver(settle).observe(document.body, { subtree: true, attributes: true, attributeFilter: ["open"] });
  });

  /**
   * Shows a message for five seconds, longer while somebody points at it or stands in it. It takes the place of the one
   * before, but for one that stays until somebody answers it.
   * @param {string} text
   * @param {{ label: string, run: () => void, stays?: boolean }} [action]
   */
  galley.notice = (text, action) => {
    let timer = 0;
    const before = document.activeElement;
    const close = () => { clearTimeout(timer); box.remove(); };
    const wait = () => { clearTimeout(timer); timer = action?.stays ? 0 : setTimeout(close, SECONDS * 1000); };
    const button = action && el("button", { class: "toast-action", type: "button", onclick: (/** @type {any} */ event) => {
      close();
      action.run();
      galley.loadScripts("assets/give-back.js").then(() => galley.giveBack(before, event));
    } }, action.label);
    const box = el("div", { class: action?.stays ? "toast toast-stays" : "toast", onmouseenter: () => clearTimeout(timer), onmouseleave: wait, onfocusin: () => clearTimeout(timer), onfocusout: wait },
      el("span", {}, text), button);
    settle();
    place.replaceChildren(...place.querySelectorAll(".toast-stays"), box);
    wait();
    return close;
  };

  /**
   * Makes changes to what is kept and offers the way back.
   * @param {string} text what was done
   * @param {() => void} change
   */
  galley.undoable = (text, change) => {
    const undo = storage.record(change);
    galley.notice(text, { label: t("appUndo"), run: undo });
  };

  /**
   * The same where another page comes at once, which offers the way back. What cannot be handed over to it is left as it was.
   * @param {string} text @param {() => void} change
   */
  galley.undoableThere = (text, change) => {
    const undo = storage.record(change);
    try {
      sessionStorage.setItem(HANDED, JSON.stringify({ text, changes: undo.changes }));
    } catch (error) {
      console.error(error);
      undo();
    }
  };

  /** What the page before has done. */
  function takeOver() {
    try {
      const { text, changes } = JSON.parse(sessionStorage.getItem(HANDED) ?? "{}");
      sessionStorage.removeItem(HANDED);
      if (text) galley.notice(text, { label: t("appUndo"), run: () => storage.takeBack(changes) });
    } catch {
      // Nothing may be kept here, so nothing was handed over.
    }
  }

  /** @param {string} state */
  function warn(state) {
    const text = { forbidden: "appStorageForbidden", full: "appStorageFull", newer: "appStorageNewer" }[state];
    warning?.remove();
    warning = text && el("p", { class: "storage-state", role: "alert" }, t(text));
    settle();
  }

  galley.ready(() => {
    if (storage.state !== "kept") warn(storage.state);
    storage.onState(warn);
    takeOver();
  });
})();
