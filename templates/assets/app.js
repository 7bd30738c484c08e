// @ts-check
"use strict";

/**
 * What every script of the site uses: the words of the interface, elements, files that are loaded when they are needed.
 */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { root, home } = galley;
  /** @type {Record<string, any>} */
  let strings = {};

  /** The words of the interface, as `data/text.js` brings them. @param {Record<string, any>} table */
  galley.text = (table) => { strings = table; };

  /** @param {string} form @param {Record<string, string | number>} values */
  const fill = (form, values) => form.replace(/\{(\w+)\}/g, (all, name) => String(values[name] ?? all));

  /** A string of the interface with its `{placeholders}` filled in. @param {string} key @param {Record<string, string | number>} [values] */
  galley.t = (key, values = {}) => fill(strings[key] ?? key, values);

  /** Whether a number takes the form for one: by the rule that the words bring along. @param {number} count */
  const isOne = (count) => (strings.counting?.oneBelow === undefined ? count === 1 : count < strings.counting.oneBelow);

  /** The form for a number: `1 recipe`, `2 recipes`. @param {string} key @param {number} count @param {Record<string, string | number>} [values] */
  galley.counted = (key, count, values = {}) => {
    const forms = strings[key] ?? {};
    return fill((isOne(count) ? forms.one : undefined) ?? forms.other ?? key, { count: galley.number(count), ...values });
  };

  /** A number to the thousandth, its digits in groups from 10,000 on, as all pages have it. @param {number} value */
  galley.number = (value) => {
    const [whole, part] = String(Math.round(Math.abs(value) * 1000) / 1000).split(".");
    const digits = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, strings.counting?.group ?? "") : whole;
    return (value < 0 ? "−" : "") + digits + (part ? galley.t("decimalSign") + part : "");
  };

  const language = document.documentElement.lang || "en";
  /** The language by whose rules days are written: in English the day stands before the month, as on all other pages. */
  galley.dayLanguage = /^en(-|$)/.test(language) ? "en-GB" : language;

  /** `412 kcal`, and `≈ 412 kcal` of an estimate. @param {number} count @param {unknown} isAbout */
  galley.kilocalories = (count, isAbout) => (isAbout ? "≈ " : "") + galley.t("kilocalories", { count: galley.number(count) });

  /** As pages show it: `1 h 30 min`, with no-break spaces. @param {number} minutes */
  galley.duration = (minutes) => {
    const hours = Math.floor(minutes / 60);
    const rest = minutes % 60;
    const texts = hours > 0 ? [galley.t("hoursShort", { count: galley.number(hours) })] : [];
    if (rest > 0 || hours === 0) texts.push(galley.t("minutesShort", { count: rest }));
    return texts.join("\u{a0}");
  };

  /**
   * An element with attributes, listeners (`onclick`) and children; `undefined` and `false` leave one out.
   * @param {string} name
   * @param {Record<string, any>} [attributes]
   * @param {...(Node | string | undefined | false)} children
   */
  galley.el = (name, attributes = {}, ...children) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
      if (value === undefined || value === false) continue;
      if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
      else if (key === "value") /** @type {any} */ (element).value = value;
      else element.setAttribute(key, value === true ? "" : String(value));
    }
    element.append(.../** @type {(Node | string)[]} */ (children.filter((child) => child !== undefined && child !== false)));
    return element;
  };

  /** What this browser keeps a recipe under: its page without the ending. @param {string} address from where pages in this language begin */
  galley.recipeId = (address) => decodeURIComponent(address).replace(/\.html$/, "");

  /** Whether a recipe is a favourite: what was chosen here, else what the site says. @param {string} id @param {boolean} isOfSite */
  galley.isFavourite = (id, isOfSite) => galley.storage.get("favourites", id) ?? isOfSite;

  /** Scripts of this site are the only ones that are loaded. */
  const policy = /** @type {any} */ (globalThis).trustedTypes?.createPolicy("galley", {
    createScriptURL: (/** @type {string} */ address) => {
      if (!address.startsWith(home.href)) throw new TypeError(`no script of this site: ${address}`);
      return address;
    },
  });

  /**
   * The address of a script of this site, as the browser wants it.
   * @param {string} path
   * @param {URL} [from] `galley.home` for what all languages of the interface have in common
   */
  galley.script = (path, from = root) => {
    const { href } = new URL(path, from);
    return policy ? policy.createScriptURL(href) : href;
  };

  /** @type {Map<string, Promise<void>>} */
  const loading = new Map();

  /**
   * Loads a script once; from a folder nothing else can be loaded. Scripts run in the order in which they were asked for.
   * What failed is tried anew the next time.
   * @param {string} path
   * @param {URL} [from] `galley.home` for what all languages of the interface have in common
   * @returns {Promise<void>}
   */
  galley.load = (path, from = root) => {
    const known = loading.get(path);
    if (known) return known;
    const script = document.createElement("script");
    const done = /** @type {Promise<void>} */ (new Promise((resolve, reject) => {
      script.onload = () => resolve();
      script.onerror = () => { loading.delete(path); reject(new Error(`${path} could not be loaded`)); };
    }));
    loading.set(path, done);
    script.async = false;
    script.src = galley.script(path, from);
    document.head.append(script);
    return done;
  };

  /** Loads scripts of the theme, which all languages of the interface have in common. @param {...string} paths */
  galley.loadScripts = (...paths) => Promise.all(paths.map((path) => galley.load(path, home)));

  /** Runs when the page and all of its scripts are there. @param {() => void} start */
  galley.ready = (start) => document.addEventListener("DOMContentLoaded", start);

  /** Marks the navigation entries that lead to this page, and brings them to the middle where they do not all fit. */
  galley.ready(() => {
    for (const link of document.querySelectorAll("[data-tool]")) {
      if (/** @type {HTMLAnchorElement} */ (link).href === location.href.replace(/[?#].*$/, "").replace(/\/$/, "/index.html")) link.setAttribute("aria-current", "page");
    }
    const current = document.querySelector(".site-navigation [aria-current]");
    const list = current?.closest("nav");
    if (!current || !list || list.scrollWidth <= list.clientWidth) return;
    const middle = (/** @type {Element} */ element) => element.getBoundingClientRect().x + element.getBoundingClientRect().width / 2;
    list.scrollBy({ left: middle(current) - middle(list), behavior: "instant" });
  });
})();
