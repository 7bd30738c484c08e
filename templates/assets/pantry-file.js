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

  /** `2026-12-01` of that, of `1.12.2026` or `1.12.26`; of a month, `2026-12` or `12/2026`, its last day. @param {string} day */
  function iso(day) {
    const parts = day.split(/[-./]/);
    if (parts[0].length < 4) parts.reverse();
    const [year, month, date] = parts;
    const last = () => String(new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate());
    return [year.padStart(4, "20"), month.padStart(2, "0"), (date ?? last()).padStart(2, "0")].join("-");
  }

  galley.pantryFile = {
    /** @param {string} title @param {Item[]} items */
    write: (title, items) => `# ${escaped(title)}\n\n${items.map(({ text, day }) => `- ${escaped(text)}${day ? ` (best before ${day})` : ""}\n`).join("")}`,

    /** @param {string} text @returns {Item[]} */
    read: (text) => text.split(/\r?\n/).flatMap((line) => {
      const item = /^\s*[-*+]\s+(?:\[[ xX]\]\s+)?(\S.*?)\s*$/.exec(line)?.[1];
      const dated = /^(.+?)[\s,(]+(?:best before|use by)\s+(\d{4}-\d{2}-\d{2}|\d{1,2}\.\d{1,2}\.(?:\d{2}|\d{4})|\d{4}[-./](?:0?[1-9]|1[0-2])|(?:0?[1-9]|1[0-2])[-./]\d{4})\)?$/i.exec(item ?? "");
      if (dated) return [{ text: plain(dated[1]), day: iso(dated[2]) }];
      return item ? [{ text: plain(item) }] : [];
    }),
  };
})();
