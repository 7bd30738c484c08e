internal import CommandLineParsing
internal import FileWatching
internal import HTTPServing
internal import LivePreview
internal import SiteBuilding
internal import SitePlanning
internal import SourceText
internal import TerminalPresentation

/// `galley serve`
enum ServeCommand {
  static let defaultPort = 8000

  static func run(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode {
    let clock = PhaseClock(console: console)
    let port = UInt16(clamping: command.integer("port") ?? defaultPort)
    do throws(PreviewServer.Failure) {
      var watcher = try watching { () throws(FileWatchError) in try FileWatcher() }
      // What is saved while the site is read is read once more.
      let opened = try LiveSite.open(options.site, console: console) { (workspace) throws(PreviewServer.Failure) in
        _ = try watching { () throws(FileWatchError) in try PreviewServer.watch(workspace, with: &watcher) }
      }
      guard let site = opened.value else {
        tell(opened.diagnostics, console)
        return .problems
      }
      var server = try PreviewServer(
        site, watcher: watcher, port: port, offersEditor: !command.flag("no-edit"), console: console
      ) { tell($0, console) }
      console.write(
        "\(server.address) shows \(site.session.site.recipes.count) recipes after \(clock.elapsed); Ctrl-C ends it\n")
      server.run()
      return .clean
    } catch {
      console.writeError("galley: \(message(error))\n")
      return .environment
    }
  }

  private static func watching<Value: ~Copyable>(
    _ work: () throws(FileWatchError) -> Value
  ) throws(PreviewServer.Failure) -> Value {
    do throws(FileWatchError) { return try work() } catch { throw .watching(error) }
  }

  private static func tell(_ problems: [Diagnostic], _ console: Console) {
    for problem in problems.sorted() {
      console.writeError(DiagnosticText.text(problem, style: console.errorStyle))
    }
    if problems.isEmpty { console.note("no problems") }
  }

  private static func message(_ failure: PreviewServer.Failure) -> String {
    switch failure {
    case .server(let error): "\(error)\nhint: \(error.hint)"
    case .watching(let error): "\(error)\nhint: \(error.hint)"
    case .system: "the system gives no socket\nhint: close some programs"
    }
  }
}
