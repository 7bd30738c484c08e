internal import KitchenUnits
internal import Words

/// What a line asks for on top of its first food: other foods, each with an amount of its own, and more of the same.
extension LineParser {
  /// The most of one line that are told apart.
  private static let most = 6

  /// `1 yolk` of `2 eggs plus 1 yolk`, the oil of `100 g butter and 1 tbsp olive oil`; `plus 2 tbsp for dusting` names
  /// no food, and asks for more of the line's own.
  func readAdditions(to line: inout IngredientLine) {
    guard readsAlternatives else { return }
    var remarks = comment[...]
    while let range = remarks.popFirst(), line.additions.count + line.extraAmounts.count < Self.most {
      guard let start = startOfAddition(range) else { continue }
      var parser = LineParser(self, start..<range.upperBound)
      var added = parser.line()
      guard let amount = added.amounts.first?.place, !amount.number.isEmpty else { continue }
      if !parser.namesFood {
        line.extraAmounts += added.amounts
        continue
      }
      if let whole = EggPart.whole(added.name, of: line.name) {
        (added.name, added.phrase, added.foodName) = (whole, whole, whole)
      }
      line.additions.append(added)
      remarks = parser.comment[...] + remarks
    }
  }

  /// Where the amount begins behind “plus”, “and”, “with” or a plus sign; behind a comma that of another food, which is weighed or
  /// measured out.
  private func startOfAddition(_ range: Range<Int>) -> Int? {
    var index = range.lowerBound
    if isWithMeasured(index) { return index + 1 }
    while index < range.upperBound, kind(index) == .comma || kind(index) == .plus || has(index, [.plus, .and]) {
      index += 1
    }
    guard index < range.upperBound, measure(at: index) != nil else { return nil }
    return index > range.lowerBound || isFurtherFood(index) ? index : nil
  }

  /// `with 30 g peanut butter`, unlike `with 2 stock cubes`, which may say what it is made of.
  func isWithMeasured(_ index: Int) -> Bool {
    Self.withWords.contains { isWord(index, $0) } && measuredName(at: index + 1) != nil
  }

  private static let withWords: [StaticString] = ["with", "mit", "avec", "con"]

  /// The first word behind a number and a measure that something is weighed or poured with.
  private func measuredName(at index: Int) -> Int? {
    guard kind(index) == .number, let measured = measure(at: index),
      let found = unit(at: measured.end(skippingDashIn: self)), found.word.role == .measure,
      found.word.unit?.dimension == .mass || found.word.unit?.dimension == .volume,
      isWord(found.end)
    else { return nil }
    return has(found.end, .of) ? found.end + 1 : found.end
  }

  /// `50 g prawns` of `300 g rice, 50 g prawns`, unlike `500 g flesh` of a pumpkin, and `400 g peeled` of potatoes.
  private func isFurtherFood(_ start: Int) -> Bool {
    guard kind(start - 1) == .comma || kind(start - 1) == .semicolon, !amounts.isEmpty,
      let first = measuredName(at: start)
    else { return false }
    let others: LineWord = [
      .preparation, .adverb, .comment, .detail, .each, .purpose, .example, .size, .of, .the, .part, .optional, .some,
    ]
    guard !has(first, others) else { return false }
    var index = first
    var isNew = false
    while isWord(index), !has(index, others) {
      if Self.weightWords.contains(where: { isWord(index, $0) }) { return false }
      isNew = isNew || !(nameStart..<start).contains { isSameWord($0, index) }
      index += 1
    }
    return isNew
  }

  private func isSameWord(_ one: Int, _ other: Int) -> Bool {
    isWord(one)
      && bytes[tokens[one].start..<tokens[one].end].elementsEqual(bytes[tokens[other].start..<tokens[other].end])
  }

  private static let weightWords: [StaticString] = [
    "weight", "net", "drained", "total", "flesh", "meat", "whole", "yield", "each", "raw", "dry", "juice", "zest",
    "gewicht", "abtropfgewicht", "fruchtfleisch", "netto", "poids", "net", "chair", "peso", "neto", "pulpa",
  ]

  /// Whether a word of the name says what it is, and not only how.
  private var namesFood: Bool {
    if nameStart >= end || has(nameStart, [.comment, .purpose, .example]) { return false }
    return name.joined().contains { index in
      isWord(index) && !has(index, [.preparation, .adjective, .size, .adverb, .comment, .purpose, .of, .the])
        && !Self.furtherWords.contains { isWord(index, $0) }
    }
  }
}

/// The parts of eggs, which a line that has eggs already calls by a word of their own: `plus 1 yolk`, `+ 1 jaune`.
enum EggPart {
  /// The whole name of a part; `nil` of what is none, and beside other foods.
  static func whole(_ name: String, of first: String) -> String? {
    let words = TextFolding.folded(first).split { !$0.isLetter }
    guard words.contains(where: { eggs.contains(String($0)) }) else { return nil }
    return parts[TextFolding.folded(name)]
  }

  private static let eggs: Set<String> = Set(["egg", "eggs", "œuf", "œufs", "huevo", "huevos"].map(TextFolding.folded))
  private static let parts = [
    "yolk": "egg yolk", "yolks": "egg yolks", "white": "egg white", "whites": "egg whites",
    "jaune": "jaune d’œuf", "jaunes": "jaunes d’œufs", "blanc": "blanc d’œuf", "blancs": "blancs d’œufs",
    "yema": "yema de huevo", "yemas": "yemas de huevo", "clara": "clara de huevo", "claras": "claras de huevo",
  ]
}
