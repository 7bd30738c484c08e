internal import Dispatch
internal import Synchronization

/// The one place with concurrency: maps that give their results in the order of their input, and work on the side.
package enum Parallel {
  /// Applies a transformation to chunks of a range on several threads and joins what they give, in order.
  ///
  /// Chunks are taken as threads become free, so uneven work is shared evenly; the result does not depend on it.
  static func chunks<Output: Sendable>(
    of count: Int, size: Int, jobs: Int, _ transform: @Sendable (Range<Int>) -> [Output]
  ) -> [Output] {
    chunks(of: count, size: size, jobs: jobs, state: ()) { range, _ in transform(range) }
  }

  /// The same, with something that each thread keeps from chunk to chunk, such as what it has looked up.
  ///
  /// The results must not depend on it, since chunks meet on a thread by chance.
  static func chunks<Output: Sendable, State>(
    of count: Int, size: Int, jobs: Int, state makeState: @autoclosure @Sendable () -> State,
    _ transform: @Sendable (Range<Int>, inout State) -> [Output]
  ) -> [Output] {
    let chunkCount = (count + size - 1) / size
    @Sendable func range(_ chunk: Int) -> Range<Int> { chunk * size..<min((chunk + 1) * size, count) }
    let workers = min(jobs, chunkCount)
    guard workers > 1 else {
      var state = makeState()
      var joined: [Output] = []
      joined.reserveCapacity(count)
      for chunk in 0..<chunkCount { joined += transform(range(chunk), &state) }
      return joined
    }
    let next = Atomic(0)
    let results = Mutex([[Output]](repeating: [], count: chunkCount))
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      var state = makeState()
      while true {
        let chunk = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard chunk < chunkCount else { return }
        let output = transform(range(chunk), &state)
        results.withLock { $0[chunk] = output }
      }
    }
    return results.withLock { results in
      var joined: [Output] = []
      joined.reserveCapacity(count)
      for chunk in results.indices {
        joined += results[chunk]
        results[chunk] = []
      }
      return joined
    }
  }

  /// Works on another thread while the caller goes on; the work delivers what it gives by itself.
  package static func later(_ work: @escaping @Sendable () -> Void) {
    DispatchQueue.global().async(execute: work)
  }

  /// - Parameter size: how many a thread takes at a time; 1 where each is much work.
  package static func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], size: Int = 32, jobs: Int, _ transform: @Sendable (Input) -> Output
  ) -> [Output] {
    chunks(of: inputs.count, size: size, jobs: jobs) { range in inputs[range].map(transform) }
  }
}
