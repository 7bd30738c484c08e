// @ts-check
"use strict";

/** The list of one device on another: the way out is a button, the way in an address. Their scripts come when they are used. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { el, t } = galley;
  const SEND = ["assets/list-address.js", "assets/qr.js", "assets/list-sending.js"];
  const TAKE = ["assets/list-address.js", "assets/list-taking.js"];

  /** @param {string[]} paths @param {() => Promise<void>} run */
  async function use(paths, run) {
    try {
      await Promise.all(paths.map(galley.load));
    } catch (error) {
      console.error(error);
      return galley.notice(t("appDataFailed"));
    }
    await run();
  }

  /** The button that sends the list. @param {() => any[]} items of the list as it stands @param {() => void} shareText */
  galley.sendButton = (items, shareText) =>
    el("button", { class: "button", type: "button", onclick: () => use(SEND, () => galley.sendList(items(), shareText)) }, t("appSendList"));

  function followAddress() {
    const { hash } = location;
    if (!hash.startsWith("#list=")) return;
    // Reloading the page must not ask again.
    history.replaceState(history.state, "", location.pathname + location.search);
    use(TAKE, () => galley.takeList(hash));
  }

  galley.ready(followAddress);
  addEventListener("hashchange", followAddress);
})();
