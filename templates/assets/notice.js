// @ts-check
"use strict";

/** Short messages at the foot of the page: what was done, with the way back for five seconds, and what is wrong. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { el, t, storage } = galley;
  const SECONDS = 5;

  const place = el("div", { class: "toasts", role: "status", "aria-live": "polite" });
  galley.ready(() => document.body.append(place));

  /**
   * Shows a message for five seconds, longer while somebody points at it or stands in it. It takes the place of the one
   * before, but for one that stays until somebody answers it.
   * @param {string} text
   * @param {{ label: string, run: () => void, stays?: boolean }} [action]
   */
  galley.notice = (text, action) => {
    let timer = 0;
    const close = () => { clearTimeout(timer); box.remove(); };
    const wait = () => { clearTimeout(timer); timer = action?.stays ? 0 : setTimeout(close, SECONDS * 1000); };
    const button = action && el("button", { class: "toast-action", type: "button", onclick: () => { close(); action.run(); } }, action.label);
    const box = el("div", { class: action?.stays ? "toast toast-stays" : "toast", onmouseenter: () => clearTimeout(timer), onmouseleave: wait, onfocusin: () => clearTimeout(timer), onfocusout: wait },
      el("span", {}, text), button);
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

  /** @param {string} state */
  function warn(state) {
    const text = { forbidden: "appStorageForbidden", full: "appStorageFull", newer: "appStorageNewer" }[state];
    document.querySelector(".storage-state")?.remove();
    if (text) document.querySelector("main")?.prepend(el("p", { class: "storage-state", role: "alert" }, t(text)));
  }

  galley.ready(() => {
    if (storage.state !== "kept") warn(storage.state);
    storage.onState(warn);
    if (document.body.classList.contains("page-home") && document.documentElement.hasAttribute("data-first-visit")) storage.set("settings", "welcomed", true);
  });
})();
