internal import Cookbook

/// The smaller parts of a plan item's text.
enum PlanText {
  /// The text without a remark in parentheses at its end, and the remark.
  static func splitComment(_ text: String) -> (text: String, comment: String?) {
    let trimmed = text.trimmingSpaces
    guard trimmed.last == ")", let open = trimmed.lastIndex(of: "(") else { return (trimmed, nil) }
    let comment = trimmed[trimmed.index(after: open)...].dropLast()
    return (String(trimmed[..<open]).trimmingSpaces, comment.isEmpty ? nil : String(comment).trimmingSpaces)
  }

  /// `2 servings` of `*2 servings*`, `**2 servings**` and `2 servings`.
  static func withoutEmphasis(_ text: String) -> String {
    var result = Substring(text.trimmingSpaces)
    while let first = result.first, first == "*" || first == "_" { result = result.dropFirst() }
    while let last = result.last, last == "*" || last == "_" { result = result.dropLast() }
    return String(result).trimmingSpaces
  }

  /// Whether a text starts as an amount does: with a number, a fraction or an article.
  static func startsWithAmount(_ text: String) -> Bool {
    guard let first = text.first else { return false }
    if first.isNumber || first == "~" { return true }
    let word = text.prefix { $0 != " " }.lowercased()
    return word.utf8.count < text.utf8.count && articles.contains(word)
  }

  private static let articles: Set<String> = [
    "a", "an", "one", "half", "two", "three", "some", "ein", "eine", "einen", "zwei", "drei", "halbe", "halber", "un",
    "une",
    "deux", "trois", "demi", "una", "uno", "dos", "tres", "media", "medio", "about", "ca.", "etwa", "environ",
  ]

  // MARK: Leftovers

  /// What follows “leftover of”; `nil` when the text is no leftover.
  static func afterLeftoverWord(_ text: String) -> String? {
    let lowercased = text.lowercased()
    for word in PlanWords.leftovers where lowercased.hasPrefix(word) {
      let rest = lowercased.dropFirst(word.count)
      if rest.isEmpty || rest.first == " " || word.last == "'" || word.last == "’" {
        return String(rest).trimmingSpaces
      }
    }
    return nil
  }

  /// `Monday dinner`, `Montagabend`, `dîner de lundi`, `la cena del lunes`, `2026-11-16 lunch`.
  static func meal(in text: String) -> PlannedMeal? {
    var words = text.split { $0 == " " || $0 == "'" || $0 == "’" }.map(String.init).filter {
      !PlanWords.fillers.contains($0) && $0 != "s"
    }
    guard let index = words.firstIndex(where: { day($0) != nil }), let found = day(words[index]) else { return nil }
    words.remove(at: index)
    let slotWords = ([found.slot].compactMap { $0 } + words).joined(separator: " ")
    guard !slotWords.isEmpty else { return PlannedMeal(day: found.day) }
    guard let slot = PlanWords.slot(slotWords) else { return nil }
    return PlannedMeal(day: found.day, slot: slot)
  }

  private static func day(_ word: String) -> (day: PlannedMeal.Day, slot: String?)? {
    if let date = CalendarDate(word), word.utf8.count == 10 { return (.date(date), nil) }
    if let weekday = PlanWords.weekday(word) { return (.weekday(weekday), nil) }
    // German compounds: Montagabend, Dienstagmittag.
    for (name, weekday) in germanDays where word.hasPrefix(name) {
      let rest = String(word.dropFirst(name.count))
      if PlanWords.slot(rest) != nil { return (.weekday(weekday), rest) }
    }
    return nil
  }

  private static let germanDays: [(String, Weekday)] = Array(
    zip(["montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag"], Weekday.allCases))
}
