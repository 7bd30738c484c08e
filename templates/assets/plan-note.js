// @ts-check
"use strict";

/**
 * What a planned note states about what it provides, as the program reads it from a plan:
 * `eating out ~ 800 kcal (30 g protein, 80 g carbs, 35 g fat)`. The words come with the foods (`galley.foods.plans`).
 */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { fraction } = galley;
  /** Thousandths of a kilocalorie and milligrams, `null` where nothing is said. @typedef {(number | null)[]} Figures */
  const NAMES = ["protein", "carbs", "fat"];

  /** `16`, `16.5`, `1/2`, `1½`, each also with grams right behind; of `900-1000` the first. @param {string | undefined} word */
  function value(word) {
    const { value: number, rest = "-" } = (/^\p{N}/u.test(word ?? "") && fraction.read(word)) || {};
    const upper = /^[-–—]/.test(rest) ? fraction.read(rest.slice(1)) : undefined;
    const unit = upper && fraction.compare(number, upper.value) < 0 ? upper.rest : rest;
    return unit === "" || unit === "g" ? number : undefined;
  }

  /** `1,200` and `1.200`, of which nobody means a little more than one kilocalorie. @param {string | undefined} word */
  const ungrouped = (word) => (/^(?!0[.,])\d{1,3}([.,]\d{3})+$/.test(word ?? "") ? fraction.parse(String(word).replace(/[.,]/g, "")) : undefined);

  /** A number that ends before a word; `16 1/2` is two. @param {string[]} words @param {number} index */
  function before(words, index) {
    const [whole, last] = [words[index - 2], value(words[index - 1])];
    const isMixed = last && words[index - 1].includes("/") && /^0*[1-9]\d*$/.test(whole ?? "");
    return isMixed ? fraction.add(last, fraction.parse(whole)) : last;
  }

  /** @param {any} number */
  const thousandths = (number) => (number ? Number((2000n * number.n + number.d) / (2n * number.d)) : null);

  /** The place of a macro among the figures; below one for any other word. @param {string} word */
  const macroOf = (word) => 1 + galley.foods.plans.macros.findIndex((/** @type {string[]} */ names) => names.includes(word.toLowerCase().replace(/:$/, "")));

  /** The note without its figures, and these; none where it states no energy. @param {string} note @returns {{ text: string, figures?: Figures }} */
  function read(note) {
    // A comma between two digits belongs to their number.
    const found = [...note.matchAll(/(?:[^ ,()~≈]|(?<=\p{N}),(?=\p{N}))+/gu)];
    const words = found.map(([word]) => word);
    const unit = words.findIndex((word) => galley.foods.plans.energy.includes(word.replace(/^[\p{N}.,]+/u, "").toLowerCase()));
    const own = /^[\p{N}.,]+/u.exec(words[unit] ?? "")?.[0];
    const energy = unit < 0 ? undefined : own ? ungrouped(own) ?? value(own) : ungrouped(words[unit - 1]) ?? before(words, unit);
    if (!energy) return { text: note };
    /** @type {Figures} */
    const figures = [thousandths(energy), null, null, null];
    for (const [index, word] of words.entries()) {
      const macro = macroOf(word);
      if (macro > 0) figures[macro] = thousandths(before(words, words[index - 1]?.toLowerCase() === "g" ? index - 1 : index) ?? value(words[index + 1]));
    }
    const isMixed = !own && words[unit - 1].includes("/") && /^\d+$/.test(words[unit - 2] ?? "");
    return { text: note.slice(0, found[own ? unit : unit - (isMixed ? 2 : 1)].index).replace(/[ ~≈,(-]+$/, ""), figures };
  }

  /** As a plan states it. @param {string} text @param {Figures | undefined} figures */
  function write(text, figures) {
    if (!figures) return text;
    const macros = NAMES.flatMap((name, index) => (figures[index + 1] === null ? [] : [`${Number(figures[index + 1]) / 1000} g ${name}`]));
    const energy = `${Number(figures[0]) / 1000} kcal`;
    return `${text} ~ ${energy}${macros.length > 0 ? ` (${macros.join(", ")})` : ""}`.trim();
  }

  galley.planNote = { read, write };
})();
