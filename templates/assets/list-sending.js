// @ts-check
"use strict";

/** Shows the list as a code that a phone reads: an address of this site with the list at its end. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { el, t, storage, listAddress, qr } = galley;
  const SVG = "http://www.w3.org/2000/svg";
  /** Light modules around a code (ISO/IEC 18004, 6.3.8). */
  const MARGIN = 4;
  /** Up to here a code can be a little dirty; a larger one wants as few modules as possible. */
  const MOST_SAFE = 17;

  /** What is sent: recipes, what was typed, and what of either is ticked. @param {any[]} items */
  function content(items) {
    const typed = storage.entries("items");
    const isTyped = (/** @type {any} */ { recipes }) => recipes.length === 0;
    const ticked = new Set(items.filter((item) => isTyped(item) && item.isBought).flatMap(({ ids }) => ids));
    return {
      recipes: storage.entries("basket").map((/** @type {[string, any]} */ [id, { servings }]) => [id, servings]),
      items: typed.map((/** @type {[string, any]} */ [, { text }]) => text),
      ticked: typed.flatMap((/** @type {[string, any]} */ [id], /** @type {number} */ place) => (ticked.has(id) ? [place] : [])),
      bought: items.filter((item) => !isTyped(item) && item.isBought).map(({ key, amount }) => [key, amount]),
    };
  }

  /** Where this page is for other devices: where it is published, else its own address if others can reach that. */
  function place() {
    const published = /** @type {HTMLLinkElement | null} */ (document.querySelector('link[rel="canonical"]'))?.href;
    if (published) return published;
    const isReached = /^https?:$/.test(location.protocol) && !/^(localhost|.*\.localhost|127\..*|\[::1\])$/.test(location.hostname);
    return isReached ? location.origin + location.pathname : undefined;
  }

  /** Black on white, whatever the page is coloured like: cameras want it so. @param {any} code */
  function drawing(code) {
    const side = code.side + 2 * MARGIN;
    const svg = document.createElementNS(SVG, "svg");
    for (const [name, value] of Object.entries({ class: "list-code", viewBox: `0 0 ${side} ${side}`, role: "img", "aria-label": t("appSendCode"), "shape-rendering": "crispEdges" })) svg.setAttribute(name, value);
    for (const [className, path] of [["list-code-light", `M0 0h${side}v${side}H0z`], ["list-code-dark", qr.path(code, MARGIN)]]) {
      const part = document.createElementNS(SVG, "path");
      part.setAttribute("class", className);
      part.setAttribute("d", path);
      svg.append(part);
    }
    return svg;
  }

  /** @param {string} address */
  async function copy(address) {
    try {
      await navigator.clipboard.writeText(address);
      return true;
    } catch (error) {
      console.info("the address could not be copied", error);
      return false;
    }
  }

  /** The address, to be copied, or to be marked where copying is forbidden. @param {string} address */
  function link(address) {
    const field = el("input", { class: "text-field", readonly: true, value: address, "aria-label": t("appSendAddress"), onfocus: () => field.select() });
    const said = el("span", { class: "tool-hint", role: "status" });
    const button = el("button", { class: "button", type: "button", autofocus: true, onclick: async () => {
      const isCopied = await copy(address);
      said.textContent = t(isCopied ? "appCopied" : "appCopyFailed");
      if (!isCopied) field.focus();
    } }, t("appSendCopy"));
    return [el("p", { class: "add-row" }, field, button), el("p", {}, said)];
  }

  /** @param {any[]} items as the list shows them @param {() => void} shareText */
  galley.sendList = async (items, shareText) => {
    const base = place();
    const address = base && base + (await listAddress.write(content(items)));
    const code = address && (qr.code(address, "medium", MOST_SAFE) ?? qr.code(address, "low"));
    const asText = el("button", { class: code ? "button" : "button button-primary", type: "button", onclick: () => { dialog.close(); shareText(); } }, t("appShareList"));
    const dialog = el("dialog", { class: "sheet list-sheet", "aria-labelledby": "send-title", onclose: () => dialog.remove() },
      el("h2", { id: "send-title" }, t("appSendList")),
      el("p", {}, t(code ? "appSendScan" : address ? "appSendLong" : "appSendNowhere")),
      ...(code ? [drawing(code)] : []), ...(address ? link(address) : []),
      el("p", { class: "sheet-buttons" }, asText, el("button", { class: "button", type: "button", onclick: () => dialog.close() }, t("appClose"))));
    document.body.append(dialog);
    dialog.showModal();
  };
})();
