internal import Foods
internal import Words

/// Which endings a word of a language may have.
///
/// Names are compared without the endings of all four languages at once, a mute e among them, so that the German
/// `Kirsche` compares as the English kirsch does, and the Spanish `colines` as the French colin.
enum WordForms {
  /// Whether a word has an ending that no noun of the language takes; words of several are not looked at.
  static func isForeign(_ word: String, _ name: String, _ language: FoodLanguage) -> Bool {
    let word = TextFolding.folded(word)
    let name = TextFolding.folded(name)
    guard !word.contains(" "), !name.contains(" "), word.hasPrefix(name), name.utf8.last != UInt8(ascii: "e") else {
      return false
    }
    let ending = word.dropFirst(name.count)
    return switch language {
    // `potatoe` is a slip, since potatoes are written so.
    case .en: ending == "e" && !name.hasSuffix("o")
    case .es: ending == "e"
    case .fr: ending == "e" || ending == "es"
    case .de: false
    }
  }
}
