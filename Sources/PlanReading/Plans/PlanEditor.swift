public import Cookbook
public import SourceText

/// Adds meals to a Markdown plan and takes them out; every byte that has nothing to do with the change stays.
public struct PlanEditor {
  private let source: SourceFile
  private let reader: PlanReader
  private let lineEnd: String

  public init(_ source: SourceFile) {
    self.source = source
    reader = PlanReader(source)
    lineEnd = source.bytes.contains(0x0D) ? "\r\n" : "\n"
  }

  // MARK: Adding

  /// Puts an item, as a plan writes it, behind what a meal already has, or starts the meal or the day.
  ///
  /// A new meal stands in the order of the day's slots, a new day in that of dates; their words are in the language of
  /// the headings there are.
  public func adding(_ item: String, on date: CalendarDate, _ slot: MealSlot) -> [UInt8] {
    guard let day = reader.layout.days.last(where: { $0.date == date }) else { return addingDay(item, date, slot) }
    if let meal = day.meals.last(where: { $0.slot == slot }) { return extending(meal, by: item) }
    let line = "- \(PlanWords.name(of: slot, in: language)): \(item)"
    if let next = day.meals.first(where: { Self.rank($0.slot) > Self.rank(slot) }) {
      return inserting(line + lineEnd, at: reader.lines.start(of: next.lines.lowerBound))
    }
    guard let last = day.meals.last else { return inserting(lineEnd + lineEnd + line, at: end(of: day.line)) }
    return inserting(lineEnd + line, at: end(of: last.lines.upperBound))
  }

  private func extending(_ meal: PlanLayout.Meal, by item: String) -> [UInt8] {
    if meal.lines.count > 1 { return inserting("\(lineEnd)  - \(item)", at: end(of: meal.lines.upperBound)) }
    return inserting(meal.items.isEmpty ? " \(item)" : "; \(item)", at: meal.text.upperBound)
  }

  private func addingDay(_ item: String, _ date: CalendarDate, _ slot: MealSlot) -> [UInt8] {
    let name = PlanWords.name(of: date.weekday, in: language)
    let isInWeek = reader.week == ISOWeek(of: date)
    let heading = isInWeek ? "## \(name)" : "## \(name), \(date.text)"
    let block = [heading, "", "- \(PlanWords.name(of: slot, in: language)): \(item)"].joined(separator: lineEnd)
    if let next = reader.layout.days.first(where: { $0.date > date }) {
      return inserting(block + lineEnd + lineEnd, at: reader.lines.start(of: next.line))
    }
    let last = source.bytes.lastIndex { ![0x0A, 0x0D, 0x20, 0x09].contains($0) }
    guard let last else { return Array((block + lineEnd).utf8) }
    let isAtEnd = last + 1 == source.bytes.count
    return inserting(lineEnd + lineEnd + block + (isAtEnd ? lineEnd : ""), at: last + 1)
  }

  /// That of the first heading that says one.
  private var language: PlanWords.Language {
    reader.layout.days.lazy.compactMap { day in
      PlanWords.language(ofHeading: String(decoding: source.bytes[day.heading], as: UTF8.self))
    }.first ?? .english
  }

  /// Slots of the author's own come last.
  private static func rank(_ slot: MealSlot) -> Int { MealSlot.standard.firstIndex(of: slot) ?? Int.max }

  private func end(of line: Int) -> Int { reader.lines.end(of: line) }

  // MARK: Removing

  /// Takes out the items of a meal for which something is true, and the meal when none is left; `nil` where no item is
  /// such. Headings stay.
  public func removing(on date: CalendarDate, _ slot: MealSlot, where fits: (PlanItem) -> Bool) -> [UInt8]? {
    var cuts: [Range<Int>] = []
    for (day, place) in zip(reader.plan.days, reader.layout.days) where day.date == date {
      for (meal, layout) in zip(day.meals, place.meals) where meal.slot == slot {
        let gone = meal.items.filter(fits)
        if gone.count == meal.items.count {
          cuts.append(wholeLines(layout.lines))
        } else {
          cuts += gone.map { cut($0.range, among: layout) }
        }
      }
    }
    guard !cuts.isEmpty else { return nil }
    var result = source.bytes
    for cut in cuts.sorted(by: { $0.lowerBound > $1.lowerBound }) { result.removeSubrange(cut) }
    return result
  }

  private func wholeLines(_ lines: ClosedRange<Int>) -> Range<Int> {
    reader.lines.start(of: lines.lowerBound)..<reader.lines.start(of: lines.upperBound + 1)
  }

  /// An item with the separator behind it, or, for the last one of a line, the separator before it.
  private func cut(_ item: Range<Int>, among meal: PlanLayout.Meal) -> Range<Int> {
    let line = meal.lines.first { reader.lines.range(of: $0).contains(item.lowerBound) } ?? meal.lines.lowerBound
    let range = reader.lines.range(of: line)
    let others = meal.items.filter { range.contains($0.lowerBound) && $0 != item }
    if let next = others.first(where: { $0.lowerBound > item.lowerBound }) {
      return item.lowerBound..<next.lowerBound
    }
    if let previous = others.last { return previous.upperBound..<item.upperBound }
    return line == meal.lines.lowerBound ? item : wholeLines(line...line)
  }

  private func inserting(_ text: String, at offset: Int) -> [UInt8] {
    Array(source.bytes[..<offset]) + Array(text.utf8) + Array(source.bytes[offset...])
  }
}
