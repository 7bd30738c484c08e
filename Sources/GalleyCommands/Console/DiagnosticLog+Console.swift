internal import SiteBuilding
internal import SourceText
internal import TerminalPresentation

extension DiagnosticLog {
  var exitCode: ExitCode {
    sorted.reduce(.clean) { code, diagnostic in
      guard diagnostic.severity == .error else { return code }
      return max(code, Self.environmental.contains(diagnostic.identifier) ? .environment : .problems)
    }
  }

  /// Problems that are nobody's text.
  private static let environmental: Set<String> = [
    "storage-locked", "storage-write", "storage-trash", "storage-output-unsafe", "storage-output-used", "storage-newer",
    "storage-cache-unsafe",
  ]

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
