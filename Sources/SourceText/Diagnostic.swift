/// One problem found in what a person wrote: where, what was found, and what to do about it.
///
/// Diagnostics are values: a stage returns them beside its result (`Checked`), nothing is printed on the way.
/// The message is one lowercase line that quotes what was found; the hint is an imperative.
public struct Diagnostic: Sendable, Equatable {
  public enum Severity: UInt8, Sendable, Comparable {
    /// Something to know, which is wrong with nothing: what a program could not find out.
    case note
    case warning
    case error

    public static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  public var severity: Severity {
    get { contents.severity }
    set {
      contents = Contents(
        severity: newValue, identifier: identifier, message: message, hint: hint, path: path, position: position,
        excerpt: excerpt)
    }
  }
  /// A stable kebab-case name such as `recipemd-amount`; scripts filter by it.
  public var identifier: String { contents.identifier }
  public var message: String { contents.message }
  public var hint: String? { contents.hint }
  public var path: String { contents.path }
  /// Where in the file; `nil` when the whole file or folder is meant.
  public var position: SourcePosition? { contents.position }
  public var excerpt: Excerpt? { contents.excerpt }

  /// Copies share it: a file of a megabyte may have a hundred thousand problems, and several lists hold each of them.
  private final class Contents: Sendable {
    let severity: Severity
    let identifier: String
    let message: String
    let hint: String?
    let path: String
    let position: SourcePosition?
    let excerpt: Excerpt?

    init(
      severity: Severity, identifier: String, message: String, hint: String?, path: String, position: SourcePosition?,
      excerpt: Excerpt?
    ) {
      self.severity = severity
      self.identifier = identifier
      self.message = message
      self.hint = hint
      self.path = path
      self.position = position
      self.excerpt = excerpt
    }
  }

  private var contents: Contents

  /// The source line a diagnostic points into, or as much of a long one as people look at: thousands of problems in one
  /// endless line do not keep it a thousand times.
  public struct Excerpt: Sendable, Hashable {
    public let line: String
    /// How many columns of the line stand before what is kept of it.
    public let skipped: Int
    /// How many columns are marked, from the diagnostic's own column on; at least 1. They may go on behind what is kept.
    public let length: Int

    public init(line: String, skipped: Int = 0, length: Int) {
      self.line = line
      self.skipped = skipped
      self.length = length
    }

    /// Columns that are kept.
    static let width = 110
    /// A mark further to the right than this has `context` columns before it.
    static let reach = 70
    static let context = 40
  }

  public init(
    _ severity: Severity, _ identifier: String, path: String, position: SourcePosition? = nil,
    excerpt: Excerpt? = nil, message: String, hint: String? = nil
  ) {
    contents = Contents(
      severity: severity, identifier: identifier, message: message, hint: hint, path: path, position: position,
      excerpt: excerpt)
  }

  public static func == (left: Diagnostic, right: Diagnostic) -> Bool {
    left.contents === right.contents
      || left.severity == right.severity && left.identifier == right.identifier && left.message == right.message
        && left.hint == right.hint && left.path == right.path && left.position == right.position
        && left.excerpt == right.excerpt
  }
}

extension SourceFile {
  /// A diagnostic that points at a range of bytes of this file; the marked part stays within its first line.
  public func diagnostic(
    _ severity: Diagnostic.Severity, _ identifier: String, at range: Range<Int>, message: String, hint: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      severity, identifier, path: path, position: position(ofByte: range.lowerBound), excerpt: excerpt(at: range),
      message: message, hint: hint)
  }

  private func excerpt(at range: Range<Int>) -> Diagnostic.Excerpt {
    let line = line(aroundByte: range.lowerBound)
    let mark = max(range.lowerBound, line.lowerBound)
    let before = columns(from: line.lowerBound, to: mark)
    let length = columns(from: mark, to: max(min(range.upperBound, line.upperBound), line.lowerBound))
    let skipped = before > Diagnostic.Excerpt.reach ? before - Diagnostic.Excerpt.context : 0
    let start = byte(afterColumns: skipped, in: line)
    let end = byte(afterColumns: Diagnostic.Excerpt.width, in: start..<line.upperBound)
    return Diagnostic.Excerpt(
      line: String(decoding: bytes[start..<end], as: UTF8.self), skipped: skipped, length: max(length, 1))
  }
}

extension Diagnostic: Comparable {
  /// The order in which people read them: by file, then position, errors before warnings, then by name and text.
  public static func < (lhs: Diagnostic, rhs: Diagnostic) -> Bool {
    if lhs.path != rhs.path { return lhs.path.utf8.lexicographicallyPrecedes(rhs.path.utf8) }
    let start = SourcePosition(line: 0, column: 0)
    let (left, right) = (lhs.position ?? start, rhs.position ?? start)
    if left != right { return left < right }
    if lhs.severity != rhs.severity { return lhs.severity > rhs.severity }
    if lhs.identifier != rhs.identifier { return lhs.identifier < rhs.identifier }
    return lhs.message.utf8.lexicographicallyPrecedes(rhs.message.utf8)
  }
}
