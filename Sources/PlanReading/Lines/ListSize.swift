internal import RecipeMarkdown
internal import SourceText

/// How much a plan, a pantry or a shopping list may hold: twenty times what any household writes, and little enough that no file of a
/// megabyte keeps a processor busy. The raw value is the identifier of the error.
enum ListSize: String {
  case plan = "plan-size"
  case pantry = "pantry-size"
  case shopping = "shopping-size"

  static let lines = 5_000
  /// Punctuation marks of ASCII.
  static let signs = 20_000

  private var name: String {
    switch self {
    case .plan: "a plan"
    case .pantry: "a pantry"
    case .shopping: "a shopping list"
    }
  }

  /// The error of a file of which nothing is read: it holds more, or both sides of a merge.
  func problem(of source: SourceFile) -> Diagnostic? {
    if let problem = source.unsettledMerge { return problem }
    let found = source.bytes.withUnsafeBufferPointer(MarkdownSize.count)
    guard found.lines > Self.lines || found.signs > Self.signs else { return nil }
    let message =
      found.lines > Self.lines
      ? "found \(found.lines) lines, and \(name) can have \(Self.lines)"
      : "found \(found.signs) punctuation marks, and \(name) can have \(Self.signs)"
    return Diagnostic(
      .error, rawValue, path: source.path, message: message, hint: "take out what is not needed any more")
  }
}
