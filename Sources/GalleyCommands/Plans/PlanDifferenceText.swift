internal import Cookbook
internal import JSONReading
internal import MealPlanning
internal import Quantities
internal import SiteStorage

/// The difference of two plans for people, for pages and for scripts.
enum PlanDifferenceText {
  static func text(_ difference: PlanDifference, from old: String, to new: String) -> String {
    guard !difference.isEmpty else { return "\(old) and \(new) are the same\n" }
    let lines = rows(difference).map { "\($0.mark) \(TerminalText.safe($0.text))" }
    return "\(old) → \(new)\n\n" + lines.joined(separator: "\n") + "\n"
  }

  static func markdown(_ difference: PlanDifference, from old: String, to new: String) -> String {
    let title = "## \(old) → \(new)\n\n"
    guard !difference.isEmpty else { return title + "Nothing has changed.\n" }
    let words = ["+": "Added", "-": "Removed", ">": "Moved", "~": "Changed"]
    return title + rows(difference).map { "- **\(words[$0.mark] ?? "")** \($0.text)" }.joined(separator: "\n") + "\n"
  }

  private static func rows(_ difference: PlanDifference) -> [(mark: String, text: String)] {
    difference.added.map { ("+", "\($0.title) – \(place($0.place))") }
      + difference.removed.map { ("-", "\($0.title) – \(place($0.place))") }
      + difference.moved.map { (">", "\($0.dish.title) – \(place($0.dish.place)) → \(place($0.to))") }
      + difference.resized.map { change in
        let amounts = [change.old, change.new].map { NumberText.display($0) }.joined(separator: " → ")
        return ("~", "\(change.dish.title) – \(place(change.dish.place)): \(amounts) × the recipe")
      }
  }

  private static func place(_ place: PlanDifference.Place) -> String {
    "\(place.weekday.name), \(place.slot.name)"
  }

  // MARK: JSON

  static func json(_ difference: PlanDifference, in folder: SourceFolder) -> [UInt8] {
    var json = JSONWriter(layout: .pretty)
    json.beginObject()
    json.key("version")
    json.integer(1)
    list("added", difference.added, &json) { write($0, folder, &$1) }
    list("removed", difference.removed, &json) { write($0, folder, &$1) }
    list("moved", difference.moved, &json) { move, json in
      write(move.dish, folder, &json)
      json.key("to")
      write(move.to, &json)
    }
    list("changed", difference.resized, &json) { change, json in
      write(change.dish, folder, &json)
      json.text("oldBatches", change.old.fractionText)
      json.text("newBatches", change.new.fractionText)
    }
    json.endObject()
    return json.finish()
  }

  private static func list<Row>(
    _ key: String, _ rows: [Row], _ json: inout JSONWriter, _ write: (Row, inout JSONWriter) -> Void
  ) {
    json.key(key)
    json.beginArray()
    for row in rows {
      json.beginObject()
      write(row, &json)
      json.endObject()
    }
    json.endArray()
  }

  private static func write(_ dish: PlanDifference.Dish, _ folder: SourceFolder, _ json: inout JSONWriter) {
    json.text("title", dish.title)
    json.text("recipe", dish.recipe.map { folder.shownPath(of: $0) })
    json.key("at")
    write(dish.place, &json)
  }

  private static func write(_ place: PlanDifference.Place, _ json: inout JSONWriter) {
    json.beginObject()
    json.text("day", place.weekday.name)
    json.text("slot", place.slot.name)
    json.endObject()
  }
}
