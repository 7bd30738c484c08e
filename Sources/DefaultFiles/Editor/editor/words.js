// @ts-check

/** The words of the interface in the language of the site, as the page brings them. @type {Record<string, any>} */
const table = JSON.parse(document.getElementById("words")?.textContent ?? "{}");

/** @param {string} form @param {Record<string, string | number>} values */
const fill = (form, values) => form.replace(/\{(\w+)\}/g, (all, name) => String(values[name] ?? all));

/** Words with their `{placeholders}` filled in. @param {string} key @param {Record<string, string | number>} [values] */
export const t = (key, values = {}) => fill(table[key] ?? key, values);

/** The form for a number: `1 recipe`, `2 recipes`. @param {string} key @param {number} count */
export const counted = (key, count) => {
  const forms = table[key] ?? {};
  const isOne = table.counting.oneBelow === undefined ? count === 1 : count < table.counting.oneBelow;
  return fill((isOne ? forms.one : undefined) ?? forms.other ?? key, { count });
};
