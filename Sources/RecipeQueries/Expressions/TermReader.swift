internal import Cookbook
internal import CookbookReading
internal import SourceText

/// Reads the value of a term as its field wants it.
struct TermReader {
  let file: SourceFile
  let token: ExpressionToken
  let value: String
  /// The byte offset of the value.
  let valueStart: Int

  func term(_ field: String?) throws(ExpressionError) -> RecipeTerm {
    guard let field else { return .anywhere(try pattern("a word", "soup")) }
    switch field.lowercased() {
    case "title": return .title(try pattern("words of a title", "title:soup"))
    case "ingredient": return .ingredient(try pattern("an ingredient", "ingredient:onion"))
    case "author": return .author(try pattern("a name", "author:ines"))
    case "tag": return .tag(try pattern("a tag", "tag:vegan"))
    case "category": return .category(try category())
    case "unit": return .unit(try text("a unit"))
    case "lang": return .language(try language())
    case "time": return .time(try limits("a time", "time:<30 or time:>=1h") { Int($0) ?? DurationReader.minutes($0) })
    case "diet": return .diet(try label(.diet, "a diet", "diet:vegan"))
    case "contains": return .contains(try label(.allergen, "an allergen", "contains:nuts"))
    case "free": return .free(try label(.allergen, "an allergen", "free:nuts"))
    case "kcal": return .energy(try limits("a number of kilocalories", "kcal:<500", Self.number))
    case "protein": return .protein(try limits("grams of protein", "protein:>30", Self.number))
    case "is": return .mark(try mark())
    default: throw unknown(field)
    }
  }

  private func pattern(_ what: String, _ example: String) throws(ExpressionError) -> WordPattern {
    guard let pattern = WordPattern(value) else { throw unreadable(what, example: example) }
    return pattern
  }

  /// What a word that nobody knows is no name of would be in no recipe: `not contains:xyz` would list them all.
  private func label(_ kind: LabelWords.Kind, _ what: String, _ example: String) throws(ExpressionError) -> [String] {
    let words = FoldedWords.words(of: value).joined(separator: " ")
    if words.isEmpty { throw unreadable(what, example: example) }
    if let names = LabelWords.names(kind, for: words) { return names }
    let suggestion = NearMiss.suggestion(for: words, among: LabelWords.words(kind))
    let known = LabelWords.all(kind).joined(separator: ", ")
    throw ExpressionError(
      .value, at: valueRange, in: file, "there is no \(what.drop { $0 != " " }.dropFirst()) “\(value)”",
      hint: suggestion.map { "did you mean “\($0)”?" }
        ?? "use one of \(known)\(kind == .allergen ? ", or look for ingredient:\(words.split(separator: " ")[0])" : "")"
    )
  }

  private func text(_ what: String) throws(ExpressionError) -> String {
    if value.isEmpty { throw unreadable(what, example: "unit:tbsp") }
    return value
  }

  /// A meal may be named in any of the languages.
  private func category() throws(ExpressionError) -> WordPattern {
    if let meal = CategoryTag.category(value), let pattern = WordPattern(meal.name) { return pattern }
    return try pattern("a category", "category:dinner")
  }

  private func language() throws(ExpressionError) -> String {
    guard let tag = LanguageTag.read(value) else { throw unreadable("a language", example: "lang:de") }
    return tag.lowercased()
  }

  /// `<30`, `>=1h`, `20-40`, `45`; without a sign at most so much is meant.
  /// - Parameter read: reads one number.
  private func limits(
    _ what: String, _ example: String, _ read: (Substring) -> Int?
  ) throws(ExpressionError) -> ClosedRange<Int> {
    let sign = value.prefix { "<>=".contains($0) }
    let parts = value[sign.endIndex...].split(maxSplits: 1, omittingEmptySubsequences: false) { "-–".contains($0) }
    let numbers = parts.compactMap(read).filter { $0 >= 0 && $0 < .max }
    guard numbers.count == parts.count, let limits = Self.limits(String(sign), numbers) else {
      throw unreadable(what, example: example)
    }
    return limits
  }

  private static func limits(_ sign: String, _ numbers: [Int]) -> ClosedRange<Int>? {
    if numbers.count == 2 { return sign.isEmpty && numbers[0] <= numbers[1] ? numbers[0]...numbers[1] : nil }
    // An amount is never below zero: nothing is less than that.
    return switch sign {
    case "", "<=": 0...numbers[0]
    case "<": min(-1, numbers[0] - 1)...(numbers[0] - 1)
    case "=": numbers[0]...numbers[0]
    case ">=": numbers[0]...Int.max
    case ">": (numbers[0] + 1)...Int.max
    default: nil
    }
  }

  /// `500`, `500kcal`, `20g`.
  private static func number(_ text: Substring) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    return ["", "g", "kcal"].contains(text[digits.endIndex...].lowercased()) ? Int(digits) : nil
  }

  private func mark() throws(ExpressionError) -> RecipeMark {
    let word = value.lowercased()
    if let mark = RecipeMark(rawValue: word == "favorite" ? "favourite" : word) { return mark }
    let suggestion = NearMiss.suggestion(for: word, among: RecipeMark.allCases.map(\.rawValue))
    throw ExpressionError(
      .value, at: valueRange, in: file, "recipes cannot be “\(value)”",
      hint: suggestion.map { "did you mean “is:\($0)”?" } ?? "write is:favourite or is:archived")
  }

  // MARK: Messages

  static let fields = [
    "tag", "ingredient", "unit", "category", "author", "title", "lang", "time", "kcal", "protein", "diet", "contains",
    "free", "is",
  ]

  private var valueRange: Range<Int> { valueStart..<(valueStart + value.utf8.count) }

  private func unknown(_ field: String) -> ExpressionError {
    let start = token.range.lowerBound
    let suggestion = NearMiss.suggestion(for: field, among: Self.fields)
    return ExpressionError(
      .field, at: start..<(start + field.utf8.count), in: file, "there is no field “\(field)”",
      hint: suggestion.map { "did you mean “\($0):”?" }
        ?? "use one of \(Self.fields.joined(separator: ", ")), or put the whole text in quotes")
  }

  private func unreadable(_ what: String, example: String) -> ExpressionError {
    let found = value.isEmpty ? "nothing" : "“\(value)”"
    return ExpressionError(
      .value, at: value.isEmpty ? token.range : valueRange, in: file, "expected \(what), found \(found)",
      hint: "write it like \(example)")
  }
}
