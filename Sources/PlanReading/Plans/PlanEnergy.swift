internal import Cookbook
internal import CookbookReading
internal import Quantities

/// What a note states about what it provides: `eating out ~ 800 kcal (30 g protein, 80 g carbs, 35 g fat)`, in this order or
/// in that of labels, `(protein 30 g, carbs 80 g)`.
struct PlanEnergy: Equatable {
  /// The note without the figures.
  let text: String
  let nutrition: PlanNutrition

  static func first(in text: String) -> PlanEnergy? {
    let words = NoteWord.all(in: text)
    guard let index = words.firstIndex(where: { isEnergyUnit($0.text) }), let energy = energy(words, at: index) else {
      return nil
    }
    var nutrition = PlanNutrition(energy: energy.value)
    // A number is of one word: what stands between two was read with the first one.
    var taken = Set(energy.words)
    for (position, word) in words.enumerated() {
      guard let macro = macro(word.text) else { continue }
      let beside = [grams(words, before: position), grams(words, after: position)]
      let grams = beside.lazy.compactMap(\.self).first { taken.isDisjoint(with: $0.words) }
      taken.formUnion(grams.map { Set($0.words) } ?? [])
      switch macro {
      case .protein: nutrition.protein = grams?.value
      case .carbohydrate: nutrition.carbohydrate = grams?.value
      case .fat: nutrition.fat = grams?.value
      }
    }
    return PlanEnergy(text: note(text, upTo: words[energy.words.lowerBound].text), nutrition: nutrition)
  }

  /// A number and the words it is written in.
  private struct Number {
    let value: Rational
    let words: Range<Int>
  }

  private static func isPartOfNumber(_ character: Character) -> Bool {
    character.isNumber || character == "." || character == "," || isDash(character)
  }

  private static func isDash(_ character: Character) -> Bool {
    character == "-" || character == "–" || character == "—"
  }

  /// `kcal`, also where it is written together with its number.
  private static func isEnergyUnit(_ word: Substring) -> Bool {
    units.contains(word.drop { isPartOfNumber($0) || $0.isWhitespace || $0 == "'" || $0 == "’" }.lowercased())
  }

  private static func energy(_ words: [NoteWord], at index: Int) -> Number? {
    let own = words[index].plain.prefix(while: isPartOfNumber)
    if !own.isEmpty {
      return (ungrouped(own).map { Rational($0) } ?? value(own)).map { Number(value: $0, words: index..<(index + 1)) }
    }
    guard index > 0 else { return nil }
    if let whole = ungrouped(words[index - 1].plain[...]) {
      return Number(value: Rational(whole), words: (index - 1)..<index)
    }
    return number(words, endingBefore: index)
  }

  /// `1,200` and `1.200`, of which nobody means a little more than one kilocalorie.
  private static func ungrouped(_ word: Substring) -> Int? {
    let groups = word.split(omittingEmptySubsequences: false) { $0 == "," || $0 == "." }
    let digits = groups.joined()
    guard groups.count > 1, (1...3).contains(groups[0].utf8.count), groups[0] != "0",
      groups.dropFirst().allSatisfy({ $0.utf8.count == 3 }), digits.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return Int(digits)
  }

  /// `16`, `16.5`, `16 1/2`, which is two words, and `300 to 400`, which is three: its middle.
  private static func number(_ words: [NoteWord], endingBefore index: Int) -> Number? {
    guard index > 0, let last = value(words[index - 1].plain[...]) else { return nil }
    // `table 4 - 800 kcal` states no range.
    if index > 2, words[index - 3].group == words[index - 1].group,
      rangeWords.contains(words[index - 2].text.lowercased()), let low = value(words[index - 3].plain[...]),
      low < last, low.multiplied(by: Rational(4)).map({ $0 >= last }) ?? false, let middle = middle(low, last)
    {
      return Number(value: middle, words: (index - 3)..<index)
    }
    if index > 1, words[index - 1].plain.contains("/"), let whole = Int(words[index - 2].plain), whole > 0,
      let sum = last.adding(Rational(whole))
    {
      return Number(value: sum, words: (index - 2)..<index)
    }
    return Number(value: last, words: (index - 1)..<index)
  }

  private static func value(_ word: Substring) -> Rational? {
    let decimal = String(word.map { $0 == "," ? "." : $0 })
    guard let first = decimal.first, first.isNumber, let amount = try? AmountReader.read(decimal.utf8).amount,
      amount.unit == nil || amount.unit == "g"
    else { return nil }
    if case .range(let low, let high) = amount.measure { return middle(low, high) }
    return amount.factor
  }

  /// What counts of a range, as in recipes.
  private static func middle(_ low: Rational, _ high: Rational) -> Rational? {
    Rational(1, 2).flatMap { low.adding(high)?.multiplied(by: $0) }
  }

  private static let rangeWords: Set<String> = ["-", "–", "—", "to", "bis", "à", "a"]

  // MARK: Grams

  /// `30 g protein`, `30g protein`; a number alone is not of a word within other brackets, as in `table 4 (protein 30 g)`.
  private static func grams(_ words: [NoteWord], before index: Int) -> Number? {
    guard index > 0 else { return nil }
    let isApart = words[index - 1].text.lowercased() == "g"
    guard let number = number(words, endingBefore: isApart ? index - 1 : index) else { return nil }
    let (first, last) = (words[number.words.lowerBound], words[number.words.upperBound - 1])
    let isWeight = isApart || last.plain.hasSuffix("g")
    return first.part == words[index].part && (isWeight || first.group == words[index].group) ? number : nil
  }

  /// `protein 30 g`, `protein: 30g`.
  private static func grams(_ words: [NoteWord], after index: Int) -> Number? {
    let rest = words[(index + 1)...].prefix { $0.part == words[index].part }
    guard let next = rest.first, let value = value(next.plain[...]) else { return nil }
    if let whole = Int(next.plain), whole > 0, rest.count > 1, words[index + 2].plain.contains("/"),
      let sum = Self.value(words[index + 2].plain[...])?.adding(Rational(whole))
    {
      return Number(value: sum, words: (index + 1)..<(index + 3))
    }
    return Number(value: value, words: (index + 1)..<(index + 2))
  }

  private static func note(_ text: String, upTo word: Substring) -> String {
    var note = text[..<word.startIndex]
    while let last = note.last, last == " " || last == "~" || last == "≈" || last == "," || last == "(" || last == "-" {
      note = note.dropLast()
    }
    return String(note)
  }

  /// In the order in which scripts know them.
  enum Macro: CaseIterable { case protein, carbohydrate, fat }

  private static func macro(_ word: Substring) -> Macro? {
    let key = word.lowercased()
    return macros[key.hasSuffix(":") ? String(key.dropLast()) : key]
  }

  private static let macros = Dictionary(
    uniqueKeysWithValues: Macro.allCases.flatMap { macro in words(for: macro).map { ($0, macro) } })

  static func words(for macro: Macro) -> [String] {
    switch macro {
    case .protein: ["protein", "eiweiß", "protéines", "proteínas", "proteína"]
    case .carbohydrate:
      ["carbs", "carbohydrate", "carbohydrates", "kh", "kohlenhydrate", "glucides", "hidratos"]
    case .fat: ["fat", "fett", "lipides", "grasa", "grasas"]
    }
  }

  static let units = ["kcal", "cal", "calories"]
}
