public import Cookbook

/// How hard a recipe is: what it says, else what its size and time say.
///
/// **Estimate.** Ingredients, steps and total time are each worth 0 to 3 points:
///
/// | points | ingredients | steps | minutes |
/// |---|---|---|---|
/// | 0 | up to 6 | up to 4 | up to 30 |
/// | 1 | 7–10 | 5–8 | 31–60 |
/// | 2 | 11–14 | 9–12 | 61–120 |
/// | 3 | more | more | more |
///
/// A time that is not stated is left out. A mean of at most 2/3 is easy, of at least 2 hard, anything between medium.
public struct DifficultyEstimate: Sendable, Hashable {
  public enum Basis: Sendable, Hashable {
    case stated
    case estimated(ingredients: Int, steps: Int, minutes: Int?)
  }

  public let difficulty: Difficulty
  public let basis: Basis

  public init(_ difficulty: Difficulty, basis: Basis) {
    self.difficulty = difficulty
    self.basis = basis
  }

  /// `nil` when the recipe has neither ingredients nor steps.
  public init?(of entry: RecipeEntry) {
    if let stated = entry.facts.difficulty {
      self.init(stated, basis: .stated)
      return
    }
    let ingredients = entry.recipe.allIngredients.count
    let steps = entry.recipe.instructions.map(StepCount.count) ?? 0
    guard ingredients > 0 || steps > 0 else { return nil }
    let minutes = entry.facts.totalMinutes
    self.init(
      Self.difficulty(ingredients: ingredients, steps: steps, minutes: minutes),
      basis: .estimated(ingredients: ingredients, steps: steps, minutes: minutes))
  }

  static func difficulty(ingredients: Int, steps: Int, minutes: Int?) -> Difficulty {
    var points = [score(ingredients, [6, 10, 14]), score(steps, [4, 8, 12])]
    if let minutes { points.append(score(minutes, [30, 60, 120])) }
    let sum = points.reduce(0, +)
    if sum * 3 <= points.count * 2 { return .easy }
    return sum >= points.count * 2 ? .hard : .medium
  }

  private static func score(_ value: Int, _ limits: [Int]) -> Int { limits.count { value > $0 } }
}

/// Counts the steps of instructions without reading their Markdown in full.
enum StepCount {
  /// The items of lists at the margin; without any, the paragraphs that are no headings and say something to readers.
  static func count(_ instructions: String) -> Int {
    var items = 0
    var paragraphs = 0
    var isAfterBlank = true
    for line in Array(instructions.utf8).split(separator: 0x0A, omittingEmptySubsequences: false) {
      let content = line.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
      guard let first = content.first else {
        isAfterBlank = true
        continue
      }
      if line.startIndex == content.startIndex, isItem(line) { items += 1 }
      if isAfterBlank, TypesettingCommands.isAll(of: content) { continue }
      if isAfterBlank, first != 0x23 { paragraphs += 1 }
      isAfterBlank = first == 0x23
    }
    return items > 0 ? items : paragraphs
  }

  /// A bullet or a number with its sign, and a space (CommonMark 0.30 §5.2).
  private static func isItem(_ line: ArraySlice<UInt8>) -> Bool {
    var rest = line
    if let first = rest.first, first == 0x2D || first == 0x2A || first == 0x2B {
      rest = rest.dropFirst()
    } else {
      let digits = rest.prefix { (0x30...0x39).contains($0) }
      rest = rest.dropFirst(digits.count)
      guard !digits.isEmpty, digits.count <= 9, let sign = rest.first, sign == 0x2E || sign == 0x29 else {
        return false
      }
      rest = rest.dropFirst()
    }
    return rest.first == 0x20
  }
}
