internal import Cookbook
internal import Quantities
internal import SourceText

/// Reads stated nutrition: `412 kcal, 18 g protein, 58 g carbs, 11 g fat`, in four languages; of one serving unless it says
/// otherwise, `1600 kcal total`, `400 kcal per 100 g`.
enum NutritionReader {
  struct Reading {
    /// `nil` unless the energy is stated; amounts are rounded half up.
    var nutrition: StatedNutrition?
    /// What the figures are for.
    var basis = NutritionBasis.serving
    /// Parts that are none of the four, such as fibre, or that say again what another part said.
    var unread: [String] = []
  }

  /// Parts stand between commas, semicolons, strokes or slashes; of kilojoules and kilocalories the latter count.
  ///
  /// What one part says it is for goes for those behind it, and the first for those before. Of several the serving counts.
  ///
  /// A text of more than 10,000 bytes states nothing.
  static func read(_ text: String) -> Reading {
    guard text.utf8.count <= 10_000 else { return Reading(unread: [text]) }
    let separated = text.replacing(" / ", with: ", ").replacing("/100", with: " per 100")
    let bytes = separated.utf8.map { $0 == 0x3B || $0 == 0x7C ? 0x2C : $0 }
    var parts: [(text: String, rest: String, basis: NutritionBasis?)] = []
    for text in CommaList.parts(of: bytes).flatMap({ bracketed(String(decoding: bytes[$0], as: UTF8.self)) }) {
      let found = NutritionBasis.read(text)
      parts.append((text, found?.rest ?? text, found?.basis ?? parts.last?.basis))
    }
    let first = parts.lazy.compactMap(\.basis).first ?? .serving
    let wanted = parts.contains { $0.basis == .serving && part($0.rest) != nil } ? .serving : first
    var values: [Nutrient: Int] = [:]
    var reading = Reading(basis: wanted)
    for (text, rest, basis) in parts {
      guard basis ?? first == wanted, let (nutrient, value) = part(rest), values[nutrient] == nil else {
        if rest.contains(where: { !$0.isWhitespace }) { reading.unread.append(text) }
        continue
      }
      values[nutrient] = value
    }
    reading.nutrition = (values[.energy] ?? values[.kilojoules]).map { energy in
      StatedNutrition(
        energy: energy, protein: values[.protein], carbohydrate: values[.carbohydrate], fat: values[.fat])
    }
    return reading
  }

  /// `400 kcal` and `protein 30 g` of `400 kcal (protein 30 g`; a bracket that says something else is part of its figure.
  private static func bracketed(_ text: String) -> [String] {
    guard let open = text.firstIndex(of: "("), text[..<open].contains(where: { !$0.isWhitespace }) else {
      return [text]
    }
    let inner = text[text.index(after: open)...]
    guard NutritionBasis.read(String(inner)) == nil, part(String(inner)) != nil else { return [text] }
    return [String(text[..<open]), String(inner)]
  }

  private enum Nutrient { case energy, kilojoules, protein, carbohydrate, fat }

  /// `18 g protein` or `protein 18 g`; `kcal` alone names the energy.
  private static func part(_ text: String) -> (Nutrient, Int)? {
    var isEnergy = false
    var name: String?
    for word in text.split(whereSeparator: { $0.isWhitespace || ":()".contains($0) }) {
      let letters = String(word.drop { !$0.isLetter }).lowercased()
      isEnergy = isEnergy || NutrientText.isEnergy(letters)
      let isNumber = word.first?.isNumber == true
      if name == nil, !isNumber, !letters.isEmpty, !fillers.contains(letters) { name = letters }
    }
    if isEnergy {
      let isJoules = text.lowercased().contains("kj")
      return NutrientText.read(text, .energy).map { (isJoules ? .kilojoules : .energy, $0) }
    }
    guard let nutrient = name.flatMap({ nutrients[$0] }) else { return nil }
    return NutrientText.read(text, .mass).map { (nutrient, $0) }
  }

  /// Units and what joins them with a name.
  private static let fillers: Set<String> = ["g", "gr", "gram", "grams", "gramm", "of", "de", "d’", "an"]

  private static let nutrients: [String: Nutrient] = [
    "protein": .protein, "proteins": .protein, "eiweiß": .protein, "protéines": .protein, "proteínas": .protein,
    "carbs": .carbohydrate, "carbohydrate": .carbohydrate, "carbohydrates": .carbohydrate,
    "kohlenhydrate": .carbohydrate, "kh": .carbohydrate, "glucides": .carbohydrate, "hidratos": .carbohydrate,
    "carbohidratos": .carbohydrate, "fat": .fat, "fett": .fat, "lipides": .fat, "grasas": .fat, "grasa": .fat,
  ]
}
