internal import CommandLineParsing
internal import Cookbook
internal import MealPlanning
internal import PlanReading
internal import SiteBuilding
internal import SiteStorage
internal import SourceText

/// `galley plan import`
struct PlanImportCommand {
  let plan: PlanCommand
  /// The week it is for, whatever the file says.
  let week: ISOWeek?
  let replaces: Bool

  static func run(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode {
    do throws(InvalidRequest) {
      let plan = try PlanCommand(command, options: options, console: console)
      var week: ISOWeek?
      if let text = command.value("week") { week = try plan.week(text) }
      let taking = PlanImportCommand(plan: plan, week: week, replaces: command.flag("replace"))
      let name = command.operands("file")[0]
      return plan.run { (model, report) throws(InvalidRequest) in
        guard let source = NamedSource.read(name, &report) else { return }
        taking.take(source, into: model, &report)
      }
    } catch {
      return console.report(error)
    }
  }

  private func take(_ source: SourceFile, into model: SiteModel, _ report: inout DiagnosticLog) {
    guard isMarkdown(source) else { return report.add([.otherForm(source.path)]) }
    // A plan that is named after its week is one of that week.
    let named = week.map { SourceFile(path: "plans/\($0.text).md", bytes: source.bytes) } ?? source
    let read = PlanReader.read(named)
    report.add(read.diagnostics.filter { $0.severity == .error }.map { $0.moved(to: source.path) })
    guard !read.hasErrors, let week = onlyWeek(of: read.value, source, &report) else { return }
    let workspace = model.workspace
    let file = PlanFile.find(week, among: model.planDocuments.value, in: workspace.content)
    report.add(file.diagnostics)
    guard !file.hasErrors else { return }
    let shown = workspace.content.shownPath(of: file.value.path)
    guard file.value.contents?.bytes != source.bytes else { return plan.console.note("\(shown) is the same already") }
    guard file.value.contents == nil || replaces else { return report.add([.exists(week, at: shown)]) }
    let problems = file.value.write(source.bytes, to: workspace.content)
    report.add(problems)
    guard problems.isEmpty else { return }
    plan.console.write(shown + "\n")
    // Links and people are those of the site, and known when the plan is in its place.
    let again = SiteModel(workspace, workers: model.workers, console: plan.console).planned.plans
    report.add(again.diagnostics.filter { $0.path == shown })
  }

  /// Other forms are recognised by the ending of a file alone; what comes from a pipe has none.
  private func isMarkdown(_ source: SourceFile) -> Bool {
    ![".json", ".menu"].contains { source.path.lowercased().hasSuffix($0) }
  }

  private func onlyWeek(of plan: MealPlan, _ source: SourceFile, _ report: inout DiagnosticLog) -> ISOWeek? {
    let weeks = Set(plan.days.filter { !$0.meals.isEmpty }.map { ISOWeek(of: $0.date) })
    guard let week = weeks.first, weeks.count == 1 else {
      report.add([weeks.isEmpty ? .noMeals(source.path) : .severalWeeks(source.path)])
      return nil
    }
    return week
  }
}

extension Diagnostic {
  fileprivate static func otherForm(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "plan-import-form", path: path, message: "only plans in Markdown are imported",
      hint: "put the file into “content/plans” as it is: Cooklang's menus and the organiser's JSON are read there")
  }

  fileprivate static func noMeals(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "plan-import-empty", path: path, message: "the file plans no meal of a known week",
      hint: "name its week with --week, such as --week 2026-W47")
  }

  fileprivate static func severalWeeks(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "plan-import-weeks", path: path, message: "the file plans meals of several weeks",
      hint: "write a file for each week")
  }

  fileprivate static func exists(_ week: ISOWeek, at path: String) -> Diagnostic {
    Diagnostic(
      .error, "plan-import-exists", path: path, message: "there is another plan of week \(week.text) already",
      hint: "compare them with “galley plan diff”, or take the new one with --replace")
  }
}
