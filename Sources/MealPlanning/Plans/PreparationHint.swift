public import Cookbook
internal import RecipeMarkdown

/// Whether a recipe has to be begun the day before, and what says so.
public enum PreparationHint {
  /// More than this from start to table does not fit between breakfast and dinner.
  public static let longMinutes = 6 * 60

  /// The sentence of the steps that has something stand for a night or many hours, else what the stated time is; `nil`
  /// for a recipe that can be made on the day.
  public static func text(of entry: RecipeEntry) -> String? {
    let method = entry.recipe.instructions.map { entry.recipe.texts.tree(.blocks, of: $0).root }
    for step in (method.map { MarkdownPlainText.text(of: $0) } ?? "").split(separator: "\n") {
      for sentence in sentences(String(step)) where needsTheDayBefore(sentence) { return sentence }
    }
    guard let minutes = entry.facts.totalMinutes, minutes > longMinutes else { return nil }
    return "It takes \(minutes / 60) h\(minutes % 60 == 0 ? "" : " \(minutes % 60) min") from start to table."
  }

  private static func sentences(_ text: String) -> [String] {
    var result: [String] = []
    var current = ""
    for character in text {
      current.append(character)
      if character == "." || character == "!" || character == ";" {
        result.append(current)
        current = ""
      }
    }
    return (result + [current]).map { sentence in
      String(sentence.drop { $0 == " " || $0 == "|" || $0 == "-" || $0 == "#" || $0.isNumber || $0 == "." })
    }.filter { !$0.isEmpty }
  }

  private static func needsTheDayBefore(_ sentence: String) -> Bool {
    let lowercased = sentence.lowercased()
    if nights.contains(where: { contains($0, in: lowercased) }),
      !keeping.contains(where: { contains($0, in: lowercased) })
    {
      return true
    }
    guard waiting.contains(where: { contains($0, in: lowercased) }) else { return false }
    return hours(in: lowercased) > longMinutes / 60
  }

  /// The greatest number that stands before a word for hours.
  private static func hours(in text: String) -> Int {
    let words = text.split { !($0.isLetter || $0.isNumber) }
    return words.indices.dropFirst().reduce(0) { most, index in
      guard hourWords.contains(String(words[index])), let number = Int(words[index - 1]) else { return most }
      return max(most, number)
    }
  }

  /// Whole words only.
  private static func contains(_ phrase: String, in text: String) -> Bool {
    let bytes = Array(text.utf8)
    let wanted = Array(phrase.utf8)
    guard bytes.count >= wanted.count else { return false }
    for start in 0...(bytes.count - wanted.count) where bytes[start...].starts(with: wanted) {
      let end = start + wanted.count
      if (start == 0 || !isLetter(bytes[start - 1])) && (end == bytes.count || !isLetter(bytes[end])) { return true }
    }
    return false
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || (0x61...0x7A).contains(byte) }

  private static let nights = [
    "overnight", "night before", "evening before", "day before", "previous evening", "über nacht", "am vorabend",
    "am abend vorher", "am tag vorher", "la veille", "toute la nuit", "toute une nuit", "la noche anterior",
    "la víspera", "toda la noche", "de un día para otro",
  ]
  /// What is left standing for a night after the meal is none of our business.
  private static let keeping = ["keeps", "leftovers", "hält sich", "se garde", "se conserva"]
  private static let waiting = [
    "soak", "soaked", "marinate", "marinade", "rise", "prove", "proof", "chill", "rest", "leave", "einweichen",
    "marinieren", "ziehen", "gehen", "ruhen", "kühlen", "tremper", "mariner", "lever", "reposer", "refroidir",
    "remojar", "remojo", "marinar", "reposar", "enfriar",
  ]
  private static let hourWords: Set<String> = [
    "h", "hour", "hours", "stunde", "stunden", "std", "heure", "heures", "hora", "horas",
  ]
}
