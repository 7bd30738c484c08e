internal import Cookbook
internal import JSONReading
package import MealPlanning
internal import Quantities
package import SiteStorage

/// A plan as JSON, for scripts. Every object has every key; what is not known is `null`.
///
/// Numbers that must be exact, shares and servings, are texts: `"2"`, `"1/3"`.
package enum PlanJSON {
  package static func bytes(
    _ entries: [PlannedEntry], of calendar: PlanCalendar, person: String?, in folder: SourceFolder
  ) -> [UInt8] {
    var json = JSONWriter(layout: .pretty)
    json.beginObject()
    json.key("version")
    json.integer(1)
    json.key("people")
    json.beginArray()
    for name in calendar.people where !name.isEmpty { json.string(name) }
    json.endArray()
    json.key("meals")
    json.beginArray()
    for entry in entries where person.map({ entry.portion(of: $0) != nil }) ?? true {
      write(entry, calendar, person, folder, &json)
    }
    json.endArray()
    json.endObject()
    return json.finish()
  }

  private static func write(
    _ entry: PlannedEntry, _ calendar: PlanCalendar, _ person: String?, _ folder: SourceFolder,
    _ json: inout JSONWriter
  ) {
    json.beginObject()
    json.member("date", entry.date.text)
    json.member("slot", entry.slot.name)
    writeSubject(entry, folder, &json)
    json.member("comment", entry.item.comment)
    json.member("plan", folder.shownPath(of: entry.plan))
    json.key("leftoverOf")
    if let origin = entry.origin {
      json.beginObject()
      json.member("date", calendar.entries[origin].date.text)
      json.member("slot", calendar.entries[origin].slot.name)
      json.endObject()
    } else {
      json.null()
    }
    json.member("batches", entry.batches.map(\.fractionText))
    json.key("portions")
    json.beginArray()
    for portion in entry.portions where person == nil || portion.person == person {
      json.beginObject()
      json.member("person", portion.person.isEmpty ? nil : portion.person)
      json.member("servings", portion.servings.map(\.fractionText))
      json.member("share", portion.share.fractionText)
      json.endObject()
    }
    json.endArray()
    json.endObject()
  }

  private static func writeSubject(_ entry: PlannedEntry, _ folder: SourceFolder, _ json: inout JSONWriter) {
    var recipe: String?
    var nutrition: PlanNutrition?
    let kind: String
    switch entry.subject {
    case .recipe(let path, _): (kind, recipe) = ("recipe", folder.shownPath(of: path))
    case .food: kind = "food"
    case .note(_, let stated): (kind, nutrition) = ("note", stated)
    }
    json.member("kind", kind)
    json.member("title", entry.title)
    json.member("recipe", recipe)
    json.key("nutrition")
    guard let nutrition else { return json.null() }
    json.beginObject()
    json.member("calories", nutrition.energy.fractionText)
    json.member("protein", nutrition.protein.map(\.fractionText))
    json.member("carbs", nutrition.carbohydrate.map(\.fractionText))
    json.member("fat", nutrition.fat.map(\.fractionText))
    json.endObject()
  }
}
