internal import Cookbook
internal import SourceText

/// Dishes that two files have for the same meal: one of them is hardly ever more than a copy of the other, made by a person or by a
/// program that keeps folders alike, and all of it would be bought and eaten twice.
struct RepeatedMeals {
  private struct Meal: Hashable {
    let date: CalendarDate
    let slot: String
    let dish: String
  }

  private struct Pair: Hashable {
    let first: String
    let second: String
  }

  /// Who eats the dish by one file.
  private struct Eaters {
    let path: String
    /// Empty where some line of it names nobody, and so everybody eats.
    var names: Set<String>
  }

  private var eaters: [Meal: [Eaters]] = [:]
  private var told: Set<Pair> = []

  /// The warning about the first dish that two files have in common.
  ///
  /// - Parameter dish: the path of a recipe, or what a plan says in its place.
  mutating func notice(_ place: PlanPlace, dish: String) -> Diagnostic? {
    let meal = Meal(date: place.date, slot: place.slot.name, dish: dish)
    let (path, names) = (place.source.path, Set(place.item.shares.map(\.person)))
    // Everybody may have a plan of their own.
    let earlier = eaters[meal]?.first { found in
      found.path != path && (found.names.isEmpty || names.isEmpty || !found.names.isDisjoint(with: names))
    }
    note(names, of: path, meal)
    guard let earlier, told.insert(Pair(first: earlier.path, second: path)).inserted else { return nil }
    return place.repeated(in: earlier.path)
  }

  private mutating func note(_ names: Set<String>, of path: String, _ meal: Meal) {
    var found = eaters[meal, default: []]
    if let index = found.firstIndex(where: { $0.path == path }) {
      found[index].names = found[index].names.isEmpty || names.isEmpty ? [] : found[index].names.union(names)
    } else {
      found.append(Eaters(path: path, names: names))
    }
    eaters[meal] = found
  }
}
