internal import CommandLineParsing
internal import Foods
internal import KitchenUnits
internal import ShoppingLists
internal import SitePlanning
internal import SourceText

/// How shopping lists are printed.
enum ShopFormat: String, CaseIterable {
  case text, json
}

/// `galley shop list`, which `galley shop` stands for.
enum ShopListCommand {
  static func run(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode {
    guard let format = ShopFormat(rawValue: command.value("format") ?? ShopFormat.text.rawValue) else {
      preconditionFailure("the table allows only formats there are")
    }
    do throws(CommandUsageError) {
      let plan = try PlanCommand(command, options: options, console: console)
      let question = try ShoppingQuestion(command, today: plan.today)
      return plan.run { (workspace, report) throws(CommandUsageError) in
        let shopping = SiteShopping(workspace, options: options, console: console)
        let list = try shopping.list(question)
        report.add(list.diagnostics)
        let style = ListStyle(
          quantities: QuantityText(
            language: workspace.configuration.language,
            decimalSign: RecipeSheet.decimalSign(workspace.configuration.language), system: question.system,
            isWhole: command.flag("round")),
          isTraced: command.flag("trace"))
        switch format {
        case .text: console.write(FormattedText.write(list.value, style: style))
        case .json: console.write(ListJSON.write(list.value, style: style))
        }
        if list.value.items.isEmpty { console.note("there is nothing to buy") }
      }
    } catch {
      return console.report(error)
    }
  }
}
