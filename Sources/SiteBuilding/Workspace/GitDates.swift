package import Cookbook
internal import SitePlanning
internal import SiteStorage
package import SourceText

/// The days on which files last changed, from the history of the repository; only when the configuration asks for it.
package enum GitDates {
  /// Paths are relative to the content folder.
  package static func read(_ workspace: Workspace) -> Checked<[String: CalendarDate]> {
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
  package static func dates(in log: String) -> [String: CalendarDate] {
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
