internal import Foundation
public import Testing

/// Has tests that wait for a browser stand on threads of their own.
///
/// Tests run on as many threads as there are cores, and one that waits for a page to answer holds its thread meanwhile; half of
/// the time of these tests is such waiting.
public struct InBrowser: SuiteTrait, TestTrait, TestScoping {
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(WaitingThreads.shared) { try await function() }
  }
}

extension Trait where Self == InBrowser {
  /// The test waits for a browser.
  public static var inBrowser: Self { Self() }
}

/// Two threads, so that no more browsers are open at once than on two cores without them.
private final class WaitingThreads: TaskExecutor {
  static let shared = WaitingThreads()

  private let jobs: OperationQueue = {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 2
    return queue
  }()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.addOperation { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
