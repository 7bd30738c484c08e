public import Mustache

/// The record types that templates are checked against and rendered with.
///
/// Each page kind has one view type: `HomeView`, `RecipeView` and so on. All of them start with the fields of every
/// page, so partials such as the header work on any. Names say what a value is; a value that can be absent says so in
/// its documentation, and a section `{{#name}}…{{/name}}` skips it.
public enum ViewTypes {
  // MARK: Parts

  public static let site = RecordType(
    "Site",
    [
      .init("title", .text, "Title of the whole site."),
      .init("description", .text, "One sentence about the site; may be absent."),
      .init("language", .text, "BCP 47 tag of the site's language, such as `en`."),
      .init("author", .text, "Who publishes the site; may be absent."),
      .init("generator", .text, "Name and version of the program."),
    ])

  public static let navigationItem = RecordType(
    "NavigationItem",
    [
      .init("label", .text, "Text of the link."),
      .init("url", .text, "Relative URL."),
      .init("isCurrent", .bool, "Whether the link leads to the page shown."),
    ])

  public static let page = RecordType(
    "Page",
    [
      .init(
        "kind", .text,
        """
        `home`, `recipe`, `list`, `index`, `about`, `search`, `week`, `plans`, `report`, `sheet`, `card`, `book` or \
        `not-found`.
        """
      ),
      .init("title", .text, "Text of the `title` element, with the site's title."),
      .init("heading", .text, "Text of the page's only level-one heading."),
      .init("description", .text, "Plain text for search engines and previews; may be absent."),
      .init("canonical", .text, "Absolute URL of the page; absent without a base URL."),
      .init(
        "root", .text,
        "Relative path to the site's root: empty, or `../` once or more; in the 404 page the path of the base URL."),
      .init("home", .text, "Relative URL of the home page."),
      .init("image", .text, "Absolute URL of the preview picture; may be absent."),
      .init("openGraphType", .text, "`article` for recipes, else `website`."),
      .init("jsonLd", .html, "Contents of the JSON-LD script element, escaped for it; may be absent."),
      .init("stylesheet", .text, "Relative URL of the style sheet."),
      .init("manifest", .text, "Relative URL of the web manifest."),
      .init("icon", .text, "Relative URL of the SVG icon."),
      .init("atom", .text, "Relative URL of the Atom feed; absent without a base URL."),
      .init("jsonFeed", .text, "Relative URL of the JSON feed; absent without a base URL."),
      .init("search", .text, "Relative URL of the OpenSearch description; absent without a base URL."),
      .init("searchUrl", .text, "Relative URL of the search page."),
      .init("searchHint", .text, "What the search field says while it is empty."),
      .init("indexed", .bool, "Whether search engines may list the page."),
      .init("previous", .text, "Relative URL of the page before this one in a series; may be absent."),
      .init("next", .text, "Relative URL of the page after this one in a series; may be absent."),
    ])

  /// A picture: one the author took, or the drawn cover.
  public static let picture = RecordType(
    "Picture",
    [
      .init("src", .text, "Relative URL."),
      .init("width", .integer, "Width in pixels."),
      .init("height", .integer, "Height in pixels."),
      .init("alt", .text, "What the picture shows; empty when it only decorates."),
      .init("isDrawn", .bool, "Whether it is the cover drawn from the recipe."),
    ])

  public static let card = RecordType(
    "Card",
    [
      .init("title", .text, "Title of the recipe."),
      .init("url", .text, "Relative URL of its page."),
      .init("picture", .record(picture), "The picture or the drawn cover."),
      .init("time", .text, "Total time such as `45 min`; may be absent."),
      .init("energy", .text, "Of a serving, such as `412 kcal`; absent unless it may be shown as a fact."),
      .init("protein", .text, "Of a serving, such as `18 g protein`; absent unless it may be shown as a fact."),
      .init("tag", .text, "The one tag or category worth showing; may be absent."),
      .init("language", .text, "Language of the title where it is not the site's; may be absent."),
      .init("isFavourite", .bool, "Whether the recipe is marked as a favourite."),
    ])

  public static let link = RecordType(
    "Link",
    [
      .init("label", .text, "Text of the link."),
      .init("url", .text, "Relative or absolute URL."),
      .init("count", .text, "How many recipes it leads to, as a number; may be absent."),
      .init("isCurrent", .bool, "Whether it leads to the page shown."),
      .init("language", .text, "Language of the label where it is not the page's; may be absent."),
    ])

  // MARK: Recipe page

  public static let fact = RecordType(
    "Fact",
    [
      .init("label", .text, "Such as `Active`, `Total`, `Serves`."),
      .init("value", .text, "Such as `15 min`, `4 servings`."),
      .init("datetime", .text, "ISO 8601 duration where the fact is a time; may be absent."),
      .init("kind", .text, "`active`, `waiting`, `total`, `yield`, `energy` or `difficulty`."),
      .init("isTotal", .bool, "Whether it is the total time."),
      .init("isEnergy", .bool, "Whether it is the energy of a serving."),
      .init("note", .text, "That it is an estimate; may be absent."),
    ])

