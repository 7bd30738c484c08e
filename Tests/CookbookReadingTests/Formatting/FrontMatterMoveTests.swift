import SourceText
import Testing

@testable import CookbookReading

@Suite struct FrontMatterMoveTests {
  private func move(_ text: String, language: String = "en") -> Checked<String> {
    RecipeFormatter.format(SourceFile(path: "soup.md", text: text), frontMatter: .become(language: language)).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private let body = "# Soup\n\n---\n\n- salt\n"

  @Test func turnsFrontMatterIntoLinesTagsAndYields() {
    let text = """
      ---
      title: Soup
      prepTime: PT20M
      cook_time: 35
      servings: 4
      tags: [winter, Easy]
      category: Dinner
      nutrition: {calories: 300, protein: 12 g}
      favorite: true
      archived: true
      date: 2025-01-02
      ---

      # Soup

      Hot.

      *vegan*

      ---

      - salt

      """
    let moved = move(text)
    #expect(
      moved.value == """
        # Soup

        Hot.

        Prep time: 20 min
        Cook time: 35 min
        Category: Dinner
        Nutrition: 300 kcal, 12 g protein
        Date: 2025-01-02

        *vegan, winter, Easy, favourite, archived*

        **4 servings**

        ---

        - salt

        """)
    #expect(moved.diagnostics.isEmpty)
  }

  @Test(
    "lines are in the language of the recipe, else of the site",
    arguments: [
      ("lang: de\n", "en", "Schwierigkeit: leicht\nSprache: de"), ("", "fr-CA", "Difficulté: facile"),
      ("", "es", "Dificultad: fácil"), ("", "fi", "Difficulty: easy"),
    ])
  func writesInTheLanguageOfTheRecipe(extra: String, language: String, lines: String) {
    let moved = move("---\n\(extra)difficulty: easy\n---\n" + body, language: language).value
    #expect(moved == "# Soup\n\n\(lines)\n\n---\n\n- salt\n")
  }

  @Test func joinsTheFactLinesThereAre() {
    let moved = move("---\nauthor: Ines\n---\n\n# Soup\n\nPrep time: 5 min\n\nHot.\n\n---\n\n- salt\n").value
    #expect(moved == "# Soup\n\nPrep time: 5 min\nAuthor: Ines\n\nHot.\n\n---\n\n- salt\n")
  }

  @Test(
    "what would be lost stays",
    arguments: [
      "# mine\nrating: 5\n", "prep time: soon\n", "author: {name: A, url: https://a.example}\n",
      "authors: [{name: A}]\n",
      "nutrition: {calories: 300, fibre: 5}\n", "image: https://a.example/soup.jpg\n", "date: 2025-01-02T10:00:00Z\n",
      "title: Stew\n", "source:\n",
    ])
  func keepsWhatWouldBeLost(entry: String) {
    let moved = move("---\n\(entry)cook time: 5 min\n---\n\n" + body)
    #expect(moved.value == "---\n\(entry)---\n\n# Soup\n\nCook time: 5 min\n\n---\n\n- salt\n")
    #expect(moved.diagnostics.isEmpty)
  }

  @Test func keepsAYieldThatIsNotTheRecipes() {
    let recipe = "# Soup\n\n**4 servings**\n\n---\n\n- salt\n"
    #expect(move("---\nservings: 4\n---\n" + recipe).value == recipe)
    #expect(move("---\nservings: 6\n---\n\n" + recipe).value == "---\nservings: 6\n---\n\n" + recipe)
  }

  @Test func saysWhenItCannotBeMoved() {
    // The anchor would go with its entry and leave the alias alone.
    for matter in ["{author: A}", "author: &a A\nx: *a"] {
      let text = "---\n\(matter)\n---\n\n" + body
      let moved = move(text)
      #expect(moved.value == text)
      #expect(moved.diagnostics.map(\.identifier) == ["format-facts"])
    }
  }

  @Test func leavesOtherFilesAsTheyAre() {
    #expect(move(body).value == body)
    #expect(move("---\nx: 1\n---\n\n" + body).value == "---\nx: 1\n---\n\n" + body)
    #expect(move("---\nx: 1\n---\n\n" + body).diagnostics.isEmpty)
  }
}
