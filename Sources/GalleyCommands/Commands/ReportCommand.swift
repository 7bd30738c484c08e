internal import CommandLineParsing
internal import Cookbook
internal import MealPlanning
internal import Printing
internal import SiteBuilding
internal import SitePlanning
internal import SiteStorage
internal import SourceText
internal import TerminalPresentation

/// `galley report`
struct ReportCommand {
  static let paper = ChoiceOption<CardSize>(
    "size", metavar: "SIZE", among: CardSize.sheets, default: .a4,
    help: "Paper of a PDF.")

  static let format = ChoiceOption<ReportFormat>(
    "format", "f", metavar: "FORMAT", default: .text,
    help: "What to print.")

  let format: ReportFormat
  let paper: CardSize
  let file: OutputFile
  let console: Console

  static func run(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode {
    let format = command.choice(Self.format)
    do throws(InvalidRequest) {
      let file = try OutputFile(options.output, isPDF: format == .pdf, isTerminal: console.outputIsTerminal)
      let reporting = ReportCommand(format: format, paper: command.choice(Self.paper), file: file, console: console)
      let plan = try PlanCommand(command, options: options, console: console)
      return plan.run { (model, problems) throws(InvalidRequest) in
        let workspace = model.workspace
        // A page needs the whole site; then no recipe is read for the plans alone.
        if format.isPage, model.session.value == nil { return problems.add(model.session.diagnostics) }
        let (site, recipes) = model.planned
        let days = try Self.days(command, today: plan.today, site, workspace)
        let person = try PlanCommand.person(command.value("person"), in: site.calendar)
        problems.add(site.diagnostics.filter { $0.severity == .error })
        let analysis = PlannedAnalyses(site.calendar.entries(in: days), recipes: recipes, model)
        let report = MacroReport(
          site.calendar, days: days, people: workspace.configuration.people, person: person, dishes: analysis.dishes,
          tolerance: command.integer("tolerance") ?? EnergyTarget.defaultTolerance)
        let document = reporting.bytes(ReportDocument(report: report, analysis: analysis, model: model))
        problems.add(document.diagnostics)
        guard let bytes = document.value else { return }
        problems.add(reporting.write(bytes, PrintJob(workspace, console: console)))
      }
    } catch {
      return console.report(error)
    }
  }

  private func bytes(_ document: ReportDocument) -> Checked<[UInt8]?> {
    switch format {
    case .text:
      Checked(Array(ReportText(report: document.report, style: console.outputStyle, width: console.width).text.utf8))
    case .csv: Checked(ReportCSV.bytes(document.report))
    case .json: Checked(document.json)
    case .html: document.html(on: nil)
    case .pdf: document.html(on: paper)
    }
  }

  private func write(_ bytes: [UInt8], _ job: PrintJob) -> [Diagnostic] {
    guard format == .pdf else { return file.write(bytes, console: console) }
    return job.print([PrintedPage(html: bytes, file: file, source: "galley report")])
  }

  // MARK: Days

  /// The longest time a report is made of: ten years.
  private static let limit = 3660

  private static func days(
    _ command: ParsedCommand, today: CalendarDate, _ site: SitePlans, _ workspace: Workspace
  ) throws(InvalidRequest) -> ClosedRange<CalendarDate> {
    let from = try PlanCommand.day(command.value("from"), option: "--from")
    let to = try PlanCommand.day(command.value("to"), option: "--to")
    guard from != nil || to != nil else {
      let span = try PlanSpan.read(
        command.value("plan"), today: today, plans: site.documents.map(\.plan.path), content: workspace.content)
      return try days(of: span, site)
    }
    guard command.value("plan") == nil else {
      throw InvalidRequest("--plan and days exclude each other", hint: "leave out --plan, or --from and --to")
    }
    let first = from ?? to ?? today
    let last = to ?? first.adding(days: 6)
    guard first <= last else {
      throw InvalidRequest("\(last.text) is before \(first.text)", hint: "swap --from and --to")
    }
    guard last <= first.adding(days: limit) else {
      throw InvalidRequest("more than ten years are too many for a report", hint: "name fewer days")
    }
    return first...last
  }

  private static func days(
    of span: PlanSpan, _ site: SitePlans
  ) throws(InvalidRequest) -> ClosedRange<CalendarDate> {
    switch span {
    case .week(let week): return week.date(of: .monday)...week.date(of: .sunday)
    case .days(let days): return days
    case .file(let path):
      let days = site.documents.first { $0.plan.path == path }?.plan.days.map(\.date).sorted() ?? []
      guard let first = days.first, let last = days.last else {
        throw InvalidRequest("“\(path)” plans no day", hint: "name a week, such as 2026-W47")
      }
      return ISOWeek(of: first).date(of: .monday)...ISOWeek(of: last).date(of: .sunday)
    }
  }
}
