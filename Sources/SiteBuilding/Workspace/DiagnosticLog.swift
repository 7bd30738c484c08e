package import SourceText

/// Gathers what was wrong, in order and each once.
package struct DiagnosticLog {
  package let isStrict: Bool
  package private(set) var diagnostics: [Diagnostic] = []

  package init(_ diagnostics: [Diagnostic] = [], isStrict: Bool) {
    self.isStrict = isStrict
    add(diagnostics)
  }

  package mutating func add(_ more: [Diagnostic]) { diagnostics += more }

  var hasProblems: Bool { diagnostics.contains { $0.severity > .note } }

  /// Sorted, each once, warnings as errors where that is asked for; of a file with very many the first.
  package var sorted: [Diagnostic] {
    var result: [Diagnostic] = []
    let raised = diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      if isStrict, diagnostic.severity > .note { diagnostic.severity = .error }
      return diagnostic
    }
    for diagnostic in raised.sorted() where result.last != diagnostic { result.append(diagnostic) }
    return result.limitedPerFile()
  }

  /// "2 errors, 1 warning", or "no problems"; notes are named, and are no problems.
  package var count: String {
    let sorted = sorted
    let words: [(Diagnostic.Severity, String)] = [(.error, "error"), (.warning, "warning"), (.note, "note")]
    let counts = words.map { severity, word in (sorted.count { $0.severity == severity }, word) }
    let parts = counts.filter { $0.0 > 0 }.map { count, word in "\(count) \(word)\(count == 1 ? "" : "s")" }
    let hasProblems = sorted.contains { $0.severity > .note }
    return (hasProblems ? parts : ["no problems"] + parts).joined(separator: ", ")
  }
}
