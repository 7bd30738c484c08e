internal import SiteStorage
internal import SourceText
internal import Synchronization

/// What became of the files that are rendered, by their places among them, from whatever thread: of a large site there are
/// millions, and each is held once.
final class RenderResults: Sendable {
  private struct Known {
    var results: [WriteResult]
    /// Of files that could not be rendered.
    var problems: [Int: Diagnostic] = [:]
  }

  private let known: Mutex<Known>

  /// Files of which nothing is noted were not rendered.
  init(count: Int) { known = Mutex(Known(results: Array(repeating: .skipped, count: count))) }

  func note(_ result: WriteResult, at place: Int) { known.withLock { $0.results[place] = result } }

  func note(_ problem: Diagnostic, at place: Int) { known.withLock { $0.problems[place] = problem } }

  /// Of all files, with the problems in their order; nothing is left.
  var all: Checked<[WriteResult]> {
    known.withLock { known in
      let all = Checked(known.results, known.problems.sorted { $0.key < $1.key }.map(\.value))
      known = Known(results: [])
      return all
    }
  }
}
