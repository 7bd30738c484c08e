internal import Cookbook
internal import SourceText
internal import Words

/// Finds what a leftover is left of, among all that is planned before it.
struct LeftoverFinding {
  private let meal: PlannedMeal
  private let place: PlanPlace
  private let drafts: [PlanDraft]
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter drafts: by day and meal.
  init(meal: PlannedMeal, place: PlanPlace, drafts: [PlanDraft]) {
    self.meal = meal
    self.place = place
    self.drafts = drafts
  }

  /// Positions among the drafts, all of one day; empty after an error, and where the words are a note, since nothing like
  /// them was planned: `rest day`, `leftover pizza`.
  mutating func sources() -> [Int] {
    if let dish = meal.dish { return sources(of: dish) }
    guard let sources = meals.first else {
      diagnostics.append(place.unknownLeftover())
      return []
    }
    let dishes = sources.filter { drafts[$0].recipe != nil }
    return dishes.isEmpty ? sources : dishes
  }

  // MARK: Meals

  /// What was planned for the meal on the days it may mean, the likeliest first; without a day each day before, the
  /// last one first.
  private var meals: [[Int]] {
    let earlier = drafts.indices.filter { index in
      let other = drafts[index].place
      return (meal.slot.map { $0 == other.slot } ?? true) && (other.date, other.rank) < (place.date, place.rank)
    }
    let byDay = Dictionary(grouping: earlier) { drafts[$0].place.date }
    let days = days ?? byDay.keys.sorted(by: >)
    return days.compactMap { byDay[$0] }
  }

  /// A weekday is the last one: the day itself, if the meal comes before, else one of the week before.
  private var days: [CalendarDate]? {
    switch meal.day {
    case .date(let date): return [date]
    case .weekday(let weekday):
      let back = (place.date.weekday.rawValue - weekday.rawValue + 7) % 7
      let day = place.date.adding(days: -back)
      return back == 0 ? [day, day.adding(days: -7)] : [day]
    case nil: return nil
    }
  }

  // MARK: Dishes

  private mutating func sources(of dish: PlannedMeal.Dish) -> [Int] {
    let meals = meals
    guard !meals.isEmpty else {
      if isLoose(dish) { return note() }
      diagnostics.append(place.unknownLeftover())
      return []
    }
    for sources in meals {
      let found = sources.filter { fits($0, dish) }
      let exact = found.filter { isExactly($0, dish) }
      let best = exact.isEmpty ? found : exact
      // The dish itself and what was left of it before are one.
      let kinds = Set(best.map { drafts[$0].subject })
      if kinds.count > 1 {
        diagnostics.append(place.ambiguousLeftover(dish, among: kinds.map(Self.title).sorted()))
        return []
      }
      if let last = best.last { return [last] }
    }
    var titles: [String] = []
    for source in meals.joined() where !titles.contains(title(source)) { titles.append(title(source)) }
    if isLoose(dish), !place.isNear(dish, to: titles) { return note() }
    diagnostics.append(place.unknownDish(dish, among: titles))
    return []
  }

  /// Words alone, which name neither a recipe nor a meal.
  private func isLoose(_ dish: PlannedMeal.Dish) -> Bool {
    if case .named = dish { meal.day == nil && meal.slot == nil } else { false }
  }

  private mutating func note() -> [Int] {
    diagnostics.append(place.leftoverNote())
    return []
  }

  private func fits(_ index: Int, _ dish: PlannedMeal.Dish) -> Bool {
    switch dish {
    case .recipe(_, let destination):
      let candidates = PlannedPaths.candidates(for: destination, in: place.source.path)
      return drafts[index].recipe.map { candidates.contains($0.path) } ?? false
    case .named(let name):
      // Two rest days are no dish and its leftovers.
      if case .leftover = drafts[index].place.item.content, drafts[index].origin == nil { return false }
      let title = Self.words(title(index))
      return Self.words(name).allSatisfy { word in title.contains { Self.matches(word, $0) } }
    }
  }

  private func isExactly(_ index: Int, _ dish: PlannedMeal.Dish) -> Bool {
    guard case .named(let name) = dish else { return true }
    return Self.words(name) == Self.words(title(index))
  }

  /// The word itself, its plural, or a compound that starts with it: “lentil” of “lentils”, “Linsen” of “Linsensuppe”.
  private static func matches(_ word: String, _ other: String) -> Bool {
    word == other || word.utf8.count > 3 && other.hasPrefix(word) || other.utf8.count > 3 && word == other + "s"
  }

  private static func words(_ text: String) -> [String] {
    TextFolding.folded(text).split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  private func title(_ index: Int) -> String { Self.title(drafts[index].subject) }

  private static func title(_ subject: PlannedEntry.Subject) -> String {
    switch subject {
    case .recipe(_, let title): title
    case .food(let text), .note(let text, _): text
    }
  }
}
