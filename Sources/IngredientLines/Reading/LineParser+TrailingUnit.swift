internal import KitchenUnits
internal import Quantities

extension LineParser {
  /// `3 fat garlic cloves`, `2 thyme sprigs`: the count noun behind a food is its unit.
  mutating func readTrailingUnit() {
    guard !amounts.isEmpty, amounts[0].unit == nil, amounts[0].unitText == nil, amounts[0].measure != .unmeasured,
      let last = name.last, let unit = unit(at: last.upperBound - 1)
    else { return }
    let index = last.upperBound - 1
    guard unit.word.role == .trailingCount || unit.word.label == "rib" && isWord(index - 1, "celery") else { return }
    guard hasNameBefore(index), isWord(index - 1), !has(index - 1, [.keepsCount, .or, .and, .shape]) else { return }
    if unit.word.unit == .stick, Self.foodsOnSticks.contains(where: { isWord(index - 1, $0) }) { return }
    (amounts[0].unit, amounts[0].unitText) = (unit.word.unit, text(of: unit.range))
    amounts[0].unitLabel = unit.word.label
    name.removeLast()
    if last.lowerBound < index { name.append(last.lowerBound..<index) }
    dropShape()
  }

  /// `Eggs 3`, `Onion 1 large`: where a list has its numbers behind the names. Grades and versions are no amounts: `flour
  /// Type 405`, `omega 3`, `vitamin B 12`.
  mutating func readTrailingCount() {
    guard amounts.isEmpty, given == nil, let last = name.last, last.count > 1, case let index = last.upperBound - 1,
      kind(index) == .number, tokens[index].hasSpaceBefore, let measured = measure(at: index),
      measured.end == index + 1,
      let most = measured.measure.upperBound, most <= Self.mostTrailing, isWord(index - 1),
      foldedWord(index - 1).count > 2, !Self.grades.contains(where: { isWord(index - 1, $0) })
    else { return }
    name[name.count - 1] = last.dropLast()
    append(measured, nil, .first)
  }

  /// Nobody writes two dozen of something so.
  static let mostTrailing = Rational(20)
  private static let grades: [StaticString] = ["type", "typ", "tipo", "size", "omega", "vitamin", "grade"]

  /// `Spaghetti Nr. 5`, `spaghetti no. 5`: a maker's number of a shape is no part of the name.
  mutating func readNumberOfKind() {
    guard let last = name.last, case let index = last.upperBound - 1, kind(index) == .number else { return }
    guard index - 1 > last.lowerBound, isWord(index - 1, "nr") || isWord(index - 1, "no") else { return }
    name[name.count - 1] = last.lowerBound..<index - 1
    comment.insert(index - 1..<last.upperBound, at: 0)
  }

  /// `mozzarella sticks` are bought as these, and so are ice cream and sugar on a stick.
  private static let foodsOnSticks: [StaticString] = ["mozzarella", "halloumi", "bread", "cream", "sugar", "candy"]

  private func hasNameBefore(_ index: Int) -> Bool {
    name.joined().contains { $0 < index && isWord($0) && !has($0, [.adjective, .shape, .fill]) }
      // `1 onion stuck with 2 cloves`
      && !name.joined().contains { $0 < index && $0 > index - 4 && kind($0) == .number }
  }

  /// `fat` of `fat garlic cloves` is said of the cloves.
  private mutating func dropShape() {
    guard let first = name.first else { return }
    var stop = first.lowerBound
    while stop < first.upperBound - 1, has(stop, [.shape, .fill]) { stop += 1 }
    guard stop > first.lowerBound else { return }
    comment.insert(first.lowerBound..<stop, at: 0)
    name[0] = stop..<first.upperBound
  }

  /// Whether the line or this part of it is over.
  func isEnd(_ index: Int) -> Bool {
    guard let kind = kind(index) else { return true }
    return kind == .comma || kind == .open || kind == .semicolon
  }
}
