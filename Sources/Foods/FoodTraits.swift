internal import KitchenUnits

/// What the matching of names needs to know of a food, ready to use.
struct FoodTraits: Sendable, Equatable {
  var form: Food.Form?
  /// The food this is a form of.
  var base: Int?
  /// The forms of this food.
  var forms: [(form: Food.Form, food: Int)] = []
  /// Bought in bunches, sprigs or leaves, so that “leaves” says nothing new about it.
  var isLeafy = false
  /// A colour before its name is no food: “orange peppers”.
  var isProduce = false
  /// So dry that “dried” says nothing new.
  var isPantry = false

  static func == (left: FoodTraits, right: FoodTraits) -> Bool {
    left.form == right.form && left.base == right.base && left.forms.elementsEqual(right.forms, by: ==)
      && left.isLeafy == right.isLeafy && left.isProduce == right.isProduce && left.isPantry == right.isPantry
  }

  static func all(of foods: [Food], bases: [Int?]) -> [FoodTraits] {
    var traits = foods.indices.map { index in
      FoodTraits(
        form: foods[index].form, base: bases[index], isLeafy: isLeafy(foods[index]),
        isProduce: foods[index].category == .vegetablesAndFruits, isPantry: foods[index].category == .pantry)
    }
    for index in foods.indices {
      guard let form = foods[index].form, let base = traits[index].base else { continue }
      traits[base].forms.append((form, index))
    }
    return traits
  }

  private static func isLeafy(_ food: Food) -> Bool {
    if let shape = food.look?.shape, shape == "leaf" || shape == "sprig" { return true }
    return food.weights.contains { $0.unit == .sprig || $0.unit == .leaf }
  }
}
