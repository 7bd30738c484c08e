// @ts-check
"use strict";

/** The list of one device on another: the way out is a button, the way in an address. Their scripts come when they are used. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { el, t } = galley;
  const SEND = ["assets/list-address.js", "assets/qr.js", "assets/list-sending.js"];
  const TAKE = ["assets/list-address.js", "assets/list-taking.js"];

  /** What cannot be loaded can be tried again. @param {string[]} paths @param {() => Promise<void>} run */
  async function use(paths, run) {
    try {
      await galley.loadScripts(...paths);
      await run();
    } catch (error) {
      console.error(error);
      galley.notice(t("appDataFailed"), { label: t("appTryAgain"), stays: true, run: () => use(paths, run) });
    }
  }

  /** The button that sends the list. @param {() => any[]} items of the list as it stands @param {() => void} shareText */
  galley.sendButton = (items, shareText) =>
    el("button", { class: "button", type: "button", onclick: () => use(SEND, () => galley.sendList(items(), shareText)) }, t("appSendList"));

  function followAddress() {
    const { hash } = location;
    if (!hash.startsWith("#list=")) return;
    use(TAKE, async () => {
      await galley.takeList(hash);
      // Reloading the page must not ask again, unless nothing could be asked.
      history.replaceState(history.state, "", location.pathname + location.search);
    });
  }

  galley.ready(followAddress);
  addEventListener("hashchange", followAddress);
})();
