internal import Cookbook
internal import JSONReading
internal import MealPlanning
internal import Quantities
internal import ShoppingLists
internal import SiteBuilding
package import SiteStorage

/// The difference of two plans for scripts. Every object has every key; what is not known is `null`.
package struct PlanDifferenceJSON {
  package let words: PlanDifferenceWords
  package let folder: SourceFolder
  private var json = JSONWriter(layout: .pretty)

  package init(words: PlanDifferenceWords, folder: SourceFolder) {
    self.words = words
    self.folder = folder
  }

  package consuming func bytes() -> [UInt8] {
    let comparison = words.comparison
    json.beginObject()
    json.key("version")
    json.integer(1)
    json.member("old", comparison.old)
    json.member("new", comparison.new)
    json.member("headline", comparison.isEmpty ? nil : words.headline)
    writeMeals(comparison.meals)
    list("people", comparison.eaters) { $0.write($1) }
    json.key("shopping")
    json.beginObject()
    list("added", comparison.shopping.added) { $0.write($1) }
    list("removed", comparison.shopping.removed) { $0.write($1) }
    list("changed", comparison.shopping.changed) { $0.write($1) }
    json.endObject()
    list("notAllKnown", comparison.doubts) { writer, doubt in
      writer.json.member("title", doubt.title)
      writer.json.member("reason", doubt.reason)
      writer.json.key("isNew")
      writer.json.bool(doubt.isNew)
    }
    json.endObject()
    return json.finish()
  }

  private mutating func list<Row>(_ key: String, _ rows: [Row], _ write: (inout Self, Row) -> Void) {
    json.key(key)
    json.beginArray()
    for row in rows {
      json.beginObject()
      write(&self, row)
      json.endObject()
    }
    json.endArray()
  }

  private mutating func object(_ key: String, _ write: (inout Self) -> Void) {
    json.key(key)
    json.beginObject()
    write(&self)
    json.endObject()
  }

  // MARK: Meals

  private mutating func writeMeals(_ meals: PlanDifference) {
    list("swapped", meals.swapped) { writer, swap in
      writer.object("old") { $0.write(swap.old) }
      writer.object("new") { $0.write(swap.new) }
    }
    list("added", meals.added) { $0.write($1) }
    list("removed", meals.removed) { $0.write($1) }
    list("moved", meals.moved) { writer, move in
      writer.write(move.dish)
      writer.object("to") { $0.write(move.to) }
    }
    list("changed", meals.resized) { writer, change in
      writer.write(change.dish)
      writer.portions("old", change.old)
      writer.portions("new", change.new)
    }
  }

  private mutating func write(_ dish: PlanDifference.Dish) {
    json.member("title", dish.title)
    json.member("recipe", dish.recipe.map { folder.shownPath(of: $0) })
    json.key("isLeftover")
    json.bool(dish.isLeftover)
    object("at") { $0.write(dish.place) }
  }

  private mutating func write(_ place: PlanDifference.Place) {
    json.key("week")
    json.integer(place.week + 1)
    json.member("day", place.weekday.name)
    json.member("slot", place.slot.name)
  }

  private mutating func portions(_ key: String, _ portions: [PlannedEntry.Portion]) {
    list(key, portions) { writer, portion in
      writer.json.member("person", portion.person.isEmpty ? nil : portion.person)
      writer.json.member("servings", portion.servings.map(\.fractionText))
      writer.json.member("share", portion.share.fractionText)
    }
  }

  // MARK: Figures

  private mutating func write(_ eater: MacroDifference.Eater) {
    json.member("person", eater.name.isEmpty ? nil : eater.name)
    json.key("calorieGoal")
    json.integer(eater.energyGoal)
    object("old") { $0.average(eater.old, eater.oldTargets) }
    object("new") { $0.average(eater.new, eater.newTargets) }
    list("days", eater.days.filter(\.isChanged)) { writer, day in
      writer.json.key("week")
      writer.json.integer(day.offset / 7 + 1)
      writer.json.member("day", day.weekday.name)
      writer.object("old") { $0.day(day.old, day.oldSigns, day.oldStatus) }
      writer.object("new") { $0.day(day.new, day.newSigns, day.newStatus) }
    }
  }

  private mutating func average(_ figures: [Int?], _ targets: MacroDifference.Targets) {
    write(figures)
    for (key, value) in [
      ("daysOnTarget", targets.met), ("daysJudged", targets.judged), ("daysNotAllKnown", targets.unknown),
    ] {
      json.key(key)
      json.integer(value)
    }
  }

  private mutating func day(_ figures: [Int?], _ signs: [String?], _ status: MacroDay.Status) {
    write(figures)
    let partial = zip(Self.keys, signs).filter { $1 == "≥" }.map(\.0)
    if signs.contains("≈") { json.member("isEstimate", true) }
    if !partial.isEmpty { json.array("atLeast", partial) { $0.string($1) } }
    json.member("standing", status.name)
  }

  private static let keys = ["calories", "protein", "carbs", "fat"]

  private mutating func write(_ figures: [Int?]) {
    for (key, figure) in zip(Self.keys, figures) {
      json.key(key)
      if let figure { json.integer(figure) } else { json.null() }
    }
  }

  // MARK: Shopping

  private mutating func write(_ item: ShoppingItem) {
    json.member("name", item.name)
    json.member("category", item.shelf.name)
    json.member("quantity", words.quantities.text(item))
  }

  private mutating func write(_ change: ShoppingDifference.Change) {
    json.member("name", change.new.name)
    json.member("category", change.new.shelf.name)
    json.member("old", words.quantities.text(change.old))
    json.member("new", words.quantities.text(change.new))
    json.member("change", words.change(change))
  }
}
