// @ts-check
"use strict";

/**
 * What `galley serve` adds to each page: it loads the page again when the page is another, changes its style sheet in
 * place, and shows what is wrong with the site.
 */
(() => {
  const mark = /** @type {HTMLScriptElement} */ (document.currentScript);
  const shown = { ...mark.dataset };
  const placeKey = "galley-preview-place";

  // MARK: The place on the page

  /** Remembers where one is, for the page that is loaded next. */
  const keepPlace = () => {
    sessionStorage.setItem(placeKey, JSON.stringify({ page: location.pathname, x: scrollX, y: scrollY }));
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

  // MARK: Problems

  /** @param {string} name @param {string} className @param {...(Node | string)} children */
  const element = (name, className, ...children) => {
    const made = document.createElement(name);
    made.className = className;
    made.append(...children);
    return made;
  };

  const overlay = /** @type {HTMLDetailsElement} */ (element("details", "galley-preview"));
  const styles = element("link", "");
  styles.setAttribute("rel", "stylesheet");
  styles.setAttribute("href", "/.galley/preview.css");
  /** What the overlay says, as text. */
  let said = "";

  /** @param {number} count @param {string} word */
  const counted = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;

  /** @param {{ severity: string, text: string, edit?: string }} problem */
  const told = ({ severity, text, edit }) => {
    const block = element("pre", `galley-preview-${severity}`, text);
    const place = /^.+?:\d+(:\d+)?/.exec(text.split("\n", 1)[0])?.[0];
    if (edit && place) {
      const link = element("a", "", place);
      link.setAttribute("href", edit);
      block.replaceChildren(link, text.slice(place.length));
    }
    return block;
  };

  /** @param {{ page: string | null, problems: { severity: string, text: string, edit?: string }[], more: number }} state */
  const showProblems = ({ page, problems, more }) => {
    const isGone = page === null && shown.page !== "";
    const saying = JSON.stringify([isGone, problems, more]);
    if (saying === said) return;
    said = saying;
    if (!isGone && problems.length === 0) {
      overlay.remove();
      return;
    }
    const errors = problems.filter(({ severity }) => severity === "error").length;
    const titles = [];
    if (isGone) titles.push("this page is not in the site any more");
    if (errors > 0) titles.push(counted(errors, "error"));
    if (problems.length > errors) titles.push(counted(problems.length - errors, "warning"));
    const list = problems.map(told);
    if (more > 0) list.push(element("p", "", `and ${counted(more, "other")}: “galley check” lists them all`));
    overlay.replaceChildren(element("summary", "", titles.join(", ")), ...list);
    overlay.dataset.severity = errors > 0 || isGone ? "error" : "warning";
    overlay.open = errors > 0;
    document.head.append(styles);
    document.body.append(overlay);
  };

  // MARK: Listening

  /** @type {EventSource | undefined} */
  let source;

  /** @param {any} state */
  const take = (state) => {
    const isOther = state.page !== null && state.page !== shown.page;
    if (isOther || state.assets !== shown.assets) {
      source?.close();
      keepPlace();
      location.reload();
      return;
    }
    if (state.styles !== shown.styles) changeStyles(state.styles);
    showProblems(state);
  };

  const listen = () => {
    source?.close();
    source = undefined;
    // A page that nobody sees needs no connection, of which browsers have six.
    if (document.hidden) return;
    source = new EventSource(`/.galley/events?page=${encodeURIComponent(location.pathname)}`);
    source.addEventListener("state", (event) => take(JSON.parse(event.data)));
  };

  /** The way from a recipe to its Markdown. */
  const addEditLink = () => {
    if (!shown.edit) return;
    const link = element("a", "galley-preview-edit", shown.editLabel ?? "");
    link.setAttribute("href", shown.edit);
    document.head.append(styles);
    document.body.append(link);
  };

  addEditLink();
  takePlace();
  document.addEventListener("visibilitychange", listen);
  addEventListener("pageshow", ({ persisted }) => { if (persisted) listen(); });
  addEventListener("pagehide", () => source?.close());
  listen();
})();
