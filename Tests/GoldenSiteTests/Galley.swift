import Foundation
import TestSupport
import Testing

/// The program as its users run it: a process of its own.
enum Galley {
  struct Outcome {
    let status: Int32
    let output: String
    let error: String
  }

  static let path = BuiltProgram.path("galley")

  /// Runs a command to its end.
  static func run(_ arguments: String..., in folder: TemporaryFolder, environment: [String: String] = [:]) throws
    -> Outcome
  {
    try run(arguments, at: folder.path, environment: environment)
  }

  static func run(
    _ arguments: [String], at folder: String, program: String = path, environment: [String: String] = [:],
    input: [UInt8] = []
  ) throws -> Outcome {
    let child = try Child(arguments, at: folder, program: program, environment: environment, input: input)
    return child.finish()
  }

  /// A running program.
  final class Child {
    private let process: pid_t
    private let results = TemporaryFolder()

    init(
      _ arguments: [String], at folder: String, program: String = Galley.path, environment: [String: String],
      input: [UInt8] = []
    ) throws {
      try Data(input).write(to: URL(fileURLWithPath: results.path + "/in"))
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_addopen(&actions, 0, results.path + "/in", O_RDONLY, 0)
      posix_spawn_file_actions_addopen(&actions, 1, results.path + "/out", O_WRONLY | O_CREAT, 0o600)
      posix_spawn_file_actions_addopen(&actions, 2, results.path + "/err", O_WRONLY | O_CREAT, 0o600)
      SpawnedFiles.close(from: 3, in: &actions)
      // `env` changes the folder and becomes the program, under the same process number.
      var words = (["env", "-C", folder, program] + arguments).map { strdup($0) } + [nil]
      var variables =
        ["HOME": "/nonexistent", "PATH": "/usr/bin:/bin"].merging(ProgramCoverage.environment) { $1 }
        .merging(environment) { $1 }
        .map { strdup("\($0)=\($1)") } + [nil]
      defer { for text in words + variables { free(text) } }
      var process = pid_t()
      let status = posix_spawn(&process, "/usr/bin/env", &actions, nil, &words, &variables)
      try #require(status == 0, "\(program) could not be started")
      self.process = process
    }

    func kill() { Foundation.kill(process, SIGKILL) }

    func finish() -> Outcome {
      var status: Int32 = 0
      while waitpid(process, &status, 0) == -1, errno == EINTR {}
      let exit = status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F)
      let output = (try? results.text("out")) ?? ""
      return Outcome(status: exit, output: output, error: (try? results.text("err")) ?? "")
    }
  }
}
