internal import CommandLineParsing
internal import Cookbook
internal import MealPlanning
internal import PlanReading
internal import SiteBuilding
internal import SiteStorage
internal import SourceText
internal import Words

/// `galley plan remove`
enum PlanRemoveCommand {
  static func run(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode {
    do throws(InvalidRequest) {
      let plan = try PlanCommand(command, options: options, console: console)
      let place = try PlanEditPlace(command, plan)
      let words = command.operands("item").joined(separator: " ")
      return plan.run { (model, report) throws(InvalidRequest) in
        remove(words, at: place, in: model, console, &report)
      }
    } catch {
      return console.report(error)
    }
  }

  private static func remove(
    _ words: String, at place: PlanEditPlace, in model: SiteModel, _ console: Console, _ report: inout DiagnosticLog
  ) {
    let workspace = model.workspace
    let file = PlanFile.find(place.week, among: model.planDocuments.value, in: workspace.content)
    report.add(file.diagnostics)
    guard !file.hasErrors else { return }
    let shown = workspace.content.shownPath(of: file.value.path)
    let wanted = TextFolding.folded(words)
    let source = file.value.source
    let bytes = PlanEditor(source).removing(on: place.date, place.slot) { item in
      wanted.isEmpty || contains(item, wanted, in: source)
    }
    guard let bytes, file.value.contents != nil else {
      // It may stand in what could not be read.
      let errors = PlanReader.read(source).diagnostics.filter { $0.severity == .error }
      guard errors.isEmpty else { return report.add(errors.map { $0.moved(to: shown) }) }
      let what = words.isEmpty ? "\(place.slot.name)" : "“\(words)” for \(place.slot.name)"
      report.add([
        Diagnostic(
          .error, "plan-not-planned", path: shown, message: "\(what) is not planned on \(place.date.text)",
          hint: "see “galley plan show \(place.week.text)”")
      ])
      return
    }
    let problems = file.value.write(bytes, to: workspace.content)
    report.add(problems)
    if problems.isEmpty { console.note("\(shown): changed \(place.date.text), \(place.slot.name)") }
  }

  /// Whether the words of the item, or the path of its recipe, have these.
  private static func contains(_ item: PlanItem, _ folded: String, in source: SourceFile) -> Bool {
    var texts = [String(decoding: source.bytes[item.range], as: UTF8.self)]
    if case .recipe(let title, let destination) = item.content { texts = [title, destination] }
    return texts.contains { text in
      let text = Array(TextFolding.folded(text).utf8)
      let wanted = Array(folded.utf8)
      return text.indices.contains { text[$0...].starts(with: wanted) }
    }
  }
}
