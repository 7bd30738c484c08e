import Cookbook
import CookbookReading
import Quantities
import SourceText
import TestSupport
import Testing

@Suite struct RecipeWriterTests {
  @Test func hyphensStayAtTheirNumbers() {
    #expect(AmountWriter.text(Amount(Rational(1), unit: "-inch piece")) == "1-inch piece")
    #expect(AmountWriter.text(Amount(Rational(1), unit: "inch")) == "1 inch")
  }

  @Test func writesPartsInTheOrderOfRecipeMD() throws {
    let recipe = Recipe(
      title: "Pea soup", description: "Warm.\n\nGreen.", tags: ["soup", "vegan"],
      yields: [Amount(Rational(4), unit: "servings"), Amount(try #require(Rational(3, 2)), unit: "l")],
      ingredients: [
        Ingredient(amount: Amount(Rational(500), unit: "g"), name: "peas"), Ingredient(name: "stock", link: "stock.md"),
      ],
      ingredientGroups: [
        IngredientGroup(
          title: "Top", ingredients: [Ingredient(name: "mint")],
          ingredientGroups: [IngredientGroup(title: "Croutons")])
      ],
      instructions: "1. Simmer.\n2. Scatter.")
    #expect(
      RecipeWriter.write(recipe) == """
        # Pea soup

        Warm.

        Green.

        *soup, vegan*

        **4 servings, 1 1/2 l**

        ---

        - *500 g* peas
        - [stock](stock.md)

        ## Top

        - mint

        ### Croutons

        ---

        1. Simmer.
        2. Scatter.

        """)
  }

  @Test func aRecipeThatWasNotChangedGivesItsBytes() throws {
    let text = "\u{FEFF}---\na: b\n---\r\nSoup #\r\n===\n\n\n_a_\n***\n3) *½* x\n\n___\n\n  Stir.  \n\n\n"
    let document = try #require(readRecipe(text).value)
    #expect(RecipeWriter.write(document.recipe, into: document) == Array(text.utf8))
  }

  @Test func aChangedRecipeKeepsByteOrderMarkAndFrontMatter() throws {
    let document = try #require(readRecipe("\u{FEFF}---\na: b\n---\n# Soup\n\n***\n\n* salt\n").value)
    var recipe = document.recipe
    recipe.title = "Stew"
    let bytes = RecipeWriter.write(recipe, into: document)
    #expect(String(decoding: bytes, as: UTF8.self) == "\u{FEFF}---\na: b\n---\n# Stew\n\n---\n\n- salt\n")
  }

  // MARK: Reading what was written gives the same recipe

  @Test func holdsForGeneratedRecipes() throws {
    for seed in UInt64(0)..<800 {
      var generator = GeneratedRecipe(seed: seed)
      let text = generator.text()
      guard let document = readRecipe(text).value else {
        Issue.record("seed \(seed) is no recipe: \(report(text))\n\(text)")
        continue
      }
      let written = RecipeWriter.write(document.recipe)
      let again = readRecipe(written).value?.recipe
      if again != document.recipe {
        Issue.record("seed \(seed): \(firstDifference(document.recipe, again))\n\(text)\nwas written as\n\(written)")
      }
      #expect(again.map(RecipeWriter.write) == written, "seed \(seed) is not written the same twice")
      #expect(RecipeWriter.write(document.recipe, into: document) == document.file.bytes)
    }
  }

  /// The first line in which two recipes differ, of all their values one below the other.
  private func firstDifference(_ one: Recipe, _ other: Recipe?) -> String {
    var texts = ("", "")
    dump(one, to: &texts.0)
    if let other { dump(other, to: &texts.1) }
    let pairs = zip(texts.0.split(separator: "\n"), texts.1.split(separator: "\n"))
    return pairs.first { $0 != $1 }.map { "“\($0)” became “\($1)”" } ?? "one is shorter"
  }

  @Test(
    "holds for special cases",
    arguments: [
      "# C \\#\n\n---\n", "Soup #\n===\n\n---\n", "Two\nlines\n===\n\n---\n", "#\n\n---\n",
      "# A\n\n_a * b, c_\n\n---\n", "# A\n\n*a_b, c*\n\n---\n", "# A\n\n*a*\n\n**~5 x, 2-3**\n\n---\n",
      "# A\n\n---\n\n# 1\n\n## 2\n\n### 3\n\n#### 4\n\n##### 5\n\n###### 6\n\n- x\n",
      "# A\n\n---\n\n###### deep\n\n- x\n\n# top\n",
      "# A\n\n---\n\nTwo\nlines\n===\n\n- x\n\nMore\nlines\n---\n\n- y\n", "# A\n\n---\n\nOne #\n---\n\n- x\n",
      "# A\n\n---\n\n- *5-6 g* x\n- *5 -6 g* x\n- *5* -6 g x\n", "# A\n\n---\n\n- *1* 1/2 x\n- *1 1/2* x\n- *1½* x\n",
      "# A\n\n---\n\n- *2* --\n+ --\n", "# A\n\n---\n\n- a\n  b\n\n  c\n", "# A\n\n---\n\n- a\nb\n",
      "# A\n\n---\n\n- - x\n",
      "# A\n\n---\n\n-     code\n", "# A\n\n---\n\n- ```\n  code\n  ```\n", "# A\n\n---\n\n- # x\n",
      "# A\n\n---\n\n- > x\n",
      "# A\n\n---\n\n- [a](<b c.md>)\n- [](x.md)\n- [a](<x(.md>)\n", "# A\n\n---\n\n- *1* [a](b.md)\n",
      "# A\n\n---\n\n- *etwas* x\n- *ca. 5* x\n", "# A\n\n---\n\n1. a\n\n   b\n",
      "# A\n\n[p]: p.md\n\n---\n\n- [a][p]\n", "# A\n\n    code\n\n---\n\n---\n\n    code\n",
    ])
  func holdsFor(text: String) throws {
    let recipe = try recipe(text)
    let written = RecipeWriter.write(recipe)
    #expect(readRecipe(written).value?.recipe == recipe, "was written as\n\(written)")
  }

  @Test func sixDeepGroupsStartAtLevelOne() throws {
    let text = "# A\n\n---\n\n" + (1...6).map { "\(String(repeating: "#", count: $0)) \($0)\n\n" }.joined() + "- x\n"
    #expect(RecipeWriter.write(try recipe(text)) == text)
  }
}
