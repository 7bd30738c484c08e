/// Words for the size of a food.
enum SizeWord {
  /// The size a folded word means: by its first letters, which tell sizes apart in all four languages.
  static func size(of word: ArraySlice<UInt8>) -> IngredientLine.Size {
    if starts(word, "extra") || starts(word, "x") || starts(word, "jumbo") { return .extraLarge }
    if starts(word, "med") || starts(word, "mittel") || starts(word, "mittler") || starts(word, "moyen") {
      return .medium
    }
    if starts(word, "md") || word.elementsEqual([0x6D]) { return .medium }
    if word.elementsEqual([0x73]) { return .small }
    if starts(word, "sm") || starts(word, "kl") || starts(word, "pet") || starts(word, "pequen") { return .small }
    return .large
  }

  private static func starts(_ word: ArraySlice<UInt8>, _ prefix: StaticString) -> Bool {
    prefix.withUTF8Buffer { word.starts(with: $0) }
  }
}
