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
  /// Bytes of all lines: eighty for each.
  static let bytes = 400_000
  /// Bytes of one line, which is looked at as a whole again and again.
  static let bytesOfLine = 20_000

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
    guard let excess = excess(of: source.bytes) else { return nil }
    let message = "found \(excess.found), and \(name) can have \(excess.limit)"
    return Diagnostic(
      .error, rawValue, path: source.path, message: message, hint: "take out what is not needed any more")
  }

  /// What there is too much of.
  private func excess(of bytes: [UInt8]) -> (found: String, limit: Int)? {
    let found = bytes.withUnsafeBufferPointer(MarkdownSize.count)
    if found.lines > Self.lines { return ("\(found.lines) lines", Self.lines) }
    if found.signs > Self.signs { return ("\(found.signs) punctuation marks", Self.signs) }
    if bytes.count > Self.bytes { return ("\(bytes.count) bytes", Self.bytes) }
    guard bytes.count > Self.bytesOfLine else { return nil }
    let longest = bytes.lazy.split(separator: UInt8(ascii: "\n")).map(\.count).max() ?? 0
    return longest > Self.bytesOfLine ? ("a line of \(longest) bytes", Self.bytesOfLine) : nil
  }
}
