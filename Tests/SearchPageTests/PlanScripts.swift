import PlanReading
import Quantities

/// The scripts that write and read plan files, with the words that `KitchenScript` hands to pages.
enum PlanScripts {
  static func evaluate<Output: Decodable>(_ body: String, as type: Output.Type) throws -> Output {
    try Browser.evaluate(
      """
      (() => {
        galley.kitchen({
          plans: given, piece: "c31", shelves: [], own: [], places: [], products: [],
          units: { 1: ["1", "gram", "grams", "g", "gram"], 2: ["1000", "kilogram", "kilograms", "kg", "kilogram"], 6: ["1", "millilitre", "millilitres", "ml", "millilitre"], 31: [null, "piece", "pieces", null, "piece"] },
          foods: [["yoghurt", ["rice"], 1, 61000, 3200, 4800, 3300, "yogurt", "", []], ["banana", [], 1, 89000, 1100, 22800, 300, "banana", "", [31, 118000]],
            ["biscuit", [], 1, 480000, 6000, 65000, 22000, "biscuit", "", [31, -10000]], ["surimi", [], 1, 99000, 8000, 15000, 400, "surimi", "", []]],
          matches: [["rice mix", null], ["my snack", 2]], near: [3],
          words: { numbers: { a: "1" }, about: ["about"], units: { 1: "g|grams", 2: "kg", 6: "ml" }, canned: {} },
        });
        const recipeAt = (path) => (path.startsWith("recipes/") ? { id: path.replace(/\\.md$/, ""), source: path, title: "Soup [hot]" } : undefined);
        \(body)
      })()
      """,
      with: [
        "search-words.js", "storage.js", "fraction.js", "../scripts/measuring/10-measures.js", "kitchen.js",
        "plan-days.js", "plan-note.js", "plan-file.js",
        "plan-division.js", "plan-week.js", "plan-leftover.js", "plan-food.js", "plan-dish.js", "plan-reading.js",
        "plan-figures.js",
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
