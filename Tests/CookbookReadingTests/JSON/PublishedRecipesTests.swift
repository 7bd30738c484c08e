import Cookbook
import CookbookReading
import Foundation
import SourceText
import Testing

/// The JSON recipes of the project's own site.
@Suite struct PublishedRecipesTests {
  private static let folder = URL(filePath: #filePath).appending(path: "../../../../content/recipes/json").standardized

  @Test(
    "every published file reads without a word",
    arguments: [
      ("crisp-gnocchi-with-peas", ["Crisp gnocchi with peas and lemon"]),
      ("cold-peanut-noodles", ["Cold peanut noodles with cucumber"]), ("yoghurt-flatbreads", ["Yoghurt flatbreads"]),
      ("cauliflower-and-tahini-sauce", ["Whole spice-roasted cauliflower", "Lemon tahini sauce"]),
      ("barley-risotto-with-mushrooms", ["Barley risotto with mushrooms"]),
      ("from-the-fridge", ["Spinach and feta omelette", "Carrot fried rice", "Spinach and rice gratin"]),
    ])
  func readsPublishedRecipes(name: String, titles: [String]) throws {
    let data = try Data(contentsOf: Self.folder.appending(path: "\(name).json"))
    let checked = RecipeJSONReader.read(SourceFile(path: "recipes/json/\(name).json", bytes: Array(data)))
    #expect(checked.diagnostics.isEmpty)
    #expect(checked.value.map(\.recipe.title) == titles)
    for entry in checked.value {
      #expect(entry.recipe.instructions != nil && !entry.recipe.allIngredients.isEmpty)
      #expect(entry.facts.date != nil || entry.assistant != nil)
      let written = RecipeReader.read(SourceFile(path: "a.md", text: RecipeWriter.write(entry.recipe)))
      #expect(written.diagnostics.isEmpty)
      #expect(written.value?.recipe == entry.recipe)
    }
  }
}
