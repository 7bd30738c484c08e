internal import Cookbook
internal import SourceText

/// Reads what is left over: `leftover of Monday dinner`, `leftover chili from Monday dinner`, `Rest Chili vom
/// Montagabend`, `restes du dîner de lundi : chili`, `sobras`.
///
/// The meal stands at the end, or before a colon; what stands before it, or behind the colon, is the dish.
enum PlanLeftover {
  /// What follows “leftover of”; `nil` when the text is no leftover.
  static func afterWord(_ text: String) -> String? {
    // No word is longer than that, and letters with a million accents are compared as a whole.
    let start = String(decoding: text.utf8.prefix(64), as: UTF8.self)
    for word in PlanWords.leftovers where start.prefix(word.count).lowercased() == word {
      let rest = text.dropFirst(word.count)
      if rest.isEmpty || rest.first == " " || word.last == "'" || word.last == "’" {
        return String(rest).trimmingSpaces
      }
    }
    return nil
  }

  /// The meal and the dish that follow the word; `nil` where they name neither, or a meal without its day.
  static func meal(in rest: String) -> PlannedMeal? {
    if let colon = rest.firstIndex(of: ":"), let meal = wholeMeal(rest[..<colon]) {
      let dish = dish(rest[rest.index(after: colon)...])
      return PlannedMeal(day: meal.day, slot: meal.slot, dish: dish.map { .named($0) })
    }
    for start in lastWords(of: rest) {
      guard let meal = wholeMeal(rest[start...]) else { continue }
      return PlannedMeal(day: meal.day, slot: meal.slot, dish: dish(rest[..<start]).map { .named($0) })
    }
    guard let dish = dish(rest[...]), !namesSlot(dish) else { return nil }
    return PlannedMeal(dish: .named(dish))
  }

  /// Where the last words begin, in their order: more than so many are no meal, whatever joins them.
  private static func lastWords(of text: String) -> [String.Index] {
    let bytes = text.utf8
    var starts: [String.Index] = []
    var index = bytes.endIndex
    while index > bytes.startIndex, starts.count < 16 {
      let before = bytes.index(before: index)
      if index < bytes.endIndex, bytes[before] == UInt8(ascii: " ") { starts.append(index) }
      index = before
    }
    return (index == bytes.startIndex ? [index] : []) + starts.reversed()
  }

  /// “dinner”, “pizza dinner”, “Mondy dinner”: a meal whose day is missing, or misspelt.
  private static func namesSlot(_ dish: String) -> Bool {
    dish.split(separator: " ").last.map { PlanWords.slot($0) != nil } ?? false
  }

  /// Without the words that join it to its meal.
  private static func dish(_ text: Substring) -> String? {
    var words = text.split(separator: " ")[...]
    while let last = words.last, PlanWords.fillers.contains(last.lowercased()) || last == ":" { words.removeLast() }
    while let first = words.first, PlanWords.fillers.contains(first.lowercased()) { words.removeFirst() }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  // MARK: Meal

  /// `Monday dinner`, `Montagabend`, `dîner de lundi`, `la cena del lunes`, `2026-11-16 lunch`, and nothing else.
  private static func wholeMeal(_ text: Substring) -> PlannedMeal? {
    var words = text.lowercased().split { $0 == " " || $0 == "'" || $0 == "’" }.map(String.init).filter {
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
    for (name, weekday) in joinedDays where word.hasPrefix(name) {
      let rest = String(word.dropFirst(name.count))
      if PlanWords.slot(rest) != nil { return (.weekday(weekday), rest) }
    }
    return nil
  }

  static let joinedDays: [(String, Weekday)] = Array(
    zip(["montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag"], Weekday.allCases))
}
