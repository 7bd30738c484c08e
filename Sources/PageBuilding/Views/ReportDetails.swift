package import Nutrition

/// What a report shows of recipes beside their figures.
package struct ReportDetails {
  /// Where the page of a recipe is found, by its path below the content folder.
  package let address: (String) -> String?
  /// The ingredients of recipes, by their path; empty where the pages of the recipes tell about them.
  package var ingredients: [String: [AnalysedLine]] = [:]

  package init(address: @escaping (String) -> String?, ingredients: [String: [AnalysedLine]] = [:]) {
    self.address = address
    self.ingredients = ingredients
  }
}
