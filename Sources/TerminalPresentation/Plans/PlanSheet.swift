package import CommandLineParsing
internal import Cookbook
package import MealPlanning
internal import Quantities

/// A plan for the terminal: day by day, each meal with its dishes and who eats how much.
package struct PlanSheet {
  package let title: String
  package let entries: [PlannedEntry]
  package let calendar: PlanCalendar
  /// Only what this person eats; everybody when `nil`.
  package let person: String?
  package let style: TerminalStyle

  package init(
    title: String, entries: [PlannedEntry], calendar: PlanCalendar, person: String?, style: TerminalStyle
  ) {
    self.title = title
    self.entries = entries
    self.calendar = calendar
    self.person = person
    self.style = style
  }

  package var text: String {
    var lines = [style.apply(.bold, to: title)]
    let shown = entries.filter { entry in person.map { entry.portion(of: $0) != nil } ?? true }
    let width = shown.map { DisplayWidth.columns($0.slot.name) }.max() ?? 0
    var day: CalendarDate?
    var slot: MealSlot?
    for entry in shown {
      if entry.date != day {
        lines += ["", style.apply(.bold, to: Self.heading(entry.date))]
        slot = nil
      }
      let name = entry.slot == slot ? "" : TerminalText.safe(entry.slot.name)
      let space = String(repeating: " ", count: width - min(width, DisplayWidth.columns(name)))
      lines.append("  " + style.apply(.dim, to: name) + space + "  " + line(entry))
      (day, slot) = (entry.date, entry.slot)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func line(_ entry: PlannedEntry) -> String {
    var parts = [TerminalText.safe(entry.title)]
    if case .note(_, let nutrition?) = entry.subject {
      parts.append("≈ \(NumberText.display(nutrition.energy)) kcal")
    }
    if let origin = entry.origin {
      let source = calendar.entries[origin]
      parts.append("left over from \(source.date.weekday.name), \(TerminalText.safe(source.slot.name))")
    }
    if let comment = entry.item.comment { parts.append(TerminalText.safe(comment)) }
    let portions = portions(of: entry)
    if !portions.isEmpty { parts.append(portions) }
    return parts[0] + (parts.count > 1 ? "  " + style.apply(.dim, to: parts.dropFirst().joined(separator: " · ")) : "")
  }

  /// Servings of a recipe; parts of anything else, unless everybody has the same.
  private func portions(of entry: PlannedEntry) -> String {
    let portions = entry.portions.filter { person == nil || $0.person == person }
    let isEven = Set(entry.portions.map(\.share)).count == 1 && entry.portions.map(\.person) == calendar.people
    guard let first = portions.first else { return "" }
    let isAlone = portions.count == 1 && (person != nil || first.person.isEmpty)
    if let servings = first.servings, isAlone || isEven { return Self.servings(servings) + (isAlone ? "" : " each") }
    let isKnown = if case .note(_, nil) = entry.subject { false } else { true }
    if first.servings == nil, isEven, person == nil || !isKnown { return "" }
    return portions.map { portion in
      let isAll = portion.servings == nil && portion.amount == nil && portion.share == .one
      let number =
        isAll
        ? nil
        : portion.servings.map(Self.servings) ?? portion.amount.map(Self.amount) ?? NumberText.display(portion.share)
      let name = isAlone ? nil : TerminalText.safe(portion.person)
      return [name, number].compactMap(\.self).joined(separator: " ")
    }.joined(separator: ", ")
  }

  private static func servings(_ number: Rational) -> String {
    "\(NumberText.display(number)) \(ServingWord.english(for: number))"
  }

  private static func amount(_ amount: Amount) -> String {
    let words = [amount.factor.map { NumberText.display($0) }, amount.unit.map(TerminalText.safe)]
    return words.compactMap(\.self).joined(separator: " ")
  }

  private static func heading(_ date: CalendarDate) -> String { "\(date.weekday.name), \(date.text)" }
}
