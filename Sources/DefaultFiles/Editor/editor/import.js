// @ts-check
import { ask, bytesOf, Refusal } from "./api.js";
import { element, fit } from "./element.js";
import { addressOf, foldersOf } from "./list.js";
import { askPerson, notify } from "./notice.js";

/** Asks for a text or a file. @returns {Promise<{ name: string, text?: string, data?: string } | null>} */
const askForSource = async () => {
  const text = element("textarea", { class: "edit-paste", rows: 8, "aria-label": "Text of the recipe", autofocus: true,
    placeholder: "Paste a recipe, a caption, or the source of a web page" });
  const file = element("input", { type: "file", "aria-label": "File", accept: ".html,.htm,.txt,.md,.json,.cook,.mmf,.xml,.csv,.zip,.gz,.paprikarecipes,.melarecipes,image/*" });
  const answer = await askPerson("Import a recipe", [text, element("label", { class: "edit-fact" }, element("span", {}, "or a file"), file)],
    [{ label: "Cancel", value: "" }, { label: "Preview", value: "preview", isPrimary: true }]);
  if (answer !== "preview") return null;
  const chosen = file.files?.[0];
  return chosen ? { name: chosen.name, data: await bytesOf(chosen) } : { name: "pasted.txt", text: text.value };
};

/** @param {any} recipe */
const preview = (recipe) => {
  const taken = element("input", { type: "checkbox", checked: true });
  const text = element("textarea", { class: "edit-paste", "aria-label": `Markdown of ${recipe.title}`, spellcheck: "false" });
  text.value = recipe.text;
  const lines = recipe.lines.map((/** @type {any} */ line) =>
    element("li", {}, `${line.mass === "–" ? "" : `${line.mass} g `}${line.name}`, element("span", {}, ` ${line.note ?? ""}`)));
  const losses = recipe.losses.map((/** @type {any} */ loss) => element("li", { class: `import-${loss.kind}` }, `${loss.kind}: ${loss.text}`));
  return { recipe, taken, text, element: element("fieldset", { class: "import-recipe" },
    element("legend", {}, element("label", { class: "choice" }, taken, recipe.title)),
    losses.length > 0 ? element("ul", { class: "import-losses" }, ...losses) : null,
    recipe.summary ? element("p", { class: "edit-count" }, `${recipe.summary.basis}: ${recipe.summary.energy ? `${recipe.summary.energy} kcal` : recipe.summary.note}`) : null,
    element("details", {}, element("summary", {}, "What is understood of each ingredient"), element("ul", { class: "import-lines" }, ...lines)),
    text) };
};

/** Takes recipes over from a text, after a look at them. @param {any[]} recipes those that are there */
export const importRecipes = async (recipes) => {
  try {
    const source = await askForSource();
    if (!source) return;
    const found = await ask("import", source);
    const previews = found.recipes.map(preview);
    const folder = element("select", { class: "edit-line", "aria-label": "Folder" },
      ...foldersOf(recipes).map((name) => element("option", { value: name }, name === "" ? "(top folder)" : name)));
    const answering = askPerson(`Found in this ${found.form}`, [
      ...previews.map((/** @type {any} */ shown) => shown.element),
      element("label", { class: "edit-fact" }, element("span", {}, "Folder"), folder),
    ], [{ label: "Leave it", value: "" }, { label: "Take over", value: "take", isPrimary: true }], "conflict");
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
