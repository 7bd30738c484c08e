internal import Synchronization

/// Counts how far long work has come, on all threads, and tells those who wait.
package final class ProgressReporter: Sendable {
  private let output: any ProgramOutput
  private let label: String
  private let total: Int
  private let done = Mutex(0)
  private let isShown: Bool

  /// Work of fewer pieces is done before anybody wonders.
  private static let leastShown = 500

  package init(_ label: String, total: Int, console: any ProgramOutput) {
    output = console
    self.label = label
    self.total = total
    isShown = total >= Self.leastShown
  }

  package func advance(by count: Int) {
    guard isShown else { return }
    done.withLock { done in
      done += count
      output.show(label, done: done, of: total)
    }
  }

  package func finish() {
    if isShown { output.hideProgress() }
  }
}
