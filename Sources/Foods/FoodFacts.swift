/// What a food has beside its names and kind.
///
/// It stands apart from them: foods of one's own often have none of it, and it is two thirds of what a food takes.
struct FoodFacts: Sendable, Hashable {
  var figures: Nutrients?
  var source: Food.Source?
  var density: Food.Density?
  var edible: Int?
  var weights: [Food.Weight] = []
  var look: Food.Look?
}

/// Facts in memory of their own, none where there are none.
indirect enum StoredFoodFacts: Sendable, Hashable {
  case none
  case some(FoodFacts)

  init(_ facts: FoodFacts) { self = facts == FoodFacts() ? .none : .some(facts) }

  var facts: FoodFacts {
    switch self {
    case .none: FoodFacts()
    case .some(let facts): facts
    }
  }
}
