public import Quantities

/// The word that a number counts, `egg` of `2 large eggs`, where both of its forms are known.
public struct CountedNoun: Sendable, Hashable {
  /// Bytes of the text.
  public let range: Range<Int>
  /// As it is written.
  public let written: String
  /// For one of it, with the first letter in the case that was written.
  public let one: String
  public let other: String

  public init(range: Range<Int>, written: String, one: String, other: String) {
    self.range = range
    self.written = written
    self.one = one
    self.other = other
  }

  /// What a number that stands right before a place of a text counts: two words in `1 lemon or lime`, mostly one.
  ///
  /// None where that would be a guess: words that no table has, a word that goes on (`lemon juice`), a form that does not
  /// fit the number that is written, and in languages other than English all that has to agree with the noun.
  ///
  /// - Parameters:
  ///   - start: where the number ends, in bytes.
  ///   - measure: the number as it is written.
  ///   - language: BCP 47 tag; English where it is `nil`.
  public static func counted(
    in bytes: [UInt8], from start: Int, by measure: Amount.Measure, language: String?
  ) -> [CountedNoun] {
    guard measure != .unmeasured else { return [] }
    let language = language ?? "en"
    let isOne = UnitForms.isOne(measure, language: language)
    let found = nouns(in: bytes, from: start, language)
    return found.allSatisfy { $0.written == (isOne ? $0.one : $0.other) } ? found : []
  }

  /// The noun of a text that stands for a unit, `small cakes`, in whichever form; `nil` for several.
  static func named(in bytes: [UInt8], language: String) -> CountedNoun? {
    let found = nouns(in: bytes, from: 0, language)
    return found.count == 1 ? found[0] : nil
  }

  private static func nouns(in bytes: [UInt8], from start: Int, _ language: String) -> [CountedNoun] {
    guard let table = CountedNounTable.of(language: language) else { return [] }
    let words = CountedWords(bytes, from: start, in: table)
    return table.grammar == .english ? words.english() : words.plain()
  }

  /// The form that fits a number.
  public func text(for measure: Amount.Measure, language: String?) -> String {
    UnitForms.isOne(measure, language: language ?? "en") ? one : other
  }
}
