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
    case "time": return try time()
    case "diet": return .diet(try pattern("a diet", "diet:vegan"))
    case "contains": return .contains(try pattern("an allergen", "contains:nuts"))
    case "kcal":
      let (comparison, number) = try number("a number of kilocalories", "kcal:<500")
      return .energy(comparison, number)
    case "protein":
      let (comparison, number) = try number("grams of protein", "protein:>30")
      return .protein(comparison, number)
    case "is": return .mark(try mark())
    default: throw unknown(field)
    }
  }

  private func pattern(_ what: String, _ example: String) throws(ExpressionError) -> WordPattern {
    guard let pattern = WordPattern(value) else { throw unreadable(what, example: example) }
    return pattern
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

  /// `<30`, `>=1h`, `45`; numbers alone count minutes, and without a sign at most so much is meant.
  private func time() throws(ExpressionError) -> RecipeTerm {
    let sign = value.prefix { "<>=".contains($0) }
    let rest = value[sign.endIndex...]
    let comparison = sign.isEmpty ? .atMost : RecipeTerm.Comparison(rawValue: String(sign))
    let minutes = Int(rest) ?? DurationReader.minutes(rest)
    guard let comparison, let minutes, minutes >= 0 else {
      throw unreadable("a time", example: "time:<30 or time:>=1h")
    }
    return .time(comparison, minutes)
  }

  /// `<500`, `>=30g`; without a sign at most so much.
  private func number(_ what: String, _ example: String) throws(ExpressionError) -> (RecipeTerm.Comparison, Int) {
    let sign = value.prefix { "<>=".contains($0) }
    let comparison = sign.isEmpty ? .atMost : RecipeTerm.Comparison(rawValue: String(sign))
    let digits = value[sign.endIndex...].prefix { $0.isASCII && $0.isNumber }
    let unit = value[digits.endIndex...].lowercased()
    guard let comparison, let number = Int(digits), number >= 0, ["", "g", "kcal"].contains(unit) else {
      throw unreadable(what, example: example)
    }
    return (comparison, number)
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
    "is",
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
