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

  /// Cups of metric recipes in cups of others: numbers that 64 bits do not hold.
  private let cups = Kitchen(
    [
      "soup": ["1 cup [sauce1](sauce1)", "1/3 cup milk", "100 ml milk", "2 tsp milk"],
      "sauce1": ["1/3 cup milk", "1 tsp milk", "200 ml milk"],
      "pie": ["2 cups [sauce](sauce)", "1 cup milk", "250 ml milk"],
      "sauce": ["1 cup [stock](stock)", "2 tbsp milk"], "stock": ["1 tsp milk", "1/3 cup milk", "350 ml milk"],
    ],
    yields: [
      "soup": Amount(Rational(4), unit: "servings"), "sauce1": Amount(Rational(750), unit: "ml"),
      "pie": Amount(Rational(6), unit: "servings"), "sauce": Amount(Rational(750), unit: "ml"),
      "stock": Amount(Rational(1), unit: "l"),
    ])

  @Test(
    "a sum stays one whatever its fractions are",
    arguments: [("soup", 4, 1...8, 69.5607), ("pie", 6, 1...14, 94.9993)] as [(String, Int, ClosedRange<Int>, Double)])
  func sumsStayWhole(recipe: String, servings: Int, times: ClosedRange<Int>, millilitresOfOne: Double) throws {
    for count in times {
      let list = Kitchen.list(cups.needs(recipe, times: try #require(Rational(count, servings))).value)
      #expect(list.items.count == 1 && list.items[0].quantities.count == 1 && !list.items[0].isVague)
      let value = list.items[0].quantities[0].value.approximateDouble
      #expect(abs(value / Double(count) - millilitresOfOne) < 0.0001, "\(recipe) × \(count): \(value)")
    }
  }

  @Test func threeServingsAskForOneCarton() throws {
    let list = Kitchen.shopping(cups.needs("soup", times: try #require(Rational(3, 4))).value)
    #expect(list.items.count == 1)
    let style = ListStyle(quantities: Kitchen.style.quantities, words: Kitchen.words, isTraced: true)
    let text = FormattedText.write(list, style: style)
    #expect(text.contains("milk (1 × 1 l carton, needed: 209 ml)"), "\(text)")
    #expect(text.contains("sauce1 × 0.237"), "\(text)")
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
