internal import Words

/// Shares of fat and cocoa that stand behind a name: `minced beef 5% fat`, `Zartbitterschokolade 70 % Kakao`.
///
/// They say which kind of a food it is, and are none of their own: with the number left out, beef fat is dripping.
extension NameWords {
  /// The same with a share at its end before the noun, where names have it; `nil` where there is none.
  var withShareFirst: NameWords? {
    guard let start = shareStart(at: words.count), start > 0 else { return nil }
    return rebuilt(Array(words[start...]) + words[..<start])
  }

  /// The same without such a share.
  var withoutShare: NameWords? {
    guard let start = shareStart(at: words.count), start > 0 else { return nil }
    return rebuilt(Array(words[..<start]))
  }

  /// Where the number of a share begins that ends before a word.
  private func shareStart(at end: Int) -> Int? {
    var start = end
    while start > 0, Self.sharedParts.number(of: bytes, in: words[start - 1].range) != nil { start -= 1 }
    let noun = start
    while start > 0, isNumber(words[start - 1]) { start -= 1 }
    return noun < end && start < noun ? start : nil
  }

  /// Each word stands for the whole text, since their order is another.
  private func rebuilt(_ kept: [Word]) -> NameWords? {
    guard let first = words.first, let last = words.last else { return nil }
    var result = NameWords("")
    for word in kept { result.append(word, of: self, source: first.source.lowerBound..<last.source.upperBound) }
    return result
  }

  private static let sharedParts = WordTable(
    names: "fat fett fettanteil milkfat butterfat cocoa cacao kakao kakaoanteil solids")
}
