/// The numbers of a text, which are all that a copy of it may have: where a language model makes one up, nothing else tells.
struct CopiedNumbers {
  private let known: Set<String>
  /// Whether the text speaks of one hour in words.
  private let hasOneHour: Bool
  /// Whether it speaks of halves and quarters.
  private let hasParts: Bool

  init(source: String) {
    known = Set(Self.numbers(in: source))
    let text = source.lowercased()
    let words = Set(text.split { !$0.isLetter }.map(String.init))
    hasOneHour = !words.isDisjoint(with: Self.oneHour)
    hasParts = !words.isDisjoint(with: Self.parts) || Self.partSigns.contains { text.contains($0) }
  }

  /// Every part of a recipe with the numbers that stand nowhere in the text.
  func losses(of draft: RecipeDraft) -> [ImportLoss] {
    let times = [draft.preparationMinutes, draft.cookingMinutes, draft.statedTotalMinutes].compactMap(\.self)
    let parts = draft.preparationMinutes.flatMap { first in draft.cookingMinutes.map { first + $0 } }
    let foreignTimes = times.filter { !hasTime($0) && $0 != parts }.map { minutes in
      ImportLoss(.doubtful, "times", "there is no time of \(minutes) min in the text")
    }
    return [("title", draft.title), ("description", draft.summary), ("yield", draft.yieldText)].flatMap {
      losses($0, $1.map { [$0] } ?? [])
    } + foreignTimes + losses("ingredients", draft.groups.compactMap(\.title) + draft.ingredientLines)
      + losses("steps", draft.sections.flatMap { $0.steps.map(\.text) })
  }

  private func losses(_ field: String, _ lines: [String]) -> [ImportLoss] {
    lines.compactMap { line in
      var named: Set<String> = []
      let foreign = Self.numbers(in: line).filter { !known.contains($0) && named.insert($0).inserted }
      guard !foreign.isEmpty else { return nil }
      let list = foreign.map { "no \($0)" }.joined(separator: " and ")
      return ImportLoss(.doubtful, field, "“\(line)”: there is \(list) in the text")
    }
  }

  /// Minutes may stand in the text as hours or days: 90 as `1 h 30`, `1½ hours` or “an hour and a half”.
  private func hasTime(_ minutes: Int) -> Bool {
    if known.contains(String(minutes)) { return true }
    let (days, within) = minutes.quotientAndRemainder(dividingBy: 1440)
    if within == 0, known.contains(String(days)) { return true }
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    let hasHours = hours == 0 || known.contains(String(hours)) || hours == 1 && hasOneHour
    return hasHours && (rest == 0 || hours > 0 && known.contains(String(rest)) || rest % 15 == 0 && hasParts)
  }

  private static let oneHour: Set<String> = ["hour", "stunde", "heure", "hora", "ora", "uur", "timme", "time"]
  private static let parts: Set<String> = [
    "half", "quarter", "quarters", "halbe", "halben", "eineinhalb", "anderthalb", "viertelstunde", "dreiviertelstunde",
    "demi", "quart", "quarts", "media", "cuarto", "mezza", "mezz", "quarto", "halve", "kwartier", "halv", "kvart",
  ]
  private static let partSigns = ["½", "¼", "¾", "1/2", "1/4", "3/4", ".5", ",5", ".25", ",25", ".75", ",75"]

  /// Runs of digits; a fraction of one character is one of two numbers.
  private static func numbers(in text: String) -> [String] {
    var result: [String] = []
    var digits = ""
    for character in text + " " {
      if character.isWholeNumber, let digit = character.wholeNumberValue, digit < 10 {
        digits += String(digit)
        continue
      }
      if !digits.isEmpty { result.append(digits) }
      digits = ""
      if let parts = fractions[character] { result += parts }
    }
    return result
  }

  private static let fractions: [Character: [String]] = [
    "½": ["1", "2"], "⅓": ["1", "3"], "⅔": ["2", "3"], "¼": ["1", "4"], "¾": ["3", "4"], "⅕": ["1", "5"],
    "⅛": ["1", "8"],
    "⅜": ["3", "8"], "⅝": ["5", "8"], "⅞": ["7", "8"],
  ]
}
