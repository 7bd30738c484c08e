internal import Cookbook
internal import Synchronization

/// What the analysts of one build found out about ingredients, by language.
final class AnalysisMemory: Sendable {
  private struct Key: Hashable {
    let ingredient: Ingredient
    let language: String
  }

  private let lines = Mutex<[Key: AnalysedLine]>([:])

  /// What is known of an ingredient, or else what is found out about it; threads that ask at the same time find the
  /// same.
  func line(_ ingredient: Ingredient, language: String, analyse: () -> AnalysedLine) -> AnalysedLine {
    let key = Key(ingredient: ingredient, language: language)
    if let known = lines.withLock({ $0[key] }) { return known }
    let line = analyse()
    lines.withLock { lines in
      if lines.count >= RecipeAnalyst.memoLimit { lines.removeAll(keepingCapacity: true) }
      lines[key] = line
    }
    return line
  }

  var count: Int { lines.withLock { $0.count } }
}
