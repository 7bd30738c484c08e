internal import Foods
internal import Words

/// Parts of an item that may be known where the whole is not.
struct ItemParts {
  private let bytes: [UInt8]
  private let words: NameWords

  init(_ item: String, _ words: NameWords) {
    bytes = Array(item.utf8)
    self.words = words
  }

  /// `Äpfel` of `Äpfel vom Markt`, `milk` of `milk for the kids`.
  var beforePreposition: [String] {
    let place = words.words.indices.dropFirst().first { index in
      isOne(index, of: Self.prepositions)
    }
    return place.map { [text(0..<$0)] } ?? []
  }

  /// `chicken thighs` of `chicken thighs bone in`; `nil` where nothing is said of bones, skins and the like.
  var withoutCut: String? {
    let count = words.words.count
    guard count > 2, isOne(count - 1, of: Self.adverbs),
      Self.cuts.number(of: words.bytes, in: words.words[count - 2].range) != nil
    else { return nil }
    return text(0..<count - 2)
  }

  private static let cuts = WordTable(names: "bone skin rind shell head stalk top fat")
  private static let adverbs = WordTable(names: "in on off out")

  /// Without the last words, then without the first: `Butter irische`, `Mercadona aceite de oliva`. What “of” joins is
  /// not cut: a `pomme de douche` is no apple.
  var shortened: [String] {
    let count = words.words.count
    guard count > 1 else { return [] }
    let starts = (1...min(4, count - 1)).map { count - $0 }.filter { end in
      !(end - 1..<count).contains { isOne($0, of: Self.links) && !isNumber($0 + 1) }
    }
    return starts.map { text(0..<$0) } + [text(1..<count)]
  }

  /// `pimientos de 3 colores`
  private func isNumber(_ index: Int) -> Bool {
    index < words.words.count && words.bytes[words.words[index].range].allSatisfy { (0x30...0x39).contains($0) }
  }

  /// A whole word: `cone` compares as `con` does.
  private func isOne(_ index: Int, of table: WordTable) -> Bool {
    let word = words.words[index]
    return word.source.count == word.range.count && table.number(of: words.bytes, in: word.range) != nil
  }

  private func text(_ range: Range<Int>) -> String {
    let source = words.words[range.lowerBound].source.lowerBound..<words.words[range.upperBound - 1].source.upperBound
    return String(decoding: bytes[source], as: UTF8.self)
  }

  /// Words that begin a remark; not “of” and “de”, which join a food with what it is made of.
  private static let prepositions = WordTable(
    names:
      "from for with vom von aus für fürs mit zum zur beim pour au aux avec du para con del desde")
  private static let links = WordTable(names: "of de d")

}
