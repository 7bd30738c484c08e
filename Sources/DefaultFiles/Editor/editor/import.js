// @ts-check
import { ask, bytesOf, Refusal } from "./api.js";
import { element, fit } from "./element.js";
import { addressOf, foldersOf } from "./list.js";
import { askPerson, notify } from "./notice.js";
import { t } from "./words.js";

/**
 * Asks for a text or a file.
 *
 * @param {{ text?: string } | null} before what was given and held no recipe
 * @param {string} problem why not
 * @returns {Promise<{ name: string, text?: string, file?: File } | null>}
 */
const askForSource = async (before, problem) => {
  const text = element("textarea", { class: "edit-paste", rows: 8, "aria-label": t("editImportText"), autofocus: true,
    placeholder: t("editImportPaste") });
  const file = element("input", { type: "file", "aria-label": t("editFile"), accept: ".html,.htm,.txt,.md,.json,.cook,.mmf,.xml,.csv,.zip,.gz,.paprikarecipes,.melarecipes,image/*" });
  text.value = before?.text ?? "";
  const told = problem ? [element("p", { class: "edit-error", role: "alert" }, problem)] : [];
  const answer = await askPerson(t("editImportTitle"), [...told, text, element("label", { class: "edit-fact" }, element("span", {}, t("editImportFile")), file)],
    [{ label: t("cancel"), value: "" }, { label: t("editPreview"), value: "preview", isPrimary: true }]);
  if (answer !== "preview") return null;
  const chosen = file.files?.[0];
  return chosen ? { name: chosen.name, file: chosen } : { name: "pasted.txt", text: text.value };
};

const kinds = { changed: t("editLossChanged"), dropped: t("editLossDropped"), doubtful: t("editLossDoubtful") };

/** @param {any} recipe */
const preview = (recipe) => {
  const taken = element("input", { type: "checkbox", checked: true });
  const text = element("textarea", { class: "edit-paste", "aria-label": t("editMarkdownOf", { title: recipe.title }), spellcheck: "false" });
  text.value = recipe.text;
  const lines = recipe.lines.map((/** @type {any} */ line) =>
    element("li", {}, `${line.mass === "–" ? "" : `${t("grams", { count: line.mass })} `}${line.name}`, element("span", {}, ` ${line.note ?? ""}`)));
  const losses = recipe.losses.map((/** @type {any} */ loss) => element("li", { class: `import-${loss.kind}` }, `${kinds[loss.kind]}: ${loss.text}`));
  return { recipe, taken, text, element: element("fieldset", { class: "import-recipe" },
    element("legend", {}, element("label", { class: "choice" }, taken, recipe.title)),
    losses.length > 0 ? element("ul", { class: "import-losses" }, ...losses) : null,
    recipe.summary ? element("p", { class: "edit-count" }, `${recipe.summary.basis}: ${recipe.summary.energy ? t("kilocalories", { count: recipe.summary.energy }) : recipe.summary.note}`) : null,
    element("details", {}, element("summary", {}, t("editUnderstood")), element("ul", { class: "import-lines" }, ...lines)),
    text) };
};

/** What a text or file holds; asked for again, with what was pasted, where it holds nothing. @returns {Promise<any>} */
const findRecipes = async () => {
  let source = null;
  let problem = "";
  for (;;) {
    source = await askForSource(source, problem);
    if (!source) return null;
    try {
      const { name, text, file } = source;
      return await ask("import", file ? { name, data: await bytesOf(file, t("editImportElsewhere")) } : { name, text });
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      problem = refusal.text;
    }
  }
};

/** Takes recipes over from a text, after a look at them. @param {any[]} recipes those that are there */
export const importRecipes = async (recipes) => {
  try {
    const found = await findRecipes();
    if (!found) return;
    const previews = found.recipes.map(preview);
    const folder = element("select", { class: "edit-line", "aria-label": t("editFolder") },
      ...foldersOf(recipes).map((name) => element("option", { value: name }, name === "" ? t("editTopFolder") : name)));
    const left = found.left > 0 ? [element("p", { class: "edit-error", role: "alert" }, t("editImportLeft", { count: found.left }))] : [];
    const answering = askPerson(t("editFoundTitle"), [
      ...left,
      ...previews.map((/** @type {any} */ shown) => shown.element),
      element("label", { class: "edit-fact" }, element("span", {}, t("editFolder")), folder),
    ], [{ label: t("editLeaveIt"), value: "" }, { label: t("editTakeOver"), value: "take", isPrimary: true }], "conflict");
    for (const { text } of previews) fit(text);
    if (await answering !== "take") return;
    const made = [];
    for (const { recipe, taken, text } of previews) {
      if (!taken.checked) continue;
      const { path } = await ask("create", { title: recipe.title, text: text.value, folder: folder.value });
      made.push(path);
      // Under the name of the recipe it is its picture.
      if (recipe.picture) await ask("picture", { path, data: recipe.picture });
    }
    if (made.length > 0) location.assign(made.length === 1 ? addressOf(made[0]) : "/edit");
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    notify(problem.text);
  }
};
