internal import CommandLineParsing
internal import Cookbook
internal import Foods
internal import MealPlanning
internal import PlanReading
internal import RecipeQueries
internal import SiteBuilding
internal import SitePlanning
internal import SiteStorage
internal import SourceText

/// `galley plan new`
struct PlanNewCommand {
  static let hemisphere = ChoiceOption<Season.Hemisphere>(
    "hemisphere", metavar: "HALF", default: .north,
    help: "Half of the earth whose seasons count.")

  let plan: PlanCommand
  let week: ISOWeek
  let expression: RecipeExpression?
  let seed: UInt64
  let hemisphere: Season.Hemisphere
  let isDryRun: Bool
  /// The week is to come near everybody's goals.
  let aimsAtGoals: Bool

  static func run(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode {
    do throws(InvalidRequest) {
      let plan = try PlanCommand(command, options: options, console: console)
      let week = try plan.week(command.operands("week")[0])
      let new = PlanNewCommand(
        plan: plan, week: week, expression: try expression(command.value("from")),
        seed: UInt64(command.integer("seed") ?? week.year * 100 + week.week),
        hemisphere: command.choice(Self.hemisphere),
        isDryRun: command.flag("dry-run"), aimsAtGoals: command.flag("towards-goals"))
      return plan.run { (model, report) throws(InvalidRequest) in
        let eaters = try Eaters(command.value("people"), known: model.workspace.configuration.people)
        new.run(in: model, eaters, &report)
      }
    } catch {
      return console.report(error)
    }
  }

  private static func expression(_ text: String?) throws(InvalidRequest) -> RecipeExpression? {
    guard let text else { return nil }
    let parsed = ExpressionParser.parse(text)
    if let problem = parsed.diagnostics.first, parsed.value == nil {
      throw InvalidRequest("--from: \(problem.message)", hint: problem.hint ?? "write it as in “galley list”")
    }
    return parsed.value
  }

  // MARK: Who eats

  private struct Eaters {
    let count: Int
    /// Empty where everybody eats.
    let shares: [PersonShare]
    /// With their goals; empty where nobody has a name.
    let people: [Person]

    init(_ text: String?, known: [Person]) throws(InvalidRequest) {
      guard let text else {
        count = known.isEmpty ? 2 : known.count
        shares = []
        people = known
        return
      }
      if let number = Int(text), (1...100).contains(number) {
        count = number
        shares = []
        people = []
        return
      }
      let names = text.split(separator: ",").map { $0.filter { $0 != " " && $0 != "@" } }
        .map { Person.spelling(of: $0, among: known.map(\.name)) }
      guard !names.isEmpty, names.allSatisfy({ !$0.isEmpty && !$0.contains { !$0.isLetter && !$0.isNumber } }) else {
        throw InvalidRequest("“\(text)” names nobody", hint: "write --people anna,ben or --people 2")
      }
      count = names.count
      shares = Set(names) == Set(known.map(\.name)) ? [] : names.map { PersonShare(person: $0) }
      people = names.map { name in known.first { $0.name == name } ?? Person(name: name) }
    }
  }

  // MARK: Planning

  private func run(in model: SiteModel, _ eaters: Eaters, _ report: inout DiagnosticLog) {
    let (workspace, foods) = (model.workspace, model.foods)
    let records = expression.map { RecipeRecords(model, for: $0) }
    let recipes = model.analysedRecipes
    let guesses = guesses(recipes, foods)
    let path = "plans/\(week.text).md"
    var rotation = PlanRotation(
      candidates(recipes, foods, records, guesses), week: week,
      lastEaten: lastEaten(model.plans), seed: seed, hemisphere: hemisphere
    ) { ContentPath.relativePath(to: $0.path, from: path) }
    let proposed =
      aimsAtGoals
      ? towardsGoals(rotation, model, eaters, from: path, &report)
      : rotation.plan(week, people: eaters.count, shares: eaters.shares)
    guard proposed.days.contains(where: { !$0.meals.isEmpty }) else {
      return report.add([nothingToPlan(workspace.content.shownPath(of: path))])
    }
    report.add(notes(on: proposed, guesses, workspace, from: path))
    let text = PlanWriter.write(proposed, week: week, language: workspace.configuration.language)
    if isDryRun { return plan.console.write(Array(text.utf8)) }
    let problems = NewFiles.create([NewFile(path: path, bytes: Array(text.utf8))], in: workspace.content.path)
    report.add(problems)
    if problems.isEmpty { plan.console.write(workspace.content.shownPath(of: path) + "\n") }
  }

  private func towardsGoals(
    _ rotation: PlanRotation, _ model: SiteModel, _ eaters: Eaters, from path: String, _ report: inout DiagnosticLog
  ) -> MealPlan {
    let isNamed = !eaters.people.isEmpty
    var planner = GoalPlanner(
      rotation, portions: DishPortions.of(model),
      people: isNamed ? eaters.people : [Person(name: "everybody")]
    ) { ContentPath.relativePath(to: $0.path, from: path) }
    let (proposed, outcomes) = planner.plan(week, count: isNamed ? nil : eaters.count)
    if proposed.days.contains(where: { !$0.meals.isEmpty }) {
      report.add(outcomes.map { $0.diagnostic(path: model.workspace.content.shownPath(of: path)) })
    }
    return proposed
  }

  /// By path, the meals that recipes without a category seem to be for.
  private func guesses(_ recipes: SiteRecipes, _ foods: FoodBook) -> [String: MealGuess] {
    let guesses = recipes.recipes.compactMap { recipe -> (String, MealGuess)? in
      guard recipe.entry.facts.category == nil else { return nil }
      let main = mainProduce(of: recipe.summary.foods, foods).compactMap(foods.food(named:))
      return MealGuess(title: recipe.summary.title, tags: recipe.summary.tags, foods: main).map {
        (recipe.summary.path, $0)
      }
    }
    return Dictionary(guesses) { first, _ in first }
  }

  /// Why planned recipes without a category are where they are.
  private func notes(
    on proposed: MealPlan, _ guesses: [String: MealGuess], _ workspace: Workspace, from path: String
  ) -> [Diagnostic] {
    let planned = proposed.days.flatMap(\.meals).flatMap(\.items).compactMap { item -> String? in
      guard case .recipe(_, let destination) = item.content else { return nil }
      return ContentPath.resolve(destination, from: path)
    }
    return Set(planned).sorted().compactMap { path in
      guesses[path].map { guess in
        Diagnostic(
          .note, "plan-meal-guess", path: workspace.content.shownPath(of: path),
          message: "taken for \(guess.category.name), since \(guess.reason)",
          hint: "add a line “Category: \(guess.category.name)” to the recipe, or another meal")
      }
    }
  }

  private func candidates(
    _ recipes: SiteRecipes, _ foods: FoodBook, _ records: RecipeRecords?, _ guesses: [String: MealGuess]
  ) -> [PlanRotation.Candidate] {
    recipes.recipes.compactMap { recipe in
      let facts = recipe.entry.facts
      if facts.isArchived { return nil }
      if let expression, let records, !expression.matches(records.record(of: recipe)) { return nil }
      return PlanRotation.Candidate(
        PlanRecipe(recipe.entry, title: recipe.summary.title),
        category: facts.category ?? guesses[recipe.summary.path]?.category, tags: recipe.summary.tags,
        produce: mainProduce(of: recipe.summary.foods, foods))
    }
  }

  /// Foods that make up an eighth of what is known of a recipe's mass, or more.
  private func mainProduce(of recipe: RecipeFoods, _ foods: FoodBook) -> [String] {
    let parts = recipe.parts.compactMap { part in part.food.map { (foods.foods[$0].name, part.milligrams ?? 0) } }
    let whole = parts.reduce(0) { $0 + $1.1 }
    return parts.filter { whole > 0 && $0.1 >= whole / 8 }.map(\.0)
  }

  private func lastEaten(_ plans: SitePlans) -> [String: CalendarDate] {
    var result: [String: CalendarDate] = [:]
    for entry in plans.calendar.entries where entry.date < week.date(of: .monday) {
      if case .recipe(let path, _) = entry.subject { result[path] = entry.date }
    }
    return result
  }

  private func nothingToPlan(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "plan-no-recipes", path: path, message: "no recipe can be planned",
      hint: "give recipes a yield in servings and a category (Breakfast, Lunch, Dinner or Snack)")
  }
}
