internal import Synchronization

/// How much text of recipes a run keeps once it is read.
///
/// A recipe in memory takes some eight times its file. Beyond the allowance it is read again when its files are rendered,
/// so that a site of a million recipes is built in the memory of its summaries. What is rendered is the same.
final class TextAllowance: Sendable {
  /// Bytes of files; `nil` for no end.
  private let left: Mutex<Int?>

  /// - Parameter bytes: of files.
  init(bytes: Int?) { left = Mutex(bytes) }

  /// Of a build: some three thousand recipes.
  static let ofBuild = 8 << 20

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
