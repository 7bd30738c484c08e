/// The languages foods have names in.
public enum FoodLanguage: UInt8, Sendable, Hashable, CaseIterable {
  case en, de, fr, es

  /// The primary subtag, as in `Food.names`.
  public var code: String {
    switch self {
    case .en: "en"
    case .de: "de"
    case .fr: "fr"
    case .es: "es"
    }
  }

  /// The language of a BCP 47 tag such as `de-AT`; `nil` for every other language.
  public init?(tag: String) {
    let subtag = tag.utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }.map { $0 | 0x20 }
    guard let language = Self.allCases.first(where: { $0.code.utf8.elementsEqual(subtag) }) else { return nil }
    self = language
  }

  /// In German as in English the noun comes last (`cherry tomato`); in French and Spanish first (`tomate cerise`).
  package var hasNounLast: Bool { self == .en || self == .de }
}

extension Food {
  /// All names in a language, the one to show first.
  public func names(in language: FoodLanguage) -> [String] {
    let names = storedNames.names(in: language)
    guard language == .en else { return names }
    return isIdentified ? names + [name] : [name] + names
  }

  /// What to call it in English: its name, unless that is the identifier of a database, as `off:4001724819806`.
  public var title: String { isIdentified ? storedNames.names(in: .en).first ?? name : name }

  /// What to call it in a language; in English where it has no name in that one.
  public func title(in language: FoodLanguage) -> String {
    language == .en ? title : storedNames.names(in: language).first ?? name
  }

  private var isIdentified: Bool { name.utf8.contains(0x3A) }
}
