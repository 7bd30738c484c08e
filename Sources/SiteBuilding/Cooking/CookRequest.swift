internal import Cookbook
package import Nutrition
internal import SitePlanning
internal import SourceText
internal import Words

/// What somebody asks `galley cook`.
package struct CookRequest {
  /// What is there, as written.
  package let have: [String]
  package let usesPantry: Bool
  package let maxMissing: Int
  package let minutes: Int?
  package let diet: Diet?
  package let category: String?
  package let limit: Int

  package init(
    have: [String], usesPantry: Bool = true, maxMissing: Int = 3, minutes: Int? = nil, diet: Diet? = nil,
    category: String? = nil, limit: Int = 10
  ) {
    self.have = have
    self.usesPantry = usesPantry
    self.maxMissing = maxMissing
    self.minutes = minutes
    self.diet = diet
    self.category = category
    self.limit = limit
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
  package func fits(_ finding: DietFinding?, tags: [String]) -> Bool {
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
  package func check(_ recipes: [SiteRecipes.Listed]) throws(InvalidRequest) {
    guard let category else { return }
    let names = Set(recipes.compactMap { $0.entry.facts.category?.name }).sorted()
    let wanted = TextFolding.folded(category)
    guard !names.contains(where: { TextFolding.folded($0) == wanted }) else { return }
    let near = NearMiss.suggestion(for: category, among: names).map { "did you mean “\($0)”?" }
    throw InvalidRequest(
      "no recipe is of the category “\(category)”",
      hint: near ?? (names.isEmpty ? "no recipe states one" : "one of \(names.joined(separator: ", "))"))
  }
}
