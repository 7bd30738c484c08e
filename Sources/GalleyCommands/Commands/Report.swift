internal import SourceText

/// Gathers what was wrong, prints it in order, and finds the exit status.
struct Report {
  let isStrict: Bool
  private(set) var diagnostics: [Diagnostic] = []

  init(_ diagnostics: [Diagnostic] = [], isStrict: Bool) {
    self.isStrict = isStrict
    add(diagnostics)
  }

  mutating func add(_ more: [Diagnostic]) { diagnostics += more }

  var hasProblems: Bool { diagnostics.contains { $0.severity > .note } }

  /// Sorted, each once, warnings as errors where that is asked for; of a file with very many the first.
  var sorted: [Diagnostic] {
    var result: [Diagnostic] = []
    let raised = diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      if isStrict, diagnostic.severity > .note { diagnostic.severity = .error }
      return diagnostic
    }
    for diagnostic in raised.sorted() where result.last != diagnostic { result.append(diagnostic) }
    return result.limitedPerFile()
  }

  var exitCode: ExitCode {
    sorted.reduce(.clean) { code, diagnostic in
      guard diagnostic.severity == .error else { return code }
      return max(code, Self.environmental.contains(diagnostic.identifier) ? .environment : .problems)
    }
  }

  /// Problems that are nobody's text.
  private static let environmental: Set<String> = [
    "storage-locked", "storage-write", "storage-output-unsafe", "storage-cache-unsafe",
  ]

  /// "2 errors, 1 warning", or "no problems"; notes are named, and are no problems.
  var count: String {
    let sorted = sorted
    let words: [(Diagnostic.Severity, String)] = [(.error, "error"), (.warning, "warning"), (.note, "note")]
    let counts = words.map { severity, word in (sorted.count { $0.severity == severity }, word) }
    let parts = counts.filter { $0.0 > 0 }.map { count, word in "\(count) \(word)\(count == 1 ? "" : "s")" }
    let hasProblems = sorted.contains { $0.severity > .note }
    return (hasProblems ? parts : ["no problems"] + parts).joined(separator: ", ")
  }

  /// Prints the problems to standard error and the line that sums up to standard output.
  func finish(_ console: Console, summary: String?) -> ExitCode {
    for diagnostic in sorted { console.writeError(DiagnosticText.text(diagnostic, style: console.errorStyle)) }
    if let summary {
      if !console.isQuiet { console.write("\(summary), \(count)\n") }
    } else {
      console.writeError("nothing was published: \(count)\n")
    }
    return exitCode
  }
}
