internal import CommandLineParsing
internal import Cookbook
internal import JSONReading
internal import RecipeQueries
internal import SiteBuilding
internal import SitePlanning
internal import SiteStorage
internal import SourceText
internal import TerminalPresentation

enum ListFormat: String, CaseIterable {
  case text, json
}

/// `galley list`
struct ListCommand {
  static let order = ChoiceOption<RecipeOrder>(
    "sort", "s", metavar: "ORDER", default: .title,
    help: "By title, by time from the quickest, or by date from the newest.")

  static let format = ChoiceOption<ListFormat>(
    "format", "f", metavar: "FORMAT", default: .text,
    help: "For people, or as an array of JSON objects.")

  let options: CommonOptions
  let console: Console

  static func run(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode {
    let expression = ExpressionParser.parse(command.operands("expression").joined(separator: " "))
    guard let expression = expression.value else {
      for problem in expression.diagnostics {
        console.writeError(DiagnosticText.text(problem, style: console.errorStyle))
      }
      return .usage
    }
    return ListCommand(options: options, console: console).run(
      expression, format: command.choice(Self.format), order: command.choice(Self.order))
  }

  private func run(_ expression: RecipeExpression, format: ListFormat, order: RecipeOrder) -> ExitCode {
    let opened = Workspace.open(options.site)
    var report = DiagnosticLog(opened.diagnostics.filter { $0.severity == .error }, isStrict: options.isStrict)
    if let workspace = opened.value, !opened.hasErrors {
      let records = RecipeRecords.read(workspace, for: expression, jobs: options.jobs, console: console)
      report.add(records.recipes.errors)
      let dates = order == .date ? GitDates.read(workspace) : Checked([:])
      report.add(dates.diagnostics)
      let found = records.recipes.recipes.filter { Self.isFound($0, expression, records) }
      print(order.sorted(found, dates: dates.value), format, in: workspace.content)
    }
    for problem in report.sorted { console.writeError(DiagnosticText.text(problem, style: console.errorStyle)) }
    return report.exitCode
  }

  /// Archived recipes are out of the way unless the expression speaks of them.
  private static func isFound(_ recipe: SiteRecipes.Listed, _ expression: RecipeExpression, _ records: RecipeRecords)
    -> Bool
  {
    if recipe.entry.facts.isArchived, !expression.mentions(.archived) { return false }
    return expression.matches(records.record(of: recipe))
  }

  private func print(_ recipes: [SiteRecipes.Listed], _ format: ListFormat, in folder: SourceFolder) {
    switch format {
    case .json: console.write(RecipeListJSON.bytes(recipes, in: folder))
    case .text:
      let width = console.outputIsTerminal ? console.width : nil
      console.write(RecipeListText(recipes: recipes, folder: folder, style: console.outputStyle, width: width).text)
    }
    if recipes.isEmpty { console.note("no recipe matches") }
  }
}
