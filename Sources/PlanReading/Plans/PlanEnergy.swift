internal import Cookbook
internal import CookbookReading
internal import Quantities

/// What a note states about what it provides: `eating out ~ 800 kcal (30 g protein, 80 g carbs, 35 g fat)`.
struct PlanEnergy: Equatable {
  /// The note without the figures.
  let text: String
  let nutrition: PlanNutrition

  static func first(in text: String) -> PlanEnergy? {
    let words = words(of: text)
    guard let index = words.firstIndex(where: { isEnergyUnit($0) }), let energy = number(of: words, at: index) else {
      return nil
    }
    var nutrition = PlanNutrition(energy: energy)
    for (position, word) in words.enumerated() {
      guard let macro = macro(word) else { continue }
      let grams = grams(words, before: position) ?? grams(words, after: position)
      switch macro {
      case .protein: nutrition.protein = grams
      case .carbohydrate: nutrition.carbohydrate = grams
      case .fat: nutrition.fat = grams
      }
    }
    return PlanEnergy(text: note(text, upTo: words, index), nutrition: nutrition)
  }

  /// Without what stands between them; a comma between two digits belongs to their number.
  private static func words(of text: String) -> [Substring] {
    var words: [Substring] = []
    var start = text.startIndex
    for index in text.indices {
      let isBetween =
        switch text[index] {
        case " ", "(", ")", "~", "≈": true
        case ",":
          !(text[..<index].last?.isNumber ?? false) || !(text[text.index(after: index)...].first?.isNumber ?? false)
        default: false
        }
      guard isBetween else { continue }
      if start < index { words.append(text[start..<index]) }
      start = text.index(after: index)
    }
    if start < text.endIndex { words.append(text[start...]) }
    return words
  }

  private static func isPartOfNumber(_ character: Character) -> Bool {
    character.isNumber || character == "." || character == ","
  }

  /// `kcal`, also where it is written together with its number.
  private static func isEnergyUnit(_ word: Substring) -> Bool {
    units.contains(word.drop(while: isPartOfNumber).lowercased())
  }

  private static func number(of words: [Substring], at index: Int) -> Rational? {
    let own = words[index].prefix(while: isPartOfNumber)
    if !own.isEmpty { return ungrouped(own).map { Rational($0) } ?? value(own) }
    guard index > 0 else { return nil }
    return ungrouped(words[index - 1]).map { Rational($0) } ?? number(words, endingBefore: index)
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

  /// `16`, `16.5`, and `16 1/2`, which is two words.
  private static func number(_ words: [Substring], endingBefore index: Int) -> Rational? {
    guard index > 0 else { return nil }
    if index > 1, words[index - 1].contains("/"), let whole = Int(words[index - 2]), whole > 0,
      let rest = value(words[index - 1])
    {
      return rest.adding(Rational(whole))
    }
    return value(words[index - 1])
  }

  private static func value(_ word: Substring) -> Rational? {
    let decimal = String(word.map { $0 == "," ? "." : $0 })
    guard let first = decimal.first, first.isNumber, let amount = try? AmountReader.read(decimal.utf8).amount,
      amount.unit == nil || amount.unit == "g"
    else { return nil }
    return amount.factor
  }

  /// `30 g protein`, `30g protein`.
  private static func grams(_ words: [Substring], before index: Int) -> Rational? {
    guard index > 0 else { return nil }
    return number(words, endingBefore: words[index - 1].lowercased() == "g" ? index - 1 : index)
  }

  /// `protein 30 g`, `protein: 30g`.
  private static func grams(_ words: [Substring], after index: Int) -> Rational? {
    index + 1 < words.count ? value(words[index + 1]) : nil
  }

  private static func note(_ text: String, upTo words: [Substring], _ index: Int) -> String {
    let ownNumber = words[index].first?.isNumber == true
    let hasFraction = !ownNumber && index > 1 && words[index - 1].contains("/") && Int(words[index - 2]) != nil
    let end = words[ownNumber || index == 0 ? index : index - (hasFraction ? 2 : 1)].startIndex
    var note = text[..<end]
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
