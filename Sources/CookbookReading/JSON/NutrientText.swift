internal import Cookbook
internal import Quantities
internal import SourceText

/// One nutrient as a number with a unit.
package enum NutrientText {
  package enum Kind { case energy, mass }

  /// Kilocalories or grams, of a range the middle, rounded half up; a number alone has that unit. `nil` when it cannot be read.
  ///
  /// A word before the number, `Energy 320 kcal`, does not matter unless it is the unit, `kJ 1340`. `1,234 kcal`, `1.234 kcal`
  /// and `1 234 kcal` are a thousand, and so is `1,234 mg`: nobody states these to a thousandth.
  package static func read(_ text: String, _ kind: Kind) -> Int? {
    let text = PlainText.folded(text)
    guard let start = text.firstIndex(where: { $0.isNumber || $0 == "-" || $0 == "<" }), text[start] != "<" else {
      return nil
    }
    let isFine = kind == .energy || text[start...].lowercased().contains("mg")
    let number = isFine ? withoutThousandsMark(text[start...]) : String(text[start...])
    let plain = number.replacing("(", with: " ").replacing(")", with: " ").replacing("*", with: "")
    guard let amount = (try? AmountReader.read(PlainText.folded(plain).utf8))?.amount, let value = middle(of: amount),
      !value.isNegative, let factor = factor(of: amount.unit ?? unit(before: text[..<start], kind), kind),
      let product = value.multiplied(by: factor)
    else { return nil }
    let rounded = product.roundedToNearest
    return StatedNutrition.limits.contains(rounded) ? rounded : nil
  }

  /// Of a range what counts for nutrition.
  private static func middle(of amount: Amount) -> Rational? {
    guard case .range(let low, let high) = amount.measure else { return amount.upperBound }
    return low.adding(high)?.multiplied(by: Rational(1, 2) ?? .one)
  }

  /// `1,234` with nothing but a digit before its mark and three behind it.
  private static func withoutThousandsMark(_ text: Substring) -> String {
    let (first, rest) = (text.prefix(1), text.dropFirst(2))
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard text.utf8.first.map({ (0x31...0x39).contains($0) }) == true, digits.count == 3,
      text.dropFirst().first.map({ thousandsMarks.contains($0) }) == true
    else { return String(text) }
    return String(first + rest)
  }

  /// A blank is the only one that is left of those that do not break.
  private static let thousandsMarks: Set<Character> = [",", ".", " ", "'", "’"]

  /// Whether a word is a unit of energies.
  static func isEnergy(_ word: String) -> Bool { factor(of: word, .energy) != nil }

  /// The unit that stands before a number: the last word of a label, where it is one.
  private static func unit(before label: Substring, _ kind: Kind) -> String? {
    let word = label.split { !$0.isLetter }.last.map { $0.lowercased() }
    return word.flatMap { factor(of: $0, kind) == nil ? nil : $0 }
  }

  /// What a unit counts in kilocalories (4.184 kJ, the thermochemical calorie) or grams; words behind it do not matter.
  private static func factor(of unit: String?, _ kind: Kind) -> Rational? {
    guard let unit else { return .one }
    switch (kind, unit.prefix { $0.isLetter }.lowercased()) {
    case (.energy, "kcal"), (.energy, "kcals"), (.energy, "calories"), (.energy, "calorie"), (.energy, "cal"),
      (.energy, "cals"), (.energy, "kilocalories"), (.energy, "kilocalorie"), (.energy, "kalorien"),
      (.energy, "kilokalorien"), (.energy, "calorías"), (.energy, "calorias"), (.energy, "kilocalorías"),
      (.energy, "kalorier"), (.energy, "calorieën"), (.energy, "ккал"):
      return .one
    case (.energy, "kj"), (.energy, "kilojoule"), (.energy, "kilojoules"): return Rational(250, 1046)
    case (.energy, "mj"): return Rational(250_000, 1046)
    case (.mass, "g"), (.mass, "gram"), (.mass, "grams"), (.mass, "gr"), (.mass, "gramm"), (.mass, "grammes"),
      (.mass, "gramme"), (.mass, "gramos"), (.mass, "grammi"), (.mass, "gramas"), (.mass, "г"):
      return .one
    case (.mass, "mg"), (.mass, "milligrams"), (.mass, "milligram"): return Rational(1, 1000)
    default: return nil
    }
  }
}
