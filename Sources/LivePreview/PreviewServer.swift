internal import Concurrency
internal import EditorServing
package import FileWatching
internal import Glibc
package import HTTPServing
package import SiteBuilding
internal import SiteStorage
package import SourceText

/// Shows a site in browsers of this machine, and shows it anew whenever a file of it changes.
///
/// One thread watches the files. A changed recipe is put into the site at once and its page shown; what comes from all
/// recipes together – lists, order, relations – is planned on another thread as soon as nothing changes for a moment, and
/// follows. The library's threads answer requests from the newest snapshot.
package struct PreviewServer: ~Copyable {
  package enum Failure: Error {
    case server(HTTPServerError)
    case watching(FileWatchError)
    /// The system gives no socket.
    case system
  }

  private var site: LiveSite
  private var watcher: FileWatcher
  private let answers: PreviewAnswers
  private let server: HTTPServer
  private let wakeUp: WakeUp
  private let console: any ProgramOutput
  private let tell: ([Diagnostic]) -> Void
  /// What has changed since planning began.
  private var pending = LiveChanges()
  private var isPlanning = false
  private var problems: [Diagnostic]

  /// Where the site is shown.
  package var address: String { "http://127.0.0.1:\(server.port)/" }

  /// Starts answering; from now on Ctrl-C ends `run()` in good order, even where it comes first.
  ///
  /// - Parameters:
  ///   - watcher: has watched the site since before it was read, so that nothing changes unseen.
  ///   - port: 0 for one that the system chooses.
  ///   - offersEditor: whether recipes can be changed in the browser, below `/edit`.
  ///   - tell: says what is wrong with the site, each time that changes.
  package init(
    _ site: LiveSite, watcher: consuming FileWatcher, port: UInt16, offersEditor: Bool, console: any ProgramOutput,
    tell: @escaping ([Diagnostic]) -> Void
  ) throws(Failure) {
    guard let wakeUp = WakeUp() else { throw .system }
    wakeUp.endOnSignals()
    let answers = PreviewAnswers(PreviewSnapshot(site), offersEditor: offersEditor)
    let server = try Self.server(port: port, posts: offersEditor ? SiteEditor.posts : nil, answers)
    self.server = server
    self.watcher = watcher
    self.wakeUp = wakeUp
    self.answers = answers
    self.console = console
    self.tell = tell
    problems = site.problems
    self.site = site
  }

  private static func server(port: UInt16, posts: PostPolicy?, _ answers: PreviewAnswers) throws(Failure) -> HTTPServer
  {
    do throws(HTTPServerError) { return try HTTPServer(port: port, posts: posts) { answers.answer($0) } } catch {
      throw .server(error)
    }
  }

  /// Watches the files of a site.
  ///
  /// - Returns: Whether a folder is watched from now on that was not before.
  @discardableResult
  package static func watch(
    _ workspace: Workspace, with watcher: inout FileWatcher
  ) throws(FileWatchError) -> Bool {
    try watcher.watch(workspace.root)
    var isMore = try watcher.watchTree(workspace.content.path)
    for folder in [workspace.templates, workspace.themes] where ThemeFiles.exists(folder) {
      if try watcher.watchTree(folder.path) { isMore = true }
    }
    return isMore
  }

  /// Shows the site until somebody ends it.
  package mutating func run() {
    tell(problems)
    while true {
      let isTold = wait(milliseconds: pending.isEmpty || isPlanning ? Self.heartbeat : Self.quiet)
      let told = wakeUp.take()
      if told.isOver { break }
      if let planned = told.planned { adopt(planned) }
      let changes = isTold || watcher.isDue ? gatherChanges() : LiveChanges()
      if !changes.isEmpty {
        take(changes)
      } else if told.planned == nil, !pending.isEmpty, !isPlanning {
        plan()
      } else if told.planned == nil {
        answers.checkAudience()
      }
    }
    server.stop()
  }

  /// Milliseconds after which those who have gone are looked for.
  private static let heartbeat: Int32 = 15_000
  /// Milliseconds without a change after which the site is planned: saving is often followed by saving.
  private static let quiet: Int32 = 40

  /// Waits until something happens or the time is over; `true` when files have changed and the system tells.
  private func wait(milliseconds: Int32) -> Bool {
    var waiting = [
      pollfd(fd: watcher.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: wakeUp.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    return poll(&waiting, 2, min(milliseconds, watcher.interval ?? milliseconds)) > 0 && waiting[0].revents != 0
  }

  /// Editors save in several steps, a few milliseconds apart.
  private mutating func gatherChanges() -> LiveChanges {
    var all = LiveChanges()
    for _ in 0..<10 {
      let changes = watcher.changes()
      if changes.isEmpty { break }
      all.formUnion(LiveChanges(of: changes.paths, in: site.workspace))
      all.anything = all.anything || changes.isIncomplete
      var waiting = pollfd(fd: watcher.descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 2) > 0 else { break }
    }
    return all
  }

  private mutating func take(_ changes: LiveChanges) {
    pending.formUnion(changes)
    guard !changes.content.isEmpty else { return }
    let clock = PhaseClock(console: console)
    site.revise(changes)
    show()
    clock.mark("showed \(changes.content.sorted().joined(separator: ", "))")
  }

  private mutating func plan() {
    let (changes, site, console, wakeUp) = (pending, site, console, wakeUp)
    pending = LiveChanges()
    isPlanning = true
    Workers.later { wakeUp.deliver(site.replanned(after: changes, console: console)) }
  }

  /// Takes the planned site, with what has changed in the meantime.
  private mutating func adopt(_ planned: LiveSite) {
    isPlanning = false
    site = planned
    if !pending.content.isEmpty { site.revise(pending) }
    do throws(FileWatchError) {
      // A folder of templates that came while the site is shown was read before it is watched, perhaps half copied.
      if try Self.watch(site.workspace, with: &watcher) { pending.anything = true }
    } catch {
      console.note("\(error); hint: \(error.hint)")
    }
    show()
    console.detail("planned the site anew")
  }

  private mutating func show() {
    answers.show(PreviewSnapshot(site))
    let now = site.problems
    if now != problems { tell(now) }
    problems = now
  }
}
