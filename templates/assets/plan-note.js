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

  /** A word with its place, and which words it stands together with. @typedef {{ text: string, plain: string, at: number, part: number, group: number }} Word */
  /** A number and the words it is written in. @typedef {{ number: any, start: number, end: number }} Found */

  /** Between two digits a comma or stroke belongs to their number, and so does a space in `1 200`. */
  const WORD = /(?:[^\s(),/;·|~≈]|(?<=\p{N})[,/](?=\p{N})|(?<=(?:^|[\s();·|~≈]|(?<!\p{N})[,/])[1-9]\d{0,2}(?:\s\d{3})*)\s(?=\d{3}(?![\d/])))+/gu;

  /** @param {string} note @returns {Word[]} */
  function wordsOf(note) {
    let [part, group, end] = [0, 0, 0];
    return [...note.matchAll(WORD)].map(({ 0: text, index }) => {
      const between = note.slice(end, index);
      if (/[,/;·|]/.test(between)) part += 1;
      if (/[^\s]/.test(between)) group += 1;
      end = index + text.length;
      return { text, plain: text.replace(/(?<=\d)[\s'’](?=\d{3}(?![\d/]))/g, ""), at: index, part, group };
    });
  }

  /** @param {any} low @param {any} high */
  const middle = (low, high) => fraction.divide(fraction.add(low, high), fraction.parse(2));

  /** `16`, `16.5`, `1/2`, `1½`, each also with grams right behind; of `900-1000` the middle. @param {string | undefined} word */
  function value(word) {
    const { value: number, rest = "-" } = (/^\p{N}/u.test(word ?? "") && fraction.read(word)) || {};
    const upper = /^[-–—]/.test(rest) ? fraction.read(rest.slice(1)) : undefined;
    const isRange = upper && fraction.compare(number, upper.value) < 0;
    const unit = isRange ? upper.rest : rest;
    return unit === "" || unit === "g" ? (isRange ? middle(number, upper.value) : number) : undefined;
  }

  /** `1,200` and `1.200`, of which nobody means a little more than one kilocalorie. @param {string | undefined} word */
  const ungrouped = (word) => (/^(?!0[.,])\d{1,3}([.,]\d{3})+$/.test(word ?? "") ? fraction.parse(String(word).replace(/[.,]/g, "")) : undefined);

  /** The sum of a whole number and a fraction. @param {Word | undefined} whole @param {Word | undefined} rest */
  function mixed(whole, rest) {
    const part = rest?.plain.includes("/") && /^0*[1-9]\d*$/.test(whole?.plain ?? "") ? value(rest.plain) : undefined;
    return part && fraction.add(part, fraction.parse(whole?.plain));
  }

  /** A number that ends before a word; `16 1/2` is two, and `300 to 400` three. @param {Word[]} words @param {number} end @returns {Found | undefined} */
  function before(words, end) {
    const [sum, last] = [mixed(words[end - 2], words[end - 1]), value(words[end - 1]?.plain)];
    const isRange = /^(?:[-–—aà]|to|bis)$/i.test(words[end - 2]?.text ?? "") && words[end - 3]?.group === words[end - 1]?.group;
    const low = isRange && last ? value(words[end - 3].plain) : undefined;
    // `table 4 - 800 kcal` states no range.
    if (low && fraction.compare(low, last) < 0 && 4n * low.n * last.d >= last.n * low.d) return { number: middle(low, last), start: end - 3, end };
    return sum ? { number: sum, start: end - 2, end } : last && { number: last, start: end - 1, end };
  }

  /** `30 g protein`; a number alone is not of a word within other brackets. @param {Word[]} words @param {number} index @returns {Found | undefined} */
  function gramsBefore(words, index) {
    const isApart = words[index - 1]?.text.toLowerCase() === "g";
    const found = before(words, isApart ? index - 1 : index);
    if (!found || words[found.start].part !== words[index].part) return undefined;
    return isApart || words[found.end - 1].plain.endsWith("g") || words[found.start].group === words[index].group ? found : undefined;
  }

  /** `protein: 30 g`. @param {Word[]} words @param {number} index @returns {Found | undefined} */
  function gramsAfter(words, index) {
    const [next, rest] = [1, 2].map((step) => (words[index + step]?.part === words[index].part ? words[index + step] : undefined));
    const [sum, number] = [mixed(next, rest), value(next?.plain)];
    return sum ? { number: sum, start: index + 1, end: index + 3 } : number && { number, start: index + 1, end: index + 2 };
  }

  /** @param {Word[]} words @param {number} unit the place of the unit @returns {Found | undefined} */
  function energyOf(words, unit) {
    const own = /^[\p{N}.,–—-]+/u.exec(words[unit]?.plain ?? "")?.[0];
    const number = own ? ungrouped(own) ?? value(own) : ungrouped(words[unit - 1]?.plain);
    const place = own ? unit : unit - 1;
    return number ? { number, start: place, end: place + 1 } : own ? undefined : before(words, unit);
  }

  /** @param {any} number */
  const thousandths = (number) => (number ? Number((2000n * number.n + number.d) / (2n * number.d)) : null);

  /** The place of a macro among the figures; below one for any other word. @param {string} word */
  const macroOf = (word) => 1 + galley.foods.plans.macros.findIndex((/** @type {string[]} */ names) => names.includes(word.toLowerCase().replace(/:$/, "")));

  /** The note without its figures, and these; none where it states no energy. @param {string} note @returns {{ text: string, figures?: Figures }} */
  function read(note) {
    const words = wordsOf(note);
    const unit = words.findIndex(({ text }) => galley.foods.plans.energy.includes(text.replace(/^[\p{N}.,\s'’–—-]+/u, "").toLowerCase()));
    const energy = unit < 0 ? undefined : energyOf(words, unit);
    if (!energy) return { text: note };
    /** @type {Figures} */
    const figures = [thousandths(energy.number), null, null, null];
    // A number is of one word: what stands between two was read with the first one.
    const taken = [energy];
    for (const [index, { text }] of words.entries()) {
      const macro = macroOf(text);
      if (macro < 1) continue;
      const found = [gramsBefore(words, index), gramsAfter(words, index)].find((one) => one && taken.every(({ start, end }) => one.end <= start || end <= one.start));
      if (found) taken.push(found);
      figures[macro] = thousandths(found?.number);
    }
    return { text: note.slice(0, words[energy.start].at).replace(/[ ~≈,(-]+$/, ""), figures };
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
