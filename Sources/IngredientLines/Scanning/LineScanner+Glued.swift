internal import KitchenUnits
internal import Words

extension LineScanner {
  /// How many of a word's letters are a spoon or cup behind which the space got lost: `tablespooncream cheese`,
  /// `cupwhole milk`; `nil` for every other word.
  ///
  /// No word of a kitchen but its own forms begins with a spelled-out spoon; what begins with a cup (`cupcakes`) is
  /// parted only where a word follows that stands in lines all the same.
  static func gluedUnit(_ folded: ArraySlice<UInt8>) -> Int? {
    for unit in units where folded.count > unit.word.count + 2 && folded.starts(with: unit.word) {
      let rest = folded.dropFirst(unit.word.count)
      guard unit.isSpelledOut ? !rest.starts(with: full) : isKnown(rest) else { return nil }
      return unit.word.count
    }
    return nil
  }

  private static func isKnown(_ word: ArraySlice<UInt8>) -> Bool {
    !LineWord.roles(of: word, hash: WordHash.value(of: word)).isDisjoint(with: [
      .adjective, .preparation, .modifier, .head,
    ])
  }

  private static let full = Array("ful".utf8)

  private static let units: [(word: [UInt8], isSpelledOut: Bool)] =
    ["tablespoons", "teaspoons", "tablespoon", "teaspoon"].map { (Array($0.utf8), true) }
    + ["cups", "cup"].map { (Array($0.utf8), false) }
}

extension LineScanner {
  /// `four-pound chicken`, `six-ounce fillets`: the word before the hyphen counts the measure behind it.
  func isNumberOfMeasure(since start: Int) -> Bool {
    let number = folded[start...]
    guard number.count >= 3, NumberWord.value(of: number, hash: WordHash.value(of: number))?.isVague == false else {
      return false
    }
    let rest = bytes[(position + 1)...].prefix(12).prefix { Self.isLetterOrDigit($0) }.map { $0 | 0x20 }
    let unit = UnitLexicon.word(rest[...], hash: WordHash.value(of: rest[...]), isBritish: false)
    return rest.count > 1 && unit?.role == .measure && unit?.unit?.size != nil
  }
}
