import Cookbook
import CookbookReading
import SourceText
import TestSupport
import Testing

/// What is known about a recipe with a description and tags.
func facts(
  description: String = "", tags: String = "", sourceLocation: SourceLocation = #_sourceLocation
) throws -> RecipeFacts {
  try entry(description: description, tags: tags, sourceLocation: sourceLocation).facts
}

func entry(
  description: String = "", tags: String = "", sourceLocation: SourceLocation = #_sourceLocation
) throws -> RecipeEntry {
  let text = recipeText(description: description, tags: tags)
  return MetadataReader.read(try #require(readRecipe(text).value, sourceLocation: sourceLocation)).value
}

/// What the facts are warned about, each place named by the mark that stands there.
func factReport(description: String, tags: String = "") throws -> [String] {
  let text = MarkedText(recipeText(description: description, tags: tags))
  return MetadataReader.read(try #require(readRecipe(text.text).value)).diagnostics.map(text.inWords)
}

private func recipeText(description: String, tags: String) -> String {
  "# A\n\n\(description)\n\n\(tags.isEmpty ? "" : "*\(tags)*\n\n")---\n"
}
