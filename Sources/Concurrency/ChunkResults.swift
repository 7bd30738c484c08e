internal import Synchronization

/// What threads give for chunks of a range, in the order of the chunks.
final class ChunkResults<Output: Sendable>: Sendable {
  private let results: Mutex<[[Output]]>

  init(_ count: Int) { results = Mutex(Array(repeating: [], count: count)) }

  /// Never inlined: the thread sanitizer, which cannot see the lock, is told to pass over this function by its name.
  @inline(never) func put(_ output: [Output], at chunk: Int) {
    results.withLock { $0[chunk] = output }
  }

  /// All of them, joined; none is left.
  func joined() -> [Output] {
    results.withLock { results in
      var joined: [Output] = []
      joined.reserveCapacity(results.reduce(0) { $0 + $1.count })
      for chunk in results.indices {
        joined += results[chunk]
        results[chunk] = []
      }
      return joined
    }
  }
}
