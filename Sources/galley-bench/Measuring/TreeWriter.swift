internal import Dispatch
internal import Glibc
internal import Synchronization

/// The floor of every generator: puts the files of a folder on the disk again, from memory, with two threads.
///
/// Only making folders, opening, writing and closing is timed. Nothing is flushed, as a build flushes nothing.
enum TreeWriter {
  static let threads = 2

  /// Prints the nanoseconds it took.
  static func run(tree: String, destination: String) throws(BenchError) {
    let (folders, paths) = try FileTree.list(tree)
    var contents: [[UInt8]] = []
    for path in paths { contents.append(try FileTree.read("\(tree)/\(path)")) }
    let targets = paths.map { "\(destination)/\($0)" }
    let start = Clock.wall()
    try FileTree.makeFolders(destination)
    for folder in folders where mkdir("\(destination)/\(folder)", 0o755) != 0 {
      throw BenchError("cannot make \(destination)/\(folder)", errno)
    }
    try write(contents, to: targets)
    Terminal.write("\(Clock.wall() - start)\n")
  }

  private static func write(_ contents: [[UInt8]], to targets: [String]) throws(BenchError) {
    let next = Atomic(0)
    let failure = Mutex<BenchError?>(nil)
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
      do throws(BenchError) {
        while true {
          let start = next.wrappingAdd(64, ordering: .relaxed).oldValue
          guard start < targets.count else { return }
          for index in start..<min(start + 64, targets.count) {
            try FileTree.write(contents[index], to: targets[index])
          }
        }
      } catch {
        failure.withLock { $0 = error }
      }
    }
    if let error = failure.withLock({ $0 }) { throw error }
  }
}
