import Cookbook
import Fingerprints
import Foundation
import RecipeKeeping
import SitePlanning
import SiteStorage
import SourceText
import Testing

struct RecipeKeeperTests {
  private static let stock = "#  Stock\r\n\r\n---\r\n\r\n- *2 l* water\r\n"
  private static let soup = """
    # Soup

    See [the stock](stock.md#top "Title") and ![it](stock.jpg).

    ---

    - *1 l* [stock](stock)
    - *1* [onion](<stock.md>)

    ---

    Boil [it][s]. Not `[this](stock.md)`.

    [s]: stock.md

    """

  private func site() throws -> KeptSite {
    try KeptSite([
      "stock.md": Self.stock, "soup.md": Self.soup, "recipes/stew.md": "# Stew\n\n---\n\n- [stock](../stock.md)\n",
      "plans/2026-W47.md": "# Week\n\n## Monday\n\n- Dinner: [Stock](../stock.md) *2 servings*\n",
      "other.md": "# Other\n\n---\n\n- [x](stocks.md)\n",
    ])
  }

  @Test func renamingMendsLinksAndNothingElse() throws {
    let site = try site()
    let renamed = try site.keeper().rename("stock.md", title: "Brown stock").value
    #expect(renamed?.path == "brown-stock.md")
    #expect(renamed?.mended == ["plans/2026-W47.md", "recipes/stew.md", "soup.md"])
    #expect(site.file("brown-stock.md") == Self.stock.replacing("Stock", with: "Brown stock"))
    #expect(site.file("stock.md") == nil)
    let mended = Self.soup.replacing("(stock.md#", with: "(brown-stock.md#").replacing("(stock)", with: "(brown-stock)")
      .replacing("<stock.md>", with: "<brown-stock.md>").replacing("]: stock.md", with: "]: brown-stock.md")
    #expect(site.file("soup.md") == mended)
    #expect(site.file("recipes/stew.md") == "# Stew\n\n---\n\n- [stock](../brown-stock.md)\n")
    #expect(site.file("plans/2026-W47.md")?.contains("[Stock](../brown-stock.md) *2 servings*") == true)
    #expect(site.file("other.md") == "# Other\n\n---\n\n- [x](stocks.md)\n")
  }

  @Test(
    "a renamed recipe keeps the picture beside it",
    arguments: [
      ("soup", "soup.JPG", "# Soup\n\n---\n", "# Stew\n\nImage: soup.JPG\n\n---\n"),
      (
        "soup", "soup.jpg", "# Soup\n\nCategory: Dinner\n\n---\n",
        "# Stew\n\nCategory: Dinner\nImage: soup.jpg\n\n---\n"
      ),
      ("a 50% b", "a 50% b.png", "# Soup\n\n---\n", "# Stew\n\nImage: a 50%25 b.png\n\n---\n"),
      ("soup", "soup.jpg", "# Soup\n\n![](other.jpg)\n\n---\n", "# Stew\n\n![](other.jpg)\n\n---\n"),
      ("soup", "other.jpg", "# Soup\n\n---\n", "# Stew\n\n---\n"),
    ])
  func renamingKeepsThePicture(stem: String, picture: String, before: String, after: String) throws {
    let site = try KeptSite(["dishes/\(stem).md": before, "dishes/\(picture)": "picture"])
    let renamed = try site.keeper().rename("dishes/\(stem).md", title: "Stew")
    #expect(renamed.diagnostics.isEmpty)
    #expect(site.file("dishes/stew.md") == after)
    #expect(site.file("dishes/\(picture)") == "picture")
  }

