import Testing

@testable import SiteBuilding

@Suite struct ParallelTests {
  @Test("gives results in the order of the input", arguments: [1, 2, 4, 64])
  func keepsOrder(jobs: Int) {
    #expect(Parallel.map(Array(0..<1000), jobs: jobs) { $0 * 2 } == Array(stride(from: 0, to: 2000, by: 2)))
    #expect(Parallel.chunks(of: 1001, size: 10, jobs: jobs) { Array($0) } == Array(0..<1001))
  }

  @Test func takesNothingAndLessThanAChunk() {
    #expect(Parallel.map([Int](), jobs: 4) { $0 } == [])
    #expect(Parallel.chunks(of: 3, size: 10, jobs: 4) { Array($0) } == [0, 1, 2])
  }

  @Test func chunksMayGiveMoreOrLess() {
    #expect(
      Parallel.chunks(of: 6, size: 2, jobs: 3) { $0.lowerBound == 2 ? [] : [$0.lowerBound, -1] } == [0, -1, 4, -1])
  }
}
