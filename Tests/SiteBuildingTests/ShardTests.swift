import Testing

@testable import SiteBuilding

@Suite struct ShardTests {
  @Test(
    "a part is written as two numbers",
    arguments: [("1/1", 1, 1), ("3/8", 3, 8), ("10000/10000", 10_000, 10_000)])
  func readsParts(text: String, index: Int, count: Int) throws {
    #expect(try Shard(text) { _ in nil } == Shard(index: index, of: count))
  }

  @Test(
    "what is no part is refused",
    arguments: ["0/8", "9/8", "1/0", "-1/8", "1/10001", "3", "3/8/1", "a/b", "", "/", "99999999999999999999/8"])
  func refusesOthers(text: String) {
    #expect(throws: InvalidRequest.self) { try Shard(text) { _ in nil } }
  }

  @Test(
    "engines say which part a job makes",
    arguments: [
      (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "8"], 1, 8),
      (["CIRCLE_NODE_INDEX": "7", "CIRCLE_NODE_TOTAL": "8"], 8, 8),
      (["BUILDKITE_PARALLEL_JOB": "0", "BUILDKITE_PARALLEL_JOB_COUNT": "2"], 1, 2),
      (["JOB_COMPLETION_INDEX": "2", "JOB_COMPLETIONS": "3"], 3, 3),
      (["SLURM_ARRAY_TASK_ID": "12", "SLURM_ARRAY_TASK_MIN": "10", "SLURM_ARRAY_TASK_COUNT": "4"], 3, 4),
    ])
  func asksEngines(variables: [String: String], index: Int, count: Int) throws {
    #expect(try Shard("auto") { variables[$0] } == Shard(index: index, of: count))
  }

  @Test(
    "engines that say half of it are refused",
    arguments: [
      [:], ["JOB_COMPLETION_INDEX": "2"], ["CI_NODE_INDEX": "9", "CI_NODE_TOTAL": "8"],
      ["CI_NODE_INDEX": "\(Int.min)", "CI_NODE_TOTAL": "8"],
      ["SLURM_ARRAY_TASK_ID": "12", "SLURM_ARRAY_TASK_COUNT": "4"],
    ])
  func refusesHalf(variables: [String: String]) {
    #expect(throws: InvalidRequest.self) { try Shard("auto") { variables[$0] } }
  }

  @Test func partsHaveEveryPlaceOnce() throws {
    let parts = try (1...8).map { try #require(Shard(index: $0, of: 8)) }
    for place in 0..<100 { #expect(parts.count { $0.holds(place) } == 1) }
  }
}
