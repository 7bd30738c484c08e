// @ts-check
"use strict";

/** Cards of found recipes: copies of the theme's own card, without what a recipe does not state. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { root, home, storage, t, words } = galley;
  const DIVISION = "cards-division";

  /** @param {Element} card @param {string} selector @param {string | undefined} text @param {string} [lang] */
  function setPart(card, selector, text, lang) {
    const part = card.querySelector(selector);
    if (text === undefined) return part?.remove();
    if (!part) return;
    part.textContent = text;
    if (lang) part.setAttribute("lang", lang);
  }

  /** @param {string} key @param {number | undefined} number */
  const figure = (key, number) => (number === undefined ? undefined : t(key, { count: galley.number(number) }));

  const { query } = galley;
  query.isFavourite = (/** @type {any} */ entry) => galley.isFavourite(galley.recipeId(entry.u), Boolean(entry.f));
  query.asksHere = (/** @type {any} */ term) => term.place === "mark" && !term.isOfSite && storage.entries("favourites").length > 0;

  /** What the site says are favourites, whatever was chosen here. @param {string} sort */
  galley.favouritesOfSite = (sort) => galley.find({ terms: query.parseQuery("is:favourite").map((/** @type {any} */ term) => ({ ...term, isOfSite: true })), tags: [], sort });

  /** @param {{ entry: any }} recipe @param {Element} sample */
  galley.card = ({ entry }, sample) => {
    const card = /** @type {Element} */ (sample.cloneNode(true));
    setPart(card, ".card-title a", entry.t, entry.l);
    card.querySelector("a")?.setAttribute("href", new URL(entry.u, root).href);
    setPart(card, ".card-time", entry.m === undefined ? undefined : galley.duration(entry.m));
    setPart(card, ".card-energy", entry.k === undefined ? undefined : galley.kilocalories(entry.k, entry.b));
    setPart(card, ".card-protein", figure("proteinBadge", entry.r));
    setPart(card, ".card-tag", entry.c ?? entry.g?.[0], entry.c === undefined ? entry.l : undefined);
    if (!query.isFavourite(entry)) card.querySelector(".card-favourite")?.remove();
    const picture = card.querySelector("img");
    if (picture && entry.p) {
      picture.src = new URL(entry.p, home).href;
      picture.classList.toggle("picture-drawn", entry.p === entry.u.replace(/html$/, "svg"));
    }
    return card;
  };

  /**
   * A list of cards, which are kept: their pictures do not flicker while results change.
   * @param {Element} list @param {Element} sample @param {() => string[]} needles the beginnings of words to be marked
   */
  galley.cardList = (list, sample, needles) => {
    /** @type {Map<any, Element>} */
    const cards = new Map();
    /** @param {any} recipe */
    function cardOf(recipe) {
      const card = cards.get(recipe) ?? galley.card(recipe, sample);
      cards.set(recipe, card);
      galley.markTitle(card, recipe.entry.t, needles());
      return card;
    }
    const all = () => list.querySelectorAll(`:scope > :not(.${DIVISION})`);
    /** Between the cards: what those behind it are. @param {string} text */
    const note = (text) => list.append(galley.el("li", { class: DIVISION }, text));
    return {
      all, note,
      /** @param {any[]} recipes */
      replace(recipes) { list.replaceChildren(...recipes.map(cardOf)); },
      /** @param {any[]} recipes @param {number} [named] how many of all are found by their names; only the texts of those behind are */
      append(recipes, named) {
        for (const recipe of recipes) {
          if (all().length === named) note(t("appSearchInText"));
          list.append(cardOf(recipe));
        }
      },
    };
  };

  /** Marks the words of a title that were looked for. @param {Element} card @param {string} title @param {string[]} needles folded */
  galley.markTitle = (card, title, needles) => {
    const link = card.querySelector(".card-title a");
    if (!link) return;
    const parts = title.split(/([\p{L}\p{M}\p{N}]+)/u).map((part) => {
      const folded = words.fold(part);
      return folded && needles.some((needle) => folded.startsWith(needle)) ? galley.el("mark", {}, part) : part;
    });
    link.replaceChildren(...parts);
  };
})();