  public static let ingredient = RecordType(
    "Ingredient",
    [
      .init("id", .text, "Unique on the page."),
      .init("amount", .text, "Number and unit as shown, `1½ tsp`; may be absent."),
      .init("name", .html, "Name with inline mark-up."),
      .init("note", .html, "What follows the first comma of the name, `finely chopped`; may be absent."),
      .init("url", .text, "Relative URL of the sub-recipe's page; may be absent."),
      .init("plain", .text, "Amount and name as one line of plain text."),
    ])

  public static let ingredientGroup = RecordType(
    "IngredientGroup",
    [
      .init("title", .html, "Heading of the group; absent for ingredients before the first group."),
      .init("id", .text, "Unique on the page."),
      .init("isNested", .bool, "Whether the group stands inside another."),
      .init("ingredients", .list(.record(ingredient)), "In the author's order."),
      .init("hasIngredients", .bool, "Whether there are any; a group may hold only other groups."),
    ])

  public static let stepIngredient = RecordType(
    "StepIngredient",
    [
      .init("ingredient", .text, "The `id` of its line in the list, `ingredient-3`."),
      .init(
        "amount", .text, "How much of it, where the text of the step does not say so and it was not in use before."),
      .init("name", .html, "Inline mark-up of its name."),
    ])

  public static let step = RecordType(
    "Step",
    [
      .init("number", .integer, "Counts from 1 through the whole method."),
      .init("id", .text, "Unique on the page, `step-3`."),
      .init("body", .html, "Block mark-up of the step."),
      .init(
        "ingredients", .list(.record(stepIngredient)), "What the step uses, in the order of its text; may be empty."),
      .init("measured", .list(.record(stepIngredient)), "Those of them that have an amount here."),
      .init("hasMeasured", .bool, "Whether there are any."),
    ])

  public static let methodSection = RecordType(
    "MethodSection",
    [
      .init("title", .html, "Heading inside the instructions; may be absent."),
      .init("id", .text, "Unique on the page."),
      .init("isSubsection", .bool, "Whether the heading is below another heading of the instructions."),
      .init("intro", .html, "Block mark-up before the first step, or all of a section without steps; may be absent."),
      .init("steps", .list(.record(step)), "The steps of this section; may be empty."),
      .init("hasSteps", .bool, "Whether there are any."),
      .init("outro", .html, "Block mark-up after the last step; may be absent."),
    ])

  public static let recipe = RecordType(
    "Recipe",
    [
      .init("title", .html, "Title with inline mark-up."),
      .init("hasLongTitle", .bool, "Whether the title has more than 60 characters."),
      .init("language", .text, "BCP 47 tag of the recipe's language, always present."),
      .init("isForeign", .bool, "Whether that is not the site's language."),
      .init("languageName", .text, "Its name in the site's language."),
      .init("summary", .html, "First paragraph of the description, inline mark-up; may be absent."),
      .init("description", .html, "The rest of the description, block mark-up; may be absent."),
      .init("category", .record(link), "Link to the category; may be absent."),
      .init("picture", .record(picture), "The picture or the drawn cover."),
      .init("facts", .list(.record(fact)), "Times, yield, energy, difficulty."),
      .init("hasFacts", .bool, "Whether there are any."),
      .init("yield", .text, "First yield as shown, `4 servings`; may be absent."),
      .init("otherYields", .list(.text), "Further yields."),
      .init("hasOtherYields", .bool, "Whether there are further yields."),
      .init("groups", .list(.record(ingredientGroup)), "Ingredients; may be empty."),
      .init("sections", .list(.record(methodSection)), "The method; may be empty."),
      .init("nutrition", .record(nutrition), "What it provides; absent where there is nothing to say."),
      .init("labels", .record(labels), "Allergens and diets, as far as its ingredients are known."),
      .init("tags", .list(.record(link)), "Links to the tag pages."),
      .init("hasTags", .bool, "Whether there are any."),
      .init("tip", .html, "The author's tip, inline mark-up; may be absent."),
      .init("author", .record(link), "The author; the URL may be absent. May be absent."),
      .init(
        "source", .record(link),
        "Where the recipe comes from, with a link to the original; the URL may be absent. May be absent."),
      .init("sourcePage", .text, "Relative URL of the list of recipes from that source; may be absent."),
      .init("date", .text, "Date in the site's language; may be absent."),
      .init("datetime", .text, "The same as YYYY-MM-DD; may be absent."),
      .init("isFavourite", .bool, "Whether it is marked as a favourite."),
      .init("isArchived", .bool, "Whether it is archived."),
      .init("markdownUrl", .text, "Relative URL of the source, `.md` or `.json`."),
      .init("jsonUrl", .text, "Relative URL of the static JSON."),
      .init("cardUrl", .text, "Relative URL of the cook card as a PDF; absent where the site offers none."),
      .init("cardLabel", .text, "What that download is called, with its paper: `Cook card (PDF, A5)`."),
      .init("url", .text, "Absolute URL where there is a base URL, else relative."),
      .init("usedIn", .list(.record(card)), "Recipes that use this one as a sub-recipe."),
      .init("hasUsedIn", .bool, "Whether any recipe does."),
      .init("related", .list(.record(card)), "Recipes that share ingredients and tags."),
      .init("hasRelated", .bool, "Whether there are any."),
    ])

