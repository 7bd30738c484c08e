internal import CommandLineParsing
internal import Cookbook
internal import MealPlanning
internal import SiteBuilding
internal import SiteStorage
internal import SourceText
internal import TerminalPresentation

/// `galley plan show`
enum PlanShowCommand {
  static let format = ChoiceOption<PlanFormat>(
    "format", "f", metavar: "FORMAT", default: .text,
    help: "For people, or as JSON.")

  static func run(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode {
    let format = command.choice(Self.format)
    do throws(InvalidRequest) {
      let plan = try PlanCommand(command, options: options, console: console)
      return plan.run { (model, report) throws(InvalidRequest) in
        let (site, workspace) = (model.planned.plans, model.workspace)
        let span = try PlanSpan.read(
          command.operand("plan"), today: plan.today, plans: site.documents.map(\.plan.path), content: workspace.content
        )
        let person = try PlanCommand.person(command.value("person"), in: site.calendar)
        report.add(site.diagnostics)
        let entries = site.calendar.entries.filter(span.contains)
        switch format {
        case .json:
          console.write(PlanJSON.bytes(entries, of: site.calendar, person: person, in: workspace.content))
        case .text:
          if entries.isEmpty { return console.note("nothing is planned for \(span.text)") }
          let sheet = PlanSheet(
            title: span.text, entries: entries, calendar: site.calendar, person: person, style: console.outputStyle)
          console.write(sheet.text)
        }
      }
    } catch {
      return console.report(error)
    }
  }
}
