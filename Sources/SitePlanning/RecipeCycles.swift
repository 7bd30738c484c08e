internal import Cookbook
internal import SourceText

/// Finds recipes that would need themselves, by way of others or directly.
public enum RecipeCycles {
  /// What is said of a recipe that is part of itself, wherever that is noticed.
  public static let identifier = "flatten-cycle"
  public static let hint = "unlink one of these ingredients"

  /// The most recipes that are named: a chain may be as long as the collection, and many may lead back.
  private static let mostNamed = 16

  /// - Parameter path: from the recipe that comes again to the one that needs it; of a long one beginning and end.
  public static func message(_ path: some RandomAccessCollection<String>) -> String {
    let names =
      path.count > mostNamed
      ? path.prefix(mostNamed / 2).map(quoted) + ["…"] + path.suffix(mostNamed / 2).map(quoted) : path.map(quoted)
    return "the recipe is part of itself: \((names + path.prefix(1).map(quoted)).joined(separator: " needs "))"
  }

  private static func quoted(_ path: String) -> String { "“\(path)”" }

  /// One for each ingredient whose link leads back to a recipe that it is needed for, at that ingredient.
  static func find(among recipes: [PlacedRecipe]) -> [Diagnostic] {
    var isDone = [Bool](repeating: false, count: recipes.count)
    var diagnostics: [Diagnostic] = []
    for start in recipes.indices where !recipes[start].targets.isEmpty && !isDone[start] {
      diagnostics += walk(from: start, recipes, &isDone)
    }
    return diagnostics
  }

  private struct Visit {
    let recipe: Int
    var links: ArraySlice<LocalLink>

    init(_ recipe: Int, of recipes: [PlacedRecipe]) {
      self.recipe = recipe
      links = recipes[recipe].summary.links.filter { $0.kind == .subRecipe }[...]
    }
  }

  /// Each recipe is looked at once, however many need it. Without recursion: a chain may be as long as the collection.
  private static func walk(from start: Int, _ recipes: [PlacedRecipe], _ isDone: inout [Bool]) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var visits = [Visit(start, of: recipes)]
    /// Where in `visits` a recipe is being looked at.
    var places = [start: 0]
    while let last = visits.indices.last {
      let recipe = visits[last].recipe
      guard let link = visits[last].links.popFirst() else {
        isDone[recipe] = true
        places[recipe] = nil
        visits.removeLast()
        continue
      }
      guard case .recipe(let used) = recipes[recipe].targets[link.destination], !isDone[used] else { continue }
      if let place = places[used] {
        let path = visits[place...].lazy.map { recipes[$0.recipe].summary.path }
        diagnostics.append(
          Diagnostic(
            .warning, identifier, path: recipes[recipe].summary.path, position: link.position, excerpt: link.excerpt,
            message: message(path), hint: hint))
      } else {
        places[used] = visits.count
        visits.append(Visit(used, of: recipes))
      }
    }
    return diagnostics
  }
}
