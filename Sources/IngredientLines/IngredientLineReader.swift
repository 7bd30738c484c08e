internal import KitchenUnits
public import Quantities

/// Reads one line of an ingredient list: amounts, name, what is said about it.
///
///     IngredientLineReader.read("2 (400 g) tins chopped tomatoes, drained")
///     // 2 tins of 400 g each · "chopped tomatoes" · "drained"
///
/// English, German, French and Spanish lines are read without being told the language. Every line gives a result,
/// whatever its bytes: what is no amount is part of the name or the comment.
public enum IngredientLineReader {
  /// The most bytes that are read as a line of an ingredient list; what is longer is none, and all of it is the name.
  ///
  /// Words of a line are compared with each other, so that a megabyte in one line would take minutes.
  public static let lengthLimit = 2_000

  /// - Parameters:
  ///   - line: as it stands in a list, without the bullet.
  ///   - language: a BCP 47 tag or `nil`. It says what `1.500` means, and that pints are imperial (`en-GB`).
  public static func read(_ line: String, language: String? = nil) -> IngredientLine {
    read(bytes: Array(line.utf8), language: LineLanguage(language))
  }

  /// Reads a line that is UTF-8; other bytes are kept, and repaired where they reach a text.
  public static func read(bytes: [UInt8], language: LineLanguage = LineLanguage(nil)) -> IngredientLine {
    guard bytes.count <= lengthLimit else { return IngredientLine(name: String(decoding: bytes, as: UTF8.self)) }
    var parser = LineParser(withoutBreak(bytes), language: language)
    return parser.line()
  }

  /// Without the `<br>` that some write at the end of a line.
  private static func withoutBreak(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.last == 0x3E, let open = bytes.lastIndex(of: 0x3C), bytes[(open + 1)...].starts(with: "br".utf8),
      open > 0
    else { return bytes }
    return Array(bytes[..<open])
  }

  /// Whether a line without amounts seems to state one all the same: it begins with a number, one stands before a measure,
  /// or it is compared with something, `butter the size of an egg`.
  public static func seemsToStateAmount(_ line: String, language: String? = nil) -> Bool {
    guard line.utf8.count <= lengthLimit else { return false }
    let parser = LineParser(Array(line.utf8), language: LineLanguage(language))
    let first = parser.tokens.indices.first { parser.kind($0) == .word || parser.kind($0) == .number }
    return parser.tokens.indices.contains { index in
      parser.kind(index) == .number
        && (index == first && !parser.isWrittenInOne(with: index + 1)
          || parser.unit(at: index + 1)?.word.role == .measure)
        || sizes.contains { parser.isWord(index, $0) } && parser.has(index + 1, [.of, .article])
    }
  }

  private static let sizes: [StaticString] = ["size", "grosse", "taille", "tamano"]

  /// The number that one word of English, German, French or Spanish says: `twelve`, `demi`; `nil` for `few`, and for what is
  /// no number.
  public static func number(inWord word: String) -> Rational? { NumberWord.exact(word) }

  /// Whether a heading says that the dish works without what stands below it: `Optional toppings`, `Streusel (optional)`,
  /// `Nach Belieben`; but not `Filling (cheese optional)`.
  public static func saysOptional(_ heading: String) -> Bool {
    guard heading.utf8.count <= lengthLimit else { return false }
    let parser = LineParser(Array(heading.utf8), language: LineLanguage(nil))
    return parser.tokens.indices.contains { index in
      parser.has(index, .optional) && (!parser.isWord(index - 1) || parser.has(index - 1, .comment))
    }
  }

  /// Parts a line into its first amount and the rest, for forms that keep the two apart and every word of both.
  ///
  /// The unit stays as it is written, with what belongs to it (`heaped EL`, `g/8oz`); the rest is the name with all that
  /// is said about it. `nil` when the line does not begin with digits that say an amount, or nothing is left.
  public static func amountAndRest(of line: String, language: String? = nil) -> (amount: Amount, rest: String)? {
    guard line.utf8.count <= lengthLimit else { return nil }
    var parser = LineParser(Array(line.utf8), language: LineLanguage(language))
    return parser.head()
  }

  /// Reads an ingredient whose amount is read already, as RecipeMD has it: the unit may hold more than a unit (`large
  /// cloves`), and the name may begin with an amount (`(about 2 lb) carrots, peeled`).
  public static func read(name: String, amount: Amount?, language: String? = nil) -> IngredientLine {
    guard let amount else { return read(name, language: language) }
    let unit = Array((amount.unit ?? "").utf8)
    let bytes = withoutBreak(unit + (unit.isEmpty ? [] : [0x20]) + Array(name.utf8))
    let language = LineLanguage(language)
    guard amount.measure != .unmeasured, bytes.count <= lengthLimit else {
      return read(bytes: bytes, language: language)
    }
    var parser = LineParser(bytes, language: language)
    parser.given = LineParser.Given(measure: amount.measure, isApproximate: amount.isApproximate, unitEnd: unit.count)
    return parser.line()
  }
}
