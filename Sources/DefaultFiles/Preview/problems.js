// @ts-check
"use strict";

/** What is wrong with the site, over its page. */
(() => {
  const preview = /** @type {any} */ (globalThis).galleyPreview;

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

  /** @param {{ isGone: boolean, problems: { severity: string, text: string, edit?: string }[], more: number }} state */
  preview.showProblems = ({ isGone, problems, more }) => {
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

  preview.element = element;
  preview.ownStyles = styles;
})();
