internal import Glibc

/// Nanoseconds since some moment.
enum Clock {
  static func wall() -> Int { read(CLOCK_MONOTONIC) }

  /// Spent on a core by the calling thread.
  static func thread() -> Int { read(CLOCK_THREAD_CPUTIME_ID) }

  private static func read(_ clock: clockid_t) -> Int {
    var time = timespec()
    clock_gettime(clock, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
