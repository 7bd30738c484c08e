internal import Cookbook
package import MealPlanning
internal import Nutrition
internal import Quantities
package import ShoppingLists
package import SiteBuilding

/// The words that the forms of a plan's difference share.
package struct PlanDifferenceWords {
  package let comparison: PlanComparison
  package let quantities: QuantityText

  package init(comparison: PlanComparison, quantities: QuantityText) {
    self.comparison = comparison
    self.quantities = quantities
  }

  // MARK: Headline

  /// `+180 kcal a day for Anna; 2 recipes swapped; −2 onions`.
  var headline: String {
    let parts = [energy, meals, shopping].filter { !$0.isEmpty }
    return parts.isEmpty ? "the same meals, by other people" : parts.joined(separator: "; ")
  }

  private var energy: String {
    comparison.eaters.compactMap { eater -> String? in
      guard let change = eater.change(.energy), change != 0 else { return nil }
      return "\(Self.signed(change)) kcal a day" + (eater.name.isEmpty ? "" : " for \(Self.person(eater.name))")
    }.joined(separator: ", ")
  }

  private var meals: String {
    let meals = comparison.meals
    let counts: [(Int, Bool, String)] = [
      (meals.swapped.count, meals.swapped.allSatisfy { $0.old.recipe != nil && $0.new.recipe != nil }, "swapped"),
      (meals.added.count, meals.added.allSatisfy { $0.recipe != nil }, "added"),
      (meals.removed.count, meals.removed.allSatisfy { $0.recipe != nil }, "removed"),
      (meals.moved.count, meals.moved.allSatisfy { $0.dish.recipe != nil }, "moved"),
      (meals.resized.count, meals.resized.allSatisfy { $0.dish.recipe != nil }, "in another amount"),
    ]
    return counts.filter { $0.0 > 0 }.map { count, areRecipes, word in
      let noun = areRecipes ? (count == 1 ? "recipe" : "recipes") : (count == 1 ? "dish" : "dishes")
      return "\(count) \(noun) \(word)"
    }.joined(separator: ", ")
  }

  /// The items themselves where they are few.
  private var shopping: String {
    let shopping = comparison.shopping
    if shopping.count <= 2 {
      return
        (shopping.added.map { "+" + item($0) } + shopping.removed.map { "−" + item($0) }
        + shopping.changed.map { "\($0.new.name) \(change($0))" }).joined(separator: ", ")
    }
    let counts = [
      (shopping.added.count, "more to buy"), (shopping.removed.count, "fewer"), (shopping.changed.count, "changed"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0) \($1)" }
    return "shopping: " + parts.joined(separator: ", ")
  }

  // MARK: Meals

  /// What became of one dish.
  struct MealRow {
    package let mark: String
    package let place: PlanDifference.Place
    package let old: String?
    package let new: String?
  }

  /// In the order of days and their meals.
  var mealRows: [MealRow] {
    let meals = comparison.meals
    var rows = meals.swapped.map {
      MealRow(mark: "~", place: $0.old.place, old: Self.title($0.old), new: Self.title($0.new))
    }
    rows += meals.removed.map { MealRow(mark: "−", place: $0.place, old: Self.title($0), new: nil) }
    rows += meals.added.map { MealRow(mark: "+", place: $0.place, old: nil, new: Self.title($0)) }
    rows += meals.moved.map {
      MealRow(mark: ">", place: $0.dish.place, old: Self.title($0.dish), new: "moved to \(place($0.to))")
    }
    rows += meals.resized.map {
      MealRow(mark: "~", place: $0.dish.place, old: Self.title($0.dish), new: Self.amounts($0))
    }
    return rows.enumerated().sorted {
      (Self.order($0.element.place), $0.offset) < (Self.order($1.element.place), $1.offset)
    }.map(\.element)
  }

  private static func order(_ place: PlanDifference.Place) -> Int {
    let slot = MealSlot.standard.firstIndex(of: place.slot) ?? MealSlot.standard.count
    return (place.week * 7 + place.weekday.rawValue) * 8 + slot
  }

  /// `Monday, Dinner`, with the week where there are several.
  package func place(_ place: PlanDifference.Place) -> String {
    (place.week == 0 ? "" : "week \(place.week + 1), ") + "\(place.weekday.name), \(place.slot.name)"
  }

  private static func title(_ dish: PlanDifference.Dish) -> String {
    dish.title + (dish.isLeftover ? " (leftover)" : "")
  }

  /// `4 → 6 servings`; where as much is eaten, who eats more and who less: `Anna 1 → 2 servings`.
  private static func amounts(_ change: PlanDifference.Resizing) -> String {
    let totals = [change.old, change.new].map(total)
    if totals[0] != totals[1] {
      return "\(NumberText.display(totals[0])) → \(NumberText.display(totals[1])) \(unit(change))"
    }
    let names = (change.old + change.new).map(\.person).reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    return names.compactMap { name -> String? in
      let parts = [change.old, change.new].map { list in total(list.filter { $0.person == name }) }
      guard parts[0] != parts[1] else { return nil }
      return "\(person(name)) \(NumberText.display(parts[0])) → \(NumberText.display(parts[1]))"
    }.joined(separator: ", ") + " \(unit(change))"
  }

  private static func total(_ portions: [PlannedEntry.Portion]) -> Rational {
    portions.reduce(.zero) { $0.adding($1.servings ?? $1.share) ?? $0 }
  }

  private static func unit(_ change: PlanDifference.Resizing) -> String {
    if change.old.allSatisfy({ $0.servings != nil }), change.new.allSatisfy({ $0.servings != nil }) {
      return "servings"
    }
    return change.dish.recipe == nil ? "× the amount" : "× the recipe"
  }

  // MARK: Figures

  /// With a sign: `+180`, `−40`, `±0`.
  static func signed(_ value: Int) -> String {
    value == 0 ? "±0" : (value > 0 ? "+" : "−") + String(value.magnitude)
  }

  package static func figure(_ value: Int?, _ sign: String? = nil) -> String {
    value.map { ReportWords.signed(String($0), sign) } ?? "–"
  }

  /// The figures of a day, each with what it was before: `≥ 286 → ≥ 361`.
  static func figures(of day: MacroDifference.Day) -> [String] {
    day.old.indices.map {
      "\(figure(day.old[$0], day.oldSigns[$0])) → \(figure(day.new[$0], day.newSigns[$0]))"
    }
  }

  /// Of sums that lack something nobody knows how much more one is than the other.
  static func energyChange(of day: MacroDifference.Day) -> String {
    day.oldSigns[0] == "≥" || day.newSigns[0] == "≥" ? "–" : change(day.old[0], day.new[0])
  }

  package static func change(_ old: Int?, _ new: Int?) -> String {
    guard let old, let new else { return "–" }
    return signed(new - old)
  }

  /// `3 of 7`, and how many days cannot be judged.
  static func targets(_ targets: MacroDifference.Targets) -> String {
    "\(targets.met) of \(targets.judged)" + (targets.unknown > 0 ? " (\(targets.unknown) not all known)" : "")
  }

  package static func person(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

  // MARK: Shopping

  /// `2 onions`, `500 g flour`, `salt`.
  package func item(_ item: ShoppingItem) -> String {
    [quantities.text(item), item.name].compactMap(\.self).joined(separator: " ")
  }

  package func quantity(_ item: ShoppingItem) -> String { quantities.text(item) ?? "some" }

  /// `+200 g, −2`.
  package func change(_ change: ShoppingDifference.Change) -> String {
    let parts = change.more.map { "+" + quantities.text($0) } + change.less.map { "−" + quantities.text($0) }
    if parts.isEmpty { return change.new.isVague ? "and some more" : "no more without an amount" }
    return parts.joined(separator: ", ")
  }
}
