// @ts-check
"use strict";

/**
 * The search of the home and the search page: finds recipes while somebody types, in the place of what the page shows
 * at first. Query, tags and order stand in the address, for bookmarks and the way back.
 */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { t } = galley;
  /** @typedef {"start" | "found" | "none" | "failed"} State */

  const MORE_CARDS = 60;
  /** Comes when somebody is about to type, since nobody knows yet what will be found. */
  const NOTHING_FOUND = "assets/search-none.js";
  const TYPING_PAUSE = 60;
  /** Browsers refuse to change the address more than about three times a second. */
  const ADDRESS_PAUSE = 350;
  /** Counting the tags of a large site takes a file that somebody who types on does not need. */
  const COUNTING_PAUSE = 700;

  galley.ready(() => {
    /** @param {string} id */
    const element = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
    const field = /** @type {HTMLInputElement} */ (element("q"));
    const [page, count, list, more] = ["search", "search-count", "search-cards", "search-more"].map(element);
    const sample = /** @type {HTMLTemplateElement} */ (element("search-card")).content.firstElementChild;
    const cards = galley.cardList(list, sample, () => needles(galley.query.parseQuery(field.value)));
    const given = new URLSearchParams(location.search);
    const state = { tags: given.getAll("tag"), sort: galley.searchOrder(given.get("sort")), typed: galley.query.narrowing("", []) };
    const isSearchPage = document.body.classList.contains("page-search");
    const filters = galley.filters(element("search-filters"), state, (/** @type {number[][] | undefined} */ dropped) => {
      if (dropped) field.value = galley.query.without(field.value, dropped);
      search();
      keepAddress();
    });
    /** @type {any} */
    let found;
    let [typing, addressing, counting, round] = [0, 0, 0, 0];
    let typedBefore = given.get("q") ?? "";

    /** What each state shows. */
    const parts = /** @type {Record<string, State[]>} */ ({
      "search-start": ["start"], "search-results": ["found", "none", "failed"], "search-cards": ["found"], "search-more": ["found"],
      "search-filters": ["found", "none"], "search-plate": ["none"], "search-none": ["none"], "search-none-hint": ["none"], "search-failed": ["failed"], "search-ways": ["none", "failed"],
    });

    /** @param {State} next @param {string} title */
    function show(next, title) {
      page.dataset.state = next;
      for (const [id, states] of Object.entries(parts)) element(id).hidden = !states.includes(next);
      if (count.textContent !== title) count.textContent = title;
    }

    /** The beginnings of words that were looked for in titles. @param {any[]} terms */
    const needles = (terms) => terms.flatMap((term) => (term.kind === "text" && !term.isExcluded && (!term.place || term.place === "title") ? term.needle.trim().split(" ") : []));

    /** @param {any[]} recipes the first ones that were found */
    function showFound(recipes) {
      show("found", galley.counted("recipeCount", found.count));
      cards.replace(recipes);
      more.hidden = found.count <= recipes.length;
    }

    const failure = () => t(galley.shards && navigator.onLine === false ? "appSearchOffline" : "appSearchFailed");

    /** Shows the recipes after those that stand there, as far as none of another question stand there by then. @param {number} to */
    async function fill(to) {
      const [own, shown] = [found, cards.all().length];
      try {
        const recipes = await own.recipes(shown, to);
        if (own !== found || shown !== cards.all().length) return;
        cards.append(recipes, own.named);
      } catch (error) {
        console.error(error);
        show("failed", failure());
      }
      more.hidden = found.count <= cards.all().length;
    }

    async function showMore() {
      const shown = cards.all().length;
      await fill(shown + MORE_CARDS);
      cards.all()[shown]?.querySelector("a")?.focus();
    }

    /** Shows what the texts of recipes add, behind what stands there. @param {number} own @param {Promise<any>} asked */
    async function complete(own, asked) {
      try {
        const whole = await asked;
        if (own !== round || whole.count === found.count) return;
        const screen = whole.soon ?? whole.atOnce;
        found = whole;
        count.textContent = galley.counted("recipeCount", whole.count);
        filters.show(whole.tags, true, true);
        if (cards.all().length < screen) await fill(screen);
        else more.hidden = false;
      } catch (error) {
        console.error(error);
        if (own === round) cards.note(t("appSearchTextFailed"));
      }
    }

    /** Asks something else, and leaves the focus where the answer is said. @param {string} text @param {string[]} tags @param {string} sort */
    function ask(text, tags, sort = state.sort) {
      [field.value, state.tags, state.sort] = [text, tags, sort];
      count.focus();
      search();
      keepAddress();
    }

    /** Says what was not found, and what would be. @param {number} own @param {any[]} terms */
    async function showNone(own, terms) {
      await galley.loadScripts(NOTHING_FOUND);
      const { title, show: fill } = await galley.nothingFound(element("search-none"), { terms, tags: state.tags, text: field.value.normalize() }, ask, () => ask("", [], "title"));
      if (own !== round) return;
      fill();
      show("none", title);
    }

    /** Says how many recipes each tag has as soon as nobody types any more. @param {any} own */
    function countTags(own) {
      clearTimeout(counting);
      if (!own.countTags) return;
      counting = setTimeout(async () => {
        const tags = await own.countTags().catch(() => undefined);
        if (tags && own === found) filters.show(tags, true, true);
      }, COUNTING_PAUSE);
    }

    async function search() {
      clearTimeout(typing);
      const own = (round += 1);
      const terms = galley.query.parseQuery(field.value);
      state.typed = galley.query.narrowing(field.value, terms);
      const isAsked = terms.length > 0 || state.tags.length > 0 || state.sort !== "best";
      if (!isAsked) return show("start", "");
      try {
        const named = await galley.find({ terms, tags: state.tags, sort: state.sort });
        // What no recipe is called may stand in its text.
        const answer = named.count === 0 && named.whole && own === round ? await named.whole() : named;
        const recipes = own === round && answer.named !== 0 ? await answer.recipes(0, answer.atOnce) : [];
        if (own !== round) return; // Whoever typed on meanwhile is answered by a later round.
        found = answer;
        filters.show(answer.tags, Boolean(answer.countTags), answer.count > 0);
        if (answer.count > 0) showFound(recipes);
        else await showNone(own, terms);
        const rest = answer.count > 0 ? answer.whole?.() : undefined;
        rest?.catch(() => {}); // Somebody waits for it further on.
        if (recipes.length < Math.min(answer.soon ?? answer.atOnce, answer.count)) await fill(answer.soon ?? answer.atOnce);
        if (rest) await complete(own, rest);
        if (own === round) countTags(found);
      } catch (error) {
        if (own !== round) return;
        console.error(error);
        show("failed", failure());
      }
    }

    function keepAddress() {
      clearTimeout(addressing);
      const address = new URL(location.href);
      for (const name of ["q", "tag", "sort"]) address.searchParams.delete(name);
      if (field.value.trim()) address.searchParams.set("q", field.value);
      for (const tag of state.tags) address.searchParams.append("tag", tag);
      if (state.sort !== "best") address.searchParams.set("sort", state.sort);
      if (address.href !== location.href) history.replaceState(history.state, "", address);
    }

    function typed() {
      clearTimeout(typing);
      clearTimeout(addressing);
      // What is pasted, said or chosen comes whole: nobody types on.
      const isWhole = Math.abs(field.value.length - typedBefore.length) > 1;
      typedBefore = field.value;
      typing = setTimeout(search, isWhole ? 0 : TYPING_PAUSE);
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

    field.value = given.get("q") ?? "";
    field.addEventListener("input", typed);
    field.addEventListener("focus", () => Promise.all([galley.begin(), galley.loadScripts(NOTHING_FOUND)]).catch(() => {}), { once: true });
    // Of a large site this is a small file, without which the first query would wait once more.
    if (galley.shards) addEventListener("load", () => galley.begin().catch(() => {}), { once: true });
    field.addEventListener("blur", keepAddress);
    field.form?.addEventListener("submit", submitted);
    more.addEventListener("click", showMore);
    element("search-note")?.remove();
    element("search-all")?.addEventListener("click", () => { state.sort = "title"; search(); keepAddress(); });
    if (isSearchPage && !field.value && matchMedia("(pointer: fine)").matches) field.focus();
    search();
  });
})();
