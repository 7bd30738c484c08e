internal import Foods
internal import IngredientLines
internal import KitchenUnits
internal import Quantities

/// The juice or zest of a fruit that is counted, `juice of 1 lemon`, and the yolks or whites of eggs, `yolks of 2 eggs`.
///
/// Its figures are those of the juice or zest, where the table has a food of that name. Where that has no weight for a
/// piece, a fruit gives four tenths of its mass as juice and a twentieth as zest, which is a guess.
struct TakenPart {
  let food: Food
  private let share: Rational?
  private let fruit: Food

  /// `nil` unless the line counts pieces of a food and asks for a part of them that the table knows.
  init?(of fruit: Food, in line: IngredientLine, book: FoodBook) {
    guard let comment = line.comment, let amount = line.amounts.first,
      amount.unit == nil || amount.unit == .piece || amount.unit == .half
    else { return nil }
    let forms = PreparationForms(naming: comment)
    // “zest and juice of 1 lemon” is mostly juice.
    let part = forms.contains(.juiced) ? "juice" : forms.contains(.zest) ? "zest" : Self.eggPart(comment)
    guard let part, let food = book.food(named: "\(fruit.name) \(part)") else { return nil }
    self.food = food
    self.fruit = fruit
    share = part == "juice" ? Rational(2, 5) : Rational(1, 20)
  }

  /// `yolks of`, `the white of`, `whites only`; of eggs that are separated both are used.
  private static func eggPart(_ comment: String) -> String? {
    var words = comment.split(separator: " ", maxSplits: 3).map { $0.lowercased() }
    if words.first == "the" { words.removeFirst() }
    guard words.count > 1, ["of", "from", "only"].contains(words[1].filter(\.isLetter)) else { return nil }
    switch words[0] {
    case "yolk", "yolks": return "yolk"
    case "white", "whites": return "white"
    default: return nil
    }
  }

  func mass(of line: IngredientLine) -> LineMass {
    let hasWeight = food.weights.contains { $0.unit == .piece }
    if hasWeight { return GramPathFinder.mass(of: line, food: food) }
    guard case .weighed(let whole, var path) = GramPathFinder.mass(of: line, food: fruit),
      let milligrams = share?.rounded(times: whole)
    else { return GramPathFinder.mass(of: line, food: food) }
    path.guesses.insert(.typicalWeight)
    return .weighed(milligrams, path)
  }
}
