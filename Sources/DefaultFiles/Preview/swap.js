// @ts-check
"use strict";

/** Puts the page as it is now in the place of the one that stands. */
(() => {
  const preview = /** @type {any} */ (globalThis).galleyPreview;

  /** What no script works on, as templates say: it changes without anything else on the page being touched. */
  const STILL = "[data-still]";
  /** What stands in the head for other programs. */
  const FACTS = "head > :is(meta:not([charset], [http-equiv]), link[rel=canonical], link[rel=prev], link[rel=next], script[type='application/ld+json'])";
  const SCRIPTS = "script[src]:not([src^='/.galley/'])";

  /** @typedef {{ worked: string, root: string, scripts: string, kind: string, still: number }} Known */
  /** What is known of the page that stands, as the server has it. @type {Known | undefined} */
  let standing;

  /** The page as the server has it now; the browser reads it without running or loading any of it. @returns {Promise<Document>} */
  preview.fetchPage = () => new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = "document";
    request.onload = () => (request.status === 200 && request.responseXML ? resolve(request.responseXML) : reject(new Error(`answered with ${request.status}`)));
    request.onerror = () => reject(new Error("no answer"));
    request.open("GET", location.pathname);
    request.send();
  });

  /**
   * Has the scripts that have run at hand, so that they start as soon as the page has changed: nobody is to see it without
   * what they make of it. Those that fail here fail again when they start.
   */
  preview.fetchScripts = async () => {
    const links = [...document.querySelectorAll(SCRIPTS)].map((script) => {
      const link = document.createElement("link");
      Object.assign(link, { rel: "preload", as: "script", href: /** @type {HTMLScriptElement} */ (script).src });
      return link;
    });
    const there = links.map((link) => new Promise((resolve) => { link.onload = link.onerror = resolve; }));
    document.head.append(...links);
    await Promise.all(there);
    for (const link of links) link.remove();
  };

  /** @param {Document} page @returns {Known} */
  function knownOf(page) {
    const still = [...page.querySelectorAll(STILL)];
    const parts = [...still, ...page.querySelectorAll(`${FACTS}, script[src^="/.galley/"]`)];
    const worked = parts.reduce((text, part) => text.replace(part.outerHTML, ""), page.documentElement.outerHTML);
    const scripts = [.../** @type {NodeListOf<HTMLScriptElement>} */ (page.querySelectorAll(SCRIPTS))];
    const root = /** @type {Element} */ (page.documentElement.cloneNode()).outerHTML;
    return { worked, root, scripts: scripts.map(({ outerHTML }) => outerHTML).join(), kind: page.body.className, still: still.length };
  }

  /** Changes what no script works on. @param {Document} next */
  function takeStillParts(next) {
    const parts = next.querySelectorAll(STILL);
    for (const [index, part] of [...document.querySelectorAll(STILL)].entries()) preview.takeChildren(part, parts[index]);
    for (const part of document.querySelectorAll(FACTS)) part.remove();
    document.head.append(...next.querySelectorAll(FACTS));
  }

  /**
   * Closes what is open over the page. Its scripts hear of it at once, so that they let go of it; the browser's own word
   * comes when the next ones may have opened it again.
   */
  function closeDialogs() {
    for (const dialog of /** @type {NodeListOf<HTMLDialogElement>} */ (document.querySelectorAll("dialog[open]"))) {
      dialog.dispatchEvent(new Event("close"));
      if (!dialog.open) continue;
      preview.outside(() => dialog.addEventListener("close", (event) => event.stopImmediatePropagation(), { once: true, capture: true }));
      dialog.close();
    }
  }

  /** Changes everything that is other, and starts the scripts anew. @param {Document} next @param {boolean} hasOtherRoot */
  async function takeAll(next, hasOtherRoot) {
    const focused = document.activeElement?.id;
    const later = [...document.querySelectorAll(SCRIPTS)].filter((script) => !preview.scripts.includes(script));
    const { scrollX, scrollY } = globalThis;
    await preview.again(closeDialogs, () => {
      // What scripts have loaded later, they will load again.
      for (const script of later) script.remove();
      // Scripts choose the colours by the root, so that it stays where the page itself does not want it otherwise.
      if (hasOtherRoot) preview.takeAttributes(document.documentElement, next.documentElement.attributes);
      preview.takeChildren(document.head, next.head);
      preview.takeChildren(document.body, next.body);
      scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
    });
    if (focused && document.activeElement === document.body) document.getElementById(focused)?.focus({ preventScroll: true });
  }

  /** Notes what the server says of the page that stands. @param {Document} page */
  preview.notePage = (page) => { standing = knownOf(page); };

  /** Takes a page over; throws an error that says why it cannot be done in place. @param {Document} next */
  preview.takePage = async (next) => {
    const [old, known] = [standing, knownOf(next)];
    if (!old) throw new Error("it was not looked at yet");
    if (old.kind !== known.kind) throw new Error("a page of another kind");
    if (old.scripts !== known.scripts) throw new Error("other scripts");
    if (known.scripts.includes("module")) throw new Error("modules start once");
    if (old.worked === known.worked && old.still === known.still) takeStillParts(next);
    else await takeAll(next, old.root !== known.root);
    standing = known;
  };
})();
