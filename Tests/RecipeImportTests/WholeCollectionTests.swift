import Compression
import SourceText
import Testing

@testable import RecipeImport

/// What people have who move a whole collection from another program.
@Suite struct WholeCollectionTests {
  private func drafts(_ text: String, path: String = "file") throws -> [RecipeDraft] {
    try ImportReader.read(SourceFile(path: path, text: text)).recipes
  }

  static let database = """
    {"recipes": [
       {"id": "8b1e2c0a00004000800000000000000a", "name": "Dumplings", "name_normalized": "dumplings", "prep_time": "20 minutes",
        "perform_time": "1 hour", "recipe_servings": 4, "org_url": "https://a.example", "rating": 5},
       {"id": "8b1e2c0a00004000800000000000000b", "name": "Tea", "recipe_yield": "1 pot"},
       {"id": "8b1e2c0a00004000800000000000000c", "name": "Idea"}],
     "recipes_ingredients": [
       {"recipe_id": "8b1e2c0a00004000800000000000000a", "position": 1, "quantity": 4.0, "food_id": 2, "note": ""},
       {"recipe_id": "8b1e2c0a00004000800000000000000a", "position": 0, "title": "Dough", "quantity": 400.0, "unit_id": 1,
        "food_id": 1, "note": "sifted"},
       {"recipe_id": "8b1e2c0a00004000800000000000000a", "position": 2, "quantity": 1.0,
        "referenced_recipe_id": "8b1e2c0a00004000800000000000000b"},
       {"recipe_id": "8b1e2c0a00004000800000000000000b", "position": 0, "quantity": 1.0, "note": "tea leaves"}],
     "ingredient_units": [{"id": 1, "name": "g"}], "ingredient_foods": [{"id": 1, "name": "flour"}, {"id": 2, "name": "eggs"}],
     "recipe_instructions": [
       {"recipe_id": "8b1e2c0a00004000800000000000000a", "position": 1, "text": "Boil."},
       {"recipe_id": "8b1e2c0a00004000800000000000000a", "position": 0, "text": "Knead."}],
     "recipe_settings": [{"recipe_id": "8b1e2c0a00004000800000000000000a", "disable_amount": true}, {"recipe_id": "8b1e2c0a00004000800000000000000b", "disable_amount": true}],
     "recipe_nutrition": [{"id": 1, "recipe_id": "8b1e2c0a00004000800000000000000a", "calories": "550", "fat_content": "20"}],
     "notes": [{"recipe_id": "8b1e2c0a00004000800000000000000a", "title": "", "text": "Freezes well."}],
     "tags": [{"id": "t1", "name": "old"}], "recipes_to_tags": [{"recipe_id": "8b1e2c0a00004000800000000000000a", "tag_id": "t1"}]}
    """

  /// Newer databases say of every recipe that its amounts are turned off.
  private func isDumplings(_ draft: RecipeDraft) {
    #expect(draft.groups == [.init(title: "Dough", lines: ["400 g flour, sifted", "4 eggs", "1 Tea"])])
    #expect(draft.instructionLines == ["Knead.", "Boil."])
    #expect(draft.preparationMinutes == 20)
    #expect(draft.cookingMinutes == 60)
    #expect(draft.yieldText == "4")
    #expect(draft.keywords == ["old"])
    #expect(draft.tip == "Freezes well.")
    #expect(draft.nutrients.map(\.name) == ["calories", "fatContent"])
    #expect(draft.links.map(\.name) == ["Tea"])
    #expect(draft.losses == [ImportLoss(.dropped, "rating", "5")])
  }

