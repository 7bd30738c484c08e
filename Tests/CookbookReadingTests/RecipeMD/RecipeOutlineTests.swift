import Cookbook
import SourceText
import Testing

@testable import CookbookReading

/// The places of what is read beyond RecipeMD, so that an editor changes the line it means.
@Suite struct RecipeOutlineTests {
  private func outline(_ lines: String) throws -> (outline: RecipeOutline, recipe: Recipe, bytes: [UInt8]) {
    let document = try #require(readRecipe("# A\n\n---\n\n\(lines)\n").value)
    return (RecipeOutline(document), document.recipe, document.file.bytes)
  }

  @Test(
    "each ingredient has a place of its own",
    arguments: [
      (
        "- salt\n\na pinch of love\nsome milk\n\n- *2* leeks\n\n---\n\nMix.", "salt|a pinch of love|some milk|*2* leeks"
      ),
      ("- salt\n\nFor the sauce:\n\n- oil\n\n---", "salt|oil"),
      ("- salt\n\n##\n\n- oil", "salt|oil"),
    ])
  func placesIngredients(lines: String, expected: String) throws {
    let (outline, recipe, bytes) = try outline(lines)
    let found = outline.ingredients.blocks.filter { $0.kind == .ingredient }
    #expect(found.map { String(decoding: bytes[$0.content], as: UTF8.self) }.joined(separator: "|") == expected)
    #expect(found.count == recipe.allIngredients.count)
  }

  @Test(
    "a method without its divider begins with its first text",
    arguments: [("- salt\n\nMix.\n\nBake.", "Mix.|Bake."), ("- salt\n\n## Method\n\nMix.", "Method|Mix.")])
  func placesMethods(lines: String, expected: String) throws {
    let (outline, _, bytes) = try outline(lines)
    let method = try #require(outline.method)
    #expect(method.blocks.map { String(decoding: bytes[$0.content], as: UTF8.self) }.joined(separator: "|") == expected)
    #expect(outline.ingredients.range.upperBound <= method.range.lowerBound)
  }
}
