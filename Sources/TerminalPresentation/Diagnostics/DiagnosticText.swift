package import CommandLineParsing
package import SourceText

/// Diagnostics as people read them: position, message, source line, caret, hint.
package enum DiagnosticText {
  package static func text(_ diagnostic: Diagnostic, style: TerminalStyle) -> String {
    var result = style.apply(.bold, to: place(of: diagnostic)) + ": " + severity(diagnostic.severity, style)
    result += ": " + TerminalText.safe(diagnostic.message) + style.apply(.dim, to: " [\(diagnostic.identifier)]") + "\n"
    if let excerpt = diagnostic.excerpt, let position = diagnostic.position {
      result += self.excerpt(excerpt, position, style)
    }
    if let hint = diagnostic.hint { result += "  " + style.apply(.cyan, to: "hint") + ": \(TerminalText.safe(hint))\n" }
    return result
  }

  private static func place(of diagnostic: Diagnostic) -> String {
    let path = diagnostic.path.isEmpty ? "galley" : TerminalText.safe(diagnostic.path)
    return diagnostic.position.map { "\(path):\($0.line):\($0.column)" } ?? path
  }

  private static func severity(_ severity: Diagnostic.Severity, _ style: TerminalStyle) -> String {
    switch severity {
    case .error: style.apply(.bold, .red, to: "error")
    case .warning: style.apply(.bold, .yellow, to: "warning")
    case .note: style.apply(.bold, .cyan, to: "note")
    }
  }

  /// The line and a caret below the marked part.
  private static func excerpt(_ excerpt: Diagnostic.Excerpt, _ position: SourcePosition, _ style: TerminalStyle)
    -> String
  {
    let scalars = excerpt.line.unicodeScalars
    let caret = min(max(position.column - 1 - excerpt.skipped, 0), scalars.count)
    var line = String.UnicodeScalarView()
    var below = ""
    for (index, scalar) in scalars.enumerated() {
      let shown = TerminalText.safe(scalar)
      line.append(shown)
      if index < caret { below += String(repeating: " ", count: DisplayWidth.columns(String(shown))) }
    }
    let marks = String(repeating: "^", count: max(1, min(excerpt.length, scalars.count - caret)))
    let isCut = excerpt.skipped > 0
    return "  \(isCut ? "…" : "")\(String(line))\n  \(isCut ? " " : "")\(below)\(style.apply(.green, to: marks))\n"
  }
}
