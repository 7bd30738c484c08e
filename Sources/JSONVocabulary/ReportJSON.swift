internal import Cookbook
internal import Foods
public import JSONReading
public import MealPlanning
internal import Nutrition
internal import Quantities

/// A report as JSON, with exact figures and units in the keys.
///
/// What is not known is left out, and never 0; figures that are known in part are named in `atLeast`.
public struct ReportJSON {
  private let report: MacroReport
  private let address: (String) -> String?

  /// - Parameter address: what names a recipe to the reader, by its path below the content folder.
  public init(_ report: MacroReport, address: @escaping (String) -> String?) {
    self.report = report
    self.address = address
  }

  /// - Parameters:
  ///   - layout: Compact where programs read it: indentation would be half of a long week.
  ///   - more: writes further members.
  public func bytes(_ layout: JSONWriter.Layout = .compact, _ more: (inout JSONWriter) -> Void = { _ in }) -> [UInt8] {
    var json = JSONWriter(layout: layout)
    json.beginObject()
    json.member("version", 1)
    json.member("from", report.days.lowerBound.text)
    json.member("to", report.days.upperBound.text)
    json.array("people", report.people) { write($1, to: &$0) }
    more(&json)
    json.endObject()
    return json.finish()
  }

  // MARK: People

  private func write(_ person: PersonMacros, to json: inout JSONWriter) {
    json.beginObject()
    if !person.person.name.isEmpty { json.member("name", person.person.name) }
    write(person.person.goals, person, to: &json)
    write(person.days, person, to: &json)
    write(person.sum, to: &json)
    json.key("averages")
    write(averages: person.days, to: &json)
    json.array("meals", person.days.meals) { json, meal in
      json.beginObject()
      json.member("slot", meal.slot.name)
      write(meal.sum, to: &json)
      json.endObject()
    }
    json.array("contributors", person.days.lines.contributors) { write($1, to: &$0) }
    json.array("weeks", person.weeks) { json, week in
      json.beginObject()
      json.member("week", week.week.text)
      write(week.sum, to: &json)
      json.array("days", week.days) { write($1, to: &$0) }
      json.endObject()
    }
    json.endObject()
  }

  private func write(_ goals: Goals, _ person: PersonMacros, to json: inout JSONWriter) {
    json.key("goals")
    json.beginObject()
    json.member("status", person.isKnown ? "stated" : "usual")
    json.member("energyKilocalories", goals.energy)
    json.member("proteinGrams", goals.protein)
    json.member("carbohydrateGrams", goals.carbohydrate)
    json.member("fatGrams", goals.fat)
    json.member("energyTolerancePercent", person.target.tolerance)
    json.endObject()
  }

  private func write(_ days: [MacroDay], _ person: PersonMacros, to json: inout JSONWriter) {
    json.key("dayCounts")
    json.beginObject()
    json.member("planned", days.plannedCount)
    json.member("judged", days.judgedCount)
    json.member("onTarget", days.count(.onTarget))
    json.member("longestRunOnTarget", days.streak.count)
    json.endObject()
    if let best = days.best(for: person.target) { json.member("bestDay", best.date.text) }
    if let worst = days.worst(for: person.target) { json.member("worstDay", worst.date.text) }
  }

  private func write(averages days: [MacroDay], to json: inout JSONWriter) {
    var averages = Nutrients()
    for nutrient in Nutrient.allCases { averages[nutrient] = days.average(nutrient) }
    json.beginObject()
    NutritionJSON.write(averages, to: &json)
    json.endObject()
  }

  private func write(_ dish: MacroContributor, to json: inout JSONWriter) {
    json.beginObject()
    json.member("title", dish.title)
    json.member("timesEaten", dish.portions)
    write(dish.sum, to: &json)
    json.endObject()
  }

  // MARK: Days

  private func write(_ day: MacroDay, to json: inout JSONWriter) {
    json.beginObject()
    json.member("date", day.date.text)
    json.member("weekday", day.date.weekday.name)
    json.member("standing", day.status.name)
    write(day.sum, to: &json)
    json.array("meals", day.meals) { json, meal in
      json.beginObject()
      json.member("slot", meal.slot.name)
      write(meal.sum, to: &json)
      json.array("dishes", meal.lines) { write($1, to: &$0) }
      json.endObject()
    }
    json.endObject()
  }

  private func write(_ line: MacroLine, to json: inout JSONWriter) {
    json.beginObject()
    json.member("title", line.entry.title)
    if case .recipe(let path, _) = line.entry.subject { json.optionalMember("recipe", address(path)) }
    json.key("leftover")
    json.bool(line.entry.isLeftover)
    if let servings = line.portion.servings { json.decimal("servings", servings) }
    json.decimal("share", line.portion.share)
    json.member("basis", line.basis.name)
    if let food = line.food { write(food, to: &json) }
    write(line.sum, to: &json)
    json.endObject()
  }

  private func write(_ line: AnalysedLine, to json: inout JSONWriter) {
    guard let food = line.food else { return }
    json.member("food", food.name)
    if let source = food.source { json.member("source", source.text) }
    if let path = line.path { json.member("pathText", path.text) }
    if line.isGuess {
      json.array("guesses", (line.isMatchGuess ? ["food"] : []) + (line.path?.guesses.names ?? [])) { $0.string($1) }
    }
  }

  private func write(_ sum: MacroSum, to json: inout JSONWriter) {
    json.key("figures")
    json.beginObject()
    NutritionJSON.write(sum.figures, to: &json)
    if let salt = sum.figures.sodium.flatMap({ Rational(Nutrient.sodium.printedValue($0), 2_000_000) }) {
      json.decimal("saltGrams", salt)
    }
    let partial = Nutrient.allCases.filter { !sum.knows($0) }
    if sum.isEstimate { json.member("isEstimate", true) }
    if !partial.isEmpty { json.array("atLeast", partial) { $0.string("\($1)") } }
    json.thousandths("massGrams", sum.mass)
    json.thousandths("guessedMassGrams", sum.guessedMass)
    if sum.mass > 0 { json.thousandths("coverage", sum.coverage.thousandths) }
    json.endObject()
  }
}
