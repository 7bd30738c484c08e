internal import Cookbook
internal import Foods
internal import JSONReading
internal import MealPlanning
package import PageInputs
internal import Quantities
internal import SitePlanning

/// A published week as the planner of the browser takes it over.
///
/// A script that calls `galley.publishedPlan` with `week`, `people` (name, kilocalories of a day, and which percents of
/// them are protein, carbohydrate and fat; empty where nobody is named) and
/// `entries`, each with `d` its day of the week from Monday as 0, `s` one of the six slots from breakfast as 0, `e` who
/// eats how much – places of people and exact fractions, servings of a recipe that counts some, else parts of the whole –,
/// and `r` the page of a recipe without its ending, `p` its source and `t` its title, or `x` the words of a food or note and
/// `n` what a note states: thousandths of a kilocalorie, milligrams of protein, carbohydrate and fat, each `null` where it
/// says nothing.
/// Meals with names of their own are left out, and `others` says how many dishes that are.
package struct PlanScript {
  package let week: WeekInputs

  package init(week: WeekInputs) {
    self.week = week
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
      if let stated { write(DishNutrition(stated).figures, &json) }
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
