public import Cookbook
internal import SitePlanning

/// Which recipes plans name, before any is read.
public enum PlannedPaths {
  /// The paths that a plan's link may mean, the likeliest first; empty for one out of the collection.
  ///
  /// The ending may be left out, and paths in menus may start from the top of the collection, as Cooklang's tools have
  /// them. A `?` may stand in the name of a file, else a query follows it.
  static func candidates(for destination: String, in plan: String) -> [String] {
    let query = destination.firstIndex(of: "?")
    let names = [destination] + (query.map { [String(destination[..<$0])] } ?? [])
    let tops = plan.lowercased().hasSuffix(".menu") ? [plan, ""] : [plan]
    return names.flatMap { name in tops.compactMap { ContentPath.resolve(name, from: $0) } }
      .flatMap { [$0, $0 + ".md", $0 + ".json"] }
  }

  /// For each link of a plan to a recipe the paths that it may mean; `nil` where the plan names recipes by what the
  /// organiser calls them, so that only their files can say which they are.
  public static func all(in plan: MealPlan) -> [[String]]? {
    var result: [[String]] = []
    for item in plan.days.flatMap(\.meals).flatMap(\.items) {
      switch item.content {
      case .recipeID: return nil
      case .recipe(_, let destination):
        if case .external = LinkDestination(destination) { continue }
        result.append(candidates(for: destination, in: plan.path))
      case .food, .note, .leftover: continue
      }
    }
    return result
  }
}
