// @ts-check
"use strict";

/** Makes a part of the standing page what it is in the new one, and keeps every element that can stay. */
(() => {
  const preview = /** @type {any} */ (globalThis).galleyPreview;

  /** What is the preview's own. @param {Node} node */
  const isOwn = (node) => node instanceof Element && node.matches('[class^="galley-preview"], script[src^="/.galley/"]');

  /**
   * What is not changed in place: scripts run anew, style sheets have a way of their own, a policy holds once it is there, and
   * nobody sees what is for browsers without scripts.
   * @param {Node} node
   */
  const isApart = (node) => node instanceof Element && (isOwn(node) || node.matches("script[src], link[rel=stylesheet], meta[http-equiv], meta[charset], noscript"));

  /** Whether an element may become another. @param {Node} one @param {Node} other */
  function isSameKind(one, other) {
    if (one.nodeName !== other.nodeName || one.nodeType !== other.nodeType) return false;
    if (!(one instanceof Element)) return true;
    return one.id === /** @type {Element} */ (other).id && !one.matches("script, template");
  }

  /** @param {Node} live @param {Node} next */
  function become(live, next) {
    if (!(live instanceof Element)) {
      if (live.nodeValue !== next.nodeValue) live.nodeValue = next.nodeValue;
      return;
    }
    // Whether somebody has opened it is theirs.
    const isOpen = live.matches("details[open]");
    preview.takeAttributes(live, /** @type {Element} */ (next).attributes);
    if (isOpen) live.setAttribute("open", "");
    takeChildren(live, next);
  }

  /** @param {Node} live @param {Node} next */
  function takeChildren(live, next) {
    const wanted = [...next.childNodes].filter((node) => !isApart(node));
    let place = firstOf(live.firstChild);
    for (const [index, node] of wanted.entries()) {
      const found = match(place, node, wanted[index + 1]);
      while (found && place && place !== found) place = removed(place);
      if (found) {
        if (!found.isEqualNode(node)) become(found, node);
        place = firstOf(found.nextSibling);
      } else {
        // Not a copy: a policy of trusted types lets a script alone that was read with its page, data as it is.
        live.insertBefore(document.adoptNode(node), place);
      }
    }
    while (place) place = removed(place);
  }

  /** @param {ChildNode | null} node */
  function firstOf(node) {
    while (node && isApart(node)) node = node.nextSibling;
    return node;
  }

  /** @param {ChildNode} node */
  function removed(node) {
    const next = firstOf(node.nextSibling);
    node.remove();
    return next;
  }

  /** What a node of the new page is in the standing one: an equal one further on, else one of its kind at this place. @param {ChildNode | null} place @param {Node} node @param {Node | undefined} following */
  function match(place, node, following) {
    if (!place) return null;
    if (place.isEqualNode(node)) return place;
    if (node instanceof Element) {
      for (let other = place.nextSibling; other; other = other.nextSibling) if (!isApart(other) && other.isEqualNode(node)) return other;
    }
    // Something new before what stands here already.
    if (following && place.isEqualNode(following)) return null;
    for (let other = /** @type {ChildNode | null} */ (place); other; other = other.nextSibling) {
      if (!isApart(other) && isSameKind(other, node)) return other;
      if (!(other instanceof Text)) break;
    }
    return null;
  }

  preview.takeChildren = takeChildren;
})();
