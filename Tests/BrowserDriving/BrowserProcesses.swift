internal import Foundation
internal import Synchronization

/// The processes of Chromium of this run of tests. Starting one takes longer than most of what is asked of it, so one
/// that nobody uses any more is taken by the next.
enum BrowserProcesses {
  private static let atRest = Mutex<[BrowserProcess]>([])

  static func take() throws -> BrowserProcess {
    _ = endsWithTheRun
    return try atRest.withLock { $0.popLast() } ?? BrowserProcess()
  }

  static func giveBack(_ process: BrowserProcess) {
    atRest.withLock { $0.append(process) }
  }

  private static let endsWithTheRun: Void = {
    atexit {
      let processes = BrowserProcesses.atRest.withLock { $0 }
      for process in processes { process.end() }
    }
  }()
}
