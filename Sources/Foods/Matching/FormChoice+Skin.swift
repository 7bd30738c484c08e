internal import Words

/// Poultry whose skin is taken off: half of its fat is in it.
extension FormChoice {
  /// `3 pounds chicken, skin removed` is meat alone, and the skin is weighed with it as its bones are.
  func chooseSkinless(_ match: inout FoodMatch) {
    guard let skinless = book.traits[match.index].forms.first(where: { $0.form == .skinless })?.food, losesSkin
    else { return }
    take(skinless, .word(.skinless), &match)
  }

  private var losesSkin: Bool {
    Self.saysSkinless(search.words) || comment.map { Self.saysSkinless(NameWords($0)) } ?? false
  }

  private static func saysSkinless(_ words: NameWords) -> Bool {
    words.words.indices.contains { index in
      func role(_ index: Int) -> Skin? {
        words.words.indices.contains(index) ? Skin(words.bytes, words.words[index].range) : nil
      }
      switch role(index) {
      case .gone: return true
      // `skin removed`, `skins taken off`, `Haut entfernt`
      case .skin:
        return role(index + 1) == .removed || role(index + 2) == .removed || role(index - 1) == .without
          || role(index - 2) == .without
      default: return false
      }
    }
  }

  private enum Skin: CaseIterable {
    case gone, skin, removed, without

    init?(_ bytes: [UInt8], _ range: Range<Int>) {
      guard let found = Self.allCases.first(where: { $0.words.number(of: bytes, in: range) != nil }) else { return nil }
      self = found
    }

    private var words: WordTable {
      switch self {
      case .gone: Self.goneWords
      case .skin: Self.skinWords
      case .removed: Self.removedWords
      case .without: Self.withoutWords
      }
    }

    private static let goneWords = WordTable(names: "skinned skinless gehäutet gehäutete enthäutet")
    private static let skinWords = WordTable(names: "skin Haut peau piel")
    private static let removedWords = WordTable(
      names: "removed discarded off pulled trimmed entfernt abgezogen retirée ôtée retirada quitada")
    private static let withoutWords = WordTable(names: "without no remove ohne sans sin")
  }
}