  @Test func renamingMendsLinksOfARecipeToItself() throws {
    let text =
      "# Soup\n\n---\n\n---\n\n1. Boil [stock](./stock.md).\n2. As in [step 1](soup.md#step-1) of [it](<soup>).\n"
    let site = try KeptSite(["soup.md": text, "stock.md": Self.stock])
    #expect(try site.keeper().rename("soup.md", title: "Stew").value?.mended == [])
    let expected = text.replacing("# Soup", with: "# Stew").replacing("soup.md#", with: "stew.md#")
      .replacing("<soup>", with: "<stew>")
    #expect(site.file("stew.md") == expected)
  }

  @Test func aLongTitleGivesTheFileItsFirstWords() throws {
    #expect(RecipeFileName.stem(of: "Käsespätzle & Co.") == "kaesespaetzle-co")
    #expect(
      RecipeFileName.stem(of: String(repeating: "bread ", count: 30))
        == Array(repeating: "bread", count: 20).joined(separator: "-"))
    #expect(RecipeFileName.stem(of: String(repeating: "本", count: 200)) == String(repeating: "本", count: 40))
    let site = try site()
    let title = String(repeating: "very ", count: 200) + "long"
    let renamed = try site.keeper().rename("stock.md", title: title).value
    #expect(renamed.map { site.file($0.path)?.hasPrefix("#  \(title)") } == true)
  }

  @Test func renamingOverwritesNobody() throws {
    let site = try site()
    let before = site.all
    #expect(try site.keeper().rename("stock.md", title: "Soup").diagnostics.map(\.identifier) == ["keep-taken"])
    #expect(site.all == before)
  }

  @Test(
    "a recipe gets no name under which it is none",
    arguments: ["Pantry", "Shopping", "Book", "README"])
  func reservedNamesAreRefused(title: String) throws {
    let site = try site()
    let before = site.all
    #expect(try site.keeper().rename("stock.md", title: title).diagnostics.map(\.identifier) == ["keep-name"])
    #expect(site.all == before)
    let keeper = try site.keeper()
    let stem = RecipeFileName.stem(of: title)
    #expect(RecipeFileName.ofRecipe(stem) == "\(stem)-2" && RecipeFileName.ofRecipe("x/pan") == "x/pan")
    #expect(keeper.create(Array("# X\n".utf8), title: title, in: "").value == "\(stem)-2.md")
    for folder in ["plans", "books", "pages/more"] {
      #expect(keeper.create([], title: title, in: folder).diagnostics.map(\.identifier) == ["keep-place"])
    }
  }

  @Test func renamingSparesTheNameOfAJSONRecipe() throws {
    let site = try KeptSite(["a.md": "# A\n\n---\n", "alpha.json": "{}"])
    #expect(try site.keeper().rename("a.md", title: "Alpha").diagnostics.map(\.identifier) == ["keep-taken"])
    #expect(site.file("a.md") == "# A\n\n---\n")
  }

  @Test func linksOfJSONThatAreLeftAreToldOf() throws {
    let json = #"{"title": "Stew", "ingredients": [{"name": "stock", "amount": null, "link": "../stock.md"}], "#
    let site = try KeptSite([
      "stock.md": Self.stock, "recipes/stew.json": json + #""instructions": "As [it](../stock) says."}"#,
      "other.json": #"{"title": "Other", "ingredients": [{"name": "stock", "link": "stocks.md"}]}"#, "broken.json": "{",
    ])
    let renamed = try site.keeper().rename("stock.md", title: "Brown stock")
    #expect(renamed.value?.path == "brown-stock.md")
    #expect(renamed.diagnostics.map(\.identifier) == ["keep-link"])
    #expect(renamed.diagnostics.first?.path.hasSuffix("recipes/stew.json") == true)
    #expect(renamed.diagnostics.first?.message == "2 links still lead to the old name")
  }

  @Test func dishesOfMenusThatAreLeftAreToldOf() throws {
    let menu = "== Monday ==\n\nDinner:\n- @./stock{2%servings}\n- @../stock.md{}\n- @./stocks{}\n"
    let site = try KeptSite(["stock.md": Self.stock, "plans/2026-W48.menu": menu])
    let renamed = try site.keeper().rename("stock.md", title: "Brown stock")
    #expect(renamed.diagnostics.map(\.message) == ["2 links still lead to the old name"])
    #expect(site.file("plans/2026-W48.menu") == menu)
  }

  @Test func aTitleThatNamesTheSameFileChangesTheTitleAlone() throws {
    let site = try site()
    #expect(try site.keeper().rename("stock.md", title: "Stock!").value?.path == "stock.md")
    #expect(site.file("stock.md") == Self.stock.replacing("Stock", with: "Stock!"))
    #expect(site.file("soup.md") == Self.soup)
  }

  @Test func makesFilesBesideThoseThatAreThere() throws {
    let site = try site()
    let keeper = try site.keeper()
    #expect(keeper.create(Array("# Soup\n".utf8), title: "Soup", in: "").value == "soup-2.md")
    #expect(keeper.create(Array("# Soup\n".utf8), title: "Soup", in: "new/folder").value == "new/folder/soup.md")
    #expect(keeper.create([], title: "x", in: "../out").diagnostics.map(\.identifier) == ["keep-place"])
    #expect(site.file("soup.md") == Self.soup)
  }

  @Test func deletedRecipesComeBackInTurn() throws {
    let site = try site()
    let before = site.all
    let keeper = try site.keeper()
    for name in ["soup.md", "recipes/stew.md"] {
      #expect(keeper.delete(name, try site.contents(name)).value?.file == name)
    }
    #expect(site.file("soup.md") == nil && site.file("recipes/stew.md") == nil)
    #expect(keeper.deleted().value.map(\.file) == ["soup.md", "recipes/stew.md"])
    try FileManager.default.removeItem(at: site.folder.appending(path: "content/recipes"))
    for entry in keeper.deleted().value.reversed() { #expect(keeper.bringBack(entry).isEmpty) }
    #expect(site.all == before)
    #expect(keeper.deleted().value.isEmpty)
  }

  @Test func neitherDeletesNorBringsBackOverWhatOthersWrote() throws {
    let site = try site()
    let keeper = try site.keeper()
    let old = try site.contents("soup.md")
    try site.write("content/soup.md", "changed")
    #expect(keeper.delete("soup.md", old).diagnostics.map(\.identifier) == ["storage-changed"])
    #expect(site.file("soup.md") == "changed")
    let entry = try #require(keeper.delete("soup.md", try site.contents("soup.md")).value)
    try site.write("content/soup.md", "new")
    #expect(keeper.bringBack(entry).map(\.identifier) == ["storage-exists"])
    #expect(site.file("soup.md") == "new")
    #expect(keeper.deleted().value == [entry])
  }

  @Test func mergingFillsWhatIsMissingAndKeepsTheRest() throws {
    let site = try KeptSite([
      "a.md": "# Soup\n\n*soup*\n\n---\n\n- water\n",
      "b.md":
        "# Other soup\n\nGood.\n\nSource: aunt\n\n*Soup, winter*\n\n**2 bowls**\n\n---\n\n- wine\n\n---\n\nBoil.\n",
      "c.md": "# C\n\n---\n\n- [b](b.md)\n",
    ])
    let merged = try site.keeper().merge("b.md", into: "a.md").value
    #expect(merged?.fields == ["description", "yields", "source", "method", "tags"])
    #expect(
      site.file("a.md")
        == "# Soup\n\nGood.\n\nSource: aunt\n\n*soup, winter*\n\n**2 bowls**\n\n---\n\n- water\n\n---\n\nBoil.\n")
    #expect(site.file("b.md") == nil)
    #expect(site.file("c.md") == "# C\n\n---\n\n- [b](a.md)\n")
    #expect(try site.keeper().deleted().value.map(\.file) == ["b.md"])
  }

  @Test(arguments: [("a.md", "large.md"), ("large.md", "a.md")])
  func whatASiteLeavesOutAsTooLargeIsNotMerged(kept: String, given: String) throws {
    let small = "# Soup\n\n---\n\n- water\n"
    let tags = (1...501).map { "t\($0)" }.joined(separator: ", ")
    let large = "# Other soup\n\n*\(tags)*\n\n---\n\n- wine\n"
    let site = try KeptSite(["a.md": small, "large.md": large])
    let merged = try site.keeper().merge(given, into: kept)
    #expect(merged.value == nil)
    #expect(merged.diagnostics.map(\.message) == ["found 501 tags, and a recipe can have 500"])
    #expect(site.file("a.md") == small)
    #expect(site.file("large.md") == large)
  }

  @Test(
    "what is merged keeps its picture, else has that of the other",
    arguments: [
      // Beside the other one.
      ("", "", ["old/b.jpg"], "Image: ../old/b.jpg\n\n"),
      ("", "", ["old/b 50%.JPG"], ""),
      // Named in the other one, by a path or an address.
      ("", "Image: pot.jpg\n\n", ["old/pot.jpg", "old/b.jpg"], "Image: ../old/pot.jpg\n\n"),
      ("", "Image: ../new/pot 50%25.jpg\n\n", ["new/pot 50%.jpg"], "Image: pot 50%25.jpg\n\n"),
      ("", "![](pot.jpg)\n\n", ["old/pot.jpg"], "![](../old/pot.jpg)\n\n"),
      ("Good.\n\n", "![](pot.jpg)\n\n", ["old/pot.jpg"], "Good.\n\nImage: ../old/pot.jpg\n\n"),
      ("", "Image: https://a.example/b.jpg\n\n", [], "Image: https://a.example/b.jpg\n\n"),
      // It has one of its own.
      ("", "Image: pot.jpg\n\n", ["new/a.jpg", "old/pot.jpg"], ""),
      ("Image: a1.jpg\n\n", "", ["new/a1.jpg", "old/b.jpg"], "Image: a1.jpg\n\n"),
      ("![](a1.jpg)\n\n", "Image: pot.jpg\n\n", ["new/a1.jpg"], "![](a1.jpg)\n\n"),
    ])
  func mergingTakesThePictureOver(kept: String, given: String, pictures: [String], result: String) throws {
    var files = ["new/a.md": "# Soup\n\n\(kept)---\n\n- water\n", "old/b.md": "# Soup\n\n\(given)---\n\n- water\n"]
    for picture in pictures { files[picture] = "picture" }
    let site = try KeptSite(files)
    let merged = try site.keeper().merge("old/b.md", into: "new/a.md")
    #expect(merged.diagnostics.isEmpty)
    #expect(site.file("new/a.md") == "# Soup\n\n\(result)---\n\n- water\n")
    #expect(merged.value?.fields.contains("image") == (result.contains("Image:") && !kept.contains("Image:")))
    for picture in pictures { #expect(site.file(picture) == "picture") }
  }

  @Test func whatFrontMatterSaysIsTakenOverAndKept() throws {
    let matter = "---\nprep time: 5 min\ncategory: Dinner\ntags: [winter]\nserver: 12\n---\n"
    let lines = "Prep time: 5 min\nCategory: Dinner\n\n*winter*\n\n"
    let plain = "# Soup\n\n---\n\n- water\n"
    let site = try KeptSite([
      "a.md": plain, "b.md": matter + plain, "c.md": matter + plain,
      "d.md": plain.replacing("---", with: "Category: Lunch\nSource: aunt\n\n---"),
    ])
    let taken = try site.keeper().merge("b.md", into: "a.md").value
    #expect(taken?.fields == ["tags", "preparationTime", "category"])
    #expect(site.file("a.md") == plain.replacing("---", with: lines + "---"))
    #expect(try site.keeper().merge("d.md", into: "c.md").value?.fields == ["source"])
    #expect(site.file("c.md") == matter + plain.replacing("---", with: "Source: aunt\n\n---"))
  }

  @Test func frontMatterThatCannotBeTakenOverIsToldOf() throws {
    let site = try KeptSite([
      "a.md": "# Soup\n\n---\n\n- water\n",
      "b.md": "---\n{author: Ann}\n---\n# Soup\n\n---\n\n- water\n",
    ])
    let merged = try site.keeper().merge("b.md", into: "a.md")
    #expect(merged.value?.fields == [])
    #expect(merged.diagnostics.map(\.identifier) == ["format-facts"])
  }

  @Test func linksThatAreTakenOverNeedNoDefinitions() throws {
    let site = try KeptSite([
      "a.md": "# Soup\n\n---\n\n- water\n\n---\n\nBoil [it][s].\n\n[s]: https://a.example\n",
      "old/b.md": "# Soup\n\nSee [the stock][s].\n\n---\n\n- water\n\n---\n\nWait.\n\n[s]: ../stock.md \"T\"\n",
      "stock.md": Self.stock,
    ])
    #expect(try site.keeper().merge("old/b.md", into: "a.md").value?.fields == ["description"])
    #expect(
      site.file("a.md")
        == "# Soup\n\nSee [the stock](stock.md \"T\").\n\n---\n\n- water\n\n---\n\nBoil [it][s].\n\n[s]: https://a.example\n"
    )
  }

  @Test(
    "neither language nor marks are taken over, and facts are in the words of the recipe that stays",
    arguments: [
      ("", "Difficulty: easy\nNutrition: 350 kcal, 5 g protein\n\n"),
      ("Language: fr\n\n", "Language: fr\nDifficulté: facile\nNutrition: 350 kcal, 5 g protéines\n\n"),
      ("Language: de\n\n", "Language: de\nSchwierigkeit: leicht\nNährwerte: 350 kcal, 5 g Eiweiß\n\n"),
    ])
  func mergingKeepsLanguageAndMarks(facts: String, result: String) throws {
    let other = "Sprache: de\nSchwierigkeit: leicht\nNährwerte: 350 kcal, 5 g Eiweiß\n\n*archived, Favorit, Winter*\n\n"
    let site = try KeptSite([
      "a.md": "# Soup\n\n\(facts)---\n\n- water\n", "b.md": "# Suppe\n\n\(other)---\n\n- water\n",
      "c.md": "# C\n\n*archived*\n\n---\n\n- water\n", "d.md": "# D\n\n*favourite*\n\n---\n\n- water\n",
    ])
    #expect(try site.keeper().merge("b.md", into: "a.md").diagnostics.isEmpty)
    #expect(site.file("a.md") == "# Soup\n\n\(result)*Winter*\n\n---\n\n- water\n")
    #expect(try site.keeper().merge("d.md", into: "c.md").value?.fields == [])
    #expect(site.file("c.md") == "# C\n\n*archived*\n\n---\n\n- water\n")
  }

  @Test func linksThatAreTakenOverLeadWhereTheyLed() throws {
    let site = try KeptSite([
      "new/a.md": "# Soup\n\n---\n\n- water\n", "new/stock.md": Self.stock, "old/rice.md": "# Rice\n\n---\n",
      "old/b.md": """
      # Soup

      See [rice](rice.md), [stock](<../new/stock.md>) and [above](b.md#step-1).

      ---

      - water

      ---

      Boil ![it](pot.jpg).

      """,
    ])
    #expect(try site.keeper().merge("old/b.md", into: "new/a.md").value?.fields == ["description", "method"])
    #expect(
      site.file("new/a.md") == """
        # Soup

        See [rice](../old/rice.md), [stock](<stock.md>) and [above](a.md#step-1).

        ---

        - water

        ---

        Boil ![it](../old/pot.jpg).

        """)
  }
}

