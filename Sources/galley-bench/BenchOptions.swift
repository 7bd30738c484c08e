internal import CommandLineParsing
internal import Glibc

/// What a run was asked to do.
struct BenchOptions {
  let sizes: [Int]
  let runs: Int
  let seed: UInt64
  /// Emptied before and after; so it has a name that nobody else uses.
  let folder: String
  /// The galley to measure.
  let program: String
  /// `nil` when there is nothing to compare with.
  let hugo: String?
  let measuresBuilds: Bool
  let measuresReading: Bool
  /// This program, which is its own writer.
  let writer: String

  init(_ command: ParsedCommand) throws(BenchError) {
    let given = command.integers("recipes")
    sizes = given.isEmpty ? [1_000, 10_000] : given
    runs = command.integer("runs") ?? 3
    seed = UInt64(command.integer("seed") ?? 1)
    folder = (command.value("dir") ?? ".build") + "/galley-bench-files"
    writer = try Self.ownPath()
    program = command.value("program") ?? writer.replacingLastComponent(with: "galley")
    guard access(program, X_OK) == 0 else { throw BenchError("there is no program \(program)") }
    hugo = command.flag("without-hugo") ? nil : command.value("hugo") ?? Self.onPath("hugo")
    if let hugo, access(hugo, X_OK) != 0 { throw BenchError("there is no program \(hugo)") }
    measuresBuilds = !command.flag("without-builds")
    measuresReading = !command.flag("without-reading")
  }

  private static func ownPath() throws(BenchError) -> String {
    guard let path = realpath("/proc/self/exe", nil) else {
      throw BenchError("cannot find out where this program is", errno)
    }
    defer { free(path) }
    return String(cString: path)
  }

  private static func onPath(_ name: String) -> String? {
    guard let path = getenv("PATH") else { return nil }
    let folders = String(cString: path).split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }
}

extension String {
  fileprivate func replacingLastComponent(with name: String) -> String {
    guard let slash = lastIndex(of: "/") else { return name }
    return self[...slash] + name
  }
}
