// @ts-check
"use strict";

/**
 * The search page: reads the search index, finds recipes while somebody types, shows them as the site's own cards.
 *
 * Words and the shape of a card come from the page, so that themes and languages need no change here.
 */

(() => {
const { find, parseQuery, prepareAll } = /** @type {any} */ (globalThis).galley.query;

/** @typedef {any} Recipe */
/** @typedef {"loading" | "start" | "found" | "none" | "failed"} State */

const INDEX_VERSION = 2;
const CARDS_AT_ONCE = 60;
const TYPING_PAUSE = 80;
/** Browsers refuse to change the address more than about three times a second. */
const ADDRESS_PAUSE = 350;

const root = new URL("..", /** @type {HTMLScriptElement} */ (document.currentScript).src);
const language = document.documentElement.lang;
const numbers = new Intl.NumberFormat(language, { useGrouping: /** @type {any} */ ("min2") });
const plurals = new Intl.PluralRules(language);

/** @param {string} id */
function element(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no element “${id}”`);
  return found;
}

const field = /** @type {HTMLInputElement} */ (element("q"));
const page = element("search");
const count = element("search-count");
const list = element("search-cards");
const more = element("search-more");
const sample = /** @type {HTMLTemplateElement} */ (element("search-card")).content.firstElementChild;
const startTitle = count.textContent ?? "";

/** What each state shows; nothing while the index is on its way. */
const parts = /** @type {Record<string, State[]>} */ ({
  "search-note": [],
  "search-results": ["start", "found", "none", "failed"],
  "search-cards": ["found"],
  "search-more": ["found"],
  "search-none": ["none"],
  "search-failed": ["failed"],
  "search-ways": ["start", "none", "failed"],
  "search-help": ["start", "none"],
});

/** @type {Promise<Recipe[]> | undefined} */
let index;
/** @type {Recipe[]} */
let found = [];
/** Cards are kept: their pictures do not flicker while results change. @type {Map<Recipe, Element>} */
const cards = new Map();
let typing = 0;
let addressing = 0;

// MARK: The index

/** @param {string} path */
async function read(path) {
  const response = await fetch(new URL(path, root));
  if (!response.ok) throw new Error(`${path}: ${response.status} ${response.statusText}`);
  return response.json();
}

/** @returns {Promise<Recipe[]>} */
async function loadIndex() {
  const { version, chunks } = await read("search.json");
  if (version !== INDEX_VERSION) throw new Error(`search.json: version ${version} instead of ${INDEX_VERSION}`);
  return (await Promise.all(chunks.map(read))).flatMap(prepareAll);
}

// MARK: Cards

/**
 * @param {string} form
 * @param {string} number
 */
const fill = (form, number) => form.replace("{count}", number);

/**
 * As cards of the other pages show it: `1 h 30 min`, with no-break spaces.
 * @param {number} minutes
 */
function duration(minutes) {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const texts = [];
  if (hours > 0) texts.push(fill(page.dataset.hours ?? "", numbers.format(hours)));
  if (rest > 0 || hours === 0) texts.push(fill(page.dataset.minutes ?? "", String(rest)));
  return texts.join("\u{a0}");
}

/**
 * Fills a part of a card, or takes it away where nothing is stated.
 * @param {Element} card
 * @param {string} selector
 * @param {string | undefined} text
 * @param {string | undefined} [lang]
 */
function setPart(card, selector, text, lang) {
  const part = card.querySelector(selector);
  if (!part) return;
  if (text === undefined) return part.remove();
  part.textContent = text;
  if (lang) part.setAttribute("lang", lang);
}

/**
 * A number in its words, `412 kcal`; undefined where there is none.
 * @param {string} form
 * @param {number | undefined} number
 */
function filled(form, number) {
  return number === undefined ? undefined : fill(page.dataset[form] ?? "", numbers.format(number));
}

/** @param {Recipe} recipe */
function makeCard({ entry }) {
  const card = /** @type {Element} */ (sample?.cloneNode(true));
  setPart(card, ".card-title a", entry.t, entry.l);
  card.querySelector("a")?.setAttribute("href", new URL(entry.u, root).href);
  setPart(card, ".card-time", entry.m === undefined ? undefined : duration(entry.m));
  setPart(card, ".card-energy", filled("energy", entry.k));
  setPart(card, ".card-protein", filled("protein", entry.r));
  setPart(card, ".card-tag", entry.c ?? entry.g?.[0], entry.c ? undefined : entry.l);
  if (!entry.f) card.querySelector(".card-favourite")?.remove();
  const picture = card.querySelector("img");
  if (picture && entry.p) {
    picture.src = new URL(entry.p, root).href;
    picture.classList.toggle("picture-drawn", entry.p === entry.u.replace(/html$/, "svg"));
  }
  return card;
}

/** @param {Recipe} recipe */
function cardOf(recipe) {
  const card = cards.get(recipe) ?? makeCard(recipe);
  cards.set(recipe, card);
  return card;
}

// MARK: The page

/**
 * @param {State} state
 * @param {string} title
 */
function show(state, title) {
  page.dataset.state = state;
  for (const [id, states] of Object.entries(parts)) element(id).hidden = !states.includes(state);
  if (count.textContent !== title) count.textContent = title;
}

/** @param {number} number */
function countText(number) {
  const category = plurals.select(number);
  const form = page.getAttribute(`data-count-${category}`) ?? page.getAttribute("data-count-other") ?? "{count}";
  return fill(form, numbers.format(number));
}

function showFound() {
  show("found", countText(found.length));
  list.replaceChildren(...found.slice(0, CARDS_AT_ONCE).map(cardOf));
  more.hidden = found.length <= CARDS_AT_ONCE;
}

function showMore() {
  const shown = list.childElementCount;
  list.append(...found.slice(shown, shown + CARDS_AT_ONCE).map(cardOf));
  more.hidden = found.length <= list.childElementCount;
  list.children[shown]?.querySelector("a")?.focus();
}

async function search() {
  clearTimeout(typing);
  try {
    index ??= loadIndex();
    const recipes = await index;
    const terms = parseQuery(field.value);
    found = terms.length > 0 ? find(recipes, terms) : [];
    if (found.length > 0) showFound();
    else if (terms.length > 0) show("none", page.dataset.none ?? "");
    else show("start", startTitle);
  } catch (error) {
    index = undefined;
    console.error(error);
    show("failed", page.dataset.failed ?? "");
  }
}

/** Keeps the query in the address, for bookmarks and the way back. */
function keepAddress() {
  clearTimeout(addressing);
  const address = new URL(location.href);
  if (field.value.trim()) address.searchParams.set("q", field.value);
  else address.searchParams.delete("q");
  if (address.href !== location.href) history.replaceState(history.state, "", address);
}

function typed() {
  clearTimeout(typing);
  clearTimeout(addressing);
  typing = setTimeout(search, TYPING_PAUSE);
  addressing = setTimeout(keepAddress, ADDRESS_PAUSE);
}

/** @param {SubmitEvent} event */
function submitted(event) {
  event.preventDefault();
  keepAddress();
  search();
  // On a touch screen the keyboard would cover what was found.
  if (matchMedia("(pointer: coarse)").matches) field.blur();
}

/** `/` leads to the field. @param {KeyboardEvent} event */
function pressed(event) {
  const isTyping = event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable]");
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
  event.preventDefault();
  field.focus();
  field.select();
}

field.value = new URLSearchParams(location.search).get("q") ?? "";
field.addEventListener("input", typed);
field.addEventListener("blur", keepAddress);
field.form?.addEventListener("submit", submitted);
more.addEventListener("click", showMore);
document.addEventListener("keydown", pressed);
if (field.value) show("loading", startTitle);
else field.focus();
search();
})();
