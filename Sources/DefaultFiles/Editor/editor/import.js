// @ts-check
import { ask, bytesOf, Refusal } from "./api.js";
import { element, fit } from "./element.js";
import { addressOf, foldersOf, titled } from "./list.js";
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
  const file = element("input", { type: "file", "aria-label": t("editFile"), accept: ".html,.htm,.txt,.md,.markdown,.mdown,.docx,.odt,.rtf,.doc,.org,.fdx,.fdxz,.json,.cook,.mmf,.mx2,.mz2,.mxp,.xml,.grmt,.enex,.crumb,.csv,.zip,.gz,.paprikarecipes,.melarecipes,image/*" });
  text.value = before?.text ?? "";
  const told = problem ? [element("p", { class: "edit-error", role: "alert" }, problem)] : [];
  const answer = await askPerson(t("editImportTitle"), [...told, text, element("label", { class: "edit-fact" }, element("span", {}, t("editImportFile")), file)],
    [{ label: t("cancel"), value: "" }, { label: t("editPreview"), value: "preview", isPrimary: true }]);
  if (answer !== "preview") return null;
  const chosen = file.files?.[0];
  return chosen ? { name: chosen.name, file: chosen } : { name: "pasted.txt", text: text.value };
};

const kinds = { changed: t("editLossChanged"), dropped: t("editLossDropped"), doubtful: t("editLossDoubtful") };

/** A recipe of a title that is there already is taken over where somebody says so. @param {any} recipe @param {any} [there] */
const preview = (recipe, there) => {
  const taken = element("input", { type: "checkbox", checked: !there });
  const told = element("p", { class: "edit-error", role: "alert", hidden: !there }, there ? t("editTaken", { title: there.title, path: there.path }) : "");
  const text = element("textarea", { class: "edit-paste", "aria-label": t("editMarkdownOf", { title: recipe.title }), spellcheck: "false" });
  text.value = recipe.text;
  const lines = recipe.lines.map((/** @type {any} */ line) =>
    element("li", {}, `${line.mass === "–" ? "" : `${t("grams", { count: line.mass })} `}${line.name}`, element("span", {}, ` ${line.note ?? ""}`)));
  const losses = recipe.losses.map((/** @type {any} */ loss) => element("li", { class: `import-${loss.kind}` }, `${kinds[loss.kind]}: ${loss.text}`));
  return { recipe, taken, text, told, element: element("fieldset", { class: "import-recipe" },
    element("legend", {}, element("label", { class: "choice" }, taken, recipe.title)),
    told,
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

/**
 * Writes the recipes that are ticked. One that cannot be written keeps no other from it.
 *
 * @param {any[]} previews
 * @param {string} folder
 * @returns {Promise<{ made: string[], refused: any[], problems: string[] }>} `problems`: what was made, but not as a whole
 */
const take = async (previews, folder) => {
  const [made, refused, problems] = [/** @type {string[]} */ ([]), [], /** @type {string[]} */ ([])];
  for (const shown of previews.filter(({ taken }) => taken.checked)) {
    const { recipe, text, told } = shown;
    try {
      const { path } = await ask("create", { title: recipe.title, text: text.value, folder });
      made.push(path);
      // Under the name of the recipe it is its picture.
      if (recipe.picture) await ask("picture", { path, data: recipe.picture }).catch((problem) => problems.push(`${recipe.title}: ${problem.text ?? problem}`));
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      told.textContent = problem.text;
      told.hidden = false;
      refused.push(shown);
    }
  }
  return { made, refused, problems };
};

/** Takes recipes over from a text, after a look at them. @param {any[]} recipes those that are there */
export const importRecipes = async (recipes) => {
  try {
    const found = await findRecipes();
    if (!found) return;
    let previews = found.recipes.map((/** @type {any} */ recipe) => preview(recipe, titled(recipes, recipe.title)));
    const folder = element("select", { class: "edit-line", "aria-label": t("editFolder") },
      ...foldersOf(recipes).map((name) => element("option", { value: name }, name === "" ? t("editTopFolder") : name)));
    const left = found.left > 0 ? [element("p", { class: "edit-error", role: "alert" }, t("editImportLeft", { count: found.left }))] : [];
    const [made, problems] = [/** @type {string[]} */ ([]), /** @type {string[]} */ ([])];
    while (previews.length > 0) {
      const answering = askPerson(t("editFoundTitle"), [
        ...left,
        ...previews.map((/** @type {any} */ shown) => shown.element),
        element("label", { class: "edit-fact" }, element("span", {}, t("editFolder")), folder),
      ], [{ label: t("editLeaveIt"), value: "" }, { label: t("editTakeOver"), value: "take", isPrimary: true }], "conflict");
      for (const { text } of previews) fit(text);
      if (await answering !== "take") break;
      const written = await take(previews, folder.value);
      made.push(...written.made);
      problems.push(...written.problems);
      previews = written.refused;
    }
    if (problems.length > 0) {
      await askPerson(t("editPicturesRefused"), [element("ul", { class: "import-losses" }, ...problems.map((text) => element("li", {}, text)))],
        [{ label: t("editClose"), value: "", isPrimary: true }]);
    }
    if (made.length > 0) location.assign(made.length === 1 ? addressOf(made[0]) : "/edit");
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    notify(problem.text);
  }
};
