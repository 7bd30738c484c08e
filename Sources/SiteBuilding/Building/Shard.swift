/// One of several parts of a site, each made by a program of its own, on this machine or another.
///
/// Every part reads and plans the whole site, which gives all the same plan, and renders each `count`-th file of it. So the
/// parts have no file in common, and together they are what one build makes.
package struct Shard: Sendable, Equatable {
  /// From 1.
  package let index: Int
  package let count: Int

  package static let limit = 10_000

  /// `nil` where there is no such part.
  package init?(index: Int, of count: Int) {
    guard (1...Self.limit).contains(count), (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// - Parameter text: `3/8`, or `auto` for what the engine says that started this job.
  package init(_ text: String, variable: (String) -> String?) throws(InvalidRequest) {
    if text == "auto" {
      self = try Self.started(variable)
      return
    }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], let shard = Shard(index: index, of: count)
    else {
      throw InvalidRequest(
        "“\(text)” is no part", hint: "write 3/8 for the third of eight parts, or auto; there are at most \(Self.limit)"
      )
    }
    self = shard
  }

  /// Whether a file belongs to this part, by its place in the plan.
  func holds(_ place: Int) -> Bool { place % count == index - 1 }

  /// Put behind the name of a folder of its own: `-3-of-8`.
  var suffix: String { "-\(index)-of-\(count)" }

  // MARK: Engines

  /// An engine that tells each of several equal jobs which it is.
  private struct Engine {
    let index: String
    let count: String
    /// The number of the first job, or the variable that has it.
    var first = 0
    var firstVariable: String?
  }

  /// Those that start many jobs from one description; GitHub's matrices and GNU parallel write the numbers themselves.
  ///
  /// Sources: the documentation of GitLab CI/CD (`parallel`), Slurm (`sbatch --array`), CircleCI, Buildkite, and of
  /// indexed Jobs of Kubernetes, which do not tell how many there are: the job's description sets `JOB_COMPLETIONS`.
  private static let engines = [
    Engine(index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: 1),
    Engine(index: "SLURM_ARRAY_TASK_ID", count: "SLURM_ARRAY_TASK_COUNT", firstVariable: "SLURM_ARRAY_TASK_MIN"),
    Engine(index: "CIRCLE_NODE_INDEX", count: "CIRCLE_NODE_TOTAL"),
    Engine(index: "BUILDKITE_PARALLEL_JOB", count: "BUILDKITE_PARALLEL_JOB_COUNT"),
    Engine(index: "JOB_COMPLETION_INDEX", count: "JOB_COMPLETIONS"),
  ]

  private static func started(_ variable: (String) -> String?) throws(InvalidRequest) -> Shard {
    for engine in engines {
      guard let index = variable(engine.index) else { continue }
      let count = variable(engine.count)
      let first = engine.firstVariable.map { variable($0).flatMap { Int($0) } } ?? engine.first
      guard let number = Int(index), let first, let total = count.flatMap({ Int($0) }),
        case (let place, false) = number.subtractingReportingOverflow(first), place < total,
        let shard = Shard(index: place + 1, of: total)
      else {
        throw InvalidRequest(
          "\(engine.index) is “\(index)” and \(engine.count) is “\(count ?? "")”, which name no part",
          hint: "set both as the engine documents them, or write the part, such as --shard 3/8")
      }
      return shard
    }
    throw InvalidRequest(
      "no engine says which part this job is to make",
      hint: "write the part, such as --shard 3/8, or set \(engines.map(\.index).joined(separator: ", or "))")
  }
}
