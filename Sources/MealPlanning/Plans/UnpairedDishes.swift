internal import Cookbook

/// The dishes of a plan that none of another one has been found for yet. Each is given once, the first that fits before others, and
/// found by what it is and where it is eaten without looking through all of them.
struct UnpairedDishes {
  /// What is eaten, wherever it is.
  private struct Thing: Hashable {
    let title: String
    let recipe: String?
    let isLeftover: Bool

    init(_ dish: PlanDifference.Dish) { (title, recipe, isLeftover) = (dish.title, dish.recipe, dish.isLeftover) }
  }

  /// Places of dishes, the first one last.
  private struct Places<Key: Hashable> {
    private var all: [Key: [Int]] = [:]

    mutating func insert(_ index: Int, _ key: Key) { all[key, default: []].append(index) }

    /// The first that is not taken; those before it are forgotten.
    mutating func take(_ key: Key, unless isTaken: [Bool]) -> Int? {
      while let index = all[key]?.popLast() {
        if !isTaken[index] { return index }
      }
      return nil
    }
  }

  private let dishes: [PlanDifference.Dish]
  private var isTaken: [Bool]
  private var same = Places<PlanDifference.Dish>()
  private var things = Places<Thing>()
  private var eaten = Places<PlanDifference.Place>()

  init(_ dishes: [PlanDifference.Dish]) {
    self.dishes = dishes
    isTaken = dishes.map { _ in false }
    for (index, dish) in dishes.enumerated().reversed() {
      same.insert(index, dish)
      things.insert(index, Thing(dish))
      eaten.insert(index, dish.place)
    }
  }

  /// The same dish at the same place.
  mutating func take(sameAs dish: PlanDifference.Dish) -> Int? { taken(same.take(dish, unless: isTaken)) }

  /// The same dish at any place.
  mutating func take(elsewhere dish: PlanDifference.Dish) -> Int? { taken(things.take(Thing(dish), unless: isTaken)) }

  /// Any dish at the same place.
  mutating func take(inPlaceOf dish: PlanDifference.Dish) -> Int? { taken(eaten.take(dish.place, unless: isTaken)) }

  private mutating func taken(_ index: Int?) -> Int? {
    if let index { isTaken[index] = true }
    return index
  }

  /// Those that are left, in the order of the plan.
  var rest: [PlanDifference.Dish] { dishes.indices.lazy.filter { !isTaken[$0] }.map { dishes[$0] } }
}
