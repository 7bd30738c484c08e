import Cookbook
import CookbookReading
import SourceText
import Testing

@testable import RecipeImport

@Suite struct DraftRecipeTests {
  private func draft(_ change: (inout RecipeDraft) -> Void) -> RecipeDraft {
    var draft = RecipeDraft()
    draft.title = "Pea *soup*"
    change(&draft)
    return draft
  }

  @Test func aPictureThatNoPageCanShowIsTold() throws {
    let gif = [UInt8]("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B]
    let shown = try #require(DraftRecipe(draft { $0.picture = gif }))
    #expect(shown.picture == gif)
    #expect(shown.losses == [])
    let heic: [UInt8] = [0, 0, 0, 24] + "ftypheic".utf8
    let lost = try #require(DraftRecipe(draft { $0.picture = heic }))
    #expect(lost.picture == nil)
    #expect(
      lost.losses == [
        ImportLoss(
          .dropped, "picture", "its 12 bytes are damaged, or no JPEG, PNG, GIF or WebP, which pages can show")
      ])
  }

  @Test func writesRecipeMDThatReadsBack() throws {
    let made = try #require(
      DraftRecipe(
        draft {
          $0.summary = "For cold days.\n# not a heading"
          $0.groups = [.init(lines: ["500 g peas"]), .init(title: "Topping", lines: ["▢ 2 tbsp cream"])]
          $0.sections = [.init(steps: [.init(name: "Boil", "1. Boil the peas."), .init("2. Blend.")])]
          $0.yieldText = "Rendimento 4 porções"
          $0.preparationMinutes = 10
          $0.cookingMinutes = 20
          $0.statedTotalMinutes = 30
          $0.categories = ["Dinner", "Soup"]
          $0.authors = ["Ann"]
          $0.nutrients = [.init(name: "calories", text: "210 kcal"), .init(name: "fiberContent", text: "3 g")]
        }, image: "pea-soup.jpg"))
    let text = RecipeWriter.write(made.recipe)
    let read = RecipeReader.read(SourceFile(path: "a.md", text: text))
    let document = try #require(read.value)
    #expect(read.diagnostics.isEmpty)
    let entry = MetadataReader.read(document)
    #expect(entry.diagnostics.isEmpty)
    #expect(document.recipe == made.recipe)
    #expect(entry.value.facts.totalMinutes == 30)
    #expect(entry.value.facts.statedTotalMinutes == nil)
    #expect(entry.value.facts.category == .dinner)
    #expect(entry.value.facts.image == "pea-soup.jpg")
    #expect(entry.value.facts.nutrition == StatedNutrition(energy: 210))
    #expect(document.recipe.tags == ["Soup"])
    #expect(document.recipe.instructions == "1. Boil the peas.\n2. Blend.")
    #expect(made.losses == [ImportLoss(.dropped, "nutrients", "fiberContent 3 g")])
  }

  @Test(arguments: [
    ("4 (12-16 tortillas)", "4 servings, 12-16 tortillas"), ("1 pizza (8 servings)", "1 pizza, 8 servings"),
    ("12 rolls, 6 servings", "12 rolls, 6 servings"), ("2 loaves (12 slices each)", "2 loaves (12 slices each)"),
    ("4 servings, 30 min", "4 servings, 30 min"),
  ]) func partsYieldsThatStandInOneText(text: String, yields: String) throws {
    let made = try #require(DraftRecipe(draft { $0.yieldText = text }))
    #expect(made.text.contains("**\(yields)**"))
  }

  @Test func aCategoryThatIsANumberIsNone() throws {
    let made = try #require(DraftRecipe(draft { $0.categories = ["21", "Soup"] }))
    #expect(made.text.contains("Category: Soup") && !made.text.contains("21"))
    #expect(made.losses == [ImportLoss(.dropped, "category", "21")])
  }

  /// A tag that names a meal counts before a line: a file that is written is read without a warning.
  @Test(arguments: [
    (["Sides"], ["Dinner"], "Dinner", ["Sides", "Dinner"]),
    (["Soup", "Lunch"], ["Dinner"], "Lunch", ["Lunch", "Soup", "Dinner"]),
    (["Sides"], ["lemon"], "Sides", ["lemon"]), (["Soup", "Lunch"], ["quick"], "Lunch", ["Soup", "quick"]),
    (["Lunch"], ["lunch"], "Lunch", ["lunch"]),
  ])
  func tagsAndCategoryAgree(categories: [String], keywords: [String], category: String, tags: [String]) throws {
    let made = try #require(
      DraftRecipe(
        draft {
          $0.categories = categories
          $0.keywords = keywords
        }))
    #expect(made.recipe.tags == tags)
    let read = RecipeReader.read(SourceFile(path: "a.md", text: RecipeWriter.write(made.recipe)))
    let entry = MetadataReader.read(try #require(read.value))
    #expect(entry.diagnostics.isEmpty)
    #expect(entry.value.facts.category?.name == category)
  }

  @Test func saysWhatItCannotRead() throws {
    let made = try #require(
      DraftRecipe(
        draft {
          $0.yieldText = "a crowd"
          $0.nutrients = [.init(name: "fatContent", text: "3 g")]
          $0.keywords = (1...14).map { "tag \($0)" }
        }))
    #expect(
      made.losses == [
        ImportLoss(.dropped, "yields", "“a crowd” is no number of servings"),
        ImportLoss(.dropped, "keywords", "more than 12 tags: tag 13, tag 14"),
        ImportLoss(.dropped, "nutrients", "no energy can be read: fatContent 3 g"),
      ])
  }

  @Test func keepsTheAddressOfAPictureThatWasNotFetched() throws {
    let made = try #require(DraftRecipe(draft { $0.image = "https://a.example/1.jpg" }))
    #expect(made.recipe.description == "Image: https://a.example/1.jpg")
  }

  @Test func needsATitle() {
    #expect(DraftRecipe(RecipeDraft()) == nil)
  }

  @Test(arguments: [
    ("1,234 kcal", 1234), ("1.234 kcal", 1234), ("0.500 kcal", 1), ("311.245 kcal", 311), ("Energie 320 kcal", 320),
    ("kJ 1340", 320), ("Kcal 320", 320), ("320 kcal*", 320), ("320 (kcal)", 320), ("0,3 MJ", 72), ("320 ккал", 320),
    ("<5 kcal", nil), ("about three", nil),
  ])
  func readsEnergiesAsSitesWriteThem(text: String, kilocalories: Int?) throws {
    let made = try #require(DraftRecipe(draft { $0.nutrients = [.init(name: "calories", text: text)] }))
    #expect(made.recipe.description == kilocalories.map { "Nutrition: \($0) kcal" })
    #expect(made.losses.isEmpty == (kilocalories != nil))
  }

  @Test func nutrientsOfHundredGramsAreNotThoseOfAServing() throws {
    let made = try #require(
      DraftRecipe(
        draft {
          $0.nutrients = [.init(name: "servingSize", text: "100 g"), .init(name: "calories", text: "287 kcal")]
        }))
    #expect(made.recipe.description == nil)
    #expect(made.losses.map(\.message) == ["stated for 100 g, not for a serving: servingSize 100 g, calories 287 kcal"])
  }

  @Test(arguments: [
    (["CRUST", "2 cups flour", "1 tsp salt", "butter", "FILLING", "4 peaches"], ["CRUST", "FILLING"]),
    (["--- Crust ---", "2 cups flour", "salt"], ["Crust"]), (["2 cups flour", "EVOO", "salt", "butter"], []),
    (["2 cups flour", "FOR THE GLAZE", "1 lemon"], ["FOR THE GLAZE"]), (["FLOUR", "SALT", "BUTTER"], []),
    (["2 cups flour", "salt", "TO FINISH"], []),
  ])
  func takesTitlesAmongTheLinesForTitles(lines: [String], titles: [String]) throws {
    var draft = RecipeDraft()
    draft.title = "Galette"
    draft.groups = [RecipeDraft.Group(lines: lines)]
    let recipe = try #require(DraftRecipe(draft)).recipe
    #expect(recipe.ingredientGroups.map(\.title) == titles)
  }
}
