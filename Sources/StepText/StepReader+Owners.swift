internal import KitchenUnits
internal import Quantities

/// Whose amount it is.
extension StepReader {
  private static let window = 5

  /// The ingredient that is named within a few words, in the same part of the sentence.
  ///
  /// What follows an ingredient and a word such as “into” is what it is added to, `100 g butter into the flour`, and tells at most
  /// ingredients of that name apart: `1 tbsp oil for frying`.
  func ingredient(behind index: Int, _ measure: Amount.Measure, _ unit: KitchenUnit?) -> Int? {
    var roots: [ArraySlice<UInt8>] = []
    var own: Int?
    var next = index
    while next < tokens.count, roots.count < Self.window {
      if isSign(next, 0x5B) || isSign(next, 0x2D) || isSign(next, 0x27) {
        next += 1
        continue
      }
      guard case .word(let range, let hash) = tokens[next].kind, StepWords.conjunctions[folded[range], hash] == nil
      else { break }
      if own == nil, StepWords.beforePlaces[folded[range], hash] != nil, !ingredients.places(of: roots[...]).isEmpty {
        own = roots.count
      }
      if StepWords.fillers[folded[range], hash] == nil { roots.append(StepWords.root(folded[range])) }
      next += 1
    }
    // A number alone counts the very next words: `2 large eggs`, not `2 bowls for the eggs`.
    let mentioned = unit == nil ? roots.prefix(2) : roots[...]
    return best(mentioned, named: mentioned.prefix(own ?? Self.window), measure, unit, mustBeAll: false)
  }

  /// `flour (250 g)`: the name stands before; a number alone, `eggs (4)`, is all that the list has, and so is what goes on in the
  /// brackets.
  func ingredient(before index: Int, behind next: Int, _ measure: Amount.Measure, _ unit: KitchenUnit?) -> Int? {
    let isAlone = isSign(next, 0x29)
    guard isSign(index - 1, 0x28), unit != nil || isAlone else { return nil }
    var roots: [ArraySlice<UInt8>] = []
    var previous = index - 2
    while previous >= 0, roots.count < 3, case .word(let range, _) = tokens[previous].kind {
      roots.append(StepWords.root(folded[range]))
      previous -= 1
    }
    let name = unit == nil ? roots.prefix(1) : roots[...]
    return best(name, named: name, measure, unit, mustBeAll: unit == nil || !isAlone)
  }

  /// The ingredient that has most of the words, one of those it is named by among them, and of which there is enough; `nil` when
  /// several are as good.
  private func best(
    _ roots: ArraySlice<ArraySlice<UInt8>>, named names: ArraySlice<ArraySlice<UInt8>>, _ measure: Amount.Measure,
    _ unit: KitchenUnit?, mustBeAll: Bool
  ) -> Int? {
    var best: (index: Int, score: Int)?
    var isTie = false
    for index in ingredients.places(of: names) {
      let ingredient = ingredients.all[index]
      let words = ingredient.words.count { word in roots.contains { $0.elementsEqual(word) } }
      guard words > 0, let share = ingredient.share(of: measure, unit), !mustBeAll || share == .one else { continue }
      let score = words * 2 + (share == .one ? 1 : 0)
      if let current = best, score < current.score { continue }
      isTie = best?.score == score
      best = (index, score)
    }
    return isTie ? nil : best?.index
  }
}
