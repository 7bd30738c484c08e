package import Concurrency
internal import Cookbook
internal import Nutrition
internal import PageInputs
package import SitePlanning
package import SourceText

/// All recipes of a site, looked at by one who knows foods.
package enum SiteAnalyses {
  /// What could not be counted; one note for each line.
  ///
  /// - Parameter session: one that has read every recipe.
  package static func notes(on session: SiteSession, workers: Workers) -> [Diagnostic] {
    let site = session.site
    let language = site.configuration.language
    let notes = FoodNotes(foods: site.foods, language: language)
    return workers.chunks(
      of: site.recipes.count, size: 64, state: RecipeAnalyst(foods: site.foods, language: language)
    ) { range, analyst in
      range.flatMap { index -> [Diagnostic] in
        guard let contents = session.collection.contents[site.recipes[index].summary.path] else { return [] }
        let lines = analyst.lines(of: contents.entry)
        let isMarkdown = contents.entry.filePath.lowercased().hasSuffix(".md")
        return notes.notes(on: lines, of: contents.entry, source: isMarkdown ? contents.source : nil)
      }
    }
  }

  /// One error for each recipe of which less is known than is required, unless it states its nutrition itself.
  ///
  /// - Parameter required: thousandths of the mass.
  package static func problems(in site: Site, requiring required: Int) -> [Diagnostic] {
    site.recipes.compactMap { recipe in
      let nutrition = RecipeNutrition(recipe.analysis, threshold: required)
      guard nutrition.status == .incomplete else { return nil }
      return CoverageRequirement.problem(
        recipe.summary.path, title: recipe.summary.title, nutrition, required: required)
    }
  }
}
