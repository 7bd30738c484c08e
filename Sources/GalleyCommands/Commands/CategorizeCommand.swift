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
  static let format = ChoiceOption<CategoryFormat>(
    "format", "f", metavar: "FORMAT", default: .text,
    help: "For people, as tab-separated values, or as JSON.")

  private let categoriser: ItemCategoriser
  private let aisles: AisleFile?
  private let format: CategoryFormat
  private let console: Console
  /// JSON of one item alone is laid out for people.
  private let layout: JSONWriter.Layout

  /// Works without a site, too: then there are the built-in foods and no aisle file.
  static func run(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode {
    let items = command.operands("item")
    let readsInput = command.flag("stdin")
    guard items.isEmpty == readsInput else { return console.report(usage(hasItems: !items.isEmpty)) }
    let language = command.value("language")
    if let language, LanguageTag.read(language) == nil { return console.report(unknown(language)) }
    let root = SourceFolder(options.root, shownAs: options.root)
    let (foods, aisles) = (SiteFoods.read(root, cache: options.site.cacheFolder), SiteAisles.read(root))
    var report = DiagnosticLog(foods.diagnostics + aisles.diagnostics, isStrict: options.isStrict)
    let sorting = CategorizeCommand(
      categoriser: ItemCategoriser(foods: foods.value.makeBook(), aisles: aisles.value, language: language),
      aisles: aisles.value, format: command.choice(Self.format), console: console,
      layout: items.count == 1 ? .pretty : .compact)
    let code =
      if command.flag("ai") {
        sorting.sortWithModel(readsInput ? nil : items, ModelSorting(command, options, console), &report)
      } else {
        readsInput ? sorting.readInput() : sorting.sort(items)
      }
    for problem in report.sorted { console.writeError(DiagnosticText.text(problem, style: console.errorStyle)) }
    return max(code, report.exitCode)
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
    show(items.map { ($0, categoriser.categorise($0)) })
    return .clean
  }

  private func show(_ items: [(String, Categorisation)]) {
    guard let row else {
      var list = CategoryList(aisles: aisles)
      for (item, found) in items { list.add(item, found) }
      return console.write(list.text(style: console.outputStyle))
    }
    var output: [UInt8] = []
    for (item, found) in items { row(item, found, &output) }
    console.write(output)
  }

  /// All items are read before the first is shown: those that nothing else knows are asked for together.
  private func sortWithModel(
    _ items: [String]?, _ model: ModelSorting, _ report: inout DiagnosticLog
  ) -> ExitCode {
    var all = items ?? []
    let isWhole =
      items != nil
      || StandardInput.forEachLine { line in
        if !line.isEmpty { all.append(String(decoding: line, as: UTF8.self)) }
      }
    var found = all.map { ($0, categoriser.categorise($0)) }
    let unknown = found.filter { $0.1.reason == .unknown }.map(\.0)
    let named = model.sort(unknown, aisles: aisles, &report)
    for (index, entry) in found.enumerated() {
      if entry.1.reason == .unknown, let category = named[entry.0] { found[index].1 = category }
    }
    show(found)
    if isWhole { return .clean }
    console.writeError("galley: standard input cannot be read\n")
    return .environment
  }

  private func readInput() -> ExitCode {
    var output: [UInt8] = []
    var list = CategoryList(aisles: aisles)
    let row = row
    var known: [String: Categorisation] = [:]
    // Lines that repeat, empty ones above all, are shown as they were.
    var last: (line: [UInt8], item: String, found: Categorisation, shown: [UInt8])?
    let isWhole = StandardInput.forEachLine { line in
      if last?.line != line {
        let item = String(decoding: line, as: UTF8.self)
        let found = known[item] ?? categoriser.categorise(item)
        if known.count < Self.mostKnown { known[item] = found }
        var shown: [UInt8] = []
        row?(item, found, &shown)
        last = (line, item, found, shown)
      }
      guard let last else { return }
      if row != nil { output += last.shown } else if !line.isEmpty { list.add(last.item, last.found) }
      guard output.count >= Self.portion else { return }
      console.write(output)
      output.removeAll(keepingCapacity: true)
    }
    console.write(row == nil ? Array(list.text(style: console.outputStyle).utf8) : output)
    if isWhole { return .clean }
    console.writeError("galley: standard input cannot be read\n")
    return .environment
  }

  /// Lists of several weeks name the same things again and again: so many are sorted once.
  private static let mostKnown = 2_000

  /// Bytes of output that are written at once.
  private static let portion = 1 << 16

  /// What is printed of one item at once; `nil` where all of them are sorted into a list.
  private var row: ((String, Categorisation, inout [UInt8]) -> Void)? {
    switch format {
    case .text: nil
    case .tsv: { CategoryRow.append($0, $1, to: &$2) }
    case .json: { CategoryJSON.append($0, $1, layout: layout, to: &$2) }
    }
  }
}
