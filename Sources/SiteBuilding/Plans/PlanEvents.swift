package import Cookbook
internal import CookbookReading
package import MealPlanning
internal import Quantities
internal import SitePlanning

/// The meals of a plan as events of a calendar.
package struct PlanEvents {
  package let calendar: PlanCalendar
  /// What of it is asked for.
  package let entries: [PlannedEntry]
  package let person: String?
  /// The address of a recipe's page, by the path of the recipe; `nil` without a base URL.
  package let address: (String) -> String?
  package let recipe: (String) -> RecipeEntry?

  package init(
    calendar: PlanCalendar, entries: [PlannedEntry], person: String?, address: @escaping (String) -> String?,
    recipe: @escaping (String) -> RecipeEntry?
  ) {
    self.calendar = calendar
    self.entries = entries
    self.person = person
    self.address = address
    self.recipe = recipe
  }

  /// Minutes from midnight; people move what does not suit them, and importing again moves it back.
  private static let times: [MealSlot: Int] = [
    .breakfast: 7 * 60 + 30, .morningSnack: 10 * 60, .lunch: 12 * 60 + 30, .afternoonSnack: 15 * 60 + 30,
    .dinner: 18 * 60 + 30, .eveningSnack: 20 * 60 + 30,
  ]
  private static let eveningBefore = 20 * 60

  package var events: [CalendarFile.Event] {
    var result: [CalendarFile.Event] = []
    for meal in meals {
      result += preparations(of: meal)
      result.append(event(of: meal, meal[0]))
    }
    return result.sorted { ($0.date, $0.start ?? -1, $0.id) < ($1.date, $1.start ?? -1, $1.id) }
  }

  /// What is eaten together, each with an id of its own: programs take events with the same id for one.
  private var meals: [[PlannedEntry]] {
    let shown = entries.filter { entry in person.map { entry.portion(of: $0) != nil } ?? true }
    return Dictionary(grouping: shown.indices, by: { id(shown[$0]) }).values
      .sorted { $0[0] < $1[0] }.map { indices in indices.map { shown[$0] } }
  }

  private func event(of meal: [PlannedEntry], _ first: PlannedEntry) -> CalendarFile.Event {
    let titles = meal.map { $0.isLeftover ? "\($0.title) (leftover)" : $0.title }
    let addresses = meal.compactMap(pageAddress)
    let start = Self.times[first.slot]
    return CalendarFile.Event(
      id: id(first), date: first.date, start: start, minutes: 45,
      summary: "\(first.slot.name): \(titles.joined(separator: ", "))",
      description: meal.map { line($0, start: start) }.joined(separator: "\n"), url: addresses.first,
      alarm: start == nil ? nil : alarm(for: meal))
  }

  /// What stands in the description: a dish, what is said of it, who eats how much of it, when it is begun, where it is
  /// described.
  private func line(_ entry: PlannedEntry, start: Int?) -> String {
    // What everybody has the same part of needs no names, only what is for one of them.
    let isForAll =
      person == nil && Set(entry.portions.map(\.share)).count == 1 && entry.portions.map(\.person) == calendar.people
    let isKnown = if case .note(_, nil) = entry.subject { false } else { true }
    let portions = entry.portions.filter { person == nil || $0.person == person }.compactMap { portion -> String? in
      if portion.servings == nil, isForAll { return nil }
      let name = portion.person.isEmpty || person != nil ? nil : portion.person
      // A half of “eating out” says nothing.
      let words = [name, isKnown ? Self.amount(of: portion) : nil]
      return words.contains { $0 != nil } ? words.compactMap(\.self).joined(separator: " ") : nil
    }
    let who = portions.isEmpty ? "" : " – " + portions.joined(separator: ", ")
    let begin = lead(entry).map { "\n" + Self.begin($0, start: start) }
    let remark = entry.item.comment.map { " (\($0))" } ?? ""
    return entry.title + remark + who + (begin ?? "") + (pageAddress(entry).map { "\n\($0)" } ?? "")
  }

  /// `1½ servings`; of what counts none `100 g`, or the part of it; `nil` for all of it.
  private static func amount(of portion: PlannedEntry.Portion) -> String? {
    if let servings = portion.servings {
      return "\(NumberText.display(servings)) \(ServingWord.english(for: servings))"
    }
    if let amount = portion.amount, let number = amount.factor {
      return [NumberText.display(number), amount.unit].compactMap(\.self).joined(separator: " ")
    }
    return portion.share == .one ? nil : NumberText.display(portion.share)
  }

  // MARK: Before the meal

  /// A dish that takes longer than this is worth ringing for.
  private static let alarmMinutes = 60

  /// Rings when the dish that takes longest has to be begun.
  private func alarm(for meal: [PlannedEntry]) -> CalendarFile.Alarm? {
    let leads = meal.compactMap { entry in lead(entry).map { (minutes: $0, title: entry.title) } }
    guard let longest = leads.map(\.minutes).max(), longest > Self.alarmMinutes else { return nil }
    let titles = leads.filter { $0.minutes == longest }.map(\.title)
    return CalendarFile.Alarm(minutes: longest, text: "Begin \(titles.joined(separator: ", "))")
  }

  /// Minutes from start to table of a dish that is cooked on the day; what takes longer is begun on the evening before.
  private func lead(_ entry: PlannedEntry) -> Int? {
    guard !entry.isLeftover, case .recipe(let path, _) = entry.subject, let minutes = recipe(path)?.facts.totalMinutes,
      minutes > 0, minutes <= PreparationHint.longMinutes
    else { return nil }
    return minutes
  }

  /// `Takes 1 h 15 min: begin at 17:15`.
  private static func begin(_ minutes: Int, start: Int?) -> String {
    let parts = [minutes >= 60 ? "\(minutes / 60) h" : nil, minutes % 60 == 0 ? nil : "\(minutes % 60) min"]
    let text = "Takes " + parts.compactMap(\.self).joined(separator: " ")
    guard let start, start >= minutes else { return text }
    let clock = [(start - minutes) / 60, (start - minutes) % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return "\(text): begin at \(clock.joined(separator: ":"))"
  }

  private func pageAddress(_ entry: PlannedEntry) -> String? {
    guard case .recipe(let path, _) = entry.subject else { return nil }
    return address(path)
  }

  // MARK: The evening before

  private func preparations(of meal: [PlannedEntry]) -> [CalendarFile.Event] {
    meal.enumerated().compactMap { index, entry in
      guard !entry.isLeftover, case .recipe(let path, let title) = entry.subject, let recipe = recipe(path),
        let hint = PreparationHint.text(of: recipe)
      else { return nil }
      let summary = "Begin \(title) for \(entry.date.weekday.name), \(entry.slot.name)"
      return CalendarFile.Event(
        id: "\(id(entry))-prepare-\(index + 1)", date: entry.date.adding(days: -1), start: Self.eveningBefore,
        minutes: 15, summary: summary, description: hint, url: address(path), alarm: .init(text: summary))
    }
  }

  /// The same whatever is eaten there.
  private func id(_ entry: PlannedEntry) -> String {
    let who = person.map { "-" + Slug.make($0) } ?? ""
    return "\(entry.date.text)-\(entry.slot.key)\(who)"
  }
}
