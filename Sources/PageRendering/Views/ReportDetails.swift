internal import Nutrition

/// What a report shows of recipes beside their figures.
struct ReportDetails {
  /// Where the page of a recipe is found, by its path below the content folder.
  let address: (String) -> String?
  /// The ingredients of recipes, by their path; empty where the pages of the recipes tell about them.
  var ingredients: [String: [AnalysedLine]] = [:]
}
