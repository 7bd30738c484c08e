import Quantities
import ShoppingLists
internal import SourceText
import Testing

@Suite struct SubRecipeTests {
  private let kitchen = Kitchen(
    [
      "pasta": ["400 g spaghetti", "100 g [Pesto](pesto)"], "pesto": ["80 g basil", "50 ml olive oil"],
      "feast": ["1 [pasta](pasta)", "200 g [Pesto](pesto)"], "loop": ["1 [loop](loop)", "2 eggs"],
      "lost": ["1 [gone](gone)"],
      "custard": ["2 eggs plus 1 yolk", "100 g butter and 1 tbsp olive oil", "salt and 1/2 tsp sugar (optional)"],
      "pie": ["200 g butter", "50 g browned butter (from above)", "1/4 cup tahini sauce (mentioned above)"],
    ], yields: ["pesto": Amount(Rational(200), unit: "g")])

  @Test func subRecipesCountOnceByWhatIsUsed() {
    let list = Kitchen.list(kitchen.needs("pasta", times: Rational(2)).value)
    #expect(Kitchen.lines(list) == ["basil: 80 g", "olive oil: 50 ml", "spaghetti: 800 g"])
  }

  @Test func recipesOnSeveralWaysAddUp() {
    let list = Kitchen.list(kitchen.needs("feast").value)
    #expect(Kitchen.lines(list) == ["basil: 120 g", "olive oil: 75 ml", "spaghetti: 400 g"])
  }

  @Test func whatTheRecipeMakesItselfIsNotBought() {
    #expect(Kitchen.lines(Kitchen.list(kitchen.needs("pie").value)) == ["butter: 200 g"])
  }

  @Test func aSecondFoodOfALineIsBought() {
    let lines = Kitchen.lines(Kitchen.list(kitchen.needs("custard", times: Rational(2)).value))
    #expect(lines.contains("butter: 200 g") && lines.contains("olive oil: 2 tbsp"), "\(lines)")
    #expect(lines.contains { $0.hasPrefix("egg") && $0.contains("2") && $0.contains("yolk") }, "\(lines)")
  }

  @Test func cyclesAreReportedAndNotFollowed() {
    let needs = kitchen.needs("loop")
    #expect(needs.diagnostics.map(\.identifier) == ["flatten-cycle"])
    #expect(Kitchen.lines(Kitchen.list(needs.value)).contains("eggs: 2"))
  }

  @Test func whatCannotBeOpenedIsBoughtAsItIs() {
    let needs = kitchen.needs("lost")
    #expect(needs.diagnostics.map(\.identifier) == ["flatten-missing"])
    #expect(Kitchen.lines(Kitchen.list(needs.value)) == ["gone: 1"])
  }

  @Test func theTraceIsExactWhereTheListIsRounded() {
    let list = Kitchen.shopping([Kitchen.ingredient("1 1/4 lemons"), Kitchen.ingredient("1/2 lemon")])
    let style = ListStyle(quantities: Kitchen.style.quantities, words: Kitchen.words, isTraced: true)
    let text = FormattedText.write(list, style: style)
    #expect(text.contains("• lemons (2)\n    + 1¼: ") && text.contains("    + ½: "), "\(text)")
    #expect(text.contains("    = buy 2, needed: 1¾\n"))
  }

  @Test func theTraceNamesEveryRecipeAndFactor() {
    let list = Kitchen.list(kitchen.needs("feast").value)
    let text = FormattedText.write(
      list, style: ListStyle(quantities: Kitchen.style.quantities, words: Kitchen.words, isTraced: true))
    #expect(text.contains("    + 40 g: “80 g basil”; feast × 1 → pasta × 1 → pesto × ½"), "\(text)")
    #expect(text.contains("    + 80 g: “80 g basil”; feast × 1 → pesto × 1"))
  }
}
