internal import Foods
internal import Words

/// Words that are another thing as they are written: mints are no mint, and Persil is no parsley but to the French.
///
/// Names are compared without the endings of all languages, so that these have to be known before.
enum WrittenWords {
  /// - Parameters:
  ///   - first: the language that is tried first.
  ///   - stated: that of the reader, where it is known.
  static func category(of name: String, first: FoodLanguage, stated: FoodLanguage?) -> ShoppingCategory? {
    guard name.utf8.count <= longest else { return nil }
    switch (TextFolding.folded(name), first) {
    case ("mints", .en): return .sweets
    case ("piles", .en), ("piles", .fr), ("tablet", _), ("tablets", _): return .electronics
    case ("persil", .en), ("persil", .de): return stated == nil ? nil : .householdSupplies
    // Without its mute e, tea of mate is written so, and asafoetida is hing.
    case ("mat", .en), ("mats", .en), ("matte", .de), ("hinge", .en), ("hinges", .en): return .householdSupplies
    // A Säge is no sage, a râpe no monkfish.
    case ("sage", _) where name.lowercased() == "säge", ("rape", _) where name.lowercased() == "râpe":
      return .householdSupplies
    case ("kohle", .en), ("kohle", .de): return .householdSupplies
    default: return nil
    }
  }

  /// In bytes.
  private static let longest = 7
}
