// @ts-check
"use strict";

/**
 * Which week a plan file is for, and which day a heading names, as `PlanWeek` and `PlanDate` of the program have it. The words
 * come with the foods (`galley.foods.plans`).
 */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);
  const { days } = galley;

  /** A date that there is. @param {number} year @param {number} month @param {number} day @returns {string | undefined} */
  function real(year, month, day) {
    const date = new Date(Date.UTC(year, month - 1, day));
    date.setUTCFullYear(year);
    const text = Number.isNaN(date.getTime()) ? "" : date.toISOString().slice(0, 10);
    return /^\d{4}-/.test(text) && date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? text : undefined;
  }

  /** @param {string} text */
  function dateIn(text) {
    const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
    return year === undefined ? undefined : real(Number(year), Number(month), Number(day));
  }

  /** The place of the row that has a word; below zero for every other word. @param {string[][]} rows @param {string | undefined} word */
  const rowOf = (rows, word) => rows.findIndex((names) => names.includes((word ?? "").toLowerCase().replace(/\.$/, "")));
  const monthOf = (/** @type {string | undefined} */ word) => 1 + rowOf(galley.foods.plans.months, word);
  const weekdayOf = (/** @type {string | undefined} */ word) => rowOf(galley.foods.plans.days, word);

  /** `1st`, `16.`, `16`. @param {string | undefined} word */
  const numberOf = (word) => { const found = /^(\d+)(?:\.|st|nd|rd|th|er)?$/.exec(word ?? ""); return found ? Number(found[1]) : undefined; };

  /** The year in which a date is nearest to the week. @param {number} month @param {number} day @param {string} monday */
  function yearFor(month, day, monday) {
    const year = Number(days.weekName(monday).slice(0, 4));
    const middle = Date.parse(days.add(monday, 3));
    // Every year has a 28th of each month; which one is the nearest does not depend on a day or two.
    const distance = (/** @type {number} */ year) => Math.abs(Date.UTC(year, month - 1, Math.min(day, 28)) - middle);
    return [year - 1, year, year + 1].reduce((best, next) => (distance(next) < distance(best) ? next : best));
  }

  /**
   * `16 November`, `November 16, 2026`, `16. November`, `le 16 novembre`, `16.11.`, `16.11.2026`; `undefined` for none, no
   * `day` for one that there is not.
   * @param {string[]} words @param {string} monday @returns {{ day?: string } | undefined}
   */
  function named(words, monday) {
    const dotted = words.map((word) => /^(\d+)\.(\d+)\.(\d*)$/.exec(word)).find(Boolean);
    if (dotted) {
      const [day, month, year] = dotted.slice(1).map(Number);
      return { day: real(dotted[3] === "" ? yearFor(month, day, monday) : year < 100 ? year + 2000 : year, month, day) };
    }
    const months = words.flatMap((word, index) => (monthOf(word) > 0 ? [index] : []));
    const index = months.find((place) => weekdayOf(words[place]) < 0) ?? months[0];
    if (index === undefined) return undefined;
    const day = numberOf(words.slice(0, index).findLast((word) => word !== "de" && word !== "of")) ?? numberOf(words[index + 1]);
    if (day === undefined) return undefined;
    const year = words.slice(index).map(numberOf).find((number) => number !== undefined && number > 31);
    const weekday = weekdayOf(words[index]);
    const ofWeek = weekday < 0 ? undefined : days.add(monday, weekday);
    // `Mar` is a month beside a number, and a Tuesday where it is that one of the week: “mar 17”.
    if (year === undefined && ofWeek !== undefined && Number(ofWeek.slice(8)) === day) return { day: ofWeek };
    return { day: real(year ?? yearFor(monthOf(words[index]), day, monday), monthOf(words[index]), day) };
  }

  /** Everything in a text that looks like `2026-W47`. @param {string} text */
  const spellings = (text) => text.split(/[^\p{L}\p{N}-]+/u).flatMap((word) => /^\d{4}-w\d\d(?=-|$)/i.exec(word) ?? []).map((word) => word.toUpperCase());

  galley.planWeek = {
    /** The text without what stands above its title for programs. @param {string} text */
    withoutFront: (text) => text.replace(/^\u{feff}/u, "").replace(/^---[ \t]*\r?\n[^]*?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/, ""),

    /**
     * The week of a file by its name, else by front matter, else by its title; `wrong` is one that there is not, `day` that
     * of a plan for one occasion.
     * @param {string} name @param {string} text @returns {{ week?: string, wrong?: string, day?: string }}
     */
    ofFile(name, text) {
      const inName = spellings(name).find(days.monday);
      if (inName) return { week: inName };
      const body = galley.planWeek.withoutFront(text);
      const front = text.slice(0, text.length - body.length);
      const stated = /^[ \t]*week[ \t]*:[ \t]*(.*?)[ \t]*$/m.exec(front)?.[1].replace(/["']/g, "");
      const title = stated === undefined ? /^ {0,3}#{1,6}[ \t]+(.+)$/m.exec(body)?.[1] ?? "" : "";
      const written = stated === undefined ? spellings(title) : [stated.toUpperCase()];
      const week = written.find(days.monday);
      return { week, wrong: week ? undefined : stated ?? written[0], day: dateIn(name.slice(0, 10)) };
    },

    /** The day that a heading names. @param {string} heading @param {string} monday of the week of its plan @returns {string | undefined} */
    dayOf(heading, monday) {
      const words = heading.split(/[^\p{L}\p{N}./-]+/u).map((word) => word.replace(/[-/]+$/, "").replace(/^[-./]+/, "")).filter(Boolean);
      const date = words.find((word) => /^\d{4}-\d+-\d+$/.test(word));
      if (date) return dateIn(date);
      const found = named(words, monday);
      if (found) return found.day;
      const weekday = weekdayOf(words[0]);
      return weekday < 0 ? undefined : days.add(monday, weekday);
    },
  };
})();
