import Cookbook
import Foundation
import JSONReading
import SourceText
import Testing

@testable import CookbookReading

/// The published JSON Schemas say what the reader enforces.
@Suite struct PublishedSchemasTests {
  private static let folder = URL(filePath: #filePath).appending(path: "../../../../templates/schemas").standardized

  private func schema(_ name: String) throws -> JSONValue {
    let data = try Data(contentsOf: Self.folder.appending(path: "\(name).schema.json"))
    return try #require(JSONReader.read(SourceFile(path: name, bytes: Array(data))).value)
  }

  private func at(_ schema: JSONValue, _ pointer: String) -> JSONValue? { JSONPointer(pointer).flatMap { schema[$0] } }

  private func texts(_ value: JSONValue?) -> [String] { value?.array?.compactMap(\.string) ?? [] }

  @Test func organiserSchemaHasTheLimitsOfTheReader() throws {
    let schema = try schema("organiser-recipe")
    #expect(texts(schema["required"]) == OrganiserForm.requiredKeys)
    #expect(schema["properties"]?.object?.map(\.key) == OrganiserForm.keys)
    #expect(at(schema, "/properties/title/maxLength")?.integer == OrganiserForm.maximumTitle)
    #expect(at(schema, "/properties/servings/minimum")?.integer == 1)
    #expect(texts(at(schema, "/properties/category/enum")) == RecipeCategory.meals.map(\.name))
    #expect(
      texts(at(schema, "/properties/sourcePlatform/enum")) == OrganiserFields.Platform.allCases.map(\.rawValue))
    #expect(at(schema, "/$defs/ingredient/properties")?.object?.map(\.key) == OrganiserForm.ingredientKeys)
    #expect(at(schema, "/$defs/step/properties")?.object?.map(\.key) == OrganiserForm.stepKeys)
    #expect(at(schema, "/$defs/nutrition/properties")?.object?.map(\.key) == OrganiserForm.nutritionKeys)
  }

  @Test func assistantSchemaHasTheLimitsOfTheReader() throws {
    let schema = try schema("assistant-recipes")
    #expect(at(schema, "/properties/recipes/maxItems")?.integer == AssistantForm.maximumRecipes)
    let recipe = "/$defs/recipe/properties"
    #expect(at(schema, recipe)?.object?.map(\.key) == AssistantForm.keys)
    #expect(at(schema, "\(recipe)/cookTimeMinutes/minimum")?.integer == AssistantForm.cookTimeLimits.lowerBound)
    #expect(at(schema, "\(recipe)/cookTimeMinutes/maximum")?.integer == AssistantForm.cookTimeLimits.upperBound)
    #expect(texts(at(schema, "\(recipe)/difficulty/enum")) == AssistantForm.difficulties)
    #expect(at(schema, "\(recipe)/ingredients/maxItems")?.integer == AssistantForm.ingredientLimits.upperBound)
    #expect(at(schema, "\(recipe)/steps/maxItems")?.integer == AssistantForm.stepLimits.upperBound)
  }
}
