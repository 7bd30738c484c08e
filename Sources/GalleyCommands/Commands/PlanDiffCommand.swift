internal import CommandLineParsing
internal import Cookbook
internal import JSONReading
internal import MealPlanning
internal import Quantities
internal import SiteStorage
internal import SourceText

enum PlanDiffFormat: String, CaseIterable {
  case text, markdown, json
}

/// `galley plan diff`
enum PlanDiffCommand {
  static func run(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode {
    guard let format = PlanDiffFormat(rawValue: command.value("format") ?? PlanDiffFormat.text.rawValue) else {
      preconditionFailure("the table allows only formats there are")
    }
    do throws(CommandUsageError) {
      let plan = try PlanCommand(command, options: options, console: console)
      return plan.run { (workspace, report) throws(CommandUsageError) in
        let site = SitePlans.read(workspace, options: options, console: console)
        let known = site.documents.map(\.plan.path)
        let old = try PlanSpan.read(
          command.operands("old")[0], today: plan.today, plans: known, content: workspace.content)
        let new = try PlanSpan.read(
          command.operands("new")[0], today: plan.today, plans: known, content: workspace.content)
        report.add(site.diagnostics)
        let entries = site.calendar.entries
        let difference = PlanDifference(from: entries.filter(old.contains), to: entries.filter(new.contains))
        switch format {
        case .text: console.write(PlanDifferenceText.text(difference, from: old.text, to: new.text))
        case .markdown: console.write(PlanDifferenceText.markdown(difference, from: old.text, to: new.text))
        case .json: console.write(PlanDifferenceText.json(difference, in: workspace.content))
        }
      }
    } catch {
      return console.report(error)
    }
  }
}
