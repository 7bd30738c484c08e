import Cookbook
import Quantities
import ShoppingLists
import Testing

@Suite struct StockTests {
  @Test(
    "what is at home is taken off",
    arguments: [
      (["500 g flour"], ["200 g flour"], ["flour: 300 g"]),
      (["500 g flour"], ["1 kg flour"], []),
      (["1500 g flour"], ["1 kg flour"], ["flour: 500 g"]),
      (["4 eggs", "4 eggs"], ["6 eggs"], ["eggs: 2"]),
      (["500 g flour"], ["1 cup flour"], ["flour: 375 g"]),
      (["200 g tomatoes"], ["3 tomatoes"], ["tomatoes: 200 g"]),
      (["salt"], ["salt"], []),
      (["2 tsp salt"], ["salt"], []),
      (["salt"], ["500 g salt"], []),
      (["2 onions"], ["1 kg potatoes"], ["onions: 2"]),
      (["500 ml milk"], ["1 (1 l) carton milk"], []), (["1 kg flour"], ["1 (500 g) bag flour"], ["flour: 500 g"]),
      (["2 (400 g) cans chickpeas"], ["3 (400 g) cans chickpeas"], []),
      (["2 (400 g) cans chickpeas"], ["1 (400 g) can chickpeas"], ["chickpeas: 1 × 400 g can"]),
    ])
  func takesOff(needs: [String], pantry: [String], lines: [String]) {
    #expect(Kitchen.lines(needs, stock: pantry.map { Kitchen.pantry($0) }) == lines)
  }

  @Test(
    "a can meets one that says what it holds",
    arguments: [
      (["1 can chickpeas"], ["2 cans (400 g each) chickpeas"], []),
      (["2 x 400 g tins chickpeas"], ["2 cans chickpeas"], []),
      (["3 x 400 g tins chickpeas"], ["2 cans chickpeas"], ["chickpeas: 1 × 400 g can"]),
      (["3 cans chickpeas"], ["2 x 400 g tins chickpeas"], ["chickpeas: 1 × 400 g can"]),
      (["2 x 425 g tins chickpeas"], ["2 x 400 g tins chickpeas"], []),
      // Small ones are no whole ones.
      (["2 cans chickpeas"], ["2 x 200 g tins chickpeas"], ["chickpeas: 1 × 400 g can"]),
      (["2 x 400 g tins chickpeas"], ["2 jars chickpeas"], ["chickpeas: 2 × 400 g cans"]),
    ])
  func cansMeet(needs: [String], pantry: [String], lines: [String]) {
    let list = Kitchen.shopping(needs.map { Kitchen.ingredient($0) }, stock: pantry.map { Kitchen.pantry($0) })
    #expect(Kitchen.lines(list) == lines)
  }

  @Test(
    "a pack that does not say what it holds is the one that is bought",
    arguments: [
      (["800 g canned tomatoes"], "1 can canned tomatoes", ["canned tomatoes: 1 × 400 g can"]),
      (["300 g butter"], "1 pack butter", ["butter: 1 × 250 g packet"]),
      (["3 cloves garlic"], "1 head garlic", []), (["4 slices white bread"], "1 loaf white bread", []),
      (["2 l milk"], "1 carton milk", ["milk: 1 × 1 l carton"]), (["13 eggs"], "1 box eggs", ["eggs: 12"]),
      // The other way round a pack that is needed is the same.
      (["1 head garlic"], "10 cloves garlic", []), (["2 packs butter"], "250 g butter", ["butter: 1 × 250 g packet"]),
      (["1 can canned tomatoes"], "400 g canned tomatoes", []),
    ])
  func packsHoldWhatIsBought(needs: [String], pantry: String, lines: [String]) {
    let list = Kitchen.shopping(needs.map { Kitchen.ingredient($0) }, stock: [Kitchen.pantry(pantry)])
    #expect(Kitchen.lines(list) == lines)
  }

