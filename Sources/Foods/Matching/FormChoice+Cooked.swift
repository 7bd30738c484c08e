internal import KitchenUnits
internal import Words

/// Meat that is measured as it is after cooking.
extension FormChoice {
  /// `8 slices bacon, cooked and crumbled`.
  var isOfCookedSlices: Bool {
    guard let comment, let unit, Self.slices.contains(unit), let first = NameWords(comment).words.first else {
      return false
    }
    let words = NameWords(comment)
    return WordLexicon.standard.kind(words.bytes, first.range, search.language).form == .cooked
  }

  /// What is counted in slices is counted as the table weighs it cooked, where it does: most of a rasher stays in the pan.
  func chooseCookedSlice(_ match: inout FoodMatch) {
    guard let cooked = book.traits[match.index].forms.first(where: { $0.form == .cooked })?.food,
      book.foods[cooked].weights.contains(where: { Self.slices.contains($0.unit) })
    else { return }
    take(cooked, .word(.cooked), &match)
  }

  private static let slices: [KitchenUnit] = [.slice, .rasher, .strip]

  /// `2 cups chicken, cooked and cubed`, `1 cup turkey, shredded`: nobody measures a bird in cups before it is cooked.
  var isCupOfPieces: Bool {
    guard let comment, unit?.dimension == .volume, let first = NameWords(comment).words.first else { return false }
    let words = NameWords(comment)
    return Self.pulled.number(of: words.bytes, in: first.range) != nil
      || WordLexicon.standard.kind(words.bytes, first.range, search.language).form == .cooked
  }

  /// `2 cups diced turkey`: what the table weighs in cups only as it is after cooking.
  func isCupOfCooked(_ match: FoodMatch) -> Bool {
    guard unit == .cup else { return false }
    let food = book.foods[match.index]
    return food.density == nil && !food.weights.contains { $0.unit.dimension == .volume }
  }

  private static let pulled = WordTable(names: "shredded pulled flaked")

  func chooseCookedMeat(_ match: inout FoodMatch) {
    let food = book.foods[match.index]
    guard food.category == .meatAndSeafood, book.traits[match.index].form == nil,
      let cooked = book.food(named: NameWords("cooked \(food.name)").bytes, in: .en)
    else { return }
    take(cooked, .word(.cooked), &match)
  }
}
