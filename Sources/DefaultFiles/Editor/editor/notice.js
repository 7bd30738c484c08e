// @ts-check
import { element } from "./element.js";

/** Milliseconds in which something can be taken back. */
const patience = 8000;

/**
 * Says something at the foot of the page.
 *
 * @param {string} text
 * @param {{ label: string, run: () => void }} [action] what can be done about it
 */
export const notify = (text, action) => {
  const place = /** @type {HTMLElement} */ (document.getElementById("toasts"));
  const close = () => toast.remove();
  const toast = element("div", { class: "toast" }, element("span", {}, text));
  if (action) {
    toast.append(element("button", { type: "button", class: "toast-action", click: () => { close(); action.run(); } }, action.label));
  }
  place.replaceChildren(toast);
  setTimeout(close, patience);
};

/**
 * Asks a question over the page.
 *
 * @param {string} title
 * @param {Node[]} content
 * @param {{ label: string, value: string, isPrimary?: boolean }[]} answers
 * @param {string} [className]
 * @returns {Promise<string>} the value of the answer; empty where it was closed
 */
export const askPerson = (title, content, answers, className = "") => {
  // Enter in a field means the answer that is meant to be given; the others have to be clicked.
  const buttons = answers.map(({ label, value, isPrimary }) => isPrimary
    ? element("button", { class: "button button-primary", value }, label)
    : element("button", { type: "button", class: "button", value, click: () => dialog.close(value) }, label));
  const form = element("form", { method: "dialog" }, element("h2", {}, title), ...content,
    element("div", { class: "sheet-buttons" }, ...buttons));
  const dialog = element("dialog", { class: `sheet ${className}` }, form);
  form.addEventListener("submit", (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    dialog.close(/** @type {HTMLButtonElement} */ (event.submitter)?.value ?? "");
  });
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue);
    });
  });
};
