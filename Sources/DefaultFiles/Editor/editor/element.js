// @ts-check

/**
 * Makes an element; attributes whose value is `false`, `null` or `undefined` are left out, functions listen.
 *
 * @param {string} name
 * @param {Record<string, any>} attributes
 * @param {...(Node | string | null)} children
 * @returns {any}
 */
export const element = (name, attributes = {}, ...children) => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    if (typeof value === "function") made.addEventListener(key, value);
    else made.setAttribute(key, value === true ? "" : String(value));
  }
  made.append(...children.filter((child) => child !== null));
  return made;
};

/** @param {string} text @param {(event: Event) => void} action @param {Record<string, any>} attributes */
export const button = (text, action, attributes = {}) =>
  element("button", { type: "button", class: "button", ...attributes, click: action }, text);

/** Lets a field be as high as its text. @param {HTMLTextAreaElement} area */
export const fit = (area) => {
  area.style.blockSize = "auto";
  area.style.blockSize = `${area.scrollHeight + 2}px`;
};

/** Letters without case and accents, as people search. @param {string} text */
export const folded = (text) => text.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase();

/** Says something to those who do not see the page. @param {string} text */
export const announce = (text) => {
  const announcer = document.getElementById("announcer");
  if (announcer) announcer.textContent = text;
};
