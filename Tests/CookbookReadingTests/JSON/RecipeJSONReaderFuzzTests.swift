import Cookbook
import CookbookReading
import SourceText
import TestSupport
import Testing

/// Whatever the bytes, a file of JSON gives recipes or problems, and what was read can be written.
@Suite struct RecipeJSONReaderFuzzTests {
  private static let samples = [
    """
    {"title": "Soup", "description": "Good.", "tags": ["soup"], "yields": [{"factor": "4", "unit": "servings"}], "ingredients": [
    {"name": "onion", "amount": {"factor": "1.5", "unit": null}, "link": null}], "ingredient_groups": [{"title": "Top", "ingredients": [],
    "ingredient_groups": []}], "instructions": "1. Fry."}
    """,
    """
    {"@context": "https://schema.org", "@graph": [{"@type": ["Recipe"], "name": "Soup", "recipeYield": ["4", "4 servings"], "totalTime":
    "PT1H5M", "image": {"@type": "ImageObject", "url": "a.jpg"}, "keywords": "a, b", "recipeIngredient": ["1 onion"],
    "recipeInstructions": [{"@type": "HowToSection", "name": "A", "itemListElement": [{"@type": "HowToStep", "text": "Fry."}]}],
    "nutrition": {"calories": "210 kcal", "proteinContent": "3 g"}, "author": [{"name": "Mara"}], "datePublished": "2026-03-14"}]}
    """,
    """
    {"id": "a", "title": "Soup", "thumbnail": "a.jpg", "sourceUrl": "https://a.example", "sourcePlatform": "tiktok", "caption": "c",
    "prepTime": "10 min", "cookTime": "25 min", "servings": 4, "category": "Dinner", "ingredients": [{"id": "1", "name": "onion", "amount":
    "1 1/2"}], "steps": [{"id": "1", "order": 1, "text": "Fry."}], "nutrition": {"calories": 1, "protein": 2, "carbs": 3, "fats": 4},
    "isArchived": false, "isFavourite": true, "createdAt": "2026-01-01T10:00:00Z", "updatedAt": "2026-01-01T10:00:00Z"}
    """,
    """
    {"ingredients": [{"id": "1", "name": "eggs", "category": "dairy", "confidence": 0.9}], "recipes": [{"id": "r", "name": "Eggs",
    "summary": "s", "cookTimeMinutes": 10, "difficulty": "easy", "ingredients": [{"id": "1", "name": "eggs", "isDetected": true,
    "substitution": null}], "steps": ["Fry."], "makeItFasterTip": "t"}]}
    """,
  ]

  @Test func readsAndWritesEveryForm() throws {
    let pieces = [
      "{", "}", "[", "]", "\"", ",", ":", "null", "true", "[[[[", "{\"a\":", "\\u0000", "\\ud800", "\\", "\"title\":",
      "\"@type\":\"Recipe\",",
      "\"name\":", "1e400", "-0", "<p>", "&lt;", "PT99999999999H", "*", "\\n", "[]", "{}", "\"ingredients\":",
    ]
    try Damage.each(of: Self.samples, pieces: pieces) { bytes, seed in
      let read = RecipeJSONReader.read(SourceFile(path: "a.json", bytes: bytes))
      try #require(read.diagnostics.areTold, "seed \(seed)")
      for entry in read.value {
        _ = RecipeJSONWriter.organiser(entry, steps: [])
        let written = RecipeJSONWriter.recipeMD(entry.recipe)
        let again = RecipeJSONReader.read(SourceFile(path: "b.json", bytes: written))
        try #require(again.value.count == 1, "seed \(seed): \(again.diagnostics)")
        let text = RecipeWriter.write(entry.asRecipeMD(language: "en"))
        _ = RecipeReader.read(SourceFile(path: "b.md", text: text))
      }
    }
  }

  @Test func readsFrontMatterAndFacts() throws {
    let sample = """
      ---
      title: "Soup"
      tags: [soup, 45 min]
      prep_time: 10 min
      servings: 4
      nutrition: {calories: 210, protein: 3 g}
      date: 2026-03-14
      favourite: yes
      ---
      # Soup

      A bowl. ![Soup](a.jpg)

      Prep time: 1 h 30
      Nutrition: 412 kcal, 18 g protein, 58 g carbs, 11 g fat
      Language: de
      Source: <https://a.example>
      Date: 2026-02-30

      *soup, dinner, easy*

      **4 servings, 500 g**

      ---

      - *1 1/2 cups* onions

      ---

      1. Fry.
      """
    let pieces = [
      "---\n", ": ", "[", "]", "{", "}", "&a ", "*a", "|\n", ">-\n", "!!str ", "- ", "\"", "'", "#", "\n\n", "Tip: ",
      "Yield: ", "1:30", "PT1H",
      "**", "*", "?", "~", "kcal", "2026-99-99", "<<: ", "Makes 2 dozen",
    ]
    try Damage.each(of: [sample], pieces: pieces) { bytes, seed in
      let read = RecipeReader.read(SourceFile(path: "a.md", bytes: bytes))
      try #require(read.diagnostics.areTold, "seed \(seed)")
      guard let document = read.value else { return }
      let entry = MetadataReader.read(document)
      try #require(entry.diagnostics.areTold, "seed \(seed)")
      _ = FactWriter.lines(entry.value.facts, language: "en")
      _ = RecipeJSONWriter.organiser(entry.value, steps: [])
    }
  }
}
