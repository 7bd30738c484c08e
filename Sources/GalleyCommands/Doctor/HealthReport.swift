internal import CommandLineParsing
internal import JSONReading
internal import TerminalPresentation

/// What `galley doctor` found, for people and for scripts.
struct HealthReport {
  let findings: [HealthFinding]

  var exitCode: ExitCode {
    switch findings.map(\.level).max() ?? .fine {
    case .fine, .note: .clean
    case .attention: .problems
    case .environment: .environment
    }
  }

  /// Each finding on its lines, and one that sums up.
  func text(width: Int, style: TerminalStyle) -> String {
    let column = findings.map { $0.check.utf8.count }.max() ?? 0
    let all = findings.flatMap { lines(of: $0, column: column, width: width, style: style) }
    return (all + ["", summary]).joined(separator: "\n") + "\n"
  }

  private func lines(of finding: HealthFinding, column: Int, width: Int, style: TerminalStyle) -> [String] {
    let gap = String(repeating: " ", count: column - finding.check.utf8.count)
    let margin = String(repeating: " ", count: column + 4)
    let room = max(30, width - column - 4)
    let message = TextWrapping.lines(TerminalText.safe(finding.message), width: room)
    let hint = finding.hint.map {
      TextWrapping.lines(style.apply(.cyan, to: "hint:") + " " + TerminalText.safe($0), width: room)
    }
    let head =
      mark(finding.level, style) + " " + style.apply(.dim, to: finding.check) + gap + "  " + (message.first ?? "")
    return [head] + (message.dropFirst() + (hint ?? [])).map { margin + $0 }
  }

  private func mark(_ level: HealthFinding.Level, _ style: TerminalStyle) -> String {
    switch level {
    case .fine: style.apply(.green, to: "✓")
    case .note: style.apply(.dim, to: "·")
    case .attention: style.apply(.bold, .yellow, to: "!")
    case .environment: style.apply(.bold, .red, to: "✗")
    }
  }

  private var summary: String {
    let count = findings.count { $0.level > .note }
    return count == 0 ? "all is well" : "\(count) \(count == 1 ? "thing needs" : "things need") attention"
  }

  /// `{"status": …, "checks": [{"check", "level", "message", "hint"}]}`, a hint of `null` where there is none.
  var json: [UInt8] {
    var json = JSONWriter(layout: .pretty)
    json.beginObject()
    json.key("status")
    json.string((findings.map(\.level).filter { $0 > .note }.max() ?? .fine).rawValue)
    json.key("checks")
    json.beginArray()
    for finding in findings {
      json.beginObject()
      for (key, value) in [("check", finding.check), ("level", finding.level.rawValue), ("message", finding.message)] {
        json.key(key)
        json.string(value)
      }
      json.key("hint")
      if let hint = finding.hint { json.string(hint) } else { json.null() }
      json.endObject()
    }
    json.endArray()
    json.endObject()
    return json.finish()
  }
}