  @Test func joinsTheTablesOfABackupOfMealie() throws {
    let drafts = try drafts(Self.database)
    #expect(drafts.map(\.title) == ["Dumplings", "Tea", "Idea"])
    isDumplings(try #require(drafts.first))
    #expect(drafts[1].ingredientLines == ["tea leaves"])
    #expect(drafts[1].losses.isEmpty)
  }

  @Test func findsThePicturesOfABackupOfMealieByTheNumbersOfItsRecipes() throws {
    var archive = ZipWriter()
    let folder = "data/recipes/8b1e2c0a-0000-4000-8000-00000000000a/images/"
    try archive.add("database.json", Array(Self.database.utf8))
    try archive.add("\(folder)original.webp", Array("picture".utf8))
    try archive.add("\(folder)min-original.webp", Array("small".utf8))
    let drafts = try ImportReader.read(SourceFile(path: "backup.zip", bytes: archive.finish())).recipes
    isDumplings(try #require(drafts.first))
    #expect(drafts.map(\.picture) == [Array("picture".utf8), nil, nil])
  }

  @Test(arguments: [
    (#""quantity": 0.5, "unit": {"name": "cup"}, "food": null, "note": "warm water""#, "0.5 cup warm water"),
    (#""quantity": 2, "unit": null, "food": null, "note": "onions, sliced""#, "2 onions, sliced"),
    (#""quantity": 1, "note": "250 g cheese", "originalText": "200 g cheese""#, "250 g cheese"),
    (#""quantity": 1, "note": "pepper", "disableAmount": true"#, "pepper"),
    (#""quantity": 1, "food": {"name": "flour"}, "note": "200 g flour", "disableAmount": true"#, "200 g flour"),
    (#""quantity": 0, "note": "", "originalText": "some salt""#, "some salt"),
  ])
  func readsLinesThatMealieHasNotPartedWhole(members: String, line: String) throws {
    let text = """
      {"name": "Soup", "recipeIngredient": [{\(members)}], "recipeInstructions": [{"text": "Boil."}]}
      """
    #expect(try drafts(text).first?.ingredientLines == [line])
  }

  @Test func writesOutWhatTandoorsStepsCompute() throws {
    let draft = try #require(
      drafts(
        """
        {"name": "Soup", "working_time": 10, "steps": [{"name": "", "time": 15, "order": 0, "instruction":
          "Add {{ ingredients[0].amount }} {{ ingredients[0].unit }} of {{ingredients[0].food}} to {{ scale(250) }} ml of water.",
          "ingredients": [{"food": {"name": "salt"}, "unit": {"name": "g"}, "amount": 5.0, "note": ""}]}]}
        """
      ).first)
    #expect(draft.instructionLines == ["Add 5 g of salt to 250 ml of water."])
    #expect(draft.losses == [ImportLoss(.dropped, "step time", "15")])
  }

  @Test func keepsTheNamesOfRecipesThatPaprikaLinksTo() throws {
    let draft = try #require(
      drafts(
        #"""
        {"name": "Chili", "ingredients": "1 bean\n**Salsa:**\n[recipe:Pico de Gallo]\nTo serve:",
         "directions": "Add **all** of it. [photo:1]\nServe with [recipe:Pico de Gallo].\n[photo:2]", "notes": "**Freezes** well"}
        """#
      ).first)
    #expect(draft.groups == [.init(lines: ["1 bean"]), .init(title: "Salsa", lines: ["Pico de Gallo"])])
    #expect(draft.instructionLines == ["Add all of it.", "Serve with Pico de Gallo."])
    #expect(draft.tip == "Freezes well")
    #expect(draft.links.map(\.name) == ["Pico de Gallo"])
    #expect(draft.losses == [ImportLoss(.dropped, "ingredients", "the title “To serve”, below which nothing stands")])
  }

  @Test func readsTheHeadingsOfNextcloudsSteps() throws {
    let draft = try #require(
      drafts(
        """
        {"@type": "Recipe", "name": "Soup", "recipeIngredient": ["1 onion"],
         "recipeInstructions": ["## Base", "Chop.", "## Finish", "Fry.", "Serve."]}
        """
      ).first)
    #expect(
      draft.sections == [
        .init(title: "Base", steps: [.init("Chop.")]), .init(title: "Finish", steps: [.init("Fry."), .init("Serve.")]),
      ])
  }
}
