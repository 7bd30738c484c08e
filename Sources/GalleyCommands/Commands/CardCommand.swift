internal import CommandLineParsing
internal import Printing
internal import SiteBuilding
internal import SitePlanning
internal import SiteStorage
internal import SourceText
internal import TerminalPresentation

/// `galley card`
struct CardCommand {
  let options: CommonOptions
  let console: Console
  let wishes: CardOptions

  static func run(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode {
    do throws(InvalidRequest) {
      let card = CardCommand(options: options, console: console, wishes: try CardOptions(command))
      return try card.run()
    } catch {
      return console.report(error)
    }
  }

  private func run() throws(InvalidRequest) -> ExitCode {
    var report = DiagnosticLog(isStrict: options.isStrict)
    if let (workspace, session) = plan(&report) {
      let chosen = wishes.choice.recipes(of: session)
      report.add(chosen.diagnostics)
      let target = try CardTarget(
        options.output, wishes, count: chosen.value.count, isTerminal: console.outputIsTerminal)
      let cards = CardMaker(options: wishes, session: session, console: console).cards(of: chosen.value)
      report.add(cards.diagnostics)
      let writer = CardWriter(
        options: wishes, target: target, job: PrintJob(workspace, console: console),
        title: workspace.configuration.title)
      report.add(writer.write(cards.value))
    }
    for problem in report.sorted { console.writeError(DiagnosticText.text(problem, style: console.errorStyle)) }
    return report.exitCode
  }

  private func plan(_ report: inout DiagnosticLog) -> (Workspace, SiteSession)? {
    let opened = Workspace.open(options.site)
    report.add(opened.diagnostics.filter { $0.severity == .error })
    guard let workspace = opened.value, !opened.hasErrors else { return nil }
    let planned = SiteSession.plan(workspace, state: .empty, jobs: options.jobs, console: console)
    guard let session = planned.value else {
      report.add(planned.diagnostics.filter { $0.severity == .error })
      return nil
    }
    return (workspace, session)
  }
}
