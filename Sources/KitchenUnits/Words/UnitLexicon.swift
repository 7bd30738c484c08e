internal import Words

/// The words of English, German, French and Spanish that stand for units.
///
/// Words are compared without case and accents, except where cooks mean the case: `T` is a tablespoon, `t` a teaspoon.
/// English spoons, cups, pints and fluid ounces are US customary measures unless the word or the language says
/// imperial; the spoons and cups of the other languages are metric.
public enum UnitLexicon {
  /// The unit of a word or phrase such as `cups`, `Essl.` or `c. à s.`; `nil` when it is none.
  ///
  /// - Parameters:
  ///   - text: the word or phrase alone.
  ///   - language: a BCP 47 tag; `en-GB` makes pints and fluid ounces imperial. `nil` when unknown.
  public static func word(_ text: String, language: String? = nil) -> UnitWord? {
    if text == "T" || text == "T." { return tablespoon }
    let words = TextFolding.folded(text).split { " .\u{A0}".contains($0) }
    guard let position = table.number(of: words.joined(separator: " ")) else { return nil }
    return self.word(at: position, isBritish: isBritish(language))
  }

  /// The unit of folded bytes, the words of a phrase parted by one space.
  public static func word(_ folded: ArraySlice<UInt8>, hash: UInt32, isBritish: Bool) -> UnitWord? {
    table.number(of: folded, hash: hash).map { word(at: $0, isBritish: isBritish) }
  }

  /// Whether a longer unit may begin with this word, as `fl oz` does with `fl`.
  public static func startsPhrase(_ folded: ArraySlice<UInt8>, hash: UInt32) -> Bool {
    phraseStarts.number(of: folded, hash: hash) != nil
  }

  /// `T`, which in lower case is a teaspoon.
  public static let tablespoon = UnitWord(unit: .tablespoon, label: "tbsp", role: .measure, standsAlone: false)

  /// `cc` where it is no cubic centimetre: the French and Spanish spoon.
  public static let metricTeaspoon = UnitWord(unit: .metricTeaspoon, label: "tsp", role: .measure, standsAlone: false)

  /// The French `filet` that is poured.
  public static let drizzle = UnitWord(unit: nil, label: "drizzle", role: .measure, standsAlone: true)

  /// The most words a unit has.
  public static let longestPhrase = 4

  public static func isBritish(_ language: String?) -> Bool {
    let subtags = language.map { $0.lowercased().split { $0 == "-" || $0 == "_" } } ?? []
    return subtags.first == "en" && subtags.dropFirst().contains("gb")
  }

  private static func word(at position: Int, isBritish: Bool) -> UnitWord {
    let word = meanings[position]
    guard isBritish, let unit = word.unit, let imperial = imperialMeasures[unit] else { return word }
    return UnitWord(unit: imperial, label: word.label, role: word.role, standsAlone: word.standsAlone)
  }

  private static let imperialMeasures: [KitchenUnit: KitchenUnit] = [
    .fluidOunce: .imperialFluidOunce, .pint: .imperialPint, .quart: .imperialQuart, .gallon: .imperialGallon,
  ]

  /// Every word with its meaning, the first of equal words first.
  private static let entries: [(key: String, meaning: UnitWord)] = {
    var entries: [(key: String, meaning: UnitWord)] = []
    for row in english + german + french + spanish {
      for word in row.words.split(separator: " ") {
        let key = TextFolding.folded(String(word)).split(separator: "_").joined(separator: " ")
        entries.append((key, row.meaning))
      }
    }
    return entries
  }()

  private static let meanings = entries.map(\.meaning)
  private static let table = WordTable(entries.map(\.key))
  private static let phraseStarts = WordTable(
    entries.compactMap { entry in
      let words = entry.key.split(separator: " ")
      return words.count > 1 ? String(words[0]) : nil
    })

  /// One meaning and its words, parted by spaces; `_` stands for the space within a phrase.
  struct Row {
    let meaning: UnitWord
    let words: String

    init(
      _ unit: KitchenUnit?, _ label: String, _ role: UnitWord.Role, alone: Bool = false, _ words: String
    ) {
      meaning = UnitWord(unit: unit, label: label, role: role, standsAlone: alone)
      self.words = words
    }

    init(_ unit: KitchenUnit?, _ label: String, alone: Bool = false, _ words: String) {
      self.init(unit, label, .measure, alone: alone, words)
    }
  }
}
