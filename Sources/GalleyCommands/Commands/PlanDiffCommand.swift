internal import CommandLineParsing
internal import Cookbook
internal import CookbookReading
internal import MealPlanning
internal import PageBuilding
internal import ShoppingLists
internal import SiteBuilding
internal import SitePlanning
internal import SiteStorage
internal import SourceText
internal import TerminalPresentation
internal import Themes

enum PlanDiffFormat: String, CaseIterable {
  case text, markdown, json
}

/// `galley plan diff`
enum PlanDiffCommand {
  static let format = ChoiceOption<PlanDiffFormat>(
    "format", "f", metavar: "FORMAT", default: .text,
    help: "For people, as Markdown for a pull request, or as JSON.")

  static func run(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode {
    let format = command.choice(Self.format)
    let words = (command.operands("old")[0], command.operands("new")[0])
    var isDifferent = false
    do throws(InvalidRequest) {
      if words == ("-", "-") {
        throw InvalidRequest("only one plan can come from standard input", hint: "name the other one")
      }
      let plan = try PlanCommand(command, options: options, console: console)
      let code = plan.run { (model, report) throws(InvalidRequest) in
        let (workspace, documents) = (model.workspace, model.planDocuments.value)
        let known = documents.map(\.plan.path)
        let old = try ComparedPlan.read(words.0, today: plan.today, plans: known, content: workspace.content)
        let new = try ComparedPlan.read(words.1, today: plan.today, plans: known, content: workspace.content)
        let outside = [old.document(against: new, among: documents), new.document(against: old, among: documents)]
        let (site, recipes) = model.planned(outside: outside.compactMap { $0?.value })
        let comparison = PlanComparison(
          PlanSide(old, against: new, site: site, recipes: recipes, workspace),
          PlanSide(new, against: old, site: site, recipes: recipes, workspace), site: site, recipes: recipes, model)
        report.add(comparison.diagnostics)
        isDifferent = !comparison.isEmpty
        // Of a plan that cannot be read nobody knows whether it is the same.
        if !isDifferent && comparison.diagnostics.contains(where: { $0.severity == .error }) { return }
        let text = ThemeFiles.text(workspace, language: workspace.configuration.language)
        report.add(text.diagnostics)
        guard let quantities = text.value?.quantities() else { return }
        write(comparison, format, quantities, workspace, console)
      }
      return command.flag("exit-code") && isDifferent ? max(code, .problems) : code
    } catch {
      return console.report(error)
    }
  }

  private static func write(
    _ comparison: PlanComparison, _ format: PlanDiffFormat, _ quantities: QuantityText, _ workspace: Workspace,
    _ console: Console
  ) {
    let words = PlanDifferenceWords(comparison: comparison, quantities: quantities)
    switch format {
    case .text: console.write(PlanDifferenceText(words: words, style: console.outputStyle, width: console.width).text)
    case .markdown: console.write(PlanDifferenceMarkdown(words: words).text)
    case .json: console.write(PlanDifferenceJSON(words: words, folder: workspace.content).bytes())
    }
  }
}
