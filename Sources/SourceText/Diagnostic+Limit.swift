/// Nobody reads a thousand problems of one file, and a file that is no recipe at all may have as many as it has lines.
extension Diagnostic {
  /// How many of a file are spelled out; the rest is counted.
  public static let limitPerFile = 100
}

extension [Diagnostic] {
  /// The first problems of each file, and one that counts those left out, as severe as the worst of them.
  ///
  /// The diagnostics are sorted, so that those of a file stand together.
  public func limitedPerFile() -> [Diagnostic] {
    var limit = DiagnosticLimit()
    for diagnostic in self { limit.add(diagnostic) }
    return limit.finish()
  }
}
