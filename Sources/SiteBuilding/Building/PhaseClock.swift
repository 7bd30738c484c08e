internal import Glibc

/// Measures the phases of a command for those who ask; no time reaches any output.
package final class PhaseClock {
  private let console: any ProgramOutput
  private let start: Double
  private var last: Double

  package init(console: any ProgramOutput) {
    self.console = console
    start = Self.now()
    last = start
  }

  /// Says how long it is since the last mark.
  package func mark(_ what: String) {
    let now = Self.now()
    console.detail("\(Self.text(now - last)) \(what)")
    last = now
  }

  /// Seconds since the start, with two decimals.
  package var elapsed: String { Self.text(Self.now() - start) }

  private static func text(_ seconds: Double) -> String {
    let hundredths = Int((seconds * 100).rounded())
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) s"
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
