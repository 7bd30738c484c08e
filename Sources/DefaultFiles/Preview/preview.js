// @ts-check
"use strict";

/**
 * What `galley serve` adds to each page: when the page is another, what is other about it is put into the standing one;
 * its style sheet changes in place; and it shows what is wrong with the site.
 */
(() => {
  const preview = /** @type {any} */ (globalThis).galleyPreview;
  const shown = { .../** @type {HTMLScriptElement} */ (document.currentScript).dataset };
  const placeKey = "galley-preview-place";

  // MARK: The place on the page

  /** Loads the page again, which remembers where one is. */
  const reload = () => {
    source?.close();
    sessionStorage.setItem(placeKey, JSON.stringify({ page: location.pathname, x: scrollX, y: scrollY }));
    location.reload();
  };

  const takePlace = () => {
    const kept = JSON.parse(sessionStorage.getItem(placeKey) ?? "null");
    sessionStorage.removeItem(placeKey);
    if (kept?.page !== location.pathname) return;
    const go = () => scrollTo({ left: kept.x, top: kept.y, behavior: "instant" });
    go();
    // Pictures give the page its height.
    addEventListener("load", go, { once: true });
  };

  // MARK: The style sheet

  /** @param {string} version */
  const changeStyles = (version) => {
    shown.styles = version;
    for (const old of /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll("link[rel=stylesheet]"))) {
      const address = new URL(old.href);
      if (!address.pathname.endsWith("/assets/style.css")) continue;
      address.search = `?${version}`;
      const next = /** @type {HTMLLinkElement} */ (old.cloneNode());
      next.href = address.href;
      // Both stand until the new one is there, so that the page is never bare.
      next.addEventListener("load", () => old.remove(), { once: true });
      next.addEventListener("error", () => next.remove(), { once: true });
      old.after(next);
    }
  };

  // MARK: Another page

  /** The element of this script. */
  const MARK = 'script[src="/.galley/preview.js"]';
  let [isNoted, isChanging] = [false, false];
  /** Whether the page is what the server has, and what comes next can be taken over. */
  Object.defineProperty(preview, "isReady", { get: () => isNoted && !isChanging });

  /** Looks at the page that has just been loaded, so that it is known later what is other. */
  const note = async () => {
    const page = await preview.fetchPage();
    if (page.querySelector(MARK)?.dataset.page !== shown.page) return;
    preview.notePage(page);
    isNoted = true;
  };

  /** Takes the page over as it is now; where it does not go in place, the page is loaded again. */
  const change = async () => {
    isChanging = true;
    const told = latest;
    try {
      const [page] = await Promise.all([preview.fetchPage(), preview.fetchScripts()]);
      const { dataset } = page.querySelector(MARK);
      if (dataset.assets !== shown.assets) return reload();
      await preview.takePage(page);
      shown.page = dataset.page;
    } catch (error) {
      console.info("loaded again:", error);
      return reload();
    }
    isChanging = false;
    // What was fetched may be newer than what was told, which then comes in a moment.
    if (latest !== told) take(latest);
  };

  // MARK: Listening

  /** @type {EventSource | undefined} */
  let source;
  /** @type {any} */
  let latest;

  /** @param {any} state */
  const take = (state) => {
    latest = state;
    if (isChanging) return;
    if (state.assets !== shown.assets) return reload();
    if (state.styles !== shown.styles) preview.outside(() => changeStyles(state.styles));
    preview.showProblems({ ...state, isGone: state.page === null && shown.page !== "" });
    if (state.page !== null && state.page !== shown.page) void change();
  };

  const listen = () => {
    source?.close();
    source = undefined;
    // A page that nobody sees needs no connection, of which browsers have six.
    if (document.hidden) return;
    source = new EventSource(`/.galley/events?page=${encodeURIComponent(location.pathname)}`);
    preview.outside(() => source?.addEventListener("state", (event) => take(JSON.parse(event.data))));
  };

  /** The way from a recipe to its Markdown. */
  const addEditLink = () => {
    if (!shown.edit) return;
    const link = preview.element("a", "galley-preview-edit", shown.editLabel ?? "");
    link.setAttribute("href", shown.edit);
    document.head.append(preview.ownStyles);
    document.body.append(link);
  };

  addEditLink();
  preview.outside(() => {
    takePlace();
    // Until then, and where that fails, a page that changes is loaded again.
    addEventListener("load", () => note().catch(console.info), { once: true });
    document.addEventListener("visibilitychange", listen);
    addEventListener("pageshow", ({ persisted }) => { if (persisted) listen(); });
    addEventListener("pagehide", () => source?.close());
  });
  listen();
})();
