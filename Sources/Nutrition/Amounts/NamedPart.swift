internal import KitchenUnits
internal import Words

/// The part of a food that a number counts where the name ends in a word for it: four cabbage leaves are no four cabbages.
enum NamedPart {
  /// `nil` for a name that ends in no such word.
  static func unit(in name: String) -> KitchenUnit? {
    let word = TextFolding.folded(String(name.reversed().prefix { $0.isLetter }.reversed()))
    guard word.utf8.count > 4 else { return nil }
    return endings.first { word == $0.word || $0.isCompound && word.hasSuffix($0.word) }?.unit
  }

  /// `chuck roast`, `gammon joint`: a piece of meat for many.
  static func isRoast(_ name: String) -> Bool {
    let word = name.split(separator: " ").last.map { TextFolding.folded(String($0)) }
    return ["roast", "roasts", "joint", "joints"].contains(word)
  }

  /// `walnut-sized`, `walnussgroßes`: a piece of that size is a knob; hazelnuts are smaller, and coconuts larger.
  static func isKnobSized(_ comment: String) -> Bool {
    let words = TextFolding.folded(comment).split { " -,".contains($0) }
    return words.contains { $0.hasPrefix("walnussgross") || $0.hasPrefix("nussgross") }
      || zip(words, words.dropFirst()).contains { ($0 == "walnut" || $0 == "nut") && $1 == "sized" }
  }

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
    Ending("leaves", .leaf), Ending("blätter", .leaf, isCompound: true), Ending("blatt", .leaf, isCompound: true),
    Ending("slice", .slice), Ending("slices", .slice), Ending("scheibe", .slice, isCompound: true),
    Ending("scheiben", .slice, isCompound: true), Ending("floret", .floret), Ending("florets", .floret),
    Ending("röschen", .floret, isCompound: true), Ending("wedge", .wedge), Ending("wedges", .wedge),
    Ending("halves", .half), Ending("hälften", .half, isCompound: true),
  ]
}
