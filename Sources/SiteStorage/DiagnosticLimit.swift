import SourceText

/// Keeps a full disk or the wrong folder from saying the same thing thousands of times.
enum DiagnosticLimit {
  /// How many of one kind are shown.
  static let count = 20

  /// The first ones of each kind, sorted, and one line that counts the rest.
  static func apply(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var seen: [String: Int] = [:]
    var result: [Diagnostic] = []
    var firstHidden: [Diagnostic] = []
    for diagnostic in diagnostics.sorted() {
      seen[diagnostic.identifier, default: 0] += 1
      switch seen[diagnostic.identifier, default: 0] {
      case ...count: result.append(diagnostic)
      case count + 1: firstHidden.append(diagnostic)
      default: break
      }
    }
    for diagnostic in firstHidden {
      let hidden = seen[diagnostic.identifier, default: 0] - count
      result.append(
        Diagnostic(
          diagnostic.severity, diagnostic.identifier, path: diagnostic.path,
          message: "the same is true of \(hidden) more, from here on"))
    }
    return result
  }
}
