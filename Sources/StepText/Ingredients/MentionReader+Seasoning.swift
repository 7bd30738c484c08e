internal import Foods

extension MentionReader {
  /// `salzen und pfeffern`, `salez et poivrez`, `salpimentar`: the verb says what is added.
  ///
  /// English says it with nouns. Where the list has several kinds, none is certain.
  func seasoningPhrases() -> [Phrase] {
    guard phrases.language != .en else { return [] }
    return words.indices.flatMap { index -> [Phrase] in
      let range = words[index].range
      let isPepper = MentionWords.peppering.role(phrases.words.bytes, range) != nil
      let isBoth = isPepper && phrases.language == .es
      let isSalt = MentionWords.salting.role(phrases.words.bytes, range) != nil && !isPlainVerb(index)
      let found = (isSalt || isBoth ? seasoning(salt) : []) + (isPepper ? seasoning(pepper) : [])
      return found.map { Phrase(words: index..<index + 1, ingredients: [$0], use: .some) }
    }
  }

  /// French `sale` and Spanish `sala` and `sale` are other words as well: a dirty one, a room, it comes out.
  private func isPlainVerb(_ index: Int) -> Bool {
    let word = phrases.words.bytes[words[index].range]
    return word.elementsEqual("sale".utf8) || (word.elementsEqual("sala".utf8) && phrases.language != .es)
  }

  private var salt: Set<String> {
    ["salt", "sea salt", "kosher salt", "coarse salt", "flaky salt", "salt and pepper"]
  }
  private var pepper: Set<String> { ["black pepper", "white pepper", "salt and pepper"] }

  /// The only line with a food of these names; the first where a list has several lines of one.
  private func seasoning(_ foods: Set<String>) -> [Int] {
    let found = list.names.filter { name in name.food.map { foods.contains(list.foods.foods[$0].name) } ?? false }
    return Set(found.map(\.food)).count == 1 ? [found[0].ingredient] : []
  }
}
