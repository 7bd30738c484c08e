internal import Foods
internal import Words

extension IngredientNames {
  /// Pepper is ground, peppers are not; nor is what is diced or fried, where the list has one of those: `fry the onion and pepper`.
  func isFreshPepper(_ words: NameWords, _ index: Int) -> Bool {
    let word = words.words[index]
    guard language == .en, words.bytes[word.range].elementsEqual(Self.pepper) else { return false }
    if word.source.count > word.range.count { return true }
    guard names.contains(where: isFresh) else { return false }
    for before in stride(from: index - 1, through: max(0, index - Self.reach), by: -1) {
      let range = words.words[before].range
      if Self.seasoning.number(of: words.bytes, in: range) != nil { return false }
      if Self.cutting.number(of: words.bytes, in: range) != nil { return true }
      if before == index - 1, words.bytes[range].elementsEqual("with".utf8) { return false }
    }
    return false
  }

  private func isFresh(_ name: Name) -> Bool {
    name.words.last?.elementsEqual(Self.pepper) ?? false
      && name.food.map { foods.foods[$0].category == .vegetablesAndFruits } ?? false
  }

  private static let pepper = Array("pepper".utf8)
  /// In words, from the verb on.
  private static let reach = 10
  private static let cutting = WordTable(
    names:
      "dice slice chop deseed seed core halve quarter cut fry saute sweat soften roast grill char julienne trim cook blanch stuff"
  )
  /// With what says that it is ground, and verbs of what comes to the rest.
  private static let seasoning = WordTable(
    names:
      "season sprinkle grind add stir mix whisk toss rub taste adjust combine blend serve salt black white cayenne ground cracked milled"
  )
}
