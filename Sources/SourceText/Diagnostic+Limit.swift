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
    var result: [Diagnostic] = []
    var start = startIndex
    while start < endIndex {
      let end = self[start...].firstIndex { $0.path != self[start].path } ?? endIndex
      let limit = start + Diagnostic.limitPerFile
      // A single one more would only be replaced by the line that counts it.
      if end > limit + 1 {
        result += self[start..<limit] + [Self.remaining(self[limit..<end])]
      } else {
        result += self[start..<end]
      }
      start = end
    }
    return result
  }

  private static func remaining(_ omitted: ArraySlice<Diagnostic>) -> Diagnostic {
    let first = omitted[omitted.startIndex]
    return Diagnostic(
      omitted.map(\.severity).max() ?? first.severity, "too-many-problems", path: first.path, position: first.position,
      message: "from here on \(omitted.count) more problems of this file are left out",
      hint: "correct those before this one first")
  }
}
