internal import CommandLineParsing
internal import Cookbook
internal import Nutrition
internal import SitePlanning
internal import SourceText

enum CookFormat: String, CaseIterable {
  case text, json
}

/// What somebody asks `galley cook`.
struct CookQuestion {
  /// What is there, as written.
  let have: [String]
  let usesPantry: Bool
  let maxMissing: Int
  let minutes: Int?
  let diet: Diet?
  let category: String?
  let limit: Int
  let format: CookFormat

  init(_ command: ParsedCommand) {
    have = command.values("have").flatMap { $0.split(separator: ",") }.map(Self.trimmed).filter { !$0.isEmpty }
    usesPantry = !command.flag("no-pantry")
    maxMissing = command.integer("max-missing") ?? 3
    minutes = command.integer("time")
    diet = command.value("diet").flatMap { name in Diet.allCases.first { "\($0)" == name } }
    category = command.value("category")
    limit = command.integer("limit") ?? 10
    format = command.value("format").flatMap(CookFormat.init(rawValue:)) ?? .text
  }

  private static func trimmed(_ text: Substring) -> String {
    text.split(separator: " ").joined(separator: " ")
  }

  /// Whether a recipe is asked for, as far as it says so itself; archived ones never are.
  func wants(_ recipe: SiteRecipes.Listed) -> Bool {
    let facts = recipe.entry.facts
    if facts.isArchived { return false }
    if let minutes, (facts.totalMinutes ?? .max) > minutes { return false }
    guard let category else { return true }
    return facts.category.map { TextFolding.folded($0.name) == TextFolding.folded(category) } ?? false
  }

  /// Whether a recipe fits the diet: its ingredients say so, or leave it open and a tag says so.
  func fits(_ finding: DietFinding?, tags: [String]) -> Bool {
    guard let diet, let finding else { return true }
    return finding.fits ?? tags.contains { Self.tags(of: diet).contains(TextFolding.folded($0)) }
  }

  /// In English, German, French and Spanish.
  private static func tags(of diet: Diet) -> Set<String> {
    let vegan: Set = ["vegan", "vegane", "vegana", "vegano"]
    switch diet {
    case .vegan: return vegan
    case .vegetarian:
      return vegan.union(["vegetarian", "vegetarisch", "vegetarien", "vegetarienne", "vegetariano", "vegetariana"])
    }
  }

  /// - Throws: where no recipe is of the category.
  func check(_ recipes: [SiteRecipes.Listed]) throws(CommandUsageError) {
    guard let category else { return }
    let names = Set(recipes.compactMap { $0.entry.facts.category?.name }).sorted()
    let wanted = TextFolding.folded(category)
    guard !names.contains(where: { TextFolding.folded($0) == wanted }) else { return }
    let near = NearMiss.suggestion(for: category, among: names).map { "did you mean “\($0)”?" }
    throw CommandUsageError(
      "no recipe is of the category “\(category)”",
      hint: near ?? (names.isEmpty ? "no recipe states one" : "one of \(names.joined(separator: ", "))"))
  }
}
