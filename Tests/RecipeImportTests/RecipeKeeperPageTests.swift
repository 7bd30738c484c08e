import Compression
import SourceText
import Testing

@testable import RecipeImport

/// The ZIP that Recipe Keeper exports: one page with all recipes, and their pictures.
@Suite struct RecipeKeeperPageTests {
  private static let gif =
    [UInt8]("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B]

  static let page = """
    <!DOCTYPE html><html><head><title>Recipe Keeper</title></head><body>
    <div class="recipe-details">
      <meta content="8f1" itemprop="recipeId"><meta content="True" itemprop="recipeIsFavourite">
      <meta content="4" itemprop="recipeRating">
      <div><img src="images/8f1_0.jpg" class="recipe-photo"><img src="images/8f1_1.jpg" class="recipe-photos"></div>
      <h2 itemprop="name">Pea soup</h2>
      <div>Courses: <span itemprop="recipeCourse">Main</span></div><meta content="Winter" itemprop="recipeCategory">
      <div>Source: <span itemprop="recipeSource"><a href="https://a.example/soup">a.example</a></span></div>
      <div>Serving size: <span itemprop="recipeYield">4 servings</span></div>
      <div>Preparation time: <span>15 mins</span><meta content="PT15M" itemprop="prepTime"></div>
      <div>Cooking time: <span>1 hour</span><meta content="PT1H" itemprop="cookTime"></div>
      <div class="recipe-ingredients" itemprop="recipeIngredients"><p>500 g peas</p><p></p><p>For the topping:</p><p>2 tbsp cream</p></div>
      <div itemprop="recipeDirections"><p>1. Boil the peas &amp; season.</p><p>2. Blend.</p></div>
      <div itemprop="recipeNotes"><p>Freezes well.</p></div>
      <meta content="210" itemprop="recipeNutCalories"><meta content="300" itemprop="recipeNutSodium">
      <meta content="3 g" itemprop="recipeNutDietaryFiber">
    </div>
    <div class="recipe-details"><h2 itemprop="name">Toast</h2>
      <div itemprop="recipeIngredients"><p>1 slice bread</p></div><div itemprop="recipeDirections"><p>Toast it.</p></div></div>
    </body></html>
    """

  private func archive() throws -> [RecipeDraft] {
    var zip = ZipWriter()
    try zip.add("recipes.html", Array(Self.page.utf8))
    try zip.add("images/8f1_0.jpg", Self.gif)
    return try ImportReader.read(SourceFile(path: "export.zip", bytes: zip.finish())).recipes
  }

  @Test func readsEveryRecipeOfThePage() throws {
    let drafts = try archive()
    #expect(drafts.map(\.title) == ["Pea soup", "Toast"])
    let soup = try #require(drafts.first)
    #expect(soup.groups == [.init(lines: ["500 g peas"]), .init(title: "For the topping", lines: ["2 tbsp cream"])])
    #expect(soup.instructionLines == ["Boil the peas & season.", "Blend."])
    #expect(soup.yieldText == "4 servings")
    #expect((soup.preparationMinutes, soup.cookingMinutes) == (15, 60))
    #expect(soup.categories == ["Main"])
    #expect(soup.keywords == ["Winter"])
    #expect(soup.source == "https://a.example/soup")
    #expect(soup.tip == "Freezes well.")
    #expect(soup.isFavourite && !drafts[1].isFavourite)
    #expect(
      soup.nutrients == [
        .init(name: "calories", text: "210 kcal"), .init(name: "sodiumContent", text: "300 mg"),
        .init(name: "fiberContent", text: "3 g"),
      ])
    #expect(
      soup.losses == [
        ImportLoss(.dropped, "pictures", "all but the first: images/8f1_1.jpg"), ImportLoss(.dropped, "rating", "4"),
      ])
    #expect(drafts[1].losses == [])
  }

  @Test func takesThePictureThatARecipeNames() throws {
    let drafts = try archive()
    #expect(drafts.map(\.picture) == [Self.gif, nil])
    let made = try #require(DraftRecipe(drafts[0], image: "pea-soup.jpg"))
    #expect(!made.losses.contains { $0.field == "picture" })
  }

  @Test func aRecipeWithinARecipeIsAPartOfIt() throws {
    let depth = 100
    let opening = "<div class=\"recipe-details\"><div itemprop=\"recipeIngredients\"><p>1 egg</p></div>"
    let page = "<html><body>" + String(repeating: opening, count: depth) + String(repeating: "</div>", count: depth)
    let recipes = try ImportReader.read(SourceFile(path: "recipes.html", text: page)).recipes
    #expect(recipes.count == 1)
    #expect(recipes.first?.ingredientLines.count == depth)
  }

  @Test func aPictureThatIsNotThereIsTold() throws {
    let page = try ImportReader.read(SourceFile(path: "recipes.html", text: Self.page)).recipes
    let made = try #require(page.first.flatMap { DraftRecipe($0) })
    #expect(
      made.losses.last
        == ImportLoss(.dropped, "picture", "“images/8f1_0.jpg” does not come along; put it beside the recipe"))
  }
}
