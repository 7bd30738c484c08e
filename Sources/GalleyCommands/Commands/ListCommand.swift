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
    SiteCommand.run(options, console) { model, report in
      // What a program reads does not depend on what was asked for.
      let records = RecipeRecords(model, for: expression, withFigures: format == .json)
      report.add(records.recipes.errorsInBrief)
      let dates = order == .date || format == .json ? GitDates.read(model.workspace) : Checked([:])
      report.add(dates.diagnostics)
      let found = records.recipes.recipes.filter { Self.isFound($0, expression, records) }
      let sorted = order.sorted(found, dates: dates.value)
      print(sorted, sorted.map(records.serving), dates.value, format, in: model.workspace.content)
      if sorted.isEmpty {
        console.note(
          records.recipes.recipes.isEmpty
            ? "there are no recipes in “\(model.workspace.content.name)” yet; “galley new” makes one"
            : "no recipe matches")
      }
    }
  }

  /// Archived recipes are out of the way unless the expression speaks of them.
  private static func isFound(_ recipe: SiteRecipes.Listed, _ expression: RecipeExpression, _ records: RecipeRecords)
    -> Bool
  {
    if recipe.entry.facts.isArchived, !expression.mentions(.archived) { return false }
    return expression.matches(records.record(of: recipe))
  }

  private func print(
    _ recipes: [SiteRecipes.Listed], _ servings: [ServingFigures?], _ dates: [String: CalendarDate],
    _ format: ListFormat,
    in folder: SourceFolder
  ) {
    switch format {
    case .json: console.write(RecipeListJSON.bytes(recipes, servings: servings, dates: dates, in: folder))
    case .text:
      let width = console.outputIsTerminal ? console.width : nil
      let list = RecipeListText(
        recipes: recipes, servings: servings, folder: folder, style: console.outputStyle, width: width)
      console.write(list.text)
    }
  }
}
