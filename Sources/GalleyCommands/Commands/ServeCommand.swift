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
    let opened = LiveSite.open(options.site, console: console)
    guard let site = opened.value else {
      tell(opened.diagnostics, console)
      return .problems
    }
    do throws(PreviewServer.Failure) {
      var server = try PreviewServer(site, port: port, offersEditor: !command.flag("no-edit"), console: console) {
        tell($0, console)
      }
      console.write(
        "\(server.address) shows \(site.session.site.recipes.count) recipes after \(clock.elapsed); Ctrl-C ends it\n")
      server.run()
      return .clean
    } catch {
      console.writeError("galley: \(message(error))\n")
      return .environment
    }
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
