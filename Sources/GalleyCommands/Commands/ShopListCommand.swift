internal import CommandLineParsing
internal import CookbookReading
internal import KitchenUnits
internal import MealPlanning
internal import PageBuilding
internal import Printing
internal import QRCodes
internal import ShoppingLists
internal import SiteBuilding
internal import SitePlanning
internal import SiteStorage
internal import SourceText
internal import Themes

/// How shopping lists are printed.
enum ShopFormat: String, CaseIterable {
  case text, markdown, csv, json, todotxt, cooklang, quickyshoppy, qr, html, pdf
}

/// `galley shop list`, which `galley shop` stands for.
struct ShopListCommand {
  static let paper = ChoiceOption<CardSize>(
    "size", metavar: "SIZE", among: [.a4, .letter, .a5], default: .a4,
    help: "Paper of a PDF or HTML page.")

  static let format = ChoiceOption<ShopFormat>(
    "format", "f", metavar: "FORMAT", default: .text,
    help: "Format to print.")

  let options: CommonOptions
  let console: Console
  let question: ShoppingRequest
  let format: ShopFormat
  let file: OutputFile
  let size: CardSize
  let isTraced: Bool

  static func run(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode {
    let format = command.choice(Self.format)
    do throws(InvalidRequest) {
      let plan = try PlanCommand(command, options: options, console: console)
      guard command.given(Self.paper) == nil || format == .html || format == .pdf else {
        throw InvalidRequest("--size is for lists on paper", hint: "add --format pdf or --format html")
      }
      let list = ShopListCommand(
        options: options, console: console, question: try ShoppingRequest(command, today: plan.today), format: format,
        file: try OutputFile(options.output, isPDF: format == .pdf, isTerminal: console.outputIsTerminal),
        size: command.choice(Self.paper),
        isTraced: command.flag("trace"))
      return plan.run { (model, report) throws(InvalidRequest) in try list.run(model, &report) }
    } catch {
      return console.report(error)
    }
  }

  private func run(_ model: SiteModel, _ report: inout DiagnosticLog) throws(InvalidRequest) {
    let workspace = model.workspace
    var session: SiteSession?
    if needsPages(workspace.configuration) {
      guard let made = model.session.value else {
        return report.add(model.session.diagnostics.filter { $0.severity == .error })
      }
      session = made
    }
    guard let style = style(workspace, &report) else { return }
    var theme: Theme?
    if let language = question.language, session != nil {
      theme = ThemeFiles.load(workspace, language: language).value
    }
    let shopping = SiteShopping(model, for: question)
    report.add(shopping.diagnostics)
    let list = try shopping.list(question)
    report.add(list.diagnostics)
    if list.value.items.isEmpty { console.note("there is nothing to buy") }
    let document = ListDocument(
      list: list.value, style: style, entries: try shopping.entries(question), question: question,
      session: session, theme: theme)
    report.add(write(document, workspace))
  }

  /// Whether the format shows where recipes or the list itself are found, or has the look of the site.
  private func needsPages(_ configuration: SiteConfiguration) -> Bool {
    switch format {
    case .text, .markdown, .csv, .json, .todotxt, .cooklang: false
    case .quickyshoppy, .qr: configuration.baseURL != nil
    case .html, .pdf: true
    }
  }

  /// `nil` where the theme has no words for the language.
  private func style(_ workspace: Workspace, _ report: inout DiagnosticLog) -> ListStyle? {
    let language = question.language ?? workspace.configuration.language
    let text = ThemeFiles.text(workspace, language: language)
    report.add(text.diagnostics)
    guard let text = text.value else { return nil }
    return ListStyle(quantities: text.quantities(in: question.system), words: text.listWords, isTraced: isTraced)
  }

  // MARK: Writing

  private func write(_ document: ListDocument, _ workspace: Workspace) -> [Diagnostic] {
    let made = bytes(document)
    guard let bytes = made.value else { return made.diagnostics }
    let problems =
      format == .pdf
      ? PrintJob(workspace, console: console).print([PrintedPage(html: bytes, file: file, source: ListDocument.name)])
      : file.write(bytes, console: console)
    if problems.isEmpty, let path = file.path {
      let count = document.list.items.count
      console.note("\(path): \(count) \(count == 1 ? "item" : "items")")
    }
    return made.diagnostics + problems
  }

  private func bytes(_ document: ListDocument) -> Checked<[UInt8]?> {
    let (list, style) = (document.list, document.style)
    switch format {
    case .text: return Checked(readable(FormattedText.write(list, style: style)))
    case .markdown: return Checked(readable(ListMarkdown.write(list, style: style)))
    case .csv: return Checked(Array(ListCSV.write(list, style: style).utf8))
    case .json: return Checked(ListJSON.write(list, style: style))
    case .todotxt: return Checked(readable(ListTodoText.write(list, style: style)))
    case .cooklang: return Checked(readable(ListCooklang.write(list, words: style.words)))
    case .quickyshoppy: return Checked(Array((document.link + "\n").utf8))
    case .qr: return document.code(isDrawn: file != .standardOutput)
    case .html, .pdf: return document.page(size: size, namesRecipes: isTraced)
    }
  }

  /// Lists are read in terminals, wherever they were written to.
  private func readable(_ text: String) -> [UInt8] { TerminalSafety.harmless(Array(text.utf8), style: .plain) }
}
