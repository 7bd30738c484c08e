// @ts-check
import { ask } from "./api.js";
import { element } from "./element.js";
import { askPerson } from "./notice.js";

const names = {
  title: "Title", description: "Description", tags: "Tags", yields: "Yields", ingredients: "Ingredients", method: "Method",
  preparationTime: "Prep time", cookingTime: "Cook time", totalTime: "Total time", category: "Category", difficulty: "Difficulty",
  source: "Source", author: "Author", image: "Image", nutrition: "Nutrition", tip: "Tip", language: "Language", date: "Date", yield: "Servings",
};

/** @param {any} difference */
const choice = (difference) => {
  const { field, mine, theirs, isMineUnchanged } = difference;
  const option = (/** @type {string} */ value, /** @type {string} */ label, /** @type {string} */ text, /** @type {boolean} */ checked) =>
    element("label", { class: "conflict-side" },
      element("span", { class: "conflict-name" }, element("input", { type: "radio", name: `field-${field}`, value, checked }), label),
      element("pre", {}, text === "" ? "(nothing)" : text));
  return element("fieldset", { class: "conflict-field" }, element("legend", {}, names[field] ?? field),
    option("mine", "Mine", mine, !isMineUnchanged), option("theirs", "On disk", theirs, isMineUnchanged));
};

/**
 * Shows what was edited here and what something else wrote meanwhile, and asks what is to be kept.
 *
 * @param {import("./draft.js").Draft} draft
 * @returns {Promise<boolean>} whether there is an answer
 */
export const settle = async (draft) => {
  const theirs = await ask("open", { path: draft.path });
  const both = { path: draft.path, base: draft.saved, mine: draft.text, theirs: theirs.text };
  const { canMerge, differences } = await ask("compare", both);
  const shown = canMerge
    ? differences.map(choice)
    : [element("div", { class: "conflict-field" }, element("div", { class: "conflict-side" }, "Mine", element("pre", {}, draft.text)),
      element("div", { class: "conflict-side" }, "On disk", element("pre", {}, theirs.text)))];
  const answers = [
    { label: "Keep theirs", value: "theirs" }, { label: "Keep mine", value: "mine" },
    ...(canMerge && differences.length > 0 ? [{ label: "Merge as chosen", value: "merge", isPrimary: true }] : []),
  ];
  /** @type {Element | null} */
  let fields = null;
  const body = element("div", { class: "conflict-fields" }, ...shown);
  fields = body;
  const answer = await askPerson("The file was changed meanwhile", [
    element("p", {}, `Something else wrote ${draft.shown} while you were editing it. Nothing is lost: choose what is to be in the file.`),
    body,
  ], answers, "conflict");
  if (answer === "") return false;
  let text = draft.text;
  if (answer === "theirs") {
    text = theirs.text;
  } else if (answer === "merge") {
    const taken = [.../** @type {any} */ (fields).querySelectorAll("input[value=mine]:checked")].map(({ name }) => name.slice("field-".length));
    text = (await ask("merge", { ...both, fields: taken })).text;
  }
  draft.version = theirs.version;
  draft.saved = theirs.text;
  draft.set(text, "");
  draft.readText = undefined;
  draft.tell();
  await draft.read();
  return true;
};
