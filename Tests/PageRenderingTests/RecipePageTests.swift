import Cookbook
import JSONReading
import Quantities
import SitePlanning
import SourceText
import Testing

@testable import PageInputs
@testable import PageRendering

@Suite struct RecipePageTests {
  private static let soup = """
    # Pea *soup*

    Warm and [green](bread.md).

    Keeps for days.

    Prep time: 10 min
    Cook time: 20 min
    Category: Dinner
    Difficulty: easy
    Author: Ines
    Source: https://cooks.example/pea?a=1
    Date: 2026-03-14
    Tip: Use *frozen* peas.

    *soup, vegan, favourite*

    **4 servings, 1.5 l**

    ---

    - *500 g* peas, fresh
    - *1 1/2 tbsp* [bread](bread.md)

    ## Top

    - mint

    ### Deep

    ---

    1. Boil the peas.
    2. Blend.

    ## Notes

    Freezes <well>.

    """
  private static let bread = "# Bread\n\n*soup*\n\n---\n\n- flour\n\n---\n\nBake, see [soup](soup.md#step-1).\n"

  private func site() throws -> RenderedSite {
    try RenderedSite([("soup.md", Self.soup), ("bread.md", Self.bread)])
  }

  /// What scripts let agree with the amount.
  private static func marked(_ noun: String) -> String { "<span data-further=\"1\">\(noun)</span>" }

  @Test func thePictureIsToldInTheAuthorsWords() throws {
    func page(_ picture: String) throws -> String {
      try RenderedSite([("a.md", "# Dish\n\n\(picture)\n\n---\n")], files: ["soup.jpg"]).text("recipes/a.html")
    }
    #expect(try page("![A golden bowl](soup.jpg)").contains("alt=\"A golden bowl\""))
    #expect(try page("![](soup.jpg)").contains("alt=\"Dish\""))
  }

  @Test(
    "ingredients below steps are called as a step would, without amounts that are those of the whole",
    arguments: [
      ("*1 cup* (240 ml) milk", "Add half of the milk. Add the milk.", "½ cup milk"),
      ("*1 cup* (240 ml) milk", "Add the milk.", "1 cup milk"),
      ("*1 cup* (240 ml) milk", "Add some of the milk.", "milk"),
      (
        "*2* boneless, skinless chicken breasts", "Brown the chicken.",
        "2 boneless, skinless chicken \(marked("breasts"))"
      ),
      ("*2* (400 g) tins chickpeas, drained", "Add the chickpeas.", "2 (400 g) \(marked("tins")) chickpeas"),
      ("*2* eggs", "Whisk half of the eggs.", "1 \(marked("egg"))"),
      ("*2* eggs", "Whisk half of the eggs. Add the rest.", "2 \(marked("eggs"))"),
      ("*2* (400 g) tins chickpeas, drained", "Add some of the chickpeas.", "chickpeas"),
      ("1 can (15 oz) black beans", "Add the beans.", "black beans"), ("salt (fine)", "Add the salt.", "salt"),
    ])
  func namesIngredientsBelowSteps(line: String, step: String, shown: String) throws {
    let text = "# A\n\n---\n\n- \(line)\n\n---\n\n1. \(step)\n"
    let view = try RenderedSite([("a.md", text)]).view("recipes/a.html")
    let parts = ["amount", "name"].compactMap { view.text("recipe.sections.0.steps.0.ingredients.0.\($0)") }
    #expect(parts.joined(separator: " ").replacing("\u{A0}", with: " ") == shown)
  }

  @Test func showsWhatTheRecipeSays() throws {
    let view = try site().view("recipes/soup.html")
    #expect(view.text("recipe.title") == "Pea <em>soup</em>")
    #expect(view.text("page.title") == "Pea soup · Recipes" && view.text("page.heading") == "Pea soup")
    #expect(view.text("recipe.summary") == "Warm and <a href=\"../recipes/bread.html\">green</a>.")
    #expect(view.text("recipe.description") == "<p>Keeps for days.</p>\n")
    #expect(view.text("page.description") == "Warm and green.")
    #expect(view.text("recipe.tip") == "Use <em>frozen</em> peas.")
    #expect(view.text("recipe.date") == "14\u{A0}March 2026" && view.text("recipe.datetime") == "2026-03-14")
    #expect(view.text("recipe.isFavourite") == "true" && view.text("recipe.isArchived") == "false")
    #expect(view.text("recipe.language") == "en" && view.text("recipe.isForeign") == "false")
  }

