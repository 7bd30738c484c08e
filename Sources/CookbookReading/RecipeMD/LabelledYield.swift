/// A yield whose number stands last, as people write it: `serves 6`, `Portionen: 4`, `Makes about 12`.
enum LabelledYield {
  /// The amount in the order RecipeMD has; `nil` for every other text.
  static func inOrder(_ text: [UInt8]) -> [UInt8]? {
    let words = String(decoding: text, as: UTF8.self)
    guard let digit = words.firstIndex(where: \.isNumber), digit > words.startIndex else { return nil }
    let label = words[..<digit].split { $0 == " " || $0 == ":" || $0 == "\u{A0}" }.map { $0.lowercased() }
    guard let first = label.first, label.dropFirst().allSatisfy(about.contains) else { return nil }
    guard let unit = units[first] else { return nil }
    let number = label.dropFirst().map { $0 + " " }.joined() + words[digit...]
    // “Serves 6 people” says itself what is counted.
    let saysUnit = words[digit...].contains(where: \.isLetter) || unit.isEmpty
    return Array((saysUnit ? number : "\(number) \(unit)").utf8)
  }

  private static let about: Set<String> = ["about", "ca.", "ca", "approx.", "approximately", "etwa", "environ", "unos"]

  /// What is counted, by the word before the number; empty where the number says it, or nothing does.
  private static let units: [String: String] = [
    "serves": "servings", "servings": "servings", "serving": "servings", "portions": "portions", "makes": "",
    "yield": "", "yields": "", "portionen": "Portionen", "personen": "Personen", "ergibt": "", "für": "Personen",
    "pour": "personnes", "personnes": "personnes", "raciones": "raciones", "porciones": "porciones", "para": "personas",
    "personas": "personas",
  ]
}
