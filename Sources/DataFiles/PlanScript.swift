internal import Cookbook
internal import Foods
internal import IngredientLines
internal import JSONReading
internal import MealPlanning
internal import Nutrition
package import PageInputs
internal import Quantities
internal import SitePlanning

/// A published week as the planner of the browser takes it over.
///
/// A script that calls `galley.publishedPlan` with `week`, `people` (name, kilocalories of a day, which percents of
/// them are protein, carbohydrate and fat, and grams of these; empty where nobody is named) and
/// `entries`, each with `d` its day of the week from Monday as 0, `s` one of the six slots from breakfast as 0, `e` who
/// eats how much – places of people and exact fractions, servings of a recipe that counts some, else parts of the whole –,
/// and `r` the page of a recipe without its ending, `p` its source and `t` its title, or `x` the words of a food or note,
/// with `f` of a food that is known by its weight its name, its words, milligrams of it as it is bought, and 1 where that is a
/// rough guess, and with
/// `n` what a note states: thousandths of a kilocalorie, milligrams of protein, carbohydrate and fat, each `null` where it
/// says nothing.
/// Meals with names of their own are left out, and `others` says how many dishes that are.
package struct PlanScript {
  package let week: WeekInputs

  /// What is known of foods, by their words.
  private let foods: [String: AnalysedLine]

  package init(week: WeekInputs) {
    self.week = week
    let lines = week.report.report.people.lazy.flatMap { $0.days.lines }
    foods = Dictionary(
      lines.compactMap { line in line.food.map { (line.entry.title, $0) } }, uniquingKeysWith: { first, _ in first })
  }

  private var report: WeekReport { week.report }
  private var people: [Person] { report.report.people.map(\.person) }

  package var bytes: [UInt8] {
    let kept = report.entries.filter { MealSlot.standard.contains($0.slot) && isReachable($0) }
    var json = ScriptCall.begin("publishedPlan")
    json.beginObject()
    json.member("week", week.week.text)
    json.key("people")
    json.beginArray()
    for person in people where !person.name.isEmpty { write(person, &json) }
    json.endArray()
    json.member("others", report.entries.count - kept.count)
    json.key("entries")
    json.beginArray()
    for entry in kept { write(entry, &json) }
    json.endArray()
    json.endObject()
    return ScriptCall.end(json)
  }

  /// A recipe without a page can be neither shown nor shopped for.
  private func isReachable(_ entry: WeekEntry) -> Bool {
    if case .recipe(let path, _) = entry.dish { week.pages[path] != nil } else { true }
  }

  private func write(_ person: Person, _ json: inout JSONWriter) {
    json.beginArray()
    json.string(person.name)
    json.integer(person.goals.energy)
    json.beginArray()
    for percent in person.goals.percents { json.integer(percent) }
    json.endArray()
    json.beginArray()
    for macro in Goals.Macro.allCases { json.integer(person.goals[macro]) }
    json.endArray()
    json.endArray()
  }

  private func write(_ figures: Nutrients, _ json: inout JSONWriter) {
    json.key("n")
    json.beginArray()
    for figure in [figures.energy, figures.protein, figures.carbohydrate, figures.fat] {
      if let figure { json.integer(figure) } else { json.null() }
    }
    json.endArray()
  }

  /// Read once, by the rules of the program: a script would read `1,000 g rice` and `2 bananas` by rules of its own.
  private func write(_ line: AnalysedLine?, _ json: inout JSONWriter) {
    guard let line, case .food(let food) = line.subject, line.status == .counted, let mass = line.milligrams, mass > 0
    else { return }
    json.key("f")
    json.beginArray()
    json.string(food.name)
    // Boiled potatoes are no potatoes.
    json.string(line.line.foodName)
    json.integer(Self.bought(mass, of: food))
    if line.isRoughGuess { json.integer(1) }
    json.endArray()
  }

  /// What a mass of a food that is eaten weighs as it is bought, to a gram where that is not exact: the figures that pages have
  /// of a food are those of its edible share (see `KitchenScript`).
  private static func bought(_ mass: Int, of food: Food) -> Int {
    guard let share = food.edible, share < 1000 else { return mass }
    let whole = Int128(mass) * 1000 / Int128(share)
    return Int(clamping: whole < 10_000 ? whole : (whole + 500) / 1000 * 1000)
  }

  private func write(_ entry: WeekEntry, _ json: inout JSONWriter) {
    json.beginObject()
    json.member("d", entry.date.weekday.rawValue)
    json.optionalMember("s", MealSlot.standard.firstIndex(of: entry.slot))
    switch entry.dish {
    case .recipe(let path, let title):
      json.optionalMember("r", week.pages[path].map { String($0.dropLast(".html".count)) })
      json.member("p", path)
      json.member("t", title)
    case .words(let text, let stated):
      json.member("x", text)
      if let stated { write(DishNutrition(stated).figures, &json) } else { write(foods[text], &json) }
    }
    json.key("e")
    json.beginArray()
    for portion in entry.portions {
      json.beginArray()
      json.integer(people.firstIndex { $0.name == portion.person } ?? 0)
      json.string((portion.servings ?? portion.share).fractionText)
      json.endArray()
    }
    json.endArray()
    json.endObject()
  }
}

/// The weeks that have a published plan: a script that calls `galley.publishedPlans` with their names, the first one first.
package enum PlanNamesScript {
  package static func bytes(_ inputs: WeekNamesInputs) -> [UInt8] {
    var json = ScriptCall.begin("publishedPlans")
    json.beginArray()
    for name in inputs.names { json.string(name) }
    json.endArray()
    return ScriptCall.end(json)
  }
}

extension Goals {
  /// What parts of the energy protein, carbohydrate and fat are meant to be: whole percents that make 100.
  var percents: [Int] {
    let exact = [Macro.protein, .carbohydrate].map { macro in
      (200 * self[macro] * macro.energyPerGram + energy) / (2 * energy)
    }
    return exact + [100 - exact[0] - exact[1]]
  }
}
