internal import CommandLineParsing
internal import Foods
internal import SiteBuilding
internal import SiteStorage
internal import SourceText
internal import TerminalPresentation

enum FoodAction: String, CaseIterable {
  case search, show
  case importDatabase = "import"
}

enum FoodFormat: String, CaseIterable {
  case text, json, tsv
}

/// `galley food`
struct FoodCommand {
  static let action = ChoiceOperand<FoodAction>("action", help: "What to do: search, show or import.")
  static let format = ChoiceOption<FoodFormat>(
    "format", "f", metavar: "FORMAT", default: .text,
    help: "For people, as JSON, or as values separated by tabs.")

  let options: CommonOptions
  let console: Console
  let format: FoodFormat
  let imported: ImportedFoods

  static func run(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode {
    let (format, action) = (command.choice(Self.format), command.choice(Self.action))
    let text = command.operands("text").joined(separator: " ")
    let imported = ImportedFoods(cache: options.site.cacheFolder, file: command.value("database"))
    if action == .importDatabase { return FoodImportCommand(console: console, database: imported.path).run(text) }
    return FoodCommand(options: options, console: console, format: format, imported: imported).run(action, text)
  }

  /// Works without a site, too: then there are the built-in foods.
  private func run(_ action: FoodAction, _ text: String) -> ExitCode {
    let foods = SiteFoods.read(
      SourceFolder(options.root, shownAs: options.root), cache: options.site.cacheFolder)
    var report = DiagnosticLog(foods.diagnostics, isStrict: options.isStrict)
    let book = foods.value.makeBook()
    switch action {
    case .search: search(text, in: book, &report)
    case .show: show(text, foods.value.food(meantBy: text, in: book), in: book, &report)
    case .importDatabase: break
    }
    for problem in report.sorted { console.writeError(DiagnosticText.text(problem, style: console.errorStyle)) }
    return report.exitCode
  }

  // MARK: Search

  /// The foods Galley knows, behind them those that were imported.
  private func search(_ text: String, in own: FoodBook, _ report: inout DiagnosticLog) {
    let found = imported.search(text, limit: 20)
    report.add(found.diagnostics)
    let book = own.adding(FoodFile(foods: found.value))
    let names = Set(found.value.map(\.name))
    let known = FoodSearch(own).find(text)
    let more = FoodSearch(FoodBook(found.value)).find(text).compactMap { result in
      book.index(named: found.value[result.index].name).map { result.moved(to: $0) }
    }
    let results = known.filter { !names.contains(own.foods[$0.index].name) } + more
    switch format {
    case .text: console.write(FoodListText(results: results, book: book, style: console.outputStyle).text)
    case .tsv: console.write(FoodListTSV.text(results, in: book))
    case .json: console.write(FoodJSON.list(results, in: book))
    }
    guard results.isEmpty else { return }
    console.note(
      FoodSearch.isTooLong(text)
        ? "no name of a food has more than \(FoodSearch.mostWords) words; look for fewer" : "no food is called so")
  }

  // MARK: Show

  /// - Parameter meant: what the site says that the text means.
  private func show(_ text: String, _ meant: Food?, in book: FoodBook, _ report: inout DiagnosticLog) {
    let ofDatabase = imported.food(text)
    report.add(ofDatabase.diagnostics)
    guard let food = meant ?? ofDatabase.value ?? find(text, in: book) else {
      report.add([unknown(text, in: book)])
      return
    }
    switch format {
    case .text: console.write(FoodSheet(food: food, style: console.outputStyle).text)
    case .tsv: console.write(FoodListTSV.text(food))
    case .json: console.write(FoodJSON.food(food))
    }
  }

  /// A food by its English name, else by a name of any language.
  private func find(_ text: String, in book: FoodBook) -> Food? {
    if let food = book.food(named: text) { return food }
    let best = FoodSearch(book).find(text, limit: 1).first
    return best.flatMap { $0.fit == .name ? book.foods[$0.index] : nil }
  }

  private func unknown(_ text: String, in book: FoodBook) -> Diagnostic {
    let near = FoodSearch(book).find(text, limit: 3).map { "“\(book.foods[$0.index].name)”" }
    return Diagnostic(
      .error, "food-not-found", path: SiteFoods.fileName, message: "no food is called “\(text)”",
      hint: near.isEmpty
        ? "describe it in \(SiteFoods.fileName)" : "did you mean \(near.joined(separator: " or "))?")
  }
}
