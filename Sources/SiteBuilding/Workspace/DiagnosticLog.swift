package import SourceText

/// Gathers what was wrong, in order and each once.
package struct DiagnosticLog {
  package let isStrict: Bool
  /// Identifiers of warnings and notes that the site does not want to hear; errors are told all the same.
  let silenced: Set<String>
  package private(set) var diagnostics: [Diagnostic] = []

  package init(_ diagnostics: [Diagnostic] = [], isStrict: Bool, silenced: [String] = []) {
    self.isStrict = isStrict
    self.silenced = Set(silenced)
    add(diagnostics)
  }

  package mutating func add(_ more: [Diagnostic]) {
    if diagnostics.isEmpty { diagnostics = more } else { diagnostics += more }
  }

  var hasProblems: Bool { diagnostics.contains { $0.severity > .note && !isSilenced($0) } }

  private func isSilenced(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.severity < .error && silenced.contains(diagnostic.identifier)
  }

  /// What is not told, sorted, each once.
  package var suppressed: [Diagnostic] {
    var result: [Diagnostic] = []
    for diagnostic in diagnostics.filter(isSilenced).sorted() where result.last != diagnostic {
      result.append(diagnostic)
    }
    return result
  }

  /// Sorted, each once, warnings as errors where that is asked for; of a file with very many the first.
  package var sorted: [Diagnostic] {
    // Their numbers are put in order: a file may have a hundred thousand, of which a hundred are told.
    let order = diagnostics.indices.filter { !isSilenced(diagnostics[$0]) }.sorted { precedes($0, $1) }
    var limit = DiagnosticLimit()
    var last: Diagnostic?
    for number in order {
      let diagnostic = raised(diagnostics[number])
      guard diagnostic != last else { continue }
      last = diagnostic
      limit.add(diagnostic)
    }
    return limit.finish()
  }

  private func precedes(_ left: Int, _ right: Int) -> Bool {
    isStrict ? raised(diagnostics[left]) < raised(diagnostics[right]) : diagnostics[left] < diagnostics[right]
  }

  private func raised(_ diagnostic: Diagnostic) -> Diagnostic {
    guard isStrict, diagnostic.severity > .note else { return diagnostic }
    var raised = diagnostic
    raised.severity = .error
    return raised
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
