import Testing

@testable import Concurrency

@Suite struct WorkersTests {
  @Test("gives results in the order of the input", arguments: [-1, 1, 2, 4, 64])
  func keepsOrder(count: Int) {
    let workers = Workers(count)
    #expect(workers.map(Array(0..<1000)) { $0 * 2 } == Array(stride(from: 0, to: 2000, by: 2)))
    #expect(workers.chunks(of: 1001, size: 10) { Array($0) } == Array(0..<1001))
  }

  @Test func takesNothingAndLessThanAChunk() {
    #expect(Workers(4).map([Int]()) { $0 } == [])
    #expect(Workers(4).chunks(of: 3, size: 10) { Array($0) } == [0, 1, 2])
  }

  @Test func chunksMayGiveMoreOrLess() {
    #expect(Workers(3).chunks(of: 6, size: 2) { $0.lowerBound == 2 ? [] : [$0.lowerBound, -1] } == [0, -1, 4, -1])
  }
}
