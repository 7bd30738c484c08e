internal import Cookbook
internal import MealPlanning
internal import Mustache
package import PageInputs
internal import Quantities
internal import Themes

/// Builds the days of a plan: meals, dishes, who eats how much.
package struct PlanDays {
  /// What is shown of a dish beside who eats it when not everybody has the same.
  package enum Detail {
    case people
    /// How much of it is made, too.
    case amounts
  }

  package let context: PageContext
  package let report: WeekReport
  /// Where the page of a recipe is found, by its path below the content folder.
  package let address: (String) -> String?
  /// Only what this person eats; everybody when `nil`.
  package var person: String?

  package var detail: Detail

  package init(
    context: PageContext, report: WeekReport, address: @escaping (String) -> String?, person: String? = nil,
    detail: Detail = .people
  ) {
    self.context = context
    self.report = report
    self.address = address
    self.person = person
    self.detail = detail
  }

  private var text: InterfaceText { context.text }

  private var entries: [WeekEntry] {
    report.entries.filter { entry in person.map { entry.portion(of: $0) != nil } ?? true }
  }

  /// The days with a plan, each with its meals.
  package var days: [PlanDayView] {
    var dates: [CalendarDate] = []
    for entry in entries where dates.last != entry.date { dates.append(entry.date) }
    return dates.map { date in
      var slots: [MealSlot] = []
      for entry in entries where entry.date == date && !slots.contains(entry.slot) { slots.append(entry.slot) }
      return day(date, slots)
    }
  }

  /// Every day of the week, each with the meals of `columns`.
  package var table: [PlanDayView] { Weekday.allCases.map { day(report.week.date(of: $0), slots) } }

  /// The meals of the week in the order of a day.
  package var columns: [PlanColumnView] {
    let slots = slots
    let titles = slots.map { slot in entries.filter { $0.slot == slot }.map(\.dish.title) }
    return zip(slots, PlanColumnWidths(titles).widths).map { slot, width in
      PlanColumnView(label: text.name(of: slot), width: "\(width / 10).\(width % 10)%")
    }
  }

  private var slots: [MealSlot] {
    let used = Set(entries.map(\.slot))
    var named: [MealSlot] = []
    for slot in entries.map(\.slot) where !MealSlot.standard.contains(slot) && !named.contains(slot) {
      named.append(slot)
    }
    return MealSlot.standard.filter(used.contains) + named
  }

  private func day(_ date: CalendarDate, _ slots: [MealSlot]) -> PlanDayView {
    let entries = entries.filter { $0.date == date }
    let meals = slots.map { slot in meal(slot, entries.filter { $0.slot == slot }) }
    return PlanDayView(
      label: text.name(of: date.weekday), date: text.date(date), datetime: date.text, meals: meals)
  }

  private func meal(_ slot: MealSlot, _ entries: [WeekEntry]) -> PlanMealView {
    PlanMealView(slot: text.name(of: slot), dishes: entries.map(dish))
  }

  private func dish(_ entry: WeekEntry) -> PlanDishView {
    var url: String?
    if case .recipe(let path, _) = entry.dish { url = address(path) }
    let notes = [leftover(entry), amount(entry), entry.comment, portions(entry)].compactMap(\.self)
    // In a narrow column a line neither ends with a number nor begins with a dot.
    let separator = detail == .amounts ? "\u{A0}· " : " · "
    return PlanDishView(
      title: entry.dish.title, url: url, note: notes.isEmpty ? nil : notes.joined(separator: separator))
  }

  private func leftover(_ entry: WeekEntry) -> String? {
    guard let origin = entry.origin else { return nil }
    return text.text(
      .leftoverOf, ["day": text.name(of: origin.date.weekday), "meal": text.name(of: origin.slot)])
  }

  /// How much is made: as the plan says it, else the servings that are eaten.
  private func amount(_ entry: WeekEntry) -> String? {
    guard detail == .amounts, entry.origin == nil else { return nil }
    if let amount = entry.amount { return unbroken(AmountText(decimalSign: text[.decimalSign]).text(amount)) }
    let servings = entry.portions.compactMap(\.servings)
    guard servings.count == entry.portions.count, !servings.isEmpty,
      let sum = servings.reduce(Rational.zero as Rational?, { sum, part in sum.flatMap { $0.adding(part) } })
    else { return nil }
    return unbroken(text.servings(sum))
  }

  private func unbroken(_ text: String) -> String { text.replacing(" ", with: "\u{A0}") }

  /// Who eats of it, unless everybody eats the same.
  private func portions(_ entry: WeekEntry) -> String? {
    let isEven = Set(entry.portions.map(\.share)).count == 1
    if isEven, entry.portions.map(\.person) == report.people { return nil }
    let parts = entry.portions.filter { !$0.person.isEmpty }.map { portion in
      let name = PersonReportBuilder.shown(portion.person)
      guard !isEven else { return name }
      if let amount = portion.amount { return "\(name) \(AmountText(decimalSign: text[.decimalSign]).text(amount))" }
      return "\(name) \(NumberText.display(portion.servings ?? portion.share, decimalSign: text[.decimalSign]))"
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
