// @ts-check
import { ask } from "./api.js";
import { element } from "./element.js";
import { askPerson } from "./notice.js";
import { t } from "./words.js";

const names = {
  head: t("editFieldHead"), title: t("editFieldTitle"), description: t("editFieldDescription"), tags: t("tags"), yields: t("editYields"),
  ingredients: t("ingredients"), method: t("method"),
};

/** @param {any} difference @param {{ key: string, label: string }[]} facts those of the form, which say what they are called */
const choice = (difference, facts) => {
  const { field, mine, theirs, isMineUnchanged } = difference;
  const option = (/** @type {string} */ value, /** @type {string} */ label, /** @type {string} */ text, /** @type {boolean} */ checked) =>
    element("label", { class: "conflict-side" },
      element("span", { class: "conflict-name" }, element("input", { type: "radio", name: `field-${field}`, value, checked }), label),
      element("pre", {}, text === "" ? t("editNothing") : text));
  return element("fieldset", { class: "conflict-field" }, element("legend", {}, names[field] ?? facts.find(({ key }) => key === field)?.label ?? field),
    option("mine", t("editMine"), mine, !isMineUnchanged), option("theirs", t("editOnDisk"), theirs, isMineUnchanged));
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
    ? differences.map((/** @type {any} */ difference) => choice(difference, draft.reading.form?.facts ?? []))
    : [element("div", { class: "conflict-field" }, element("div", { class: "conflict-side" }, t("editMine"), element("pre", {}, draft.text)),
      element("div", { class: "conflict-side" }, t("editOnDisk"), element("pre", {}, theirs.text)))];
  const answers = [
    { label: t("editKeepTheirs"), value: "theirs" }, { label: t("editKeepMine"), value: "mine" },
    ...(canMerge && differences.length > 0 ? [{ label: t("editMerge"), value: "merge", isPrimary: true }] : []),
  ];
  /** @type {Element | null} */
  let fields = null;
  const body = element("div", { class: "conflict-fields" }, ...shown);
  fields = body;
  const answer = await askPerson(t("editConflictTitle"), [
    element("p", {}, t("editConflictText", { name: draft.shown })),
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
  draft.tell();
  await draft.read();
  return true;
};
