internal import Cookbook
internal import Foods
internal import Nutrition
package import PageInputs
internal import SitePlanning
package import SourceText

/// What foods say about the recipes of one file.
package enum FileAnalysis {
  /// Notes on what could not be counted, and errors where less is known than is required.
  ///
  /// - Parameters:
  ///   - path: of the file, as it is shown.
  ///   - required: thousandths of the mass; `nil` when nothing is.
  package static func diagnostics(
    _ recipes: [SourcedRecipe], of path: String, options: SiteOptions, required: Int?
  ) -> [Diagnostic] {
    guard let (library, place) = RecipeLibrary.containing(path, options: options) else { return [] }
    let language = library.configuration.language
    let foods = library.makeBook()
    var analyst = RecipeAnalyst(foods: foods, language: language)
    let notes = FoodNotes(foods: foods, language: language)
    let isMarkdown = path.lowercased().hasSuffix(".md")
    return recipes.flatMap { contents -> [Diagnostic] in
      // Links are followed from where the file lies in its library.
      var entry = contents.entry
      entry.path = RecipePath(file: place, part: entry.part).text
      let lines = analyst.lines(of: entry)
      var found = notes.notes(on: lines, of: contents.entry, source: isMarkdown ? contents.source : nil)
      if let required {
        let recipe = RecipeAnalysis(entry, in: library, analyst: &analyst, threshold: required)
        if recipe.nutrition.status == .incomplete {
          found.append(
            CoverageRequirement.problem(path, title: entry.recipe.title, recipe.nutrition, required: required))
        }
      }
      return found
    }
  }
}
