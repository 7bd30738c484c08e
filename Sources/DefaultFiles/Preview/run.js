// @ts-check
"use strict";

/**
 * One run of the scripts of a page: from their start until the page is another.
 *
 * Stands before all other scripts, and has whatever they leave on lasting things end with the run: listeners, observers,
 * timers, names. So the same scripts can start again in the standing document, as they do in one that was loaded.
 */
(() => {
  const preview = /** @type {any} */ (globalThis.galleyPreview = /** @type {any} */ ({}));
  let run = new AbortController();
  let isOutside = false;
  /** The first timer and frame of the run: numbers count up. */
  let [firstTimer, firstFrame] = [1, 1];

  const listen = EventTarget.prototype.addEventListener;
  /** @this {EventTarget | undefined} @param {string} type @param {any} listener @param {any} options */
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    if (isOutside) return listen.call(this ?? globalThis, type, listener, options);
    const given = typeof options === "object" && options !== null ? options : { capture: Boolean(options) };
    const signal = given.signal ? AbortSignal.any([given.signal, run.signal]) : run.signal;
    listen.call(this ?? globalThis, type, listener, { ...given, signal });
  };

  const names = /** @type {any} */ (globalThis);
  for (const name of ["IntersectionObserver", "MutationObserver", "PerformanceObserver", "ResizeObserver"]) {
    names[name] = class extends names[name] {
      /** @param {...any} given */
      constructor(...given) {
        super(...given);
        listen.call(run.signal, "abort", () => this.disconnect());
      }
    };
  }

  // A policy can be made once; whoever makes it again gets the one there is.
  const factory = names.trustedTypes;
  /** @type {Map<string, any>} */
  const policies = new Map();
  if (factory) {
    const create = factory.createPolicy.bind(factory);
    factory.createPolicy = (/** @type {string} */ name, /** @type {any} */ rules) => {
      if (!policies.has(name)) policies.set(name, create(name, rules));
      return policies.get(name);
    };
  }

  /** The address of a script of the page, as the page's policy wants it. @param {string} address */
  const trusted = (address) => [...policies.values()].find((policy) => policy.createScriptURL)?.createScriptURL(address) ?? address;

  const known = new Set(Object.getOwnPropertyNames(globalThis));

  /** Does something that does not end with the run. @param {() => void} work */
  preview.outside = (work) => {
    const before = isOutside;
    isOutside = true;
    try { work(); } finally { isOutside = before; }
  };

  /** Nothing of the run hears of anything any more. */
  function end() {
    run.abort();
    run = new AbortController();
    const timer = setTimeout(() => {});
    while (firstTimer <= timer) clearTimeout(firstTimer++);
    const frame = requestAnimationFrame(() => {});
    while (firstFrame <= frame) cancelAnimationFrame(firstFrame++);
    for (const name of Object.getOwnPropertyNames(globalThis)) if (!known.has(name)) Reflect.deleteProperty(globalThis, name);
  }

  /** @param {string} address @param {HTMLScriptElement} [old] whose place it takes @returns {Promise<HTMLScriptElement>} when it has run */
  const load = (address, old) => new Promise((resolve, reject) => {
    const script = document.createElement("script");
    for (const { name, value } of old?.attributes ?? []) if (name !== "src") script.setAttribute(name, value);
    script.async = false;
    script.onload = () => resolve(script);
    script.onerror = () => reject(new Error(`${address} could not be loaded`));
    script.src = trusted(address);
    if (old) old.replaceWith(script);
    else document.head.append(script);
  });

  /**
   * Ends the run and lets the scripts of the page start in their order. Throws what goes wrong.
   * @param {() => void} before is done while the run hears of it @param {() => void} between
   */
  preview.again = async (before, between) => {
    /** @type {unknown} */
    let failure;
    const note = (/** @type {ErrorEvent} */ { error, message }) => { failure ??= error ?? new Error(message); };
    preview.outside(() => addEventListener("error", note));
    preview.turn = () => {
      before();
      end();
      between();
    };
    /** @type {HTMLScriptElement[]} */
    const scripts = preview.scripts.sort((/** @type {any} */ one, /** @type {any} */ other) => Number(one.defer) - Number(other.defer));
    const [turn, ...started] = await Promise.all([load(new URL("/.galley/turn.js", location.href).href), ...scripts.map((old) => load(old.src, old))]);
    turn.remove();
    preview.scripts = started;
    document.dispatchEvent(new Event("DOMContentLoaded", { bubbles: true }));
    dispatchEvent(new Event("load"));
    removeEventListener("error", note);
    if (failure) throw failure;
  };

  preview.outside(() => document.addEventListener("readystatechange", () => {
    if (document.readyState === "interactive") preview.scripts = [...document.querySelectorAll("script[src]:not([src^='/.galley/'])")];
  }));

  /** Gives an element these attributes and no others. @param {Element} element @param {NamedNodeMap} wanted */
  preview.takeAttributes = (element, wanted) => {
    for (const { name } of [...element.attributes]) if (!wanted.getNamedItem(name)) element.removeAttribute(name);
    for (const attribute of wanted) {
      if (element.getAttribute(attribute.name) !== attribute.value) element.setAttributeNode(/** @type {Attr} */ (attribute.cloneNode()));
    }
  };
})();
