// @ts-check
"use strict";

/** Scaling, cook mode, list and plan: their scripts come when somebody is about to use them. */
(() => {
  const galley = globalThis.galley;
  const { storage } = galley;
  const { id } = galley.recipe;
  const SCALE = ["assets/fraction.js", "assets/measuring.js", "assets/scale.js"];
  const COOK = [...SCALE, "assets/cook.js"];
  const LISTS = ["assets/fraction.js", "assets/plan-days.js", "assets/recipe-lists.js"];

  /** Says what fails, while the scripts load or when they are used. @param {string[]} paths @param {() => void} run */
  async function use(paths, run) {
    try {
      await galley.loadScripts(...paths);
      run();
    } catch (error) {
      console.error(error);
      galley.notice(galley.t("appDataFailed"));
    }
  }

  /** Loads what an element needs when somebody reaches for it. @param {Element | null} element @param {string[]} paths */
  function foresee(element, paths) {
    // What fails this early is tried again by the click, which says so.
    for (const sign of ["pointerenter", "focusin"]) element?.addEventListener(sign, () => { galley.loadScripts(...paths).catch(() => {}); }, { once: true });
  }

  /** @param {string} selector @param {string[]} paths @param {() => void} run */
  function provide(selector, paths, run) {
    const button = document.querySelector(selector);
    foresee(button, paths);
    button?.addEventListener("click", () => use(paths, run));
  }

  // Where nothing is scaled or converted the page is right as it is.
  const isScaled = () => storage.get("scales", id) !== undefined || galley.part.times !== undefined;
  const isConverted = () => storage.get("settings", "units") !== undefined;

  function followStorage() {
    if (!galley.scale && (isScaled() || isConverted())) use(SCALE, () => {});
  }

  /** What is being done again. @type {WeakSet<Event>} */
  const again = new WeakSet();

  /** What is done before the script has come is done again for it, once: a script that fails would have it done without end. @param {Event} event */
  function repeat(event) {
    if (galley.scale || again.has(event)) return;
    const target = /** @type {HTMLInputElement} */ (event.target);
    const { value } = target;
    use(SCALE, () => {
      if (!galley.scale) throw new Error("amounts cannot be scaled");
      if (event.type === "change") target.value = value;
      const repeated = new Event(event.type, { bubbles: true });
      again.add(repeated);
      target.dispatchEvent(repeated);
    });
  }

  for (const tools of document.querySelectorAll("[data-scale-tools], .measures")) {
    foresee(tools, SCALE);
    for (const kind of ["click", "change"]) tools.addEventListener(kind, repeat);
  }
  for (const collection of ["scales", "settings"]) storage.subscribe(collection, followStorage);
  followStorage();

  /** A recipe that is a part of this one opens as often as it is needed here. @param {MouseEvent} event */
  function openPart(event) {
    const link = /** @type {HTMLAnchorElement} */ (event.currentTarget);
    const line = link.closest(".ingredient");
    if (!line || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    const url = new URL(link.href);
    use(SCALE, () => {
      const times = galley.scale?.times([line.id]);
      location.href = times === undefined || times === "1" ? url.href : galley.part.scaledAddress(url, times);
    });
  }
  for (const link of document.querySelectorAll(".ingredients .ingredient-name > a")) {
    const { origin, pathname } = new URL(/** @type {HTMLAnchorElement} */ (link).href);
    if (origin !== location.origin || !pathname.startsWith(galley.root.pathname) || !pathname.endsWith(".html")) continue;
    foresee(link, SCALE);
    link.addEventListener("click", (event) => openPart(/** @type {MouseEvent} */ (event)));
  }

  const hasSteps = document.querySelector(".method .step") !== null;
  const openCookMode = () => use(COOK, () => galley.cook.open());
  const followAddress = () => { if (location.hash === "#cook" && hasSteps) openCookMode(); };
  document.querySelector('[data-action="cook"]')?.toggleAttribute("hidden", !hasSteps);
  provide('[data-action="cook"]', COOK, () => galley.cook.open());
  provide("[data-keep=list]", LISTS, () => galley.keepRecipe.onList());
  provide("[data-keep=plan]", LISTS, () => galley.keepRecipe.inPlan());
  addEventListener("hashchange", followAddress);
  followAddress();
})();
