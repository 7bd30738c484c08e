internal import Glibc
internal import Synchronization

/// The first write to standard output or standard error that failed.
final class WriteFailure: Sendable {
  struct Failure {
    let code: Int32
    let descriptor: Int32
  }

  private let failure = Mutex<Failure?>(nil)

  var first: Failure? { failure.withLock { $0 } }

  func note(_ code: Int32, _ descriptor: Int32) {
    failure.withLock { if $0 == nil { $0 = Failure(code: code, descriptor: descriptor) } }
  }
}
