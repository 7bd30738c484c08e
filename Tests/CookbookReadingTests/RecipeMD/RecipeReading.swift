import Cookbook
import CookbookReading
import Quantities
import SourceText
import TestSupport
import Testing

func readRecipe(_ text: String, options: RecipeReader.Options = .init()) -> Checked<RecipeDocument?> {
  RecipeReader.read(SourceFile(path: "a.md", text: text), options: options)
}

/// The recipe of a text that must be readable.
func recipe(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Recipe {
  try #require(readRecipe(text).value, sourceLocation: sourceLocation).recipe
}

/// The ingredients of a recipe that has nothing else.
func ingredients(_ lines: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> [Ingredient] {
  try recipe("# A\n\n---\n\n\(lines)\n", sourceLocation: sourceLocation).ingredients
}

/// What is wrong with a text, each place named by the mark that stands there.
func report(_ marked: String, options: RecipeReader.Options = .init()) -> [String] {
  let text = MarkedText(marked)
  return readRecipe(text.text, options: options).diagnostics.map(text.inWords)
}

/// What is wrong with a recipe of one ingredient list.
func reportOfIngredients(_ marked: String, options: RecipeReader.Options = .init()) -> [String] {
  report("# A\n\n---\n\n\(marked)\n", options: options)
}

/// Groups as an outline: `Sauce[salt](Deep[])`.
func outline(_ groups: [IngredientGroup]) -> String {
  groups.map { group in
    let inner = group.ingredientGroups.isEmpty ? "" : "(\(outline(group.ingredientGroups)))"
    return "\(group.title)[\(group.ingredients.map(\.name).joined(separator: " "))]\(inner)"
  }.joined(separator: " ")
}
