/// Takes problems in the order in which they are told, and of each file with very many keeps the first and counts the rest.
public struct DiagnosticLimit {
  private var told: [Diagnostic] = []
  /// Of the file whose turn it is.
  private var count = 0
  /// The first that is left out, which stays where it is the only one: a line that counts it would take its place.
  private var omitted: Diagnostic?
  private var worst = Diagnostic.Severity.note
  private var path: String?

  public init() {}

  /// - Parameter diagnostic: one of the file whose turn it is, or the first of the next.
  public mutating func add(_ diagnostic: Diagnostic) {
    if path != diagnostic.path {
      endFile()
      path = diagnostic.path
    }
    count += 1
    guard count > Diagnostic.limitPerFile else { return told.append(diagnostic) }
    omitted = omitted ?? diagnostic
    worst = max(worst, diagnostic.severity)
  }

  /// What is told of all files.
  public consuming func finish() -> [Diagnostic] {
    endFile()
    return told
  }

  private mutating func endFile() {
    if let omitted {
      let rest = count - Diagnostic.limitPerFile
      told.append(rest == 1 ? omitted : remaining(rest, from: omitted))
    }
    (count, omitted, worst) = (0, nil, .note)
  }

  private func remaining(_ rest: Int, from first: Diagnostic) -> Diagnostic {
    Diagnostic(
      worst, "too-many-problems", path: first.path, position: first.position,
      message: "from here on \(rest) more problems of this file are left out",
      hint: "correct those before this one first")
  }
}
