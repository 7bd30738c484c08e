internal import CommandLineParsing
internal import Foods
internal import ShoppingCategories
internal import ShoppingLists
internal import SiteBuilding
internal import SiteStorage
internal import SourceText
internal import TerminalPresentation

/// `galley shop import`
enum ShopImportCommand {
  static func run(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode {
    do throws(InvalidRequest) {
      let wanted = try command.value("select").map { (text) throws(InvalidRequest) in try ItemNumbers.read(text) }
      let name = command.operands("source")[0]
      return SiteCommand.run(options, console) { model, report in
        guard let source = source(name, &report) else { return }
        let read = ListImport.read(source)
        report.add(read.diagnostics)
        guard !read.hasErrors else { return }
        let items = read.value
        guard command.flag("all") || wanted != nil else { return preview(items, console) }
        if let missing = wanted?.first(where: { $0.upperBound > items.count })?.upperBound {
          return report.add([noItem(missing, among: items.count, in: source)])
        }
        let chosen = items.enumerated().filter { wanted?.contains($0.offset + 1) ?? true }.map(\.element)
        take(chosen, model, console, &report)
      }
    } catch {
      return console.report(error)
    }
  }

  private static func noItem(_ number: Int, among count: Int, in source: SourceFile) -> Diagnostic {
    Diagnostic(
      .error, "shop-import-number", path: source.path, message: "there is no item \(number) among \(count)",
      hint: "print the items with their numbers by leaving out --select")
  }

  private static func source(_ name: String, _ report: inout DiagnosticLog) -> SourceFile? {
    if name.hasPrefix("quickyshoppy:") { return SourceFile(path: "the link", text: name) }
    return NamedSource.read(name, &report)
  }

  private static func preview(_ items: [ImportedItem], _ console: Console) {
    for (index, item) in items.enumerated() {
      let quantity = item.quantity.map { " (\($0))" } ?? ""
      let category = item.category.map { " – \($0.name)" } ?? ""
      console.write(
        "\(item.isBought ? "✓" : " ") \(index + 1). \(TerminalText.safe(item.name + quantity + category))\n")
    }
    console.note(items.isEmpty ? "the list is empty" : "nothing was written; take items with --all or --select 1,3-5")
  }

  private static func take(
    _ items: [ImportedItem], _ model: SiteModel, _ console: Console, _ report: inout DiagnosticLog
  ) {
    guard let list = HandList.open(model, &report) else { return }
    list.add(
      items.flatMap { item in item.lines.map { HandListLine(text: $0, isTicked: item.isBought, link: item.link) } },
      console, &report)
    guard items.contains(where: { $0.category != nil }), var aisles = AisleEdits(model, &report) else { return }
    let moves = items.compactMap { item in
      item.category.flatMap { $0 == .uncategorised ? nil : AisleEditor.Move(item.name, to: $0.name) }
    }
    aisles.make(moves, &report)
    _ = aisles.write(&report)
  }
}

/// Numbers of items, as `1,3-5`.
enum ItemNumbers {
  static func read(_ text: String) throws(InvalidRequest) -> [ClosedRange<Int>] {
    var result: [ClosedRange<Int>] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1], 1 <= first,
        first <= last
      else {
        throw InvalidRequest("“\(part)” after --select is no number of an item", hint: "write numbers as 1,3-5")
      }
      result.append(first...last)
    }
    return result
  }
}

extension [ClosedRange<Int>] {
  fileprivate func contains(_ number: Int) -> Bool { contains { $0.contains(number) } }
}
