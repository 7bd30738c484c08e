internal import Glibc

/// Another program, run to its end and measured.
enum Subprocess {
  struct Outcome {
    /// Nanoseconds from start to end.
    let wall: Int
    /// Nanoseconds on all cores.
    let cpu: Int
    /// The most memory it held, in kilobytes. The kernel counts from the memory of whoever starts it, so the caller
    /// must stay small.
    let peak: Int
    /// What it wrote on standard output and standard error.
    let text: String
  }

  /// Runs a program with its output in a file; a status other than 0 is an error.
  static func run(_ program: String, _ arguments: [String], log: String) throws(BenchError) -> Outcome {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, log, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
    var vector = ([program] + arguments).map { strdup($0) }
    defer { for word in vector { free(word) } }
    vector.append(nil)

    let start = Clock.wall()
    var process = pid_t()
    let problem = posix_spawn(&process, program, &actions, nil, vector, environ)
    if problem != 0 { throw BenchError("cannot run \(program)", problem) }
    let (status, usage) = try wait(for: process)
    let wall = Clock.wall() - start
    let text = String(decoding: try FileTree.read(log), as: UTF8.self)
    guard status == 0 else { throw BenchError("\(program) \(arguments.joined(separator: " ")) failed:\n\(text)") }
    return Outcome(
      wall: wall, cpu: nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime), peak: usage.ru_maxrss, text: text)
  }

  private static func wait(for process: pid_t) throws(BenchError) -> (Int32, rusage) {
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0 {
      if errno != EINTR { throw BenchError("cannot wait for a program", errno) }
    }
    return (status, usage)
  }

  private static func nanoseconds(_ time: timeval) -> Int { time.tv_sec * 1_000_000_000 + time.tv_usec * 1_000 }
}
