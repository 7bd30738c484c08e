internal import CommandLineParsing
internal import Cookbook
internal import CookbookReading
internal import PageBuilding
internal import PageInputs
internal import PageRendering
internal import Printing
internal import ShoppingLists
internal import SiteBuilding
internal import SitePlanning
internal import SiteStorage
internal import SourceText
internal import Themes

enum SheetFormat: String, CaseIterable {
  case pdf, html
}

/// `galley plan sheet`
struct PlanSheetCommand {
  static let format = ChoiceOption<SheetFormat>(
    "format", "f", metavar: "FORMAT", default: .pdf,
    help: "PDF, or HTML with everything inside.")

  static let paper = ChoiceOption<CardSize>(
    "size", metavar: "SIZE", among: CardSize.sheets, default: .a4,
    help: "Paper.")

  let format: SheetFormat
  let size: CardSize
  let file: OutputFile
  let options: CommonOptions
  let console: Console

  static func run(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode {
    let format = command.choice(Self.format)
    do throws(InvalidRequest) {
      let plan = try PlanCommand(command, options: options, console: console)
      let week = try plan.week(command.operand("week") ?? "this")
      let sheet = PlanSheetCommand(
        format: format, size: command.choice(Self.paper),
        file: try OutputFile(options.output, isPDF: format == .pdf, isTerminal: console.outputIsTerminal),
        options: options, console: console)
      return plan.run { (model, report) throws(InvalidRequest) in
        try sheet.run(week, person: command.value("person"), model, &report)
      }
    } catch {
      return console.report(error)
    }
  }

  private func run(
    _ week: ISOWeek, person: String?, _ model: SiteModel, _ report: inout DiagnosticLog
  ) throws(InvalidRequest) {
    report.add(model.session.diagnostics.filter { $0.severity == .error })
    guard let session = model.session.value else { return }
    guard let index = session.weeks.firstIndex(where: { $0.week == week }) else {
      throw InvalidRequest(
        "nothing is planned for \(week.text)", hint: "plan it with “galley plan new \(week.text)”")
    }
    let name = try PlanCommand.person(person, among: session.weeks.flatMap(\.eaters))
    do throws(RenderFailure) {
      let list = try session.renderer().shoppingList(index, session.site.configuration.language)
      let sheet = WeekSheet(
        renderer: session.renderer(), index: index, list: list,
        setup: setup(list, week, person: name, session, &report),
        page: { PrintedPage(html: $0, file: file, source: week.text) })
      report.add(try write(sheet, PrintJob(model.workspace, console: console)))
    } catch {
      report.add([error.diagnostic(path: "the sheet of \(week.text)")])
    }
  }

  private func setup(
    _ list: ShoppingList, _ week: ISOWeek, person: String?, _ session: SiteSession, _ report: inout DiagnosticLog
  ) -> WeekSheetSetup {
    let configuration = session.site.configuration
    let text = session.theme.text
    let style = ListStyle(quantities: text.quantities(), words: text.listWords)
    let address = configuration.baseURL.map { $0 + SiteWeek.page(of: week) + "#shopping" }
    let code = ListCode(list: list, style: style, page: address).printed()
    report.add(code.diagnostics)
    return WeekSheetSetup(
      person: person,
      list: ListSetup(size: size, quantities: style.quantities, occasion: .week(week), code: code.value))
  }

  private func write(_ sheet: WeekSheet, _ job: PrintJob) throws(RenderFailure) -> [Diagnostic] {
    let first = try sheet.html()
    guard format == .pdf else { return file.write(first, console: console) }
    return try sheet.print(first, job)
  }
}
