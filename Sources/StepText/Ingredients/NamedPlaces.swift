internal import Foods

/// Where a method calls lines of the list by names of several words: `icing sugar` first and last.
struct NamedPlaces {
  /// A word of a step.
  struct Place: Comparable {
    let step: Int
    let word: Int

    static func < (left: Place, right: Place) -> Bool { (left.step, left.word) < (right.step, right.word) }
  }

  private var first: [Int: Place] = [:]
  private var last: [Int: Place] = [:]

  init(of list: IngredientNames, in steps: [FoodPhrases]) {
    for (step, phrases) in steps.enumerated() {
      for (ingredient, word) in list.named(in: phrases) {
        let place = Place(step: step, word: word)
        if first[ingredient] == nil { first[ingredient] = place }
        last[ingredient] = place
      }
    }
  }

  func isNamed(_ ingredient: Int, before place: Place) -> Bool { first[ingredient].map { $0 < place } ?? false }

  func isNamed(_ ingredient: Int, after place: Place) -> Bool { last[ingredient].map { $0 > place } ?? false }
}
