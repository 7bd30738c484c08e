package import Cookbook
internal import SitePlanning
internal import SiteStorage
package import SourceText

/// The days on which files last changed, from the history of the repository; only when the configuration asks for it.
package enum GitDates {
  /// Paths are relative to the content folder.
  ///
  /// Warnings, `git-dates`: git cannot be asked, or has not the commits that changed some files.
  package static func read(_ workspace: Workspace) -> Checked<[String: CalendarDate]> {
    guard workspace.configuration.dates == .git else { return Checked([:]) }
    let git = ["git", "-C", workspace.content.path]
    // Names as they are, between zeros: without it git writes those with quotes and the like in quotes and escaped.
    let log = [
      "-c", "log.showSignature=false", "log", "-z", "--no-color", "--no-renames", "--relative", "--format=%x01%cs %p",
      "--name-only", "--", ".",
    ]
    switch ChildProcess.output(of: git + log) {
    case .success(let bytes):
      let answer = try? ChildProcess.output(of: git + ["rev-parse", "--is-shallow-repository"]).get()
      let history = history(
        in: String(decoding: bytes, as: UTF8.self), isShallow: answer?.starts(with: "true".utf8) == true)
      let problem = Diagnostic(
        .warning, "git-dates", path: Workspace.configurationName,
        message: "the repository holds its newest commits only, so some recipes have no date",
        hint: "fetch all commits: “git fetch --unshallow”, or “fetch-depth: 0” in a workflow of GitHub")
      return Checked(history.days, history.isCut ? [problem] : [])
    case .failure(let failure):
      let problem = Diagnostic(
        .warning, "git-dates", path: Workspace.configurationName,
        message: "the dates of recipes could not be read from git: \(failure.reason)",
        hint: "build inside a git repository, or remove “dates: git”")
      return Checked([:], [problem])
    }
  }

  struct History: Equatable {
    var days: [String: CalendarDate] = [:]
    /// Whether there are files whose last change is not in it.
    var isCut = false
  }

  /// The history comes newest first, so the first day named for a file is its last.
  ///
  /// - Parameters:
  ///   - log: for each commit a byte 1, the day and the parents, then the names of files; all end with a zero, and a line end
  ///     stands before the first name.
  ///   - isShallow: the oldest commits are cut off. Those the rest ends with have no parents any more and name every file,
  ///     whoever changed it.
  static func history(in log: String, isShallow: Bool) -> History {
    var result = History()
    var day: CalendarDate?
    var unknown: Set<Substring> = []
    var (isEnd, isFirst) = (false, false)
    for part in log.split(separator: "\0") {
      if let commit = commit(part) {
        day = commit.day
        (isEnd, isFirst) = (isShallow && !commit.hasParents, true)
        continue
      }
      let name = isFirst && part.first == "\n" ? part.dropFirst() : part
      isFirst = false
      guard let day, result.days[String(name)] == nil else { continue }
      if isEnd { unknown.insert(name) } else { result.days[String(name)] = day }
    }
    result.isCut = unknown.contains { result.days[String($0)] == nil }
    return result
  }

  private static func commit(_ part: Substring) -> (day: CalendarDate, hasParents: Bool)? {
    guard part.first == "\u{1}" else { return nil }
    let words = part.dropFirst().split(separator: " ")
    return words.first.flatMap { CalendarDate(String($0)) }.map { ($0, words.count > 1) }
  }
}
