// @ts-check
import { ask, Refusal } from "./api.js";
import { button, element, folded } from "./element.js";
import { importRecipes } from "./import.js";
import { askPerson, notify } from "./notice.js";
import { counted, t } from "./words.js";

/** More are found by searching. */
const most = 200;

/** @param {string} path */
export const addressOf = (path) => `/edit?recipe=${encodeURIComponent(path).replaceAll("%2F", "/")}`;

/** @param {any[]} recipes */
export const foldersOf = (recipes) => {
  /** @type {Map<string, number>} */
  const counts = new Map([["", 0]]);
  for (const { path } of recipes) {
    const folder = path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : "";
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  // Where most recipes are, the next one belongs.
  return [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([folder]) => folder);
};

/** The recipe that has a title already. @param {any[]} recipes @param {string} title */
export const titled = (recipes, title) => recipes.find((recipe) => folded(recipe.title).trim() === folded(title).trim());

/** Asks for a title and makes the recipe. @param {any[]} recipes @param {{ title: string, of: string } | null} original */
export const makeNew = async (recipes, original = null) => {
  const title = element("input", { class: "edit-line", required: true, placeholder: t("editTitleExample"), "aria-label": t("editFieldTitle"), autofocus: true });
  title.value = original ? t("editCopyOf", { title: original.title }) : "";
  const folder = element("select", { class: "edit-line", "aria-label": t("editFolder") },
    ...foldersOf(recipes).map((name) => element("option", { value: name }, name === "" ? t("editTopFolder") : name)));
  const answer = await askPerson(original ? t("editDuplicateTitle") : t("editNewRecipe"), [
    element("label", { class: "edit-fact" }, element("span", {}, t("editFieldTitle")), title),
    element("label", { class: "edit-fact" }, element("span", {}, t("editFolder")), folder),
  ], [{ label: t("cancel"), value: "" }, { label: t("editMakeIt"), value: "make", isPrimary: true }]);
  if (answer !== "make") return;
  const taken = titled(recipes, title.value);
  if (taken) {
    const way = await askPerson(t("editTaken", { title: taken.title, path: taken.path }), [], [
      { label: t("cancel"), value: "" },
      ...(taken.isMarkdown ? [{ label: t("editOpenIt"), value: "open" }] : []),
      { label: t("editMakeAnother"), value: "make", isPrimary: true }]);
    if (way === "open") location.assign(addressOf(taken.path));
    if (way !== "make") return;
  }
  try {
    const made = await ask("create", { title: title.value.trim(), folder: folder.value, ...(original ? { of: original.of } : {}) });
    location.assign(addressOf(made.path));
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    notify(problem.text);
  }
};

/** Makes a JSON recipe one that can be edited. @param {any} recipe */
const convert = async (recipe) => {
  const answer = await askPerson(t("editConvertTitle"), [
    element("p", {}, t("editConvertText", { path: recipe.path }))],
  [{ label: t("editLeaveIt"), value: "" }, { label: t("editMakeMarkdown"), value: "convert", isPrimary: true }]);
  if (answer !== "convert") return;
  try {
    location.assign(addressOf((await ask("convert", { path: recipe.path })).path));
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    notify(problem.text);
  }
};

/** Where a row leads: to the form, or for JSON to a question first; a file of several recipes leads nowhere.
 * @param {any} recipe @param {...(Node | string | null)} parts */
const rowOf = (recipe, ...parts) => {
  if (recipe.isMarkdown) return element("a", { class: "edit-item", href: addressOf(recipe.path) }, ...parts);
  if (recipe.path.includes("#")) return element("div", { class: "edit-item" }, ...parts);
  return element("button", { type: "button", class: "edit-item", click: () => void convert(recipe) }, ...parts);
};

/** @param {any} recipe */
const placeOf = ({ isMarkdown, path }) => isMarkdown ? path : path.includes("#") ? t("editOneOfSeveral", { path }) : `${path} – JSON`;

/** The list of all recipes, with a search. @param {HTMLElement} main */
export const showList = async (main) => {
  const { recipes } = await ask("recipes");
  const search = element("input", { class: "search-input", type: "search", "aria-label": t("editSearch"), placeholder: t("editSearchBy"), autocomplete: "off" });
  const list = element("ul", { class: "edit-list" });
  const count = element("p", { class: "edit-count", "aria-live": "polite" });
  let filter = "all";
  const filters = [["all", t("all")], ["favourites", t("favourites")], ["archived", t("archived")], ["broken", t("editWithProblems")]].map(([value, label]) =>
    button(label, (event) => {
      filter = value;
      for (const chip of filters) chip.setAttribute("aria-pressed", String(chip === event.currentTarget));
      show();
    }, { class: "chip", "aria-pressed": String(value === "all") }));
  const words = recipes.map((/** @type {any} */ recipe) => folded([recipe.title, recipe.path, ...recipe.tags].join(" ")));
  const fits = (/** @type {any} */ recipe) =>
    ({ all: !recipe.isArchived, favourites: recipe.isFavourite, archived: recipe.isArchived, broken: recipe.isBroken })[filter];
  const show = () => {
    const wanted = folded(search.value).split(/\s+/).filter(Boolean);
    const found = recipes.filter((/** @type {any} */ recipe, /** @type {number} */ index) => fits(recipe) && wanted.every((word) => words[index].includes(word)));
    list.replaceChildren(...found.slice(0, most).map(item));
    count.textContent = found.length === 0 ? t("editFoundNone")
      : found.length > most ? t("editFoundMore", { shown: most, count: found.length }) : counted("recipeCount", found.length);
  };
  /** The picture of a recipe; an empty place where there is none, or not yet: the site is planned a moment after a file comes back. */
  const picture = (/** @type {any} */ recipe) => {
    const blank = element("span", { class: "edit-item-blank" }, recipe.isBroken ? "!" : "");
    if (!recipe.picture) return blank;
    const src = `/${recipe.picture.split("/").map(encodeURIComponent).join("/")}`;
    const image = element("img", { src, alt: "", loading: "lazy", width: 56, height: 42, error: () => image.replaceWith(blank) });
    return image;
  };
  const item = (/** @type {any} */ recipe) => element("li", {},
    rowOf(recipe, picture(recipe),
      element("span", { class: "edit-item-title" }, recipe.title, recipe.isFavourite ? " ♥" : "", recipe.isArchived ? element("span", { class: "edit-item-mark" }, ` ${t("editArchivedMark")}`) : ""),
      element("span", { class: "edit-item-path" }, placeOf(recipe))));
  search.addEventListener("input", show);
  main.replaceChildren(
    element("div", { class: "edit-list-head" }, element("h1", {}, t("recipes")),
      element("div", { class: "edit-buttons" },
        button(t("editImport"), () => void importRecipes(recipes), { id: "import" }),
        button(t("editNewRecipe"), () => void makeNew(recipes), { class: "button button-primary", id: "new-recipe" }))),
    element("div", { class: "search" }, search), element("div", { class: "edit-filters" }, ...filters), count, list);
  show();
  search.focus();
};
