import PlanReading
import Quantities

/// The scripts that write and read plan files, with the words that `KitchenScript` hands to pages.
enum PlanScripts {
  static func evaluate<Output: Decodable>(_ body: String, as type: Output.Type) throws -> Output {
    try Browser.evaluate(
      """
      (() => {
        galley.foods = { plans: given, find: (text) => (/yoghurt|rice/.test(text) ? { key: "yogurt" } : undefined),
          unitCalled: (word) => ({ g: { number: 1, name: "gram", size: "1" }, kg: { number: 2, name: "kilogram", size: "1000" }, ml: { number: 3, name: "millilitre", size: "1" } })[word] };
        const recipeAt = (path) => (path.startsWith("recipes/") ? { id: path.replace(/\\.md$/, ""), source: path, title: "Soup [hot]" } : undefined);
        \(body)
      })()
      """,
      with: [
        "search-words.js", "storage.js", "fraction.js", "plan-days.js", "plan-note.js", "plan-file.js",
        "plan-division.js", "plan-week.js", "plan-leftover.js", "plan-food.js", "plan-dish.js", "plan-reading.js",
      ], given: Self.words, as: type)
  }

  /// As `KitchenScript` hands them to pages.
  private struct Words: Encodable {
    let energy = PlanVocabulary.energyUnits
    let macros = PlanVocabulary.macros
    let days = PlanVocabulary.weekdays
    let months = PlanVocabulary.months
    let joined = PlanVocabulary.joinedWeekdays
    let fillers = PlanVocabulary.fillers
    let articles = PlanVocabulary.articles
    let slots = PlanVocabulary.slots
    let leftovers = PlanVocabulary.leftovers
    let servings = ServingWord.words
  }

  private static let words = Words()

  /// As a script has a text.
  static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
  }
}
