internal import JSONReading
internal import PlanReading
internal import Quantities

extension KitchenScript {
  /// `energy`, `macros`, `days`, `slots` and `leftovers` of `PlanVocabulary`, and `servings`, words for people who are fed.
  static func writePlanWords(_ json: inout JSONWriter) {
    json.beginObject()
    json.texts("energy", PlanVocabulary.energyUnits)
    json.rows("macros", PlanVocabulary.macros)
    json.rows("days", PlanVocabulary.weekdays)
    json.rows("slots", PlanVocabulary.slots)
    json.texts("leftovers", PlanVocabulary.leftovers)
    json.texts("servings", ServingWord.words.sorted())
    json.endObject()
  }
}

extension JSONWriter {
  fileprivate mutating func rows(_ key: String, _ rows: [[String]]) {
    self.key(key)
    beginArray()
    for row in rows {
      beginArray()
      for text in row { string(text) }
      endArray()
    }
    endArray()
  }
}
