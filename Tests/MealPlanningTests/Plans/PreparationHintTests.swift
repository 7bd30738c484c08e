import Cookbook
import MealPlanning
import Testing

@Suite struct PreparationHintTests {
  private func hint(_ instructions: String, minutes: Int? = nil) -> String? {
    var entry = RecipeEntry(path: "x.md", recipe: Recipe(title: "X", instructions: instructions))
    entry.facts.statedTotalMinutes = minutes
    return PreparationHint.text(of: entry)
  }

  @Test(arguments: [
    "Soak the *beans* overnight. Drain.", "Die Bohnen über Nacht einweichen.", "Faire tremper la veille.",
    "Dejar en remojo toda la noche.", "1. Marinate for 12 hours.", "Den Teig 8 Stunden gehen lassen.",
    "Laisser reposer 10 heures.", "Let it rise for 12–18 hours.", "Mix the dough the evening before.",
    "- Soak the beans\n  overnight.",
  ])
  func findsWhatIsBegunTheDayBefore(step: String) {
    #expect(hint("Wash.\n\(step)") != nil)
  }

  @Test(arguments: [
    "Simmer for 2 hours.", "Rest for 30 minutes.", "It keeps overnight in the fridge.", "Marinate for 6 hours.",
    "Arrest the knight beforehand.", "Roast for 8 hours.", "",
  ])
  func passesOverEverythingElse(step: String) {
    #expect(hint(step) == nil)
  }

  @Test func quotesTheSentence() {
    #expect(hint("3. Rinse. Soak the **beans** overnight. Drain.") == "Soak the beans overnight.")
  }

  @Test func countsTheStatedTime() {
    #expect(hint("Cook.", minutes: 360) == nil)
    #expect(hint("Cook.", minutes: 750) == "It takes 12 h 30 min from start to table.")
  }
}
