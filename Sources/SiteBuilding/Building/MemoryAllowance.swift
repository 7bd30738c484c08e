internal import Synchronization

/// How much of one kind a run keeps in memory.
final class MemoryAllowance: Sendable {
  /// In bytes; `nil` for no end.
  private let left: Mutex<Int?>

  /// - Parameter bytes: `nil` for no end.
  init(bytes: Int?) { left = Mutex(bytes) }

  /// Whether so much more may be kept.
  func take(_ bytes: Int) -> Bool {
    left.withLock { left in
      guard let rest = left else { return true }
      guard rest >= bytes else { return false }
      left = rest - bytes
      return true
    }
  }
}
