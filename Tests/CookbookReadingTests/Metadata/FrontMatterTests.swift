import Cookbook
import CookbookReading
import Quantities
import SourceText
import Testing

@Suite struct FrontMatterTests {
  private func read(_ yaml: String, body: String = "# Pea soup\n\n---\n") throws -> Checked<RecipeEntry> {
    let document = RecipeReader.read(SourceFile(path: "a.md", text: "---\n\(yaml)\n---\n\(body)")).value
    return MetadataReader.read(try #require(document))
  }

  @Test func readsFacts() throws {
    let checked = try read(
      """
      title: Pea soup
      author: [Ines, Tom]
      source: https://cooks.example/pea
      date: 2026-01-05
      image: pictures/pea.jpg
      category: Dinner
      difficulty: easy
      lang: de_AT
      favourite: true
      archived: no
      layout: post
      prep_time:
      """)
    #expect(checked.diagnostics.isEmpty)
    let facts = checked.value.facts
    #expect(facts.author == "Ines, Tom")
    #expect(facts.source == "https://cooks.example/pea")
    #expect(facts.date?.text == "2026-01-05")
    #expect(facts.image == "pictures/pea.jpg")
    #expect(facts.category == .dinner && facts.difficulty == .easy)
    #expect(facts.language == "de-AT")
    #expect(facts.isFavourite && !facts.isArchived)
  }

  @Test(
    "keys may be written in many ways",
    arguments: [
      "prep_time", "prepTime", "Prep-Time", "PREP TIME", "Vorbereitungszeit", "preparation_time",
    ])
  func readsKeys(key: String) throws {
    #expect(try read("\(key): 20").value.facts.preparationMinutes == 20)
    #expect(try read("\(key): 1 h 5 min").value.facts.preparationMinutes == 65)
  }

  @Test func addsTagsThatTheRecipeLacks() throws {
    let body = "# A\n\n*Vegan, soup*\n\n---\n"
    let entry = try read("tags: [vegan, quick, 45 min, Quick]\nkeywords: winter, snack", body: body).value
    #expect(entry.extraTags == ["quick", "45 min", "winter", "snack"])
    #expect(entry.tags == ["Vegan", "soup", "quick", "45 min", "winter", "snack"])
    #expect(entry.facts.statedTotalMinutes == 45)
    #expect(entry.facts.category == .snack)
  }

  @Test func takesOneCategoryAndMakesTagsOfTheRest() throws {
    let entry = try read("categories: [Soups, Lunch, Winter]").value
    #expect(entry.facts.category == .lunch)
    #expect(entry.extraTags == ["Soups", "Winter"])
  }

  @Test func countsAYieldOnlyWhereTheRecipeHasNone() throws {
    #expect(try read("servings: 4").value.yields.map { shown($0) } == ["4 servings"])
    #expect(try read("servings: 4\nlanguage: de").value.yields.map { shown($0) } == ["4 Portionen"])
    let own = try read("yield: 4 servings", body: "# A\n\n**2 loaves**\n\n---\n").value
    #expect(own.yields.map { shown($0) } == ["2 loaves"])
    #expect(own.facts.statedYield == nil)
  }

  @Test(
    "nutrition",
    arguments: [
      ("nutrition: 412 kcal, 18 g protein", StatedNutrition(energy: 412, protein: 18)),
      (
        "nutrition:\n  calories: 412 kcal\n  protein: 18\n  carbs: 50.5 g\n  fat: 11g",
        .init(energy: 412, protein: 18, carbohydrate: 51, fat: 11)
      ),
      ("calories: 412", StatedNutrition(energy: 412)),
    ])
  func readsNutrition(yaml: String, nutrition: StatedNutrition) throws {
    #expect(try read(yaml).value.facts.nutrition == nutrition)
  }

  @Test func keepsTheAddressOfAPictureElsewhere() throws {
    let facts = try read("cover: {src: https://pictures.example/a.jpg}").value.facts
    #expect(facts.image == nil)
    #expect(facts.imageLink == "https://pictures.example/a.jpg")
  }

  @Test(
    "contradictions are warned about once, and the recipe counts",
    arguments: [
      (
        "title: Bean soup",
        "2:8 warning fact-contradiction: “Bean soup” contradicts the title of the recipe, which counts"
      ),
      (
        "author: Tom",
        "2:9 warning fact-contradiction: “Tom” contradicts what the tags or an earlier line say, which counts"
      ),
      (
        "total time: 20",
        "2:13 warning fact-contradiction: “20 min” contradicts what the tags or an earlier line say, which counts"
      ),
      (
        "category: Lunch",
        "2:11 warning fact-contradiction: “Lunch” contradicts what the tags or an earlier line say, which counts"
      ),
    ])
  func warnsAboutContradictions(yaml: String, problem: String) throws {
    let checked = try read(yaml, body: "# Pea *soup*\n\nAuthor: Ines\nCategory: Dinner\n\n*30 min*\n\n---\n")
    #expect(checked.diagnostics.map(inWords) == [problem])
    #expect(checked.value.facts.author == "Ines")
  }

  @Test(
    "values that cannot be read are warned about",
    arguments: [
      ("prep time: soon", "2:12 warning fact-value: expected a time, found “soon”"),
      ("favourite: 3", "2:12 warning fact-value: expected true or false, found “3”"),
      ("tags: {a: b}", "2:7 warning fact-value: expected a list of texts, found “a mapping”"),
      ("author: {a: b}", "2:9 warning fact-value: expected a text, found “a mapping”"),
      ("servings: some", "2:11 warning fact-value: expected a yield, found “some”"),
      ("calories: many", "2:11 warning fact-value: expected an energy, found “many”"),
      ("nutrition: {fat: 3 g}", "2:12 warning fact-value: expected nutrition with calories, found “a mapping”"),
      ("- a\n- b", "2:1 warning fact-value: expected keys and values, found “a list”"),
    ])
  func warnsAboutValues(yaml: String, problem: String) throws {
    #expect(try read(yaml).diagnostics.map(inWords) == [problem])
  }

  @Test func reportsBrokenYAMLAtItsPlaceAndKeepsTheRecipe() throws {
    let checked = try read("author: Ines\ntags: [a, b\ndate: 2026-01-05")
    #expect(checked.diagnostics.map(\.identifier) == ["yaml-syntax"])
    #expect(checked.diagnostics.first?.position?.line == 4)
    #expect(checked.value.recipe.title == "Pea soup")
  }
}
