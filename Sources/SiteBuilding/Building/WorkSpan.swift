internal import Glibc

/// A stretch of time in which something was done, for those who measure; no time reaches any file of the site.
package struct WorkSpan: Sendable, Equatable {
  package enum Kind: Sendable {
    /// One after the other, they are all of a command.
    case phase
    /// Part of a phase, beside others on other threads.
    case part
  }

  package let kind: Kind
  /// What was done, such as `planned 120 files`.
  package let name: String
  /// Nanoseconds of a clock that nobody sets.
  package let start: Int64
  package let end: Int64
  /// Tells threads apart.
  package let thread: UInt

  package init(_ kind: Kind, _ name: String, start: Int64, end: Int64, thread: UInt = UInt(pthread_self())) {
    self.kind = kind
    self.name = name
    self.start = start
    self.end = end
    self.thread = thread
  }

  /// Now, for a start or an end.
  package static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
