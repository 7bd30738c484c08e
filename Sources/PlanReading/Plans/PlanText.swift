internal import Cookbook
internal import SourceText

/// The smaller parts of a plan item's text.
enum PlanText {
  /// The text without a remark in parentheses at its end, and the remark.
  static func splitComment(_ text: String) -> (text: String, comment: String?) {
    let trimmed = text.trimmingSpaces
    guard trimmed.last == ")", let open = trimmed.lastIndex(of: "(") else { return (trimmed, nil) }
    let comment = trimmed[trimmed.index(after: open)...].dropLast()
    return (String(trimmed[..<open]).trimmingSpaces, comment.isEmpty ? nil : String(comment).trimmingSpaces)
  }

  /// `2 servings` of `*2 servings*`, `**2 servings**` and `2 servings`.
  static func withoutEmphasis(_ text: String) -> String {
    var result = Substring(text.trimmingSpaces)
    while let first = result.first, first == "*" || first == "_" { result = result.dropFirst() }
    while let last = result.last, last == "*" || last == "_" { result = result.dropLast() }
    return String(result).trimmingSpaces
  }

  /// Whether a text starts as an amount does: with a number, a fraction or an article.
  static func startsWithAmount(_ text: String) -> Bool {
    guard let first = text.first else { return false }
    if first.isNumber || first == "~" { return true }
    let word = text.prefix { $0 != " " }.lowercased()
    return word.utf8.count < text.utf8.count && articles.contains(word)
  }

  static let articles: Set<String> = [
    "a", "an", "one", "half", "two", "three", "some", "ein", "eine", "einen", "zwei", "drei", "halbe", "halber", "un",
    "une",
    "deux", "trois", "demi", "una", "uno", "dos", "tres", "media", "medio", "about", "ca.", "etwa", "environ",
  ]
}
