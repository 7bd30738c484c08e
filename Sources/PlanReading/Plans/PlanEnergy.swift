internal import Cookbook
internal import CookbookReading
internal import Quantities

/// What a note states about what it provides: `eating out ~ 800 kcal (30 g protein, 80 g carbs, 35 g fat)`.
struct PlanEnergy: Equatable {
  /// The note without the figures.
  let text: String
  let nutrition: PlanNutrition

  static func first(in text: String) -> PlanEnergy? {
    let words = text.split { $0 == " " || $0 == "," || $0 == "(" || $0 == ")" || $0 == "~" || $0 == "≈" }
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

  /// `kcal`, also where it is written together with its number.
  private static func isEnergyUnit(_ word: Substring) -> Bool {
    let letters = word.drop { $0.isNumber || $0 == "." }.lowercased()
    return letters == "kcal" || letters == "cal" || letters == "calories"
  }

  private static func number(of words: [Substring], at index: Int) -> Rational? {
    let own = words[index].prefix { $0.isNumber || $0 == "." }
    return value(own) ?? number(words, endingBefore: index)
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
    guard let first = word.first, first.isNumber, let amount = try? AmountReader.read(word.utf8).amount,
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

  private enum Macro { case protein, carbohydrate, fat }

  private static func macro(_ word: Substring) -> Macro? {
    let key = word.lowercased()
    return macros[key.hasSuffix(":") ? String(key.dropLast()) : key]
  }

  private static let macros: [String: Macro] = [
    "protein": .protein, "eiweiß": .protein, "protéines": .protein, "proteínas": .protein, "proteína": .protein,
    "carbs": .carbohydrate, "carbohydrate": .carbohydrate, "carbohydrates": .carbohydrate, "kh": .carbohydrate,
    "kohlenhydrate": .carbohydrate, "glucides": .carbohydrate, "hidratos": .carbohydrate, "fat": .fat, "fett": .fat,
    "lipides": .fat, "grasa": .fat, "grasas": .fat,
  ]
}
