// @ts-check
"use strict";

/** Recipes that can be cooked, as cards: what is there, what is missing, and what to take instead. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { el, t, root } = galley;
  const LEVELS = /** @type {Record<string, string>} */ ({ easy: "appLevelEasy", medium: "appLevelMedium", hard: "appLevelHard" });

  /** `1 Dec 2026` @param {string} day */
  const dayText = (day) => new Intl.DateTimeFormat(galley.dayLanguage, { dateStyle: "medium", timeZone: "UTC" }).format(Date.parse(day));

  /** @param {any} finding */
  function thereText({ need, item, as, by }) {
    const note = by === "recipe" ? t("appByRecipe") : [as && t("appTakenAs", { name: as }), item?.day && t("appBestBefore", { day: dayText(item.day) })].filter(Boolean).join(", ");
    return nameOf(need) + (note ? ` (${note})` : "");
  }

  /** A name that is not known for sure carries a question mark. @param {any} need */
  const nameOf = (need) => need.n + (need.g ? "?" : "");

  /** @param {string} label @param {string} text @param {string} kind */
  const row = (label, text, kind) => text !== "" && el("div", { class: `cookable-row cookable-${kind}` }, el("dt", {}, label), el("dd", {}, text));

  /** @param {any} finding */
  function insteadRows({ need, said, instead }) {
    const label = (/** @type {string} */ name) => t("appInstead", { name });
    return [
      ...(said ? [row(label(nameOf(need)), `${said}, ${t("appAsStated")}`, "instead")] : []),
      ...instead.map(({ missing, taken, remark }) => row(label(missing), `${taken}. ${remark}`, "instead")),
    ];
  }

  /** @param {any} found */
  function verdict({ needs, missing }) {
    const replaced = needs.filter(galley.cooking.isReplaceable).length;
    const counts = { missing: galley.number(missing), needed: galley.number(needs.length) };
    if (missing > 0) return replaced === 0 ? t("appMissingOf", counts) : galley.counted("appMissingWith", replaced, { ...counts, count: galley.number(replaced) });
    return replaced === 0 ? t("appEverything") : galley.counted("appEverythingWith", replaced);
  }

  /** @param {any} recipe */
  function facts({ m, h, e }) {
    const level = h && t(LEVELS[h]);
    return [m !== undefined && galley.duration(m), level && (e ? t("appEstimated", { level }) : level)].filter(Boolean);
  }

  /** @param {any} found as `cooking.js` ranks it */
  galley.cookableCard = (found) => {
    const { recipe, needs } = found;
    const open = needs.filter((/** @type {any} */ need) => !need.isThere && !galley.cooking.isReplaceable(need));
    return el("li", { class: "cookable" },
      el("h3", { class: "cookable-title" }, el("a", { href: new URL(`${recipe.u.split("/").map(encodeURIComponent).join("/")}.html`, root).href }, recipe.t)),
      el("p", { class: `cookable-facts${found.missing === 0 ? " cookable-ready" : ""}` }, el("strong", {}, verdict(found)), [...facts(recipe)].map((fact) => ` · ${fact}`).join("")),
      el("dl", {},
        row(t("appThere"), needs.filter((/** @type {any} */ need) => need.isThere).map(thereText).join(", "), "there"),
        row(t("appMissing"), open.map((/** @type {any} */ { need }) => nameOf(need)).join(", "), "missing"),
        ...needs.filter((/** @type {any} */ need) => !need.isThere).flatMap(insteadRows),
        row(t("optionalItem"), (recipe.o ?? []).join(", "), "optional"),
        row(t("appTip"), recipe.c ?? "", "tip")));
  };
})();
