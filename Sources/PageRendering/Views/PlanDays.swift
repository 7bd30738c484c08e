internal import Cookbook
internal import MealPlanning
internal import Mustache
internal import Quantities

/// Builds the days of a plan: meals, dishes, who eats how much.
struct PlanDays {
  let context: PageContext
  let report: WeekReport
  /// Where the page of a recipe is found, by its path below the content folder.
  let address: (String) -> String?

  private var text: InterfaceText { context.text }

  var days: [Value] {
    var dates: [CalendarDate] = []
    for entry in report.entries where dates.last != entry.date { dates.append(entry.date) }
    return dates.map { date in
      let entries = report.entries.filter { $0.date == date }
      var slots: [MealSlot] = []
      for entry in entries where !slots.contains(entry.slot) { slots.append(entry.slot) }
      let meals = slots.map { slot in meal(slot, entries.filter { $0.slot == slot }) }
      return .record(
        Record(
          ViewTypes.planDay,
          [.text(text.name(of: date.weekday)), .text(text.date(date)), .text(date.text), .list(meals)]))
    }
  }

  private func meal(_ slot: MealSlot, _ entries: [PlannedEntry]) -> Value {
    .record(Record(ViewTypes.planMeal, [.text(text.name(of: slot)), .list(entries.map(dish))]))
  }

  private func dish(_ entry: PlannedEntry) -> Value {
    var url: String?
    if case .recipe(let path, _) = entry.subject { url = address(path) }
    let notes = [leftover(entry), entry.item.comment, portions(entry)].compactMap(\.self)
    return .record(
      Record(
        ViewTypes.planDish,
        [
          .text(entry.title), .text(ifPresent: url),
          .text(ifPresent: notes.isEmpty ? nil : notes.joined(separator: " · ")),
        ]))
  }

  private func leftover(_ entry: PlannedEntry) -> String? {
    guard let origin = entry.origin else { return nil }
    let source = report.calendar.entries[origin]
    return text.text(
      .leftoverOf, ["day": text.name(of: source.date.weekday), "meal": text.name(of: source.slot)])
  }

  /// Who eats of it, unless everybody eats the same.
  private func portions(_ entry: PlannedEntry) -> String? {
    let isEven = Set(entry.portions.map(\.share)).count == 1
    if isEven, entry.portions.map(\.person) == report.calendar.people { return nil }
    let parts = entry.portions.filter { !$0.person.isEmpty }.map { portion in
      let name = PersonReportView.shown(portion.person)
      guard !isEven, let servings = portion.servings else { return name }
      return "\(name) \(NumberText.display(servings, decimalSign: text[.decimalSign]))"
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
