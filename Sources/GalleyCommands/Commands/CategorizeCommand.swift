internal import CommandLineParsing
internal import CookbookReading
internal import Foods
internal import JSONReading
internal import ShoppingCategories
internal import SiteBuilding
internal import SiteStorage
internal import SourceText
internal import TerminalPresentation

enum CategoryFormat: String, CaseIterable {
  case text, tsv, json
}

/// `galley categorize`
struct CategorizeCommand {
  private let categoriser: ItemCategoriser
  private let aisles: AisleFile?
  private let format: CategoryFormat
  private let console: Console
  /// JSON of one item alone is laid out for people.
  private let layout: JSONWriter.Layout

  /// Works without a site, too: then there are the built-in foods and no aisle file.
  static func run(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode {
    guard let format = CategoryFormat(rawValue: command.value("format") ?? CategoryFormat.text.rawValue) else {
      preconditionFailure("the table allows only formats there are")
    }
    let items = command.operands("item")
    let readsInput = command.flag("stdin")
    guard items.isEmpty == readsInput else { return console.report(usage(hasItems: !items.isEmpty)) }
    let language = command.value("language")
    if let language, LanguageTag.read(language) == nil { return console.report(unknown(language)) }
    let root = SourceFolder(options.root, shownAs: options.root)
    let (foods, aisles) = (SiteFoods.read(root), SiteAisles.read(root))
    let report = DiagnosticLog(foods.diagnostics + aisles.diagnostics, isStrict: options.isStrict)
    for problem in report.sorted { console.writeError(DiagnosticText.text(problem, style: console.errorStyle)) }
    let sorting = CategorizeCommand(
      categoriser: ItemCategoriser(foods: foods.value.makeBook(), aisles: aisles.value, language: language),
      aisles: aisles.value, format: format, console: console, layout: items.count == 1 ? .pretty : .compact)
    return max(readsInput ? sorting.readInput() : sorting.sort(items), report.exitCode)
  }

  private static func usage(hasItems: Bool) -> InvalidRequest {
    hasItems
      ? InvalidRequest("items and “--stdin” exclude each other", hint: "leave one of them out")
      : InvalidRequest("no item to sort", hint: "write it in quotes, or read many with “--stdin”")
  }

  private static func unknown(_ language: String) -> InvalidRequest {
    InvalidRequest("“\(language)” is no language tag", hint: "write it like “de” or “en-GB”")
  }

  private func sort(_ items: [String]) -> ExitCode {
    if format == .text {
      var list = CategoryList(aisles: aisles)
      for item in items { list.add(item, categoriser.categorise(item)) }
      console.write(list.text(style: console.outputStyle))
      return .clean
    }
    var output: [UInt8] = []
    for item in items { append(item, to: &output) }
    console.write(output)
    return .clean
  }

  private func readInput() -> ExitCode {
    var output: [UInt8] = []
    var list = CategoryList(aisles: aisles)
    let isWhole = StandardInput.forEachLine { line in
      let item = String(decoding: line, as: UTF8.self)
      if format == .text {
        if !item.isEmpty { list.add(item, categoriser.categorise(item)) }
        return
      }
      append(item, to: &output)
      guard output.count >= Self.portion else { return }
      console.write(output)
      output.removeAll(keepingCapacity: true)
    }
    console.write(output)
    if format == .text { console.write(list.text(style: console.outputStyle)) }
    if isWhole { return .clean }
    console.writeError("galley: standard input cannot be read\n")
    return .environment
  }

  /// Bytes of output that are written at once.
  private static let portion = 1 << 16

  private func append(_ item: String, to output: inout [UInt8]) {
    let found = categoriser.categorise(item)
    switch format {
    case .tsv: CategoryRow.append(item, found, to: &output)
    case .json: CategoryJSON.append(item, found, layout: layout, to: &output)
    case .text: preconditionFailure("a list is sorted as a whole")
    }
  }
}