  // MARK: Lists and indexes

  public static let list = RecordType(
    "List",
    [
      .init(
        "kind", .text,
        "`all`, `tag`, `category`, `author`, `source`, `ingredient`, `favourites`, `archived` or `recent`."),
      .init("intro", .text, "A sentence below the heading; may be absent."),
      .init("count", .text, "Such as `46 recipes`."),
      .init("cards", .list(.record(card)), "The recipes of this page."),
      .init("hasCards", .bool, "Whether there are any."),
      .init("chips", .list(.record(link)), "Links to neighbouring lists; may be empty."),
      .init("hasChips", .bool, "Whether there are any."),
      .init("pages", .list(.record(link)), "Links to all pages of the list; empty when there is only one."),
      .init("position", .text, "Such as `Page 2 of 5`; absent when there is only one."),
      .init("week", .record(weekLink), "The newest week with a plan; only on the home page. May be absent."),
    ])

  public static let indexGroup = RecordType(
    "IndexGroup",
    [
      .init("letter", .text, "The letter the entries start with."),
      .init("id", .text, "Unique on the page."),
      .init("entries", .list(.record(link)), "In alphabetical order."),
    ])

  public static let countForm = RecordType(
    "CountForm",
    [
      .init("category", .text, "CLDR plural category: `one`, `other` and so on."),
      .init("form", .text, "How that many recipes are counted, `{count} recipes`."),
    ])

  public static let search = RecordType(
    "Search",
    [
      .init("card", .record(card), "A card with every part, which the script copies and fills in."),
      .init("countForms", .list(.record(countForm)), "Counts of recipes, one for each plural category."),
      .init("ways", .list(.record(link)), "What leads to every recipe without searching."),
    ])

  public static let figure = RecordType(
    "Figure",
    [
      .init("label", .text, "What is counted."),
      .init("value", .text, "The number."),
    ])
}

extension ViewTypes {
  // MARK: Page kinds

  /// The fields every page has, followed by those of its kind.
  ///
  /// `text` holds the interface strings of the site's language; its type is made from the theme's language file.
  static func root(_ name: String, text: RecordType, _ fields: [RecordType.Field]) -> RecordType {
    RecordType(
      name,
      [
        .init("site", .record(site), "The site."),
        .init("page", .record(page), "The page itself."),
        .init("navigation", .list(.record(navigationItem)), "Main navigation."),
        .init("footer", .list(.record(navigationItem)), "Links of the footer."),
        .init("text", .record(text), "Interface strings in the site's language."),
      ] + fields)
  }

  /// `recipe.mustache`: one recipe.
  public static func recipePage(text: RecordType) -> RecordType {
    root("RecipePage", text: text, [.init("recipe", .record(recipe), "The recipe.")])
  }

  /// `home.mustache` and `list.mustache`: a page of cards.
  public static func listPage(text: RecordType) -> RecordType {
    root("ListPage", text: text, [.init("list", .record(list), "The cards and what leads to others.")])
  }

  /// `index.mustache`: entries by letter, such as all tags or all ingredients.
  public static func indexPage(text: RecordType) -> RecordType {
    root(
      "IndexPage", text: text,
      [
        .init("kind", .text, "`tags`, `categories`, `authors`, `sources` or `ingredients`."),
        .init("intro", .text, "A sentence below the heading; may be absent."),
        .init("groups", .list(.record(indexGroup)), "Entries by first letter; may be empty."),
        .init("hasGroups", .bool, "Whether there are any."),
      ])
  }

  /// `about.mustache`: counts and version.
  public static func aboutPage(text: RecordType) -> RecordType {
    root("AboutPage", text: text, [.init("figures", .list(.record(figure)), "Counts of the collection.")])
  }

  /// `search.mustache`: the page whose script finds recipes.
  public static func searchPage(text: RecordType) -> RecordType {
    root("SearchPage", text: text, [.init("search", .record(search), "What the script works with.")])
  }

  /// `not-found.mustache`: the 404 page.
  public static func notFoundPage(text: RecordType) -> RecordType { root("NotFoundPage", text: text, []) }
}
