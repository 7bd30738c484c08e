internal import Cookbook
internal import Foods
internal import JSONReading
internal import MealPlanning
internal import Nutrition
internal import PageRendering
internal import Quantities
internal import SiteStorage

/// A report as JSON, with exact figures and units in the keys, and every recipe's ingredients with their sources.
///
/// What is not known is left out, and never 0; figures that are known in part are named in `atLeast`.
struct ReportJSON {
  let report: MacroReport
  let kitchen: ReportKitchen
  let folder: SourceFolder

  func bytes() -> [UInt8] {
    var json = JSONWriter(layout: .pretty)
    json.beginObject()
    json.pair("version", 1)
    json.pair("from", report.days.lowerBound.text)
    json.pair("to", report.days.upperBound.text)
    json.list("people", report.people) { write($0, to: &$1) }
    json.list("recipes", kitchen.recipes) { found, json in
      json.beginObject()
      json.pair("path", folder.shownPath(of: found.path))
      NutritionJSON.write(
        found.recipe.nutrition, of: found.recipe.kitchen, lines: found.recipe.lines, to: &json)
      json.endObject()
    }
    json.endObject()
    return json.finish()
  }

  // MARK: People

  private func write(_ person: PersonMacros, to json: inout JSONWriter) {
    json.beginObject()
    if !person.person.name.isEmpty { json.pair("name", person.person.name) }
    write(person.person.goals, person, to: &json)
    write(person.days, person, to: &json)
    write(person.sum, to: &json)
    json.key("averages")
    write(averages: person.days, to: &json)
    json.list("meals", person.days.meals) { meal, json in
      json.beginObject()
      json.pair("slot", meal.slot.name)
      write(meal.sum, to: &json)
      json.endObject()
    }
    json.list("contributors", person.days.lines.contributors) { write($0, to: &$1) }
    json.list("weeks", person.weeks) { week, json in
      json.beginObject()
      json.pair("week", week.week.text)
      write(week.sum, to: &json)
      json.list("days", week.days) { write($0, to: &$1) }
      json.endObject()
    }
    json.endObject()
  }

  private func write(_ goals: Goals, _ person: PersonMacros, to json: inout JSONWriter) {
    json.key("goals")
    json.beginObject()
    json.pair("status", person.isKnown ? "stated" : "usual")
    json.pair("energyKilocalories", goals.energy)
    json.pair("proteinGrams", goals.protein)
    json.pair("carbohydrateGrams", goals.carbohydrate)
    json.pair("fatGrams", goals.fat)
    json.pair("energyTolerancePercent", person.target.tolerance)
    json.endObject()
  }

  private func write(_ days: [MacroDay], _ person: PersonMacros, to json: inout JSONWriter) {
    json.key("dayCounts")
    json.beginObject()
    json.pair("planned", days.plannedCount)
    json.pair("judged", days.judgedCount)
    json.pair("onTarget", days.count(.onTarget))
    json.pair("longestRunOnTarget", days.streak.count)
    json.endObject()
    if let best = days.best(for: person.target) { json.pair("bestDay", best.date.text) }
    if let worst = days.worst(for: person.target) { json.pair("worstDay", worst.date.text) }
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
    json.pair("title", dish.title)
    json.pair("timesEaten", dish.portions)
    write(dish.sum, to: &json)
    json.endObject()
  }

  // MARK: Days

  private func write(_ day: MacroDay, to json: inout JSONWriter) {
    json.beginObject()
    json.pair("date", day.date.text)
    json.pair("weekday", day.date.weekday.name)
    json.pair("standing", day.standing.name)
    write(day.sum, to: &json)
    json.list("meals", day.meals) { meal, json in
      json.beginObject()
      json.pair("slot", meal.slot.name)
      write(meal.sum, to: &json)
      json.list("dishes", meal.lines) { write($0, to: &$1) }
      json.endObject()
    }
    json.endObject()
  }

  private func write(_ line: MacroLine, to json: inout JSONWriter) {
    json.beginObject()
    json.pair("title", line.entry.title)
    if case .recipe(let path, _) = line.entry.subject { json.pair("recipe", folder.shownPath(of: path)) }
    json.key("leftover")
    json.bool(line.entry.isLeftover)
    if let servings = line.portion.servings { json.decimal("servings", servings) }
    json.decimal("share", line.portion.share)
    json.pair("basis", line.basis.name)
    if let food = line.food { write(food, to: &json) }
    write(line.sum, to: &json)
    json.endObject()
  }

  private func write(_ line: AnalysedLine, to json: inout JSONWriter) {
    guard let food = line.food else { return }
    json.pair("food", food.name)
    if let source = food.source { json.pair("source", source.text) }
    if let path = line.path { json.pair("pathText", path.text) }
    let guesses = ReportWords.guesses(line)
    if !guesses.isEmpty { json.list("guesses", guesses) { $1.string($0) } }
  }

  private func write(_ sum: MacroSum, to json: inout JSONWriter) {
    json.key("figures")
    json.beginObject()
    NutritionJSON.write(sum.figures, to: &json)
    if let salt = sum.figures.sodium.flatMap({ Rational(Nutrient.sodium.printedValue($0), 2_000_000) }) {
      json.decimal("saltGrams", salt)
    }
    let partial = Nutrient.allCases.filter { !sum.knows($0) }
    if !partial.isEmpty { json.list("atLeast", partial) { $1.string("\($0)") } }
    json.thousandths("massGrams", sum.mass)
    json.thousandths("guessedMassGrams", sum.guessedMass)
    if sum.mass > 0 { json.thousandths("coverage", sum.coverage.thousandths) }
    json.endObject()
  }
}

extension JSONWriter {
  fileprivate mutating func thousandths(_ key: String, _ value: Int) {
    if let value = Rational(value, 1000) { decimal(key, value) }
  }

  fileprivate mutating func decimal(_ key: String, _ value: Rational) {
    guard let number = JSONNumber(value.decimalText) else { return }
    self.key(key)
    self.number(number)
  }

  fileprivate mutating func list<Element>(
    _ key: String, _ elements: [Element], _ write: (Element, inout JSONWriter) -> Void
  ) {
    self.key(key)
    beginArray()
    for element in elements { write(element, &self) }
    endArray()
  }
}

extension MacroDay.Standing {
  /// As machines read it.
  var name: String {
    switch self {
    case .unplanned: "unplanned"
    case .unknown: "unknown"
    case .onTarget: "on-target"
    case .under: "under"
    case .over: "over"
    }
  }
}
