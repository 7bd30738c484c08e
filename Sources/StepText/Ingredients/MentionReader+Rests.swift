internal import Foods
internal import Words

/// “The rest” of what was named last.
extension MentionReader {
  /// With what a rest is of that nobody names again: `Whisk in half the milk, then add the rest.`
  ///
  /// - Parameter found: in the order of the text.
  func withRests(_ found: [Phrase]) -> [Phrase] {
    let rests = words.indices.filter(isBareRest)
    guard !rests.isEmpty else { return found }
    var result: [Phrase] = []
    var later = found[...]
    for rest in rests {
      while let next = later.first, next.words.lowerBound < rest { result.append(later.removeFirst()) }
      // `the rest cheese`
      if let next = later.first, next.words.lowerBound == rest + 1, isJoined(rest + 1) { continue }
      guard let ingredient = result.isEmpty ? shared : Self.shared(result[result.count - 1]) else { continue }
      result.append(Phrase(words: rest..<rest + 1, ingredients: [ingredient], use: .rest))
    }
    return result + later
  }

  private static func shared(_ phrase: Phrase) -> Int? {
    guard case .share = phrase.use, phrase.ingredients.count == 1 else { return nil }
    return phrase.ingredients[0]
  }

  /// `the rest`, `den Rest`, `le reste`, without what it is of.
  private func isBareRest(_ index: Int) -> Bool {
    guard phrases.words.bytes[words[index].range.lowerBound] == UInt8(ascii: "r"), isOne(index, of: Self.rests),
      isJoined(index), role(index - 1) == .definite
    else { return false }
    return !isJoined(index + 1) || role(index + 1) != .definite && !isLink(index + 1)
  }

  private static let rests = WordTable(names: "rest remainder Rest reste resto")
}
