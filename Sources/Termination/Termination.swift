internal import Glibc
internal import Synchronization

/// Ends the program in good order when Ctrl-C or SIGTERM comes while it changes files: no change is cut in two, and what is
/// worth nothing without the rest is removed. Then the signal ends the program as it would have, so that whoever started
/// it sees why: status 130 or 143 in a shell.
///
/// Handlers are set with the first change, so that a program that only reads ends at once; a signal that somebody ignores
/// or handles already is left to them. A second signal ends the program whatever it does.
public enum Termination {
  /// Names something that is worth nothing yet: whose it is, and which.
  public struct Leftover: Hashable, Sendable {
    let owner: ObjectIdentifier?
    let name: String

    public init(_ name: String, of owner: AnyObject? = nil) {
      self.owner = owner.map(ObjectIdentifier.init)
      self.name = name
    }
  }

  /// Sets the handlers now and not with the first change, for who sets others: those set later hold.
  public static func listen() { _ = isListening }

  /// Makes one change of the disk, whole or not at all; never returns once the program is ending.
  ///
  /// Changes do not hold others: the one inside would wait for an end that waits for the one outside.
  public static func change<Result: ~Copyable, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    enter()
    defer { changes.subtract(1, ordering: .sequentiallyConsistent) }
    return try body()
  }

  /// Says how to remove something if the program ends before ``keep(_:)``; `remove` itself makes no ``change(_:)``.
  public static func drop(_ leftover: Leftover, _ remove: @escaping @Sendable () -> Void) {
    _ = isListening
    leftovers.withLock { $0[leftover] = remove }
  }

  /// Something that was to be dropped is wanted, or gone.
  public static func keep(_ leftover: Leftover) {
    leftovers.withLock { _ = $0.removeValue(forKey: leftover) }
  }

  /// How many things would be removed now.
  public static var leftoverCount: Int { leftovers.withLock(\.count) }

  // MARK: Ending

  private static let leftovers = Mutex<[Leftover: @Sendable () -> Void]>([:])
  /// How many changes are being made.
  private static let changes = Atomic(0)
  private static let isEnding = Atomic(false)

  private static func enter() {
    _ = isListening
    changes.add(1, ordering: .sequentiallyConsistent)
    guard isEnding.load(ordering: .sequentiallyConsistent) else { return }
    changes.subtract(1, ordering: .sequentiallyConsistent)
    while true { pause() }
  }

  /// Waits for the changes that are being made, removes what is worth nothing, and lets the signal do its work.
  fileprivate static func end(by number: Int32) -> Never {
    isEnding.store(true, ordering: .sequentiallyConsistent)
    while changes.load(ordering: .sequentiallyConsistent) > 0 { usleep(500) }
    for remove in leftovers.withLock({ Array($0.values) }) { remove() }
    signal(number, SIG_DFL)
    raise(number)
    // The first process of a container is not ended by its own signals.
    _exit(128 + number)
  }

  private static let numbers = [SIGINT, SIGTERM]

  fileprivate static var signals: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for number in numbers { sigaddset(&set, number) }
    return set
  }

  private static let isListening: Bool = {
    var ends: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else { return false }
    signalled.store(ends[1], ordering: .relaxed)
    var thread = pthread_t()
    let started = pthread_create(
      &thread, nil,
      { argument in
        let descriptor = Int32(Int(bitPattern: argument))
        // Whoever started the program may have blocked them, as threads of a pool do; here they come through.
        var wanted = Termination.signals
        pthread_sigmask(SIG_UNBLOCK, &wanted, nil)
        var number: UInt8 = 0
        while read(descriptor, &number, 1) != 1 {}
        Termination.end(by: Int32(number))
      }, UnsafeMutableRawPointer(bitPattern: Int(ends[0])))
    guard started == 0 else { return false }
    pthread_detach(thread)
    for number in numbers { listen(to: number) }
    return true
  }()

  private static func listen(to number: Int32) {
    var old = sigaction()
    guard sigaction(number, nil, &old) == 0, old.__sigaction_handler.sa_handler == nil else { return }
    var new = sigaction()
    new.__sigaction_handler.sa_handler = { number in
      var byte = UInt8(truncatingIfNeeded: number)
      _ = write(signalled.load(ordering: .relaxed), &byte, 1)
    }
    new.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND)) | SA_RESTART
    sigaction(number, &new, nil)
  }
}

// A handler of signals has no context but this.
private let signalled = Atomic<Int32>(-1)
