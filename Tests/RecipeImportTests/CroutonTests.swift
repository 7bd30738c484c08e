import SourceText
import Testing

@testable import RecipeImport

@Suite struct CroutonTests {
  private func draft(_ members: String) throws -> RecipeDraft {
    let text = """
      {"uuid": "9A", "name": "Cozy soup", "serves": 6, "defaultScale": 2, "duration": 15, "cookingDuration": 30, "isPublicRecipe": false,
       "folderIDs": [], "webLink": "https://a.example/soup", "sourceName": "a.example", \(members)}
      """
    return try #require(ImportReader.read(SourceFile(path: "soup.crumb", text: text)).recipes.first)
  }

  private static let lists = #"""
    "ingredients": [
      {"order": 1, "uuid": "b", "ingredient": {"name": "chicken", "uuid": "x"}, "quantity": {"amount": 0.75, "quantityType": "POUND"}},
      {"order": 0, "uuid": "a", "ingredient": {"name": "Base:", "uuid": "y"}, "quantity": {"quantityType": "SECTION"}},
      {"order": 2, "uuid": "c", "ingredient": {"name": "broth", "uuid": "z"}, "quantity": {"amount": 5, "secondaryAmount": 6, "quantityType": "CUP"}},
      {"order": 3, "uuid": "d", "ingredient": {"name": "onion, chopped", "uuid": "z"}, "quantity": {"amount": 1, "quantityType": "ITEM"}},
      {"order": 4, "uuid": "e", "ingredient": {"name": "milk", "uuid": "z"}, "quantity": {"amount": 250, "quantityType": "MILLS"}},
      {"order": 5, "uuid": "f", "ingredient": {"name": "flour", "uuid": "z"}, "quantity": {"amount": 0.3333333333, "quantityType": "CUP"}},
      {"order": 6, "uuid": "g", "ingredient": {"name": "salt", "uuid": "z"}}],
    "steps": [
      {"order": 0, "uuid": "s", "isSection": true, "step": "Slow cooker"},
      {"order": 1, "uuid": "t", "isSection": false, "step": "1. Combine everything."},
      {"order": 2, "uuid": "u", "isSection": false, "step": "2. Cook for 6 hours."}]
    """#

  @Test func readsCrouton() throws {
    let draft = try draft(
      Self.lists
        + #", "tags": [{"uuid": "1", "name": "Chicken", "color": "red"}], "notes": "Freezes.", "images": ["QUJD", "QUJE"], "neutritionalInfo": "Calories: 528 kcal,\nFat: 20 g,\nServing Size: 1 serving""#
    )
    #expect(draft.title == "Cozy soup")
    #expect(
      draft.groups == [
        .init(
          title: "Base",
          lines: ["0.75 lb chicken", "5-6 cup broth", "1 onion, chopped", "250 ml milk", "1/3 cup flour", "salt"])
      ])
    #expect(
      draft.sections == [
        .init(title: "Slow cooker", steps: [.init("1. Combine everything."), .init("2. Cook for 6 hours.")])
      ])
    #expect(draft.yieldText == "6")
    #expect(draft.preparationMinutes == 15)
    #expect(draft.cookingMinutes == 30)
    #expect(draft.keywords == ["Chicken"])
    #expect(draft.tip == "Freezes.")
    #expect(draft.source == "https://a.example/soup")
    #expect(draft.picture == Array("ABC".utf8))
    #expect(draft.nutrients.map(\.name).contains("calories"))
    #expect(draft.losses.filter { $0.kind == .dropped }.map(\.field) == ["pictures"])
  }

  @Test func namesASourceThatItsAddressDoesNotSay() throws {
    let text =
      #"{"name": "Soup", "defaultScale": 1, "sourceName": "Ann", "ingredients": ["1 leek"], "steps": ["Boil."]"#
    func draft(_ more: String) throws -> RecipeDraft {
      try #require(ImportReader.read(SourceFile(path: "a.crumb", text: text + more)).recipes.first)
    }
    #expect(try draft("}").source == "Ann")
    let both = try draft(#", "webLink": "https://a.example"}"#)
    #expect(both.source == "https://a.example")
    #expect(both.losses == [ImportLoss(.dropped, "sourceName", "Ann")])
  }

  @Test func keepsTheWordsOfKindsItDoesNotKnow() throws {
    let draft = try draft(
      #""ingredients": [{"ingredient": {"name": "bread"}, "quantity": {"amount": 2, "quantityType": "THICK_SLICE"}}], "steps": [{"step": "Toast."}]"#
    )
    #expect(draft.ingredientLines == ["2 thick slice bread"])
    #expect(draft.instructionLines == ["Toast."])
  }
}
