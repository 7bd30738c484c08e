internal import IngredientLines
internal import Quantities

/// A yield as people write it, with its number last, `serves 6`, `Portionen: 4`, `Makes about 12`, or in words, `a dozen
/// rolls`, `makes two loaves`.
enum LabelledYield {
  /// The amount in the order RecipeMD has; `nil` for every other text.
  static func inOrder(_ text: [UInt8]) -> [UInt8]? {
    guard text.count <= longest else { return nil }
    let words = String(decoding: text, as: UTF8.self)
    guard let digit = words.firstIndex(where: \.isNumber), digit > words.startIndex else { return nil }
    let label = parts(words[..<digit])
    guard let first = label.first, label.dropFirst().allSatisfy(about.contains) else { return nil }
    guard let unit = units[first] else { return nil }
    let number = label.dropFirst().map { $0 + " " }.joined() + words[digit...]
    // “Serves 6 people” says itself what is counted; the “to” of “4 to 6” says nothing.
    let saysUnit = unit.isEmpty || (try? AmountReader.read(number.utf8))?.amount.unit != nil
    return Array((saysUnit ? number : "\(number) \(unit)").utf8)
  }

  /// `12 rolls` for `a dozen rolls`, `2 loaves` for `makes two loaves`.
  static func inDigits(_ text: [UInt8]) -> [UInt8]? {
    let text = String(decoding: text, as: UTF8.self)
    guard text.utf8.count <= longest, !text.contains(where: \.isNumber) else { return nil }
    var words = text.split { $0 == " " || $0 == ":" || $0 == "\u{A0}" }.map(String.init)
    var unit = ""
    if let first = words.first?.lowercased(), let counted = units[first] {
      words.removeFirst()
      unit = counted
    }
    let hedges = words.prefix { about.contains($0.lowercased()) }
    words.removeFirst(hedges.count)
    guard let number = number(&words) else { return nil }
    if words.isEmpty { words = unit.isEmpty ? [] : [unit] }
    // A number alone counts nothing that a word of the text says.
    return words.isEmpty ? nil : Array((hedges + [NumberText.plain(number)] + words).joined(separator: " ").utf8)
  }

  /// Takes the number that words begin with: `two`, `a dozen`, `half a dozen`, `two dozen`; `a` alone counts one.
  private static func number(_ words: inout [String]) -> Rational? {
    let values = words.prefix(2).map(IngredientLineReader.number(inWord:))
    guard var number = values.first ?? nil else { return nil }
    var count = 1
    if values.count > 1, let second = values[1] {
      // `a half`, `half a`
      if number == .one, second < .one {
        (number, count) = (second, 2)
      } else if number < .one, second == .one {
        count = 2
      }
    }
    if words.count > count, vague.contains(words[count].lowercased()) { return nil }
    if words.count > count, dozens.contains(words[count].lowercased()), let product = number.multiplied(by: 12) {
      (number, count) = (product, count + 1)
    }
    words.removeFirst(count)
    return number
  }

  private static func parts(_ text: Substring) -> [String] {
    text.split { $0 == " " || $0 == ":" || $0 == "\u{A0}" }.map { $0.lowercased() }
  }

  /// Bytes of the longest text that is read so.
  private static let longest = 200
  private static let about: Set<String> = ["about", "ca.", "ca", "approx.", "approximately", "etwa", "environ", "unos"]
  private static let dozens: Set<String> = ["dozen", "dutzend", "douzaine", "docena"]
  /// What articles say no number with: `a few cookies`.
  private static let vague: Set<String> = ["few", "couple", "little", "lot", "bit", "paar", "peu", "poco"]

  /// What is counted, by the word before the number; empty where the number says it, or nothing does.
  private static let units: [String: String] = [
    "serves": "servings", "servings": "servings", "serving": "servings", "portions": "portions", "makes": "",
    "yield": "", "yields": "", "portionen": "Portionen", "personen": "Personen", "ergibt": "", "für": "Personen",
    "pour": "personnes", "personnes": "personnes", "raciones": "raciones", "porciones": "porciones", "para": "personas",
    "personas": "personas",
  ]
}
