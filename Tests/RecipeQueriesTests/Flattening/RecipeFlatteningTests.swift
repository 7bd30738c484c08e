import Cookbook
import RecipeQueries
import SourceText
import Testing

@Suite struct RecipeFlatteningTests {
  @Test func replacesASubRecipeByWhatIsUsedOfIt() throws {
    let shelf = try Shelf([
      "pizza.md":
        "# Pizza\n\n---\n\n- *2 tbsp* oil\n- *500 g* [dough](dough.md)\n\n## Top\n\n- *80 ml* [sauce](sauces/red.md)\n- basil\n",
      "dough.md": "# Pizza dough\n\n**4 balls, 1 kg**\n\n---\n\n- *600 g* flour\n- *390 ml* water\n",
      "sauces/red.md": "# Red sauce\n\n**1 l**\n\n---\n\n- *2 cloves* garlic\n\n## Later\n\n- *1/2 tsp* salt\n",
    ])
    let flat = try shelf.flattened("pizza.md")
    #expect(
      lines(flat.value)
        == [
          "*2 tbsp* oil", "Pizza dough: *300 g* flour", "Pizza dough: *195 ml* water", "Top: basil",
          "Top: Red sauce: *4/25 cloves* garlic", "Top: Red sauce: Later: *1/25 tsp* salt",
        ].map { $0.replacing("4/25", with: "0.16").replacing("1/25", with: "0.04") })
    #expect(flat.diagnostics.isEmpty)
  }

  @Test func goesOnIntoSubRecipesOfSubRecipes() throws {
    let shelf = try Shelf([
      "a.md": "# A\n\n---\n\n- *2* [b](b.md)\n",
      "b.md": "# B\n\n**1 pot**\n\n---\n\n- *1/2 jar* [c](c.md)\n- *3* carrots\n",
      "c.md": "# C\n\n**2 jars**\n\n---\n\n- *1 kg* plums\n",
    ])
    let flat = try shelf.flattened("a.md")
    #expect(lines(flat.value) == ["B: *6* carrots", "B: C: *1/2 kg* plums"])
  }

  @Test func leavesARecipeWithoutSubRecipesAlone() throws {
    let text =
      "# Soup\n\nGood.\n\n*soup*\n\n**2-3 bowls**\n\n---\n\n- *1 – 2* onions\n- [pot](https://example.org/pot)\n\n## Rest\n\n- salt\n\n---\n\nCook.\n"
    let flat = try Shelf(["soup.md": text]).flattened("soup.md")
    #expect(flat.value == (try recipe(text)))
    #expect(flat.diagnostics.isEmpty)
  }

  @Test func aPartInGramsOfWhatYieldsLitresIsThatPartOfWhatGoesIn() throws {
    let shelf = try Shelf([
      "soup.md": "# Soup\n\n---\n\n- *300 g* [sauce](sauce.md)\n- *0.5 kg* [sauce](sauce.md)\n",
      "sauce.md": "# Sauce\n\n**500 ml, 4 servings**\n\n---\n\n- *1 kg* tomatoes\n",
    ])
    let flat = try shelf.flattened("soup.md", masses: ["sauce.md": 1_000_000])
    #expect(lines(flat.value) == ["Sauce: *0.3 kg* tomatoes", "Sauce: *1/2 kg* tomatoes"])
    #expect(flat.diagnostics.isEmpty)
    #expect(try shelf.flattened("soup.md").diagnostics.map(\.identifier) == ["flatten-yield", "flatten-yield"])
  }

  @Test(
    "what cannot be replaced stays and says why",
    arguments: [
      (
        "- *2 bunches* [stock](stock.md)", "flatten-yield",
        "“stock.md” yields “1.5 l”, which says nothing about an amount in “bunches”"
      ),
      ("- [stock](stock.md)", "flatten-amount", "there is no amount, so how much of “stock.md” is used is unknown"),
      (
        "- *some* [stock](stock.md)", "flatten-amount",
        "“some” is no number, so how much of “stock.md” is used is unknown"
      ),
      ("- *1 l* [stock](stok.md)", "flatten-missing", "“stok.md” leads to no recipe"),
      ("- *1 l* [stock](broken.md)", "flatten-unreadable", "no recipe could be read from “broken.md”"),
      ("- *1 l* [soup](soup.md)", "flatten-cycle", "the recipe is part of itself: “soup.md” needs “soup.md”"),
      (
        "- *2 jars* [jam](jam.md)", "flatten-yield",
        "“jam.md” states no yield, which says nothing about an amount in “jars”"
      ),
      ("- *9000000000000000 kg* [stock](salt.md)", "flatten-overflow", "the amounts of “salt.md” are too large"),
    ])
  func keepsWhatCannotBeReplaced(line: String, identifier: String, message: String) throws {
    let shelf = try Shelf([
      "soup.md": "# Soup\n\n**1 l**\n\n---\n\n\(line)\n", "stock.md": "# Stock\n\n**1.5 l**\n\n---\n\n- water\n",
      "jam.md": "# Jam\n\n---\n\n- fruit\n", "salt.md": "# Salt\n\n**1 mg**\n\n---\n\n- *1 kg* salt\n",
    ])
    let flat = try shelf.flattened("soup.md")
    #expect(lines(flat.value).count == 1)
    #expect(flat.value.ingredients.first?.link != nil)
    #expect(flat.diagnostics.map(\.identifier) == [identifier])
    #expect(flat.diagnostics.map(\.message) == [message])
    #expect(flat.diagnostics.first?.position?.line == 7)
  }

  @Test func reportsLongerCyclesOnceAndKeepsTheRest() throws {
    let shelf = try Shelf([
      "a.md": "# A\n\n---\n\n- *1* [b](b.md)\n- salt\n", "b.md": "# B\n\n---\n\n- *1* [a](a.md)\n- *2* eggs\n",
    ])
    let flat = try shelf.flattened("a.md")
    #expect(lines(flat.value) == ["salt", "B: *1* [a](a.md)", "B: *2* eggs"])
    #expect(flat.diagnostics.map(\.message) == ["the recipe is part of itself: “a.md” needs “b.md” needs “a.md”"])
    #expect(flat.diagnostics.map(\.path) == ["b.md"])
  }

  @Test func stopsWhereRecipesMultiplyWithoutEnd() throws {
    var texts: [String: String] = ["r20.md": "# R20\n\n---\n\n- salt\n"]
    for number in 0..<20 {
      let next = "r\(number + 1).md"
      texts["r\(number).md"] = "# R\(number)\n\n---\n\n- *1* [x](\(next))\n- *1* [y](\(next))\n"
    }
    let flat = try Shelf(texts).flattened("r0.md")
    #expect(Set(flat.diagnostics.map(\.identifier)) == ["flatten-depth"])
    #expect(flat.value.allIngredients.count < 1_000)
  }

  @Test func opensSixteenRecipesInsideEachOther() throws {
    var texts: [String: String] = ["r17.md": "# R17\n\n---\n\n- salt\n"]
    for number in 0..<17 {
      texts["r\(number).md"] = "# R\(number)\n\n---\n\n- *1* [x](r\(number + 1).md)\n"
    }
    let deep = try Shelf(texts).flattened("r0.md")
    #expect(deep.diagnostics.map(\.message) == ["there are too many recipes inside each other to open “r17.md”"])
    let shelf = try Shelf(texts).flattened("r1.md")
    #expect(shelf.diagnostics == [] && shelf.value.allIngredients.map(\.name) == ["salt"])
  }

  @Test(
    "links of an ingredient that stays are seen from the recipe it now stands in",
    arguments: [
      ("../stock.md", "../stock.md"), ("deep/glaze.md", "../sauces/deep/glaze.md"),
      ("../pies/lard%20.md#top", "lard%20.md#top"),
      ("/stock.md", "/stock.md"), ("https://example.org", "https://example.org"),
    ])
  func movesLinks(link: String, moved: String) throws {
    let shelf = try Shelf([
      "pies/pie.md": "# Pie\n\n---\n\n- *1* [sauce](../sauces/red.md)\n",
      "sauces/red.md": "# Red\n\n---\n\n- [thing](\(link))\n",
    ])
    #expect(try shelf.flattened("pies/pie.md").value.allIngredients.map(\.link) == [moved])
  }
}
