package import SiteBuilding

/// The phases of a command with their times and shares.
///
///     0.02 s    3 %  loaded the theme
///     0.61 s   97 %  rendered and wrote them
///     0.63 s         in all
package enum TimingsTable {
  package static func text(_ spans: [WorkSpan]) -> String {
    let phases = spans.filter { $0.kind == .phase }
    let total = phases.reduce(0) { $0 + $1.end - $1.start }
    let rows = phases.map { phase in
      let time = phase.end - phase.start
      return row(time, share: total == 0 ? "" : "\((time * 100 + total / 2) / total) %", phase.name)
    }
    return rows.joined() + row(total, share: "", "in all")
  }

  private static func row(_ time: Int64, share: String, _ name: String) -> String {
    padded(PhaseClock.text(time), 9) + padded(share, 7) + "  \(name)\n"
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.utf8.count)) + text
  }
}
