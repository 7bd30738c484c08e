internal import CommandLineParsing
internal import KitchenUnits
internal import QRCodes
internal import ShoppingLists
internal import SitePlanning
internal import SiteStorage
internal import SourceText

/// How shopping lists are printed.
enum ShopFormat: String, CaseIterable {
  case text, markdown, csv, json, todotxt, cooklang, quickyshoppy, qr
}

/// `galley shop list`, which `galley shop` stands for.
struct ShopListCommand {
  let console: Console
  let format: ShopFormat
  /// The file to write, from where the user stands; `nil` for standard output.
  let file: String?
  let style: ListStyle

  static func run(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode {
    guard let format = ShopFormat(rawValue: command.value("format") ?? ShopFormat.text.rawValue) else {
      preconditionFailure("the table allows only formats there are")
    }
    do throws(CommandUsageError) {
      let plan = try PlanCommand(command, options: options, console: console)
      let question = try ShoppingQuestion(command, today: plan.today)
      return plan.run { (workspace, report) throws(CommandUsageError) in
        let shopping = SiteShopping(workspace, options: options, console: console)
        report.add(shopping.diagnostics)
        let list = try shopping.list(question)
        report.add(list.diagnostics)
        let language = workspace.configuration.language
        let quantities = QuantityText(
          language: language, decimalSign: RecipeSheet.decimalSign(language), system: question.system,
          counting: command.flag("round") ? .wholeAndNeeded : .exact)
        let printing = ShopListCommand(
          console: console, format: format, file: command.value("file"),
          style: ListStyle(quantities: quantities, isTraced: command.flag("trace")))
        printing.write(list.value, &report)
      }
    } catch {
      return console.report(error)
    }
  }

  private func write(_ list: ShoppingList, _ report: inout Report) {
    if list.items.isEmpty { console.note("there is nothing to buy") }
    let bytes = bytes(list)
    report.add(bytes.diagnostics)
    guard let bytes = bytes.value else { return }
    guard let file else { return console.write(bytes) }
    let problems = NewFiles.create([NewFile(path: file, bytes: bytes)], in: file.hasPrefix("/") ? "" : ".")
    report.add(problems)
    if problems.isEmpty { console.note("\(file): \(list.items.count) items") }
  }

  private func bytes(_ list: ShoppingList) -> Checked<[UInt8]?> {
    switch format {
    case .text: Checked(Array(FormattedText.write(list, style: style).utf8))
    case .markdown: Checked(Array(ListMarkdown.write(list, style: style).utf8))
    case .csv: Checked(Array(ListCSV.write(list, style: style).utf8))
    case .json: Checked(ListJSON.write(list, style: style))
    case .todotxt: Checked(Array(ListTodoText.write(list, style: style).utf8))
    case .cooklang: Checked(Array(ListCooklang.write(list).utf8))
    case .quickyshoppy: Checked(Array((QuickyShoppy.write(list, style: style) + "\n").utf8))
    case .qr: code(list)
    }
  }

  /// Half blocks on the terminal, a drawing in a file.
  private func code(_ list: ShoppingList) -> Checked<[UInt8]?> {
    do throws(QRCodeError) {
      let code = try QRCode(QuickyShoppy.write(list, style: style), correction: .low)
      let text =
        file == nil
        ? code.terminalLines.joined(separator: "\n") + "\n" : code.svgDocument(title: "Shopping list for QuickyShoppy")
      return Checked(Array(text.utf8))
    } catch {
      return Checked(
        nil,
        [
          Diagnostic(
            .error, "shop-code", path: file ?? "the shopping list", message: error.description, hint: error.hint)
        ])
    }
  }
}
