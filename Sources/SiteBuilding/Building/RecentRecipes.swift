internal import Cookbook
internal import PageInputs

/// The recipes that were read last, each the only one of its file.
struct RecentRecipes: Sendable {
  private var recipes: [String: SourcedRecipe] = [:]
  /// Their paths in the order of reading, in a ring.
  private var paths: [String] = []
  private var oldest = 0

  /// As many as two groups of files that look at the same recipes have, since threads work at the end of one and at the
  /// beginning of the next. A recipe in memory takes some ten kilobytes.
  private static let limit = 1200

  subscript(path: String) -> SourcedRecipe? { recipes[path] }

  mutating func keep(_ recipe: SourcedRecipe) {
    let path = recipe.entry.path
    guard recipes.updateValue(recipe, forKey: path) == nil else { return }
    guard paths.count == Self.limit else { return paths.append(path) }
    recipes[paths[oldest]] = nil
    paths[oldest] = path
    oldest = (oldest + 1) % Self.limit
  }

  /// Forgets the recipe of a file.
  mutating func forget(_ file: String) {
    guard recipes.removeValue(forKey: file) != nil else { return }
    paths = (paths[oldest...] + paths[..<oldest]).filter { $0 != file }
    oldest = 0
  }
}
