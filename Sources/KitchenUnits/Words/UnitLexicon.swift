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
    let key = key(of: text)
    guard let position = table.number(of: key, in: 0..<key.count) else { return nil }
    return word(at: position, isBritish: isBritish(language))
  }

  /// The folded words, parted by one space where stops and spaces of any kind part them.
  private static func key(of text: String) -> [UInt8] {
    let folded = Array(TextFolding.folded(text).utf8)
    var key: [UInt8] = []
    key.reserveCapacity(folded.count)
    var isParted = false
    var index = 0
    while index < folded.count {
      let byte = folded[index]
      let isHardSpace = byte == 0xC2 && index + 1 < folded.count && folded[index + 1] == 0xA0
      if byte == 0x20 || byte == 0x2E || isHardSpace {
        isParted = !key.isEmpty
      } else {
        if isParted { key.append(0x20) }
        isParted = false
        key.append(byte)
      }
      index += isHardSpace ? 2 : 1
    }
    return key
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
    // Most tags are a language alone, and this is asked for every unit.
    guard let language, language.utf8.count >= shortestBritish else { return false }
    let subtags = language.lowercased().split { $0 == "-" || $0 == "_" }
    return subtags.first == "en" && subtags.dropFirst().contains("gb")
  }

  /// Bytes of `en-GB`.
  private static let shortestBritish = 5

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

  /// Every word and phrase, folded.
  public static var words: [String] { entries.map(\.key) }

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