struct DuplicateSearchTests {
  private func recipe(_ path: String, _ title: String, _ ingredients: String) -> RecipeSummary {
    RecipeSummary(
      path: path, title: title, lead: nil, tags: [], facts: .init(),
      ingredientNames: ingredients.split(separator: ",").map(String.init), links: [],
      fingerprint: .unknown, provisions: .unknown)
  }

  @Test func findsTheSameRecipeUnderTwoNames() {
    let recipes = [
      recipe("a.md", "Tomato soup", "tomatoes,onion,stock,cream"),
      recipe("b.md", "Soup, tomato", "tomatoes,onion,stock"),
      recipe("c.md", "Tomato soup", "beans,rice,corn"), recipe("d.md", "Waffles", "flour,eggs,milk,butter,sugar,salt"),
      recipe("e.md", "Grandma’s", "flour,eggs,milk,butter,sugar,salt"), recipe("f.md", "Bread", "flour,salt"),
    ]
    let pairs = DuplicateSearch.pairs(recipes)
    #expect(
      pairs.map { "\($0.first) \($0.second) \($0.shared) \($0.hasSameTitle)" } == [
        "d.md e.md 100 false", "a.md b.md 75 true",
      ])
  }

  // MARK: JSON

  @Test func aJSONRecipeBecomesMarkdownThatSaysTheSame() throws {
    let site = try KeptSite([
      "rice.json": """
      {"@type": "Recipe", "name": "Rice", "prepTime": "PT5M", "cookTime": "PT20M", "author": "Ann",
       "recipeYield": "2 servings", "recipeIngredient": ["200 g rice"], "recipeInstructions": "Boil it.",
       "nutrition": {"calories": "350 kcal"}}
      """,
      "curry.md": "# Curry\n\n---\n\n- [rice](rice.json)\n",
    ])
    let keeper = try site.keeper()
    let converted = try #require(keeper.convert("rice.json").value)
    #expect(converted.path == "rice.md")
    #expect(converted.mended == ["curry.md"])
    #expect(site.file("curry.md") == "# Curry\n\n---\n\n- [rice](rice.md)\n")
    #expect(site.file("rice.json") == nil)
    let text = try #require(site.file("rice.md"))
    for part in ["# Rice\n", "Prep time: 5 min", "Cook time: 20 min", "Author: Ann", "Nutrition: 350 kcal", "200 g"] {
      #expect(text.contains(part))
    }
    let entry = try #require(keeper.deleted().value.first)
    #expect(keeper.bringBack(entry).isEmpty)
    #expect(site.file("rice.json")?.contains("PT20M") == true)
    // As after a run that was ended before the JSON went.
    #expect(try site.keeper().convert("rice.json").value?.path == "rice.md")
    #expect(site.file("rice.json") == nil)
  }

  @Test func aFileOfSeveralRecipesAndOneThatIsInTheWayStay() throws {
    let one = #"{"@type": "Recipe", "name": "A", "recipeIngredient": ["1 egg"], "recipeInstructions": "Fry it."}"#
    let site = try KeptSite(["two.json": "[\(one), \(one)]", "one.json": one, "one.md": "# Mine\n\n---\n\n- egg\n"])
    let before = site.all
    #expect(try site.keeper().convert("two.json").diagnostics.map(\.identifier).contains("keep-several"))
    #expect(try site.keeper().convert("one.json").value == nil)
    #expect(site.all == before)
  }

  @Test func aJSONRecipeThatWouldBecomeSomethingElseStays() throws {
    let json = #"{"@type": "Recipe", "name": "A", "recipeIngredient": ["1 egg"], "recipeInstructions": "Fry it."}"#
    let site = try KeptSite(["pantry.json": json])
    #expect(try site.keeper().convert("pantry.json").diagnostics.map(\.identifier) == ["keep-name"])
    #expect(site.file("pantry.json") == json && site.file("pantry.md") == nil)
  }
}
