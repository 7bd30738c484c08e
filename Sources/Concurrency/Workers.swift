internal import Dispatch
internal import Synchronization

/// Threads that share work: the one place with concurrency.
///
/// What they give comes in the order of the input, however many there are. Who has work to share is handed some, and starts
/// none itself.
public struct Workers: Sendable {
  /// How many work at a time; at least 1.
  public let count: Int

  public init(_ count: Int) {
    self.count = max(1, count)
  }

  /// The caller does the work itself.
  public static let none = Workers(1)

  /// Applies a transformation to chunks of a range and joins what they give, in order.
  ///
  /// Chunks are taken as threads become free, so uneven work is shared evenly; the result does not depend on it.
  public func chunks<Output: Sendable>(
    of count: Int, size: Int, _ transform: @Sendable (Range<Int>) -> [Output]
  ) -> [Output] {
    chunks(of: count, size: size, state: ()) { range, _ in transform(range) }
  }

  /// The same, with something that each thread keeps from chunk to chunk, such as what it has looked up.
  ///
  /// The results must not depend on it, since chunks meet on a thread by chance.
  public func chunks<Output: Sendable, State>(
    of count: Int, size: Int, state makeState: @autoclosure @Sendable () -> State,
    _ transform: @Sendable (Range<Int>, inout State) -> [Output]
  ) -> [Output] {
    let results = ChunkResults<Output>((count + size - 1) / size)
    chunks(of: count, size: size, state: makeState()) { range, state in
      results.put(transform(range, &state), at: range.lowerBound / size)
    }
    return results.joined()
  }

  /// Works through the chunks of a range.
  public func chunks<State>(
    of count: Int, size: Int, state makeState: @autoclosure @Sendable () -> State,
    _ work: @Sendable (Range<Int>, inout State) -> Void
  ) {
    let chunkCount = (count + size - 1) / size
    let next = Atomic(0)
    @Sendable func takeChunks() {
      var state = makeState()
      while true {
        let chunk = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard chunk < chunkCount else { return }
        work(chunk * size..<min((chunk + 1) * size, count), &state)
      }
    }
    let workers = min(self.count, chunkCount)
    if workers > 1 { DispatchQueue.concurrentPerform(iterations: workers) { _ in takeChunks() } } else { takeChunks() }
  }

  /// - Parameter size: how many a thread takes at a time; 1 where each is much work.
  public func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], size: Int = 32, _ transform: @Sendable (Input) -> Output
  ) -> [Output] {
    chunks(of: inputs.count, size: size) { range in inputs[range].map(transform) }
  }

  /// Works on another thread while the caller goes on; the work delivers what it gives by itself.
  public static func later(_ work: @escaping @Sendable () -> Void) {
    DispatchQueue.global().async(execute: work)
  }
}