  @Test(
    "of a stock that may be less the lower end counts",
    arguments: [
      (["6 eggs"], ["3-4 eggs"], ["eggs: 3"]), (["500 g flour"], ["200–300 g flour"], ["flour: 300 g"]),
      (["2 eggs"], ["0-2 eggs"], ["eggs: 2"]),
    ])
  func lowerEndsCount(needs: [String], pantry: [String], lines: [String]) {
    #expect(Kitchen.lines(needs, stock: pantry.map { Kitchen.pantry($0) }) == lines)
  }

  /// Dora cooks on Tuesday and on Friday.
  @Test(
    "a stock meets what is cooked while it can be used",
    arguments: [
      ([("500 g minced beef", 24), ("300 g minced beef", 27)], [("1 kg minced beef", 25)], ["minced beef: 300 g"]),
      ([("500 g minced beef", 24), ("300 g minced beef", 27)], [("1 kg minced beef", 27)], []),
      ([("300 g minced beef", 27)], [("1 kg minced beef", 25)], ["minced beef: 300 g"]),
      ([("300 g minced beef", 27)], [("minced beef", 25)], ["minced beef: 300 g"]),
      ([("parsley", 24), ("parsley", 27)], [("parsley", 25)], ["parsley"]),
      ([("parsley", 24)], [("parsley", 25)], []),
      // What is kept the shortest time is used first.
      (
        [("500 g minced beef", 24), ("300 g minced beef", 27)], [("400 g minced beef", 30), ("600 g minced beef", 25)],
        []
      ),
    ] as [([(String, Int)], [(String, Int)], [String])])
  func stockIsUsedInTime(needs: [(String, Int)], pantry: [(String, Int)], lines: [String]) {
    let asked = needs.map { text, day in
      let date = CalendarDate("2026-11-\(day)")
      return Kitchen.need(text, .recipe([.init(path: "a.md", title: "A", factor: .one)], day: date))
    }
    let stock = pantry.map { text, day in
      ShoppingStock(Kitchen.need(text, .stock), .pantry, until: CalendarDate("2026-11-\(day)"))
    }
    #expect(Kitchen.lines(Kitchen.list(asked, stock: stock)) == lines)
  }

  @Test func whatIsEnoughIsNamedAsCovered() {
    let list = Kitchen.list([Kitchen.ingredient("2 eggs")], stock: [Kitchen.pantry("6 eggs")])
    #expect(list.items.isEmpty && list.covered.map(\.name) == ["eggs"])
    #expect(list.covered[0].deductions.map(\.quantities).flatMap { $0 }.map(\.value) == [Rational(2)])
  }

  @Test func aTickWithoutAnAmountCoversWhatRecipesNeed() {
    let list = Kitchen.list([Kitchen.ingredient("2 eggs")], stock: [Kitchen.bought("eggs")])
    #expect(list.items.map(\.isBought) == [true])
  }

  @Test func aTickWithAnAmountCoversThatMuch() {
    let list = Kitchen.list([Kitchen.ingredient("6 eggs")], stock: [Kitchen.bought("4 eggs")])
    #expect(Kitchen.lines(list) == ["eggs: 2", "eggs: 4"] && list.items.map(\.isBought) == [false, true])
  }

  @Test func anOldTickSaysNothingAboutWhatIsWrittenDownAnew() {
    let list = Kitchen.list([Kitchen.need("2 l milk", .list)], stock: [Kitchen.bought("milk")])
    #expect(Kitchen.lines(list) == ["milk: 2 l", "milk"])
  }

  @Test func whatSomebodyWroteDownIsBoughtWhateverIsInThePantry() {
    let stock = [Kitchen.pantry("6 eggs"), Kitchen.pantry("milk")]
    let list = Kitchen.list(
      [Kitchen.ingredient("4 eggs"), Kitchen.need("eggs"), Kitchen.need("2 l milk", .list)], stock: stock)
    #expect(Kitchen.lines(list) == ["milk: 2 l", "eggs"])
  }
}
