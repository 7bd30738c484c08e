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
      return card.run()
    } catch {
      return console.report(error)
    }
  }

  private func run() -> ExitCode {
    SiteCommand.run(options, console) { (model, report) throws(InvalidRequest) in
      guard let session = model.session.value else {
        return report.add(model.session.diagnostics.filter { $0.severity == .error })
      }
      let chosen = wishes.choice.recipes(of: session)
      report.add(chosen.diagnostics)
      if chosen.value.isEmpty, chosen.diagnostics.isEmpty { console.note("there is no recipe to print") }
      let target = try CardTarget(
        options.output, wishes, count: chosen.value.count, isTerminal: console.outputIsTerminal)
      let cards = CardMaker(options: wishes, session: session, console: console).cards(of: chosen.value)
      report.add(cards.diagnostics)
      let writer = CardWriter(
        options: wishes, target: target, job: PrintJob(model.workspace, console: console),
        title: model.workspace.configuration.title)
      report.add(writer.write(cards.value))
    }
  }
}
