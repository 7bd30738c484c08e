internal import Cookbook
internal import Quantities
internal import SourceText

/// Shares of a dish that say grams, loaves or whatever else its recipe yields, in place of servings.
struct MeasuredShares {
  /// The meal the dish is made for, then those that have leftovers of it.
  private(set) var meals: [PlanDraft]
  /// Whether the shares are parts of the recipe now, since it counts no servings.
  private(set) var isMeasured = false
  private(set) var diagnostics: [Diagnostic] = []

  init(_ meals: [PlanDraft]) {
    self.meals = meals
  }

  /// Makes all of them servings; of a recipe that counts none, how many times it is made for them.
  ///
  /// Of foods and notes, and of what the recipe does not yield, nobody knows how much is meant; where no servings are counted, a
  /// bare number is a proportion, which does not go together with amounts. `false` then.
  mutating func convert() -> Bool {
    let units = meals.flatMap(\.place.item.shares).map(\.unit)
    guard units.contains(where: { $0 != nil }) else { return true }
    let servings = meals[0].recipe?.servings
    let isOfYield = isOfYield
    isMeasured = servings == nil
    for index in meals.indices {
      for position in meals[index].place.item.shares.indices {
        let share = meals[index].place.item.shares[position]
        if share.unit == nil, !isMeasured { continue }
        let batches =
          share.unit == nil ? nil : meals[0].recipe?.batches(for: Amount(share.servings, unit: share.unit))
        guard let count = batches?.multiplied(by: servings ?? .one) else {
          if share.unit != nil || isOfYield { diagnostics.append(meals[index].place.share(share, of: meals[0].recipe)) }
          continue
        }
        meals[index].place.item.shares[position] = PersonShare(person: share.person, servings: count)
      }
    }
    return diagnostics.isEmpty
  }

  /// Whether an amount is one the recipe yields: then what is wrong is the number beside it.
  private var isOfYield: Bool {
    meals.contains { meal in
      meal.place.item.shares.contains { share in
        share.unit != nil && meals[0].recipe?.batches(for: Amount(.one, unit: share.unit)) != nil
      }
    }
  }
}
