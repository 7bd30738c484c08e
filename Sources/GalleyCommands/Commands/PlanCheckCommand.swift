internal import CommandLineParsing
internal import Cookbook
internal import MealPlanning
internal import SiteBuilding
internal import SiteStorage
internal import SourceText

/// `galley plan check`
enum PlanCheckCommand {
  static func run(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode {
    do throws(InvalidRequest) {
      let plan = try PlanCommand(command, options: options, console: console)
      return plan.run { (model, report) throws(InvalidRequest) in
        let (site, workspace) = (model.planned.plans, model.workspace)
        let known = site.documents.map(\.plan.path)
        var shown: Set<String> = []
        for name in command.operands("file") {
          let span = try PlanSpan.read(name, today: plan.today, plans: known, content: workspace.content)
          shown.formUnion(site.calendar.entries.filter(span.contains).map { workspace.content.shownPath(of: $0.plan) })
          if case .file(let path) = span { shown.insert(workspace.content.shownPath(of: path)) }
        }
        let isAll = command.operands("file").isEmpty
        report.add(site.diagnostics.filter { isAll || shown.contains($0.path) })
        let count = isAll ? known.count : shown.count
        console.note("\(count) \(count == 1 ? "plan" : "plans"): \(report.count)")
      }
    } catch {
      return console.report(error)
    }
  }
}