  @Test func listsFactsInOrder() throws {
    let view = try site().view("recipes/soup.html")
    #expect(view.texts("recipe.facts", "label") == ["Preparation", "Cooking", "Total", "Serves", "Difficulty"])
    #expect(view.texts("recipe.facts", "value") == ["10\u{A0}min", "20\u{A0}min", "30\u{A0}min", "4", "easy"])
    #expect(view.texts("recipe.facts", "datetime") == ["PT10M", "PT20M", "PT30M", nil, nil])
    #expect(view.text("recipe.yield") == "4\u{A0}servings" && view.text("recipe.otherYields.0") == "1.5\u{A0}l")
  }

  @Test func flattensGroupsInReadingOrder() throws {
    let view = try site().view("recipes/soup.html")
    #expect(view.texts("recipe.groups", "title") == [nil, "Top", "Deep"])
    #expect(view.texts("recipe.groups", "isNested") == ["false", "false", "true"])
    #expect(view.texts("recipe.groups", "id") == ["group-1", "group-2", "group-3"])
    let ingredients = "recipe.groups.0.ingredients"
    #expect(view.texts(ingredients, "amount") == ["500\u{A0}g", "1½\u{A0}tbsp"])
    #expect(view.texts(ingredients, "name") == ["peas", "bread"] && view.texts(ingredients, "note") == ["fresh", nil])
    #expect(view.texts(ingredients, "url") == [nil, "../recipes/bread.html"])
    #expect(view.texts(ingredients, "plain") == ["500\u{A0}g peas, fresh", "1½\u{A0}tbsp bread"])
  }

  @Test func numbersSteps() throws {
    let view = try site().view("recipes/soup.html")
    #expect(view.texts("recipe.sections.0.steps", "id") == ["step-1", "step-2"])
    #expect(view.texts("recipe.sections.0.steps", "body") == ["<p>Boil the peas.</p>\n", "<p>Blend.</p>\n"])
    #expect(view.text("recipe.sections.1.title") == "Notes")
    #expect(view.text("recipe.sections.1.intro") == "<p>Freezes &lt;well&gt;.</p>\n")
  }

  @Test func aListBelowAStepIsPartOfIt() throws {
    let text =
      "# Bread\n\n---\n\n- *500 g* flour\n- *300 ml* milk\n\n---\n\nMake the dough:\n\n- Knead the flour in a large bowl.\n- Add 200 ml milk.\n\nBake.\n"
    let view = try RenderedSite([("a.md", text)]).view("recipes/a.html")
    let steps = "recipe.sections.0.steps"
    #expect(view.texts("\(steps).0.ingredients", "name") == ["flour", "milk"])
    #expect(view.texts("recipe.tools", "name") == ["bowl"])
  }

  @Test func leadsToListsAndNeighbours() throws {
    let site = try site()
    let view = try site.view("recipes/soup.html")
    #expect(view.texts("recipe.tags", "label") == ["soup", "vegan"])
    #expect(view.texts("recipe.tags", "url") == ["../tags/soup.html", "../tags/vegan.html"])
    #expect(view.text("recipe.category.url") == "../categories/dinner.html")
    #expect(view.text("recipe.author.url") == "../authors/ines.html")
    #expect(
      view.text("recipe.source.label") == "cooks.example"
        && view.text("recipe.source.url") == "https://cooks.example/pea?a=1")
    let bread = try site.view("recipes/bread.html")
    #expect(bread.texts("recipe.usedIn", "url") == ["../recipes/soup.html"])
    #expect(bread.text("recipe.sections.0.steps.0.body")?.contains("href=\"../recipes/soup.html#step-1\"") == true)
  }

  @Test func marksAnotherLanguage() throws {
    let site = try RenderedSite([("a.md", "# Suppe\n\nLanguage: de\n\n---\n")])
    let view = try site.view("recipes/a.html")
    #expect(view.text("recipe.isForeign") == "true" && view.text("recipe.languageName") == "German")
    let title = "<h1 class=\"recipe-title p-name\" lang=\"de\" dir=\"ltr\">Suppe</h1>"
    #expect(try site.text("recipes/a.html").contains(title))
  }

  @Test func neverLetsMarkUpOfARecipeIntoThePage() throws {
    let attack = "\"><script>alert(1)</script>"
    let text =
      "# A \(attack)\n\n\(attack)\n\nAuthor: \(attack)\nSource: \(attack)\nTip: \(attack)\n\n*\(attack)*\n\n---\n\n- *1 \(attack)* b \(attack)\n\n---\n\n\(attack)\n\n[x](javascript:alert(1))\n"
    let site = try RenderedSite([("a.md", text)])
    for page in site.pages
    where page.path.hasSuffix(".html") || page.path.hasSuffix(".xml") || page.path.hasSuffix(".svg") {
      let html = try site.text(page.path)
      let isClean = !html.contains("<script>") && !html.contains("javascript:")
      #expect(isClean, "\(page.path)")
    }
  }

  @Test func givesTheSourceByteByByte() throws {
    #expect(try site().text("recipes/soup.md") == Self.soup)
  }
}
