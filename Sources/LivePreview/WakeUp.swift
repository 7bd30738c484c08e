internal import Glibc
internal import SiteBuilding
internal import Synchronization
internal import Termination

/// What other threads have to tell the one that watches files: that it should end, or that a site is planned.
final class WakeUp: Sendable {
  /// Readable when there is something to tell.
  let descriptor: Int32
  private let other: Int32
  private let planned = Mutex<LiveSite?>(nil)

  init?() {
    var ends: [Int32] = [0, 0]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    (descriptor, other) = (ends[0], ends[1])
  }

  deinit {
    close(descriptor)
    close(other)
  }

  func deliver(_ site: LiveSite) {
    planned.withLock { $0 = site }
    var byte: UInt8 = 0
    // A socket that is full wakes just as well.
    _ = write(other, &byte, 1)
  }

  /// What there is to tell; each thing once.
  func take() -> (isOver: Bool, planned: LiveSite?) {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &bytes, bytes.count) > 0 {}
    let planned = planned.withLock { planned -> LiveSite? in
      defer { planned = nil }
      return planned
    }
    return (wasSignalled.load(ordering: .relaxed), planned)
  }

  /// Lets Ctrl-C and a request to terminate end the work in good order; until this is called they end it at once.
  ///
  /// Not Dispatch's sources of signals: what comes while one is made is lost.
  func endOnSignals() {
    // Another thread may change its first file just now, and would take the signals back.
    Termination.listen()
    wasSignalled.store(false, ordering: .relaxed)
    wokenBySignals.store(other, ordering: .relaxed)
    var wanted = sigset_t()
    sigemptyset(&wanted)
    for number in [SIGINT, SIGTERM] {
      sigaddset(&wanted, number)
      signal(number) { _ in
        wasSignalled.store(true, ordering: .relaxed)
        var byte: UInt8 = 0
        _ = write(wokenBySignals.load(ordering: .relaxed), &byte, 1)
      }
    }
    pthread_sigmask(SIG_UNBLOCK, &wanted, nil)
  }
}

// A handler of signals has no context but this.
private let wasSignalled = Atomic(false)
private let wokenBySignals = Atomic<Int32>(-1)
