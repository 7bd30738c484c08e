internal import Fingerprints
internal import Foods
internal import Nutrition
internal import PageInputs
internal import SiteBuilding
internal import SitePlanning
internal import SourceText
internal import TerminalPresentation

/// What a recipe provides by its own statement, and what by its ingredients: whoever takes it over sees both.
struct ImportedFigures {
  private let nutrition: RecipeNutrition
  private let threshold: Int

  /// `nil` where the text is no recipe.
  init?(_ text: String, in workspace: Workspace) {
    let configuration = workspace.configuration
    threshold = configuration.nutrition.coverage
    let file = SourceFile(path: "imported.md", text: text)
    let read = RecipeFileReader(configuration: configuration).read(file, fingerprint: .unknown) { $0 }
    guard let entry = read.contents.first?.entry else { return nil }
    let library = RecipeLibrary(workspace)
    var analyst = RecipeAnalyst(foods: library.makeBook(), language: configuration.language)
    nutrition = RecipeAnalysis(entry, in: library, analyst: &analyst, threshold: threshold).nutrition
  }

  /// A line for what is stated, where something is, and one for what is computed.
  var lines: [String] {
    var lines: [String] = []
    if nutrition.status == .stated, let text = Self.text(of: nutrition.figures) { lines.append("states \(text)") }
    let known = "\(nutrition.coverage.thousandths / 10) % of the mass is known"
    if nutrition.coverage.thousandths < threshold {
      lines.append("its ingredients: only \(known)")
    } else if let text = Self.text(of: nutrition.computed) {
      lines.append("its ingredients give \(text); \(known)")
    }
    return lines
  }

  private static func text(of figures: RecipeNutrition.Figures) -> String? {
    guard let shown = figures.shown, shown.energy != nil else { return nil }
    let basis = figures.perServing != nil ? "a serving" : figures.perPiece != nil ? "a piece" : "in all"
    let macros = Nutrients(
      energy: shown.energy, protein: shown.protein, carbohydrate: shown.carbohydrate, fat: shown.fat)
    return "\(NutritionText.text(of: macros)) \(basis)"
  }
}
