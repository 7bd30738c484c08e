internal import Quantities
internal import Words

/// Numbers written as words.
enum NumberWord {
  /// A word's value. A few and several count as three, and only about so.
  static func value(of word: ArraySlice<UInt8>, hash: UInt32) -> (value: Rational, isVague: Bool)? {
    table.number(of: word, hash: hash).map { entries[$0].value }
  }

  /// The same of a word as it is written; `nil` where it is vague.
  static func exact(_ word: String) -> Rational? {
    let folded = Array(TextFolding.folded(word).utf8)
    guard let number = table.number(of: folded, in: folded.indices) else { return nil }
    let (value, isVague) = entries[number].value
    return isVague ? nil : value
  }

  /// Every word, folded.
  static var all: [(word: String, value: Rational)] { entries.map { ($0.word, $0.value.0) } }

  private static let entries: [(word: String, value: (Rational, isVague: Bool))] = {
    let rows: [(Rational?, String)] = [
      (Rational(1), "a an one ein eine einen einem einer eines un une una uno"),
      (Rational(2), "two couple zwei deux dos"), (Rational(3), "three drei trois tres"),
      (Rational(4), "four vier quatre cuatro"), (Rational(5), "five fünf cinq cinco"),
      (Rational(6), "six sechs seis"), (Rational(7), "seven sieben sept siete"),
      (Rational(8), "eight acht huit ocho"), (Rational(9), "nine neun neuf nueve"),
      (Rational(10), "ten zehn dix diez"), (Rational(11), "eleven elf onze"),
      (Rational(12), "twelve zwölf douze doce"), (Rational(15), "fifteen quinze quince"), (Rational(16), "sixteen"),
      (Rational(18), "eighteen"), (Rational(20), "twenty zwanzig vingt veinte"),
      (Rational(24), "twenty-four vingt-quatre"),
      (Rational(1, 3), "third one-third drittel tercio"), (Rational(2, 3), "two-thirds two-third"),
      (Rational(1, 8), "eighth one-eighth"),
      (
        Rational(1, 2),
        "half one-half halb halbe halber halbes halben halbem demi demie medio media medios medias einhalb"
      ),
      (Rational(1, 4), "quarter one-quarter one-fourth viertel quart cuarto"),
      (Rational(3, 4), "three-quarters three-fourths dreiviertel"),
      (Rational(3, 2), "anderthalb eineinhalb"), (Rational(5, 2), "zweieinhalb"), (Rational(7, 2), "dreieinhalb"),
    ]
    let vague: [(Rational, String)] = [
      (Rational(3), "few several einige paar quelques algunos algunas unos unas"), (Rational(10), "dizaine decena"),
      (Rational(15), "quinzaine"), (Rational(20), "vingtaine veintena"),
    ]
    return rows.flatMap { row in words(row.1).map { ($0, (row.0 ?? .one, false)) } }
      + vague.flatMap { row in words(row.1).map { ($0, (row.0, true)) } }
  }()

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map { TextFolding.folded(String($0)) }
  }

  private static let table = WordTable(entries.map(\.word))
}
