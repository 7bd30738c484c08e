internal import CommandLineParsing
internal import Cookbook
internal import MealPlanning
internal import PlanReading
internal import Quantities
internal import RecipeQueries
internal import SiteBuilding
internal import SitePlanning
internal import SiteStorage
internal import SourceText

/// `galley plan add`
struct PlanAddCommand {
  let plan: PlanCommand
  let place: PlanEditPlace
  let words: String
  /// Whether the words are no recipe's.
  let isPlain: Bool
  let servings: Rational?
  let people: [String]

  static func run(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode {
    do throws(InvalidRequest) {
      let plan = try PlanCommand(command, options: options, console: console)
      let words = command.operands("item").joined(separator: " ")
      let add = PlanAddCommand(
        plan: plan, place: try PlanEditPlace(command, plan), words: words,
        isPlain: command.flag("text") || PlanNames.isPlainItem(words),
        servings: try servings(command.value("servings")), people: command.values("person"))
      if add.isPlain, add.servings != nil {
        throw InvalidRequest("--servings is for recipes", hint: "write the amount before the food")
      }
      return plan.run { (model, report) throws(InvalidRequest) in add.run(in: model, &report) }
    } catch {
      return console.report(error)
    }
  }

  private static func servings(_ text: String?) throws(InvalidRequest) -> Rational? {
    guard let text else { return nil }
    guard let number = PlanNames.servings(text) else {
      throw InvalidRequest("“\(text)” is no number of servings", hint: "write it as 2, 1/2 or 1.5")
    }
    return number
  }

  private func run(in model: SiteModel, _ report: inout DiagnosticLog) {
    let (workspace, recipes) = (model.workspace, model.recipes)
    let file = PlanFile.find(place.week, among: model.planDocuments.value, in: workspace.content)
    report.add(file.diagnostics)
    guard !file.hasErrors, let item = item(file.value.path, recipes, workspace, &report) else { return }
    let editor = PlanEditor(file.value.source)
    let bytes = editor.adding(item, on: place.date, place.slot)
    let again = PlanReader.read(SourceFile(path: file.value.path, bytes: bytes))
    report.add(again.diagnostics.map { $0.moved(to: workspace.content.shownPath(of: $0.path)) })
    guard !again.hasErrors else { return }
    let problems = file.value.write(bytes, to: workspace.content)
    report.add(problems)
    guard problems.isEmpty else { return }
    let shown = workspace.content.shownPath(of: file.value.path)
    plan.console.note("\(shown): \(place.date.text), \(place.slot.name): \(item)")
  }

  /// As the plan says it; text is taken as it is, so that it may be several things.
  private func item(
    _ path: String, _ recipes: SiteRecipes, _ workspace: Workspace, _ report: inout DiagnosticLog
  ) -> String? {
    let people = eaters(workspace)
    guard !isPlain else { return ([words] + people.map { "@\($0)" }).joined(separator: " ") }
    let candidates = recipes.recipes.map { RecipeName.Candidate(path: $0.summary.path, title: $0.summary.title) }
    let found = RecipeName.find(words, among: candidates, content: workspace.content.name)
    report.add(found.diagnostics + (found.value == nil ? recipes.errorsInBrief : []))
    guard let target = found.value, let recipe = candidates.first(where: { $0.path == target }) else { return nil }
    let destination = ContentPath.relativePath(to: target, from: path)
    let entry = recipes.recipes.first { $0.summary.path == target }?.entry
    let planned = servings ?? entry.flatMap { oneEach($0, title: recipe.title, workspace) }
    let share = servings.flatMap { $0.divided(by: Rational(people.count)) } ?? .one
    // Who is named eats one serving, but no more than is made.
    let shares = people.map { PersonShare(person: $0, servings: min(share, .one)) }
    return PlanWriter.item(PlanItem(recipe: recipe.title, at: destination, servings: planned, shares: shares))
  }

  /// Who is named, as galley.yaml writes the names.
  private func eaters(_ workspace: Workspace) -> [String] {
    let known = workspace.configuration.people.map(\.name)
    return people.map { Person.spelling(of: $0, among: known) }
  }

  /// One serving for each who eats, which is said; `nil` for a recipe that does not say how many it makes.
  private func oneEach(_ entry: RecipeEntry, title: String, _ workspace: Workspace) -> Rational? {
    let eaters = people.isEmpty ? workspace.configuration.people.map(\.name) : eaters(workspace)
    guard let servings = PlanRecipe(entry, title: title).oneServingEach(of: eaters.count) else {
      plan.console.note("“\(title)” does not say how many it serves: all of it is planned")
      return nil
    }
    let names = eaters.isEmpty ? "" : " of \(eaters.joined(separator: ", "))"
    plan.console.note(
      servings == .one
        ? "one serving\(eaters.isEmpty ? "" : " for \(eaters[0])"); --servings says how many"
        : "\(servings.numerator) servings, one for each\(names); --servings says how many")
    return servings
  }
}

/// A meal that is named on the command line.
struct PlanEditPlace {
  let week: ISOWeek
  let date: CalendarDate
  let slot: MealSlot

  init(_ command: ParsedCommand, _ plan: PlanCommand) throws(InvalidRequest) {
    let week = try plan.week(command.operands("week")[0])
    let name = command.operands("day")[0]
    guard let date = PlanNames.day(name, week: week) else {
      throw InvalidRequest("“\(name)” is no day", hint: "write it as Monday or 2026-11-16")
    }
    guard ISOWeek(of: date) == week else {
      throw InvalidRequest(
        "\(date.text) is not in week \(week.text)", hint: "name the week \(ISOWeek(of: date).text), or another day")
    }
    self.week = week
    self.date = date
    let slot = command.operands("slot")[0]
    self.slot = PlanNames.slot(slot)
    if case .named = self.slot, let near = NearMiss.suggestion(for: slot, among: PlanNames.slotNames) {
      throw InvalidRequest("“\(slot)” is no meal", hint: "did you mean “\(near)”?")
    }
  }
}
