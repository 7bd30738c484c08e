internal import Cookbook
internal import SourceText

/// What the plan reader says about a file; one message for each cause.
extension SourceFile {
  func planWithoutWeek(at range: Range<Int>, heading: String) -> Diagnostic {
    diagnostic(
      .error, "plan-week", at: range, message: "nothing says which week “\(heading)” is in",
      hint: "name the file after its week, as 2026-W47.md, or write dates, as 2026-11-16")
  }

  func planUnknownWeek(at range: Range<Int>, week: String) -> Diagnostic {
    diagnostic(
      .error, "plan-week", at: range, message: "there is no week “\(week)”",
      hint: "write the ISO week as 2026-W47; a year has 52 weeks, some have 53")
  }

  func planImpossibleDate(at range: Range<Int>, text: String) -> Diagnostic {
    diagnostic(
      .error, "plan-date", at: range, message: "there is no day “\(text)”", hint: "write the date as 2026-11-16")
  }

  func planUnknownHeading(at range: Range<Int>, heading: String) -> Diagnostic {
    let word = heading.split(separator: " ").first.map(String.init) ?? heading
    let suggestion = NearMiss.suggestion(for: word, among: PlanWords.weekdayNames)
    return diagnostic(
      .warning, "plan-heading", at: range, message: "“\(heading)” names no day; what stands below it is left out",
      hint: suggestion.map { "did you mean “\($0)”?" } ?? "write a day, as Monday or 2026-11-16")
  }

  func planOtherWeekday(at range: Range<Int>, date: CalendarDate) -> Diagnostic {
    diagnostic(
      .warning, "plan-weekday", at: range, message: "\(date.text) is another day of the week; the date counts",
      hint: "correct the date or the day")
  }

  func planOutsideWeek(at range: Range<Int>, date: CalendarDate, week: ISOWeek) -> Diagnostic {
    diagnostic(
      .warning, "plan-outside-week", at: range, message: "\(date.text) is not in week \(week.text)",
      hint: "correct the date, or move the day to the plan of week \(ISOWeek(of: date).text)")
  }

  func planRepeatedDay(at range: Range<Int>, date: CalendarDate) -> Diagnostic {
    diagnostic(
      .warning, "plan-repeated-day", at: range, message: "\(date.text) stands here a second time; both count",
      hint: "join the two")
  }

  func planMealOutsideDay(at range: Range<Int>) -> Diagnostic {
    diagnostic(
      .warning, "plan-no-day", at: range, message: "this meal stands before the first day and is left out",
      hint: "move it below the heading of its day")
  }

  func planWithoutSlot(at range: Range<Int>) -> Diagnostic {
    diagnostic(
      .warning, "plan-slot", at: range, message: "nothing says which meal this is for",
      hint: "start the line with the meal and a colon, as “- Dinner: …”")
  }

  func planEmptyMeal(at range: Range<Int>, slot: String) -> Diagnostic {
    diagnostic(
      .warning, "plan-empty-meal", at: range, message: "nothing is planned for “\(slot)”",
      hint: "write what is eaten, or remove the line")
  }

  func planAmount(at range: Range<Int>, text: String) -> Diagnostic {
    diagnostic(
      .error, "plan-amount", at: range, message: "“\(text)” is not an amount",
      hint: "write a number and a unit, as *2 servings*")
  }

  func planNothing(at range: Range<Int>, text: String) -> Diagnostic {
    diagnostic(
      .error, "plan-amount", at: range, message: "“\(text)” is nothing to cook or to eat",
      hint: "write how much is made, as *2 servings*, or remove the dish")
  }

  func planText(at range: Range<Int>, text: String) -> Diagnostic {
    diagnostic(
      .warning, "plan-text", at: range, message: "“\(text)” beside a recipe means nothing to Galley",
      hint: "put remarks into parentheses, and separate dishes by a semicolon")
  }

  func planLeftover(at range: Range<Int>, text: String) -> Diagnostic {
    let near = text.split(separator: " ").lazy.compactMap { word in
      NearMiss.suggestion(for: String(word), among: PlanWords.weekdayNames.filter { $0.utf8.count > 4 })
    }.first
    return diagnostic(
      .error, "plan-leftover", at: range, message: "“\(text)” does not say which meal is left over",
      hint: near.map { "did you mean “\($0)”?" }
        ?? "name its day and meal, or its dish, as “leftover of Monday dinner” or “leftover chili”")
  }

  func planLeftoverNote(at range: Range<Int>, text: String) -> Diagnostic {
    diagnostic(
      .warning, "plan-leftover-note", at: range, message: "“\(text)” names nothing that is left over, and is a note",
      hint: "name the dish or its meal, as “leftover chili” or “leftover of Monday dinner”")
  }

  func planShare(at range: Range<Int>, text: String) -> Diagnostic {
    diagnostic(
      .error, "plan-person", at: range, message: "“\(text)” is not a person's share",
      hint: "write @name, or @name and how many servings, as @anna 2 servings")
  }

  func planNotFormatted() -> Diagnostic {
    diagnostic(
      .warning, "format-unfaithful", at: 0..<0,
      message: "in canonical form this plan would say something else; it was left alone",
      hint: "write its meals one a line, as “- Dinner: [Soup](soup.md) *2 servings*”")
  }
}
