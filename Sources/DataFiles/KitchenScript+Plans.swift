internal import JSONReading
internal import PlanReading
internal import Quantities

extension KitchenScript {
  /// `energy`, `macros`, `days`, `months`, `joined`, `slots`, `leftovers`, `fillers` and `articles` of `PlanVocabulary`, and
  /// `servings`, words for people who are fed.
  static func writePlanWords(_ json: inout JSONWriter) {
    json.beginObject()
    json.texts("energy", PlanVocabulary.energyUnits)
    json.lists("macros", PlanVocabulary.macros)
    json.lists("days", PlanVocabulary.weekdays)
    json.lists("months", PlanVocabulary.months)
    json.texts("joined", PlanVocabulary.joinedWeekdays)
    json.lists("slots", PlanVocabulary.slots)
    json.texts("leftovers", PlanVocabulary.leftovers)
    json.texts("fillers", PlanVocabulary.fillers)
    json.texts("articles", PlanVocabulary.articles)
    json.texts("servings", ServingWord.words.sorted())
    json.endObject()
  }
}
