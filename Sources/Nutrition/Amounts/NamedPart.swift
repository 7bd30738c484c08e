internal import KitchenUnits
internal import Words

/// The part of a food that a number counts where the name ends in a word for it: four cabbage leaves are no four cabbages.
enum NamedPart {
  /// `nil` for a name that ends in no such word.
  static func unit(in name: String) -> KitchenUnit? { ending(of: name)?.unit }

  /// `cabbage` of `cabbage leaves`, `Pfirsich` of `Pfirsichhälften`; `nil` for a name that ends in no part, or is nothing
  /// else.
  static func whole(in name: String) -> String? {
    guard let ending = ending(of: name) else { return nil }
    var whole = name.dropLast(ending.word.count)
    while whole.last == " " { whole.removeLast() }
    return whole.isEmpty ? nil : String(whole)
  }

  private static func ending(of name: String) -> Ending? {
    // Asked of every name of a list that is counted.
    guard let last = name.utf8.last, ends.contains(last | 0x20) else { return nil }
    let letters = name.utf8.reversed().prefix { $0 >= 0x80 || (0x61...0x7A).contains($0 | 0x20) }.count
    guard letters > 2 else { return nil }
    let word = TextFolding.folded(String(name[name.utf8.index(name.endIndex, offsetBy: -letters)...]))
    return endings.first { word == $0.word || $0.isCompound && word.hasSuffix($0.word) }
  }

  /// `chuck roast`, `gammon joint`: a piece of meat for many.
  static func isRoast(_ name: String) -> Bool {
    let word = name.split(separator: " ").last.map { TextFolding.folded(String($0)) }
    return ["roast", "roasts", "joint", "joints"].contains(word)
  }

  /// `walnut-sized`, `walnussgroßes`: a piece of that size is a knob; hazelnuts are smaller, and coconuts larger.
  /// `egg-sized`, `eigroßes`: one is a chunk, as an egg weighs.
  static func sized(_ comment: String) -> KitchenUnit? {
    let words = TextFolding.folded(comment).split { " -,".contains($0) }
    for (word, next) in zip(words, words.dropFirst() + [""]) {
      if word.hasPrefix("walnussgross") || word.hasPrefix("nussgross") { return .knob }
      if word.hasPrefix("eigross") { return .chunk }
      guard next == "sized" || next == "size" else { continue }
      if word == "walnut" || word == "nut" { return .knob }
      if word == "egg" { return .chunk }
    }
    return nil
  }

  /// The last letters of the endings.
  private static let ends = Set(endings.compactMap(\.word.utf8.last))

  private struct Ending {
    let word: String
    let unit: KitchenUnit
    /// German puts it behind the word of the food, as one word.
    let isCompound: Bool

    init(_ word: String, _ unit: KitchenUnit, isCompound: Bool = false) {
      (self.word, self.unit, self.isCompound) = (TextFolding.folded(word), unit, isCompound)
    }
  }

  private static let endings = [
    Ending("leaf", .leaf), Ending("leaves", .leaf), Ending("blätter", .leaf, isCompound: true),
    Ending("blatt", .leaf, isCompound: true),
    Ending("slice", .slice), Ending("slices", .slice), Ending("scheibe", .slice, isCompound: true),
    Ending("scheiben", .slice, isCompound: true), Ending("rounds", .slice), Ending("floret", .floret),
    Ending("florets", .floret), Ending("röschen", .floret, isCompound: true), Ending("wedge", .wedge),
    Ending("wedges", .wedge), Ending("spalten", .wedge, isCompound: true),
    Ending("halves", .half), Ending("hälften", .half, isCompound: true),
    Ending("segment", .segment), Ending("segments", .segment), Ending("ring", .ring), Ending("rings", .ring),
    Ending("chunk", .chunk), Ending("chunks", .chunk), Ending("cube", .cube), Ending("cubes", .cube),
    Ending("bar", .bar), Ending("bars", .bar),
  ]
}
