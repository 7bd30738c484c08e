/// Measures the phases of a command for those who ask; no time reaches any output.
package final class PhaseClock {
  private let console: any ProgramOutput
  private let start = WorkSpan.now
  private var last: Int64

  package init(console: any ProgramOutput) {
    self.console = console
    last = start
  }

  /// Says how long it is since the last mark.
  package func mark(_ what: String) {
    let now = WorkSpan.now
    console.detail("\(Self.text(now - last)) \(what)")
    console.record(WorkSpan(.phase, what, start: last, end: now))
    last = now
  }

  /// Seconds since the start, with two decimals.
  package var elapsed: String { Self.text(WorkSpan.now - start) }

  /// Nanoseconds as seconds with two decimals.
  package static func text(_ nanoseconds: Int64) -> String {
    let hundredths = (nanoseconds + 5_000_000) / 10_000_000
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) s"
  }
}
