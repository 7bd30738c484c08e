internal import KitchenUnits

/// What an ingredient's name was taken for, and why.
public struct FoodMatch: Sendable, Hashable {
  /// How far a match can be trusted.
  public enum Confidence: UInt8, Sendable, Hashable, Comparable, CaseIterable {
    /// Likely, not more: something that may change the food was left out. Show it, do not rely on it.
    case guess
    /// Words nobody knows were left out, or the name is of another language.
    case fair
    /// Only words were left out that change nothing: large, organic, chopped.
    case good
    /// The name is one of the food's own.
    case exact

    public static func < (left: Confidence, right: Confidence) -> Bool { left.rawValue < right.rawValue }
  }

  /// Why this form of the food, where the name alone means another.
  public enum FormReason: Sendable, Hashable {
    /// A word says so: `dried`, `canned`.
    case word(Food.Form)
    /// It is measured so: herbs by the teaspoon are dried ones, chickpeas by the can are canned.
    case measure
    /// A word asks for a form the table does not have; the food is in another.
    case missing(Food.Form)
  }

  /// The place of the food in `FoodBook.foods`.
  public var index: Int
  public var confidence: Confidence
  /// The language of the name that matched.
  public var language: FoodLanguage
  /// Where the name stands in the ingredient's name, in bytes of UTF-8.
  public var span: Range<Int>
  public var form: FormReason?
  /// The name is the food's but for one wrong letter.
  public internal(set) var isSlip = false

  public init(
    index: Int, confidence: Confidence, language: FoodLanguage, span: Range<Int>, form: FormReason? = nil
  ) {
    self.index = index
    self.confidence = confidence
    self.language = language
    self.span = span
    self.form = form
  }
}

extension FoodMatch {
  /// The words of the ingredient's name that matched, as written there.
  public func matchedText(in name: String) -> String {
    String(decoding: Array(name.utf8)[span.clamped(to: 0..<name.utf8.count)], as: UTF8.self)
  }

  /// The words of the ingredient's name that were left out, as written there.
  public func ignoredWords(in name: String) -> [String] {
    let bytes = Array(name.utf8)
    return NameWords(name).words.filter { !span.overlaps($0.source) }.map { word in
      String(decoding: bytes[word.source], as: UTF8.self)
    }
  }

  /// One line that says why: `“tomates” is “tomate” (fr); left out: “bien”, “mûres”`.
  public func explanation(of name: String, in book: FoodBook) -> String {
    let food = book.foods[index]
    let matched = matchedText(in: name)
    var text = "“\(matched)” is “\(ownName(matched, in: book) ?? food.name)” (\(language.code))"
    let ignored = ignoredWords(in: name)
    if !ignored.isEmpty { text += "; left out: " + ignored.map { "“\($0)”" }.joined(separator: ", ") }
    switch form {
    case .word(let form): text += "; \(form), as a word says"
    case .measure: text += "; \(food.form.map { "\($0)" } ?? "fresh"), as it is measured"
    case .missing(let form): text += "; the table has no \(form) one"
    case nil: break
    }
    return text
  }

  /// The name that matched as the table has it; it may be one of the food this is a form of.
  public func ownName(_ matched: String, in book: FoodBook) -> String? {
    let key = NameWords(matched).bytes
    guard case .food(let named) = book.names.meaning(of: key, 0..<key.count, language) else { return nil }
    return book.foods[named].names(in: language).first { NameWords($0).bytes == key }
  }
}
