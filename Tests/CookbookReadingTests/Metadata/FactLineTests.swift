import Cookbook
import CookbookReading
import Quantities
import SourceText
import TestSupport
import Testing

@Suite struct FactLineTests {
  @Test(
    "preparation times in four languages",
    arguments: [
      "Prep time", "Preparation time", "Prep", "PREP TIME", "Active time", "Vorbereitungszeit", "Zubereitungszeit",
      "Vorbereitung", "Préparation", "Temps de préparation", "Preparación", "Tiempo de preparación",
    ])
  func readsPreparation(key: String) throws {
    #expect(try facts(description: "\(key): 25 min").preparationMinutes == 25)
  }

  @Test(
    "yields that stand in a line of their own or in words",
    arguments: [
      ("Portionen: 4", "4 servings"), ("Serves: 6", "6 servings"), ("Makes: 24 cookies", "24 cookies"),
      ("**serves 6**", "6 servings"), ("**makes 12 muffins**", "12 muffins"), ("**Für 4 Personen**", "4 Personen"),
      ("**6 portions**", "6 portions"),
    ])
  func readsYields(line: String, expected: String) throws {
    let words = expected.split(separator: " ").map(String.init)
    #expect(
      try entry(description: line).yields == [Amount(try #require(Rational(decimal: words[0])), unit: words[1])])
  }

  @Test(
    "a line that says another number of servings than the yield contradicts it",
    arguments: [("Serves 6", 1), ("Serves 4", 0), ("Makes 2 loaves", 0), ("Portionen: 6", 1), ("Serves 4-6", 0)])
  func noticesAnotherNumberOfServings(line: String, warnings: Int) throws {
    let text = "# A\n\n\(line)\n\n**4 servings**\n\n---\n\n- salt\n"
    let problems = MetadataReader.read(try #require(readRecipe(text).value)).diagnostics
    #expect(problems.map(\.identifier) == Array(repeating: "fact-contradiction", count: warnings))
  }

  @Test(
    "yields without asterisks and without a colon",
    arguments: [
      ("Serves 6", "6 servings"), ("Serves 6.", "6 servings"), ("serves 4-6", "4-6 servings"),
      ("Makes 1 loaf", "1 loaf"),
      ("Makes about 2 dozen cookies", "2 dozen cookies"), ("4 servings", "4 servings"),
      ("Für 4 Personen", "4 Personen"), ("Ergibt 12 Stück", "12 Stück"), ("Pour 6 personnes", "6 personnes"),
      ("Para 4 personas", "4 personas"), ("Serves 6\nPrep time: 15 min", "6 servings"),
      ("Weeknight food.\n\nServes 6", "6 servings"),
    ])
  func readsPlainYields(line: String, expected: String) throws {
    let entry = try entry(description: line)
    let amount = try AmountReader.read(expected.utf8).amount
    #expect(entry.yields.map(\.measure) == [amount.measure])
    #expect(entry.yields.map(\.unit) == [amount.unit])
    #expect(entry.facts.preparationMinutes == (line.contains("Prep") ? 15 : nil))
  }

  @Test(
    "sentences are no yields",
    arguments: [
      "Serves 4 hungry people after a long day out", "Für 2 Stunden", "Pour 10 minutes", "4 eggs", "1984", "12 months",
      "Makes a lot", "Serves 4, or 2 who are hungry", "Serves well with 2 glasses",
    ])
  func leavesSentences(line: String) throws {
    let entry = try entry(description: line)
    #expect(entry.yields.isEmpty)
    #expect(entry.prose == line)
  }

  @Test(
    "cooking times",
    arguments: [
      "Cook time", "Cooking time", "Cook", "Baking time", "Kochzeit", "kochzeit", "Backzeit", "Garzeit", "Cuisson",
      "CUISSON", "Temps de cuisson", "Cocción", "Tiempo de cocción",
    ])
  func readsCooking(key: String) throws {
    #expect(try facts(description: "\(key): 25 min").cookingMinutes == 25)
  }

  @Test(
    "total times",
    arguments: [
      "Total time", "Total", "Gesamtzeit", "Temps total", "Tiempo total",
    ])
  func readsTotal(key: String) throws {
    #expect(try facts(description: "\(key): 25 min").statedTotalMinutes == 25)
  }

  @Test("authors", arguments: ["Author", "By", "Autor", "Autorin", "Auteur", "Autrice", "Autora"])
  func readsAuthors(key: String) throws {
    #expect(try facts(description: "\(key): Ines Ruiz").author == "Ines Ruiz")
  }

  @Test("sources", arguments: ["Source", "Quelle", "Fuente"])
  func readsSources(key: String) throws {
    #expect(try facts(description: "\(key): https://cooks.example/a: b").source == "https://cooks.example/a: b")
  }

  @Test("pictures", arguments: ["Image", "Picture", "Photo", "Bild", "Foto", "Imagen"])
  func readsPictures(key: String) throws {
    #expect(try facts(description: "\(key): pictures/pea%20soup.jpg").image == "pictures/pea soup.jpg")
  }

  @Test("tips", arguments: ["Tip", "Tipp", "Astuce", "Conseil", "Consejo"])
  func readsTips(key: String) throws {
    #expect(try facts(description: "\(key): Use *frozen* peas.").tip == "Use *frozen* peas.")
  }

  @Test(
    "categories",
    arguments: [
      ("Category: Dinner", RecipeCategory.dinner), ("Course: lunch", .lunch), ("Meal: Snack", .snack),
      ("Kategorie: Frühstück", .breakfast), ("Catégorie : Dîner", .dinner), ("Categoría: Almuerzo", .lunch),
      ("Category: Soups & stews", .named("Soups & stews")), ("Kategorie: Abendbrot", .dinner),
      ("Category: Goûter", .snack),
    ])
  func readsCategories(line: String, category: RecipeCategory) throws {
    #expect(try facts(description: line).category == category)
  }

  @Test(
    "difficulties",
    arguments: [
      ("Difficulty: easy", Difficulty.easy), ("Schwierigkeit: Mittel", .medium), ("Schwierigkeitsgrad: schwer", .hard),
      ("Difficulté: facile", .easy), ("Difficulté: moyenne", .medium), ("Dificultad: difícil", .hard),
      ("Dificultad: media", .medium),
    ])
  func readsDifficulties(line: String, difficulty: Difficulty) throws {
    #expect(try facts(description: line).difficulty == difficulty)
  }

  @Test(
    "languages and dates",
    arguments: [
      ("Language: German\nDate: 2026-03-14", "de"), ("Sprache: deutsch\nDatum: 2026-03-14", "de"),
      ("Langue: fr-CA\nDate: 2026-03-14", "fr-CA"), ("Idioma: español\nFecha: 2026-03-14", "es"),
    ])
  func readsLanguagesAndDates(lines: String, language: String) throws {
    let facts = try facts(description: lines)
    #expect(facts.language == language)
    #expect(facts.date?.text == "2026-03-14")
  }

  @Test("nutrition", arguments: ["Nutrition", "Nährwerte", "Nährwert", "Valeurs nutritionnelles", "Nutrición"])
  func readsNutrition(key: String) throws {
    #expect(
      try facts(description: "\(key): 300 kcal, 12 g protein").nutrition == StatedNutrition(energy: 300, protein: 12))
  }

  @Test(
    "a paragraph is facts only where every line is one",
    arguments: [
      "Prep time: 10 min\nand more", "Serve with: bread", "Warm soup.\nPrep time: 10 min", "Note: Prep time: 10 min",
      "- Prep time: 10 min", "> Prep time: 10 min", "**Prep time:** 10 min", "Prep time 10 min",
    ])
  func leavesProse(paragraph: String) throws {
    let entry = try entry(description: paragraph)
    #expect(entry.facts == RecipeFacts())
    #expect(entry.prose == paragraph)
  }

  @Test func mayStandAnywhereInTheDescriptionAndLeaveTheProse() throws {
    let found = try entry(
      description: "Warm.\n\nPrep time: 5 min  \nCook time : 20 min\\\nTip:  Eat.\n\nGreen.\n\nAuthor: Ines")
    #expect(found.facts.preparationMinutes == 5 && found.facts.cookingMinutes == 20 && found.facts.totalMinutes == 25)
    #expect(found.facts.tip == "Eat." && found.facts.author == "Ines")
    #expect(found.prose == "Warm.\n\nGreen.")
    #expect(try entry().prose == nil)
    #expect(try entry(description: "Author: Ines").prose == nil)
  }

  @Test(
    "values that cannot be read are warned about at their place",
    arguments: [
      ("Prep time: 1️⃣soon", "expected a time, found “soon”"),
      ("Warm.\n\nAuthor: Ines\nCook time: 1️⃣a while", "expected a time, found “a while”"),
      ("Total time: 1️⃣-5 min", "expected a time, found “-5 min”"),
      ("Difficulty: 1️⃣tricky", "expected a difficulty, found “tricky”"),
      ("Nutrition: 1️⃣healthy", "expected nutrition, found “healthy”"),
      (
        "Nutrition: 1️⃣412 kcal, 3 g salt",
        "expected energy, protein, carbohydrates and fat in grams, found “3 g salt”, which was left out"
      ),
      ("Language: 1️⃣Klingon speech", "expected a language, found “Klingon speech”"),
      ("Date: 1️⃣14.3.2026", "expected a date, found “14.3.2026”"),
      ("1️⃣Author:", "expected text, found “”"),
    ])
  func warnsAboutValues(description: String, message: String) throws {
    #expect(try factReport(description: description) == ["1️⃣ warning fact-value: \(message)"])
  }

  @Test(
    "what contradicts an earlier source is warned about, and the earlier counts",
    arguments: [
      ("Total time: 1️⃣20 min", "20 min"), ("Difficulty: 1️⃣hard", "hard"), ("Category: 1️⃣Lunch", "Lunch"),
      ("Author: Ines\nAuthor: 1️⃣Tom", "Tom"), ("Prep time: 1️⃣10 min", "10 min"),
    ])
  func warnsAboutContradictions(description: String, found: String) throws {
    let tags = "dinner, easy, 45 min, prep 5 min"
    #expect(
      try factReport(description: description, tags: tags) == [
        "1️⃣ warning fact-contradiction: “\(found)” contradicts what the tags or an earlier line say, which counts"
      ])
    let facts = try facts(description: description.replacing("1️⃣", with: ""), tags: tags)
    #expect(facts.totalMinutes == 45 && facts.difficulty == .easy && facts.category == .dinner)
  }

  @Test func saysNothingWhereSourcesAgree() throws {
    #expect(try factReport(description: "Total time: 45 min\nCategory: Dinner", tags: "45 min, dinner") == [])
  }
}
