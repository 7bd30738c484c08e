import Cookbook
import Foods
import Quantities
import ShoppingLists
import SourceText
import Testing

@Suite struct ShoppingMergeTests {
  @Test(
    "one food is one line, and amounts add up",
    arguments: [
      (["2 eggs", "3 eggs"], ["eggs: 5"]),
      (["1 egg", "2 large eggs"], ["eggs: 3"]),
      (["1 kg flour", "500 g flour"], ["flour: 1.5 kg"]),
      (["1/2 l milk", "250 ml milk"], ["milk: 750 ml"]),
      (["2 tbsp soy sauce", "1 tsp soy sauce"], ["soy sauce: 2⅓ tbsp"]),
      (["1/16 tsp salt"], ["salt: 1 pinch"]),
      (["a dozen eggs", "1 egg"], ["eggs: 13"]),
      (["2-3 carrots", "1 carrot"], ["carrots: 4"]),
      (["1/7 carrot", "2/5 carrot"], ["carrot: 0.6"]),
      (["5 1/12 cloves garlic"], ["garlic: 5.1 cloves"]),
      (["5/6 carrot"], ["carrot: ⅚"]),
      (["zauberwurz", "Zauberwurz"], ["Zauberwurz"]),
      (["2 Xyloberries", "3 xyloberries"], ["Xyloberries: 5"]),
    ])
  func addsUp(needs: [String], lines: [String]) {
    #expect(Kitchen.lines(needs) == lines)
  }

  @Test func formsOfOneFoodMergeWhateverTheLanguage() {
    let needs = [
      Kitchen.ingredient("2 large eggs", of: "A"), Kitchen.ingredient("1 egg", of: "B"),
      Kitchen.ingredient("3 Eier", of: "C", language: "de"), Kitchen.ingredient("eggs, beaten", of: "D"),
    ]
    let list = Kitchen.list(needs)
    #expect(Kitchen.lines(list) == ["eggs: 6 and some more"])
    #expect(list.items[0].recipes == ["A", "B", "C", "D"])
  }

  /// Their figures are alike, and a cook takes none for another.
  @Test func kindsOfAFamilyAreItemsOfTheirOwn() {
    func key(_ text: String) -> ItemKey { Kitchen.naming.key(of: Kitchen.need(text)) }
    #expect(key("1 tsp lemon extract") == .kind("lemon extract", of: "flavoring extract"))
    #expect(key("2 tsp organic lemon extract") == key("1 tsp lemon extract"))
    #expect(key("1 tsp peppermint extract") != key("1 tsp lemon extract"))
    #expect(key("1 tsp flavoring extract") == .food("flavoring extract"))
    #expect(key("500 ml sorbet") == .food("sorbet"))
    #expect(key("500 ml raspberry sorbet").food == "sorbet")
  }

  @Test func volumeJoinsMassOnlyByACitedWeight() {
    #expect(Kitchen.lines(["200 g flour", "1 cup flour"]) == ["flour: 325 g"])
    let shares = Kitchen.list([Kitchen.ingredient("200 g flour"), Kitchen.ingredient("1 cup flour")]).items[0].shares
    #expect(shares.flatMap(\.conversions) == ["1 cup = 125 g (SR28 20081)"])
    #expect(Kitchen.lines(["200 g zauberwurz", "1 cup zauberwurz"]) == ["zauberwurz: 200 g and 1 cup"])
  }

  @Test func massAndPiecesStayApartSideBySide() {
    #expect(Kitchen.lines(["200 g tomatoes", "2 tomatoes"]) == ["tomatoes: 200 g and 2 pieces"])
    #expect(Kitchen.lines(["300 g tomatoes"]) == ["tomatoes: 300 g"], "and 300 g are never 300 pieces")
  }

  @Test func aPartOfAWordIsNoFood() {
    let lines = Kitchen.lines(["diced ham", "ice"])
    #expect(lines.count == 2)
  }

  @Test func anotherFormOfAFoodIsAnotherItem() {
    #expect(Kitchen.lines(["200 g tomatoes", "2 tbsp tomato paste", "1 can chopped tomatoes"]).count == 3)
    #expect(Kitchen.lines(["100 ml milk", "100 ml almond milk"]).count == 2)
  }

  @Test func containersThatSayWhatTheyHoldAreCounted() {
    #expect(Kitchen.lines(["2 (400 g) tins chickpeas", "1 (400 g) tin chickpeas"]) == ["chickpeas: 3 × 400 g cans"])
  }

  @Test func waterFromTheTapIsNotBoughtUnlessSomebodyWritesItDown() {
    #expect(Kitchen.lines(["2 l water", "1 onion"]) == ["onion: 1"])
    #expect(Kitchen.lines(Kitchen.list([Kitchen.need("2 l water")])) == ["water: 2 l"])
  }

  @Test func whatIsOptionalForAllIsMarked() {
    let list = Kitchen.list([Kitchen.ingredient("1 bunch parsley (optional)")])
    #expect(list.items.map(\.isOptional) == [true])
    #expect(FormattedText.write(list, style: Kitchen.style).contains("(1 bunch, optional)"))
    let both = Kitchen.list([Kitchen.ingredient("1 bunch parsley (optional)"), Kitchen.ingredient("1 bunch parsley")])
    #expect(both.items.map(\.isOptional) == [false] && Kitchen.lines(both) == ["parsley: 2 bunches"])
  }

  @Test func skippedItemsAreLeftOutWhateverTheyAreCalled() {
    let list = Kitchen.list(
      [Kitchen.ingredient("2 eggs"), Kitchen.ingredient("1 onion")], skipping: [Kitchen.need("Eier", language: "de")])
    #expect(Kitchen.lines(list) == ["onion: 1"])
  }

  @Test func unitsNobodyKnowsAddUpByTheirName() {
    #expect(Kitchen.lines(["1 Zwack Safran", "2 zwack Safran"]).count <= 2)
  }
}
