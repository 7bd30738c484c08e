// @ts-check
"use strict";

/** Pantry files as the program reads them: a list of ingredient lines, `- 1 kg flour (best before 2027-03-01)`. Pure functions. */
(() => {
  const galley = /** @type {any} */ (globalThis.galley);

  /** @typedef {{ text: string, day?: string | null }} Item */

  /** @param {string} text */
  const escaped = (text) => text.replace(/[\\[\]*_`<>]/g, "\\$&");
  /** @param {string} text */
  const plain = (text) => text.replace(/\\([\\[\]*_`<>])/g, "$1");

  /** `2026-12-01` of that or of `1.12.2026`. @param {string} day */
  function iso(day) {
    const [, date, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(day) ?? [];
    return year ? `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}` : day;
  }

  galley.pantryFile = {
    /** @param {string} title @param {Item[]} items */
    write: (title, items) => `# ${escaped(title)}\n\n${items.map(({ text, day }) => `- ${escaped(text)}${day ? ` (best before ${day})` : ""}\n`).join("")}`,

    /** @param {string} text @returns {Item[]} */
    read: (text) => text.split(/\r?\n/).flatMap((line) => {
      const item = /^\s*[-*+]\s+(?:\[[ xX]\]\s+)?(\S.*?)\s*$/.exec(line)?.[1];
      const dated = /^(.+?)[\s,(]+(?:best before|use by)\s+(\d{4}-\d{2}-\d{2}|\d{1,2}\.\d{1,2}\.\d{4})\)?$/i.exec(item ?? "");
      if (dated) return [{ text: plain(dated[1]), day: iso(dated[2]) }];
      return item ? [{ text: plain(item) }] : [];
    }),
  };
})();
