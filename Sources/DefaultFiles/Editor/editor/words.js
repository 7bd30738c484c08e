// @ts-check

/** The words of the interface in the language of the site, as the page brings them. @type {Record<string, any>} */
const table = JSON.parse(document.getElementById("words")?.textContent ?? "{}");
const plurals = new Intl.PluralRules(document.documentElement.lang);

/** @param {string} form @param {Record<string, string | number>} values */
const fill = (form, values) => form.replace(/\{(\w+)\}/g, (all, name) => String(values[name] ?? all));

/** Words with their `{placeholders}` filled in. @param {string} key @param {Record<string, string | number>} [values] */
export const t = (key, values = {}) => fill(table[key] ?? key, values);

/** The form for a number: `1 recipe`, `2 recipes`. @param {string} key @param {number} count */
export const counted = (key, count) => {
  const forms = table[key] ?? {};
  return fill(forms[plurals.select(count)] ?? forms.other ?? key, { count });
};
