internal import Cookbook
internal import CookbookReading
internal import MealPlanning
internal import Quantities
internal import SitePlanning

/// The meals of a plan as events of a calendar.
struct PlanEvents {
  let calendar: PlanCalendar
  /// What of it is asked for.
  let entries: [PlannedEntry]
  let person: String?
  /// The address of a recipe's page, by the path of the recipe; `nil` without a base URL.
  let address: (String) -> String?
  let recipe: (String) -> RecipeEntry?

  /// Minutes from midnight; people move what does not suit them, and importing again moves it back.
  private static let times: [MealSlot: Int] = [
    .breakfast: 7 * 60 + 30, .morningSnack: 10 * 60, .lunch: 12 * 60 + 30, .afternoonSnack: 15 * 60 + 30,
    .dinner: 18 * 60 + 30, .eveningSnack: 20 * 60 + 30,
  ]
  private static let eveningBefore = 20 * 60

  var events: [CalendarFile.Event] {
    var result: [CalendarFile.Event] = []
    var rest = entries.filter { entry in person.map { entry.portion(of: $0) != nil } ?? true }[...]
    while let first = rest.first {
      let meal = rest.prefix { $0.date == first.date && $0.slot == first.slot }
      rest = rest.dropFirst(meal.count)
      result += preparations(of: Array(meal))
      result.append(event(of: Array(meal), first))
    }
    return result.sorted { ($0.date, $0.start ?? -1, $0.id) < ($1.date, $1.start ?? -1, $1.id) }
  }

  private func event(of meal: [PlannedEntry], _ first: PlannedEntry) -> CalendarFile.Event {
    let titles = meal.map { $0.isLeftover ? "\($0.title) (leftover)" : $0.title }
    let addresses = meal.compactMap(pageAddress)
    return CalendarFile.Event(
      id: id(first), date: first.date, start: Self.times[first.slot], minutes: 45,
      summary: "\(first.slot.name): \(titles.joined(separator: ", "))",
      description: meal.map(line).joined(separator: "\n"), url: addresses.first)
  }

  /// What stands in the description: a dish, who eats how much of it, where it is described.
  private func line(_ entry: PlannedEntry) -> String {
    let portions = entry.portions.filter { person == nil || $0.person == person }.compactMap { portion -> String? in
      guard let servings = portion.servings else { return nil }
      let number = "\(NumberText.display(servings)) \(servings == .one ? "serving" : "servings")"
      return portion.person.isEmpty || person != nil ? number : "\(portion.person) \(number)"
    }
    let who = portions.isEmpty ? "" : " – " + portions.joined(separator: ", ")
    return entry.title + who + (pageAddress(entry).map { "\n\($0)" } ?? "")
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
      return CalendarFile.Event(
        id: "\(id(entry))-prepare-\(index + 1)", date: entry.date.adding(days: -1), start: Self.eveningBefore,
        minutes: 15, summary: "Begin \(title) for \(entry.date.weekday.name), \(entry.slot.name)", description: hint,
        url: address(path), rings: true)
    }
  }

  /// The same whatever is eaten there.
  private func id(_ entry: PlannedEntry) -> String {
    let slug = Slug.make(entry.slot.name)
    let who = person.map { "-" + Slug.make($0) } ?? ""
    return "\(entry.date.text)-\(slug.isEmpty ? "meal" : slug)\(who)"
  }
}
