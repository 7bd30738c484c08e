internal import CommandLineParsing
internal import Synchronization

/// Shows how far long work has come, on standard error when that is a terminal.
final class ProgressReporter: Sendable {
  private let console: Console
  private let label: String
  private let total: Int
  private let done = Mutex(0)
  private let isShown: Bool

  init(_ label: String, total: Int, console: Console) {
    self.console = console
    self.label = label
    self.total = total
    isShown = console.errorIsTerminal && !console.isQuiet && total >= 500
  }

  func advance(by count: Int) {
    guard isShown else { return }
    done.withLock { done in
      done += count
      let line = ProgressLine(label: label, done: done, total: total).text(
        width: console.width, style: console.errorStyle)
      console.writeError("\r" + line)
    }
  }

  func finish() {
    if isShown { console.writeError("\r" + String(repeating: " ", count: console.width) + "\r") }
  }
}
