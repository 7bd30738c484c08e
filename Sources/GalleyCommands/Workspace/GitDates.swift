internal import Cookbook
internal import Glibc
internal import SitePlanning
internal import SiteStorage
internal import SourceText

/// The days on which files last changed, from the history of the repository; only when the configuration asks for it.
enum GitDates {
  /// Paths are relative to the content folder.
  static func read(_ workspace: Workspace) -> Checked<[String: CalendarDate]> {
    guard workspace.configuration.dates == .git else { return Checked([:]) }
    let arguments = [
      "git", "-C", workspace.content.path, "-c", "core.quotePath=false", "log", "--no-renames", "--relative",
      "--format=%x01%cs", "--name-only", "--", ".",
    ]
    switch ChildProcess.output(of: arguments) {
    case .success(let bytes): return Checked(dates(in: String(decoding: bytes, as: UTF8.self)))
    case .failure(let failure):
      let problem = Diagnostic(
        .warning, "git-dates", path: Workspace.configurationName,
        message: "the dates of recipes could not be read from git: \(failure.reason)",
        hint: "build inside a git repository, or remove “dates: git”")
      return Checked([:], [problem])
    }
  }

  /// The history comes newest first, so the first day named for a file is its last.
  static func dates(in log: String) -> [String: CalendarDate] {
    var result: [String: CalendarDate] = [:]
    var day: CalendarDate?
    for line in log.split(separator: "\n") {
      if line.first == "\u{1}" {
        day = CalendarDate(String(line.dropFirst()))
      } else if let day, result[String(line)] == nil {
        result[String(line)] = day
      }
    }
    return result
  }
}

/// Runs another program and reads what it prints.
enum ChildProcess {
  struct Failure: Error {
    let reason: String
  }

  /// The program is found on the PATH; its standard error is dropped.
  static func output(of arguments: [String]) -> Result<[UInt8], Failure> {
    var pipe: [Int32] = [0, 0]
    guard Glibc.pipe(&pipe) == 0 else { return .failure(Failure(reason: "no pipe could be made")) }
    for end in pipe { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(pipe[0]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, pipe[1], 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var child = pid_t()
    var words = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    let status = posix_spawnp(&child, arguments[0], &actions, nil, &words, environ)
    close(pipe[1])
    guard status == 0 else { return .failure(Failure(reason: "“\(arguments[0])” could not be started")) }
    let bytes = read(pipe[0])
    var exit: Int32 = 0
    while waitpid(child, &exit, 0) == -1, errno == EINTR {}
    guard exit == 0 else { return .failure(Failure(reason: "“\(arguments[0])” ended with an error")) }
    return .success(bytes)
  }

  private static func read(_ descriptor: Int32) -> [UInt8] {
    var result: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count > 0 {
        result += chunk[..<count]
      } else if count == 0 || errno != EINTR {
        return result
      }
    }
  }
}
