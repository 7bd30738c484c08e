import KitchenUnits
import Quantities
import ShoppingLists
import SourceText
import TestSupport
import Testing

/// Mistakes that shopping lists of recipe programs are known for, each under its name.
@Suite struct NamedBugTests {
  @Test func itemsWithoutUnitsMerge() {
    #expect(Kitchen.lines(["2 onions", "1 onion", "onions"]) == ["onions: 3 and some more"])
  }

  @Test func volumeAndWeightOfOneFoodAreListedOnceWhenADensityIsKnown() {
    #expect(Kitchen.lines(["1 cup flour", "300 g flour"]) == ["flour: 425 g"])
  }

  @Test func volumeAndWeightOfOneFoodAreListedTwiceWhenNoDensityIsKnown() {
    #expect(Kitchen.lines(["1 cup zauberwurz", "300 g zauberwurz"]) == ["zauberwurz: 300 g and 1 cup"])
  }

  @Test func whatIsNeededIsNeverToldAsLess() {
    #expect(Kitchen.lines(["5/6 cup zauberwurz"]) == ["zauberwurz: ⅚ cup"])
  }

  @Test func subRecipesAreScaledOnce() {
    let kitchen = Kitchen([
      "feast": ["2 [dough](dough)"], "dough": ["100 g flour", "1 [filling](filling)"], "filling": ["50 g butter"],
    ])
    let list = Kitchen.list(kitchen.needs("feast", times: Rational(3)).value)
    #expect(Kitchen.lines(list) == ["flour: 600 g", "butter: 300 g"])
  }

  @Test func whatIsAtHomeIsRespectedWhenARecipeIsDoubled() {
    let kitchen = Kitchen(["soup": ["300 g lentils"]])
    let stock = [Kitchen.pantry("400 g lentils")]
    #expect(Kitchen.list(kitchen.needs("soup").value, stock: stock).items.isEmpty)
    let doubled = Kitchen.list(kitchen.needs("soup", times: Rational(2)).value, stock: stock)
    #expect(Kitchen.lines(doubled) == ["lentils: 200 g"])
  }

  @Test func iceIsNotInDiced() {
    let list = Kitchen.list([Kitchen.ingredient("200 g diced ham"), Kitchen.ingredient("1 cup ice")])
    #expect(list.items.map(\.name).sorted() == ["ham", "ice"])
    #expect(list.items.allSatisfy { $0.shares.count == 1 })
  }

  @Test func gramsAreNeverPieces() {
    #expect(Kitchen.lines(["300 g tomatoes"]) == ["tomatoes: 300 g"])
    #expect(Kitchen.lines(["300 g tomatoes", "2 tomatoes"]) == ["tomatoes: 300 g and 2 pieces"])
  }

  @Test func aRecipeThatIsRepeatedAddsUp() {
    let kitchen = Kitchen(["soup": ["200 g lentils", "50 g lentils", "1 onion"]])
    let week = (1...3).flatMap { _ in kitchen.needs("soup").value }
    #expect(Kitchen.lines(Kitchen.list(week)) == ["onions: 3", "lentils: 750 g"])
  }

  @Test func thePantryIsTakenOffInWhateverUnitOfTheSameKind() {
    #expect(Kitchen.lines(["1.5 kg flour"], stock: [Kitchen.pantry("250 g flour")]) == ["flour: 1.25 kg"])
    #expect(Kitchen.lines(["1500 g flour"], stock: [Kitchen.pantry("1 kg flour")]) == ["flour: 500 g"])
    #expect(Kitchen.lines(["1 l milk"], stock: [Kitchen.pantry("25 cl milk")]) == ["milk: 750 ml"])
  }

  @Test(arguments: [
    (["2 scallions", "1 spring onion"], 1), (["1 aubergine", "1 eggplant"], 1),
    (["1 tsp bicarbonate of soda", "1 tsp baking soda"], 1),
    (["100 g chickpeas, cooked", "100 g garbanzo beans, cooked"], 1), (["1 courgette", "1 zucchini"], 1),
    (["1 sweet potato", "1 potato"], 2),
  ]) func otherNamesOfAFoodMerge(needs: [String], count: Int) {
    #expect(Kitchen.lines(needs).count == count)
  }

  @Test(
    "a food whose name reading takes apart is bought under its whole name",
    arguments: [
      ("100 g shredded coconut", "shredded coconut: 100 g"), ("200 g glass noodles", "glass noodles: 200 g"),
      // What is cooked at home is bought as what it is made of.
      ("500 g mashed potatoes", "potatoes: 500 g"),
    ]) func wholeNamesAreBought(need: String, line: String)
  {
    #expect(Kitchen.lines([need]) == [line])
  }

  @Test(
    "what somebody writes down keeps all their words",
    arguments: [
      ("food for cats", "food for cats"), ("2 presents for Anna, wrapped", "presents for Anna, wrapped"),
      ("cream for the hands", "cream for the hands"), ("tablets for the dishwasher", "tablets for the dishwasher"),
      ("3 onions for the soup", "onions for the soup"), ("string, thick", "string, thick"),
      ("batteries (AA)", "batteries (AA)"), ("4 batteries, AAA", "batteries, AAA"),
      ("nappies: size 4", "nappies: size 4"),
      ("card (for Anna, Saturday!)", "card (for Anna, Saturday!)"), ("eggs or tofu", "eggs or tofu"),
      ("Ask the butcher: 1 kg bones", "Ask the butcher: 1 kg bones"), ("milk (2 l)", "milk"),
      ("https://example.org/p/123", "https://example.org/p/123"), ("200 g cheese, grated", "cheese, grated"),
    ]) func purposesAreKept(text: String, name: String)
  {
    #expect(Kitchen.list([Kitchen.need(text)]).items.map(\.name) == [name])
    #expect(Kitchen.list([Kitchen.need(text), Kitchen.need(text, .list)]).items.count == 1)
  }

  @Test func wordsOfPeopleStandBehindTheFoodTheyAreOf() {
    let needs = [
      Kitchen.need("cheese (cheddar)"), Kitchen.need("200 g cheese, grated"),
      Kitchen.ingredient("100 g cheese, sliced"),
      Kitchen.need("batteries (AA)"), Kitchen.need("4 batteries (AAA)"),
    ]
    #expect(
      Kitchen.list(needs).items.map(\.name).sorted()
        == ["batteries (AA)", "batteries (AAA)", "cheese (cheddar); grated"])
  }

  @Test func creamForTheHandsIsNoneForTheSauce() {
    let list = Kitchen.list([Kitchen.need("cream for the hands"), Kitchen.ingredient("200 ml cream")])
    #expect(list.items.count == 2)
    // In a recipe nobody asks for something else than food.
    #expect(Kitchen.list([Kitchen.ingredient("food for cats")]).items.map(\.name) == ["food"])
  }

  @Test func aSixteenthOfATeaspoonStaysOne() {
    #expect(Kitchen.lines(["1/16 tsp nutmeg"]) == ["nutmeg: 1 pinch"])
    let list = Kitchen.list([Kitchen.ingredient("1/16 tsp nutmeg")])
    let link = QuickyShoppy.write(list, style: Kitchen.style)
    #expect(!link.contains("MC4w"), "not as a decimal")
  }

  // MARK: Properties

  /// A plan bought in parts, in any order, is the plan bought at once.
  @Test(arguments: 0..<100 as Range<UInt64>) func theListOfAPlanIsThatOfItsPartsInAnyOrder(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let lines = [
      "400 g flour", "1 cup flour", "2 eggs", "3 Eier", "1/3 l milk", "salt", "1 bunch parsley",
      "2 (400 g) tins tomatoes",
    ]
    let kitchen = Kitchen(
      Dictionary(
        uniqueKeysWithValues: (0..<6).map { index in
          ("dish \(index)", (0..<4).map { _ in generator.pick(lines) })
        }))
    let days = (0..<8).map { _ in "dish \(Int.random(in: 0..<6, using: &generator))" }
    let parts = days.map { kitchen.needs($0, times: Rational(Int.random(in: 1...3, using: &generator))).value }
    let whole = Kitchen.list(parts.flatMap(\.self))
    let isSame = Kitchen.list(parts.shuffled(using: &generator).flatMap(\.self)) == whole
    #expect(isSame)
    let amounts = parts.map { Kitchen.list($0) }.flatMap(\.items)
    for item in whole.items {
      let shares = amounts.filter { $0.key == item.key }.flatMap(\.shares)
      #expect(shares.count == item.shares.count, "\(item.name)")
    }
  }

  /// Grams that recipes ask for are bought or taken from the pantry, to the last one.
  @Test(arguments: 0..<200 as Range<UInt64>) func gramsInAreGramsOutAndWhatThePantryGave(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let foods = ["flour", "butter", "sugar", "rice", "zauberwurz"]
    let units: [(String, Rational)] = [
      ("g", .one), ("kg", Rational(1000)), ("oz", try #require(KitchenUnit.ounce.size)),
      ("lb", try #require(KitchenUnit.pound.size)),
    ]
    var asked = Rational.zero
    let needs = (0..<12).compactMap { _ -> ShoppingNeed? in
      let (unit, size) = units[Int.random(in: 0..<4, using: &generator)]
      let count = Int.random(in: 1...40, using: &generator)
      guard let grams = size.multiplied(by: Rational(count)), let sum = asked.adding(grams) else { return nil }
      asked = sum
      return Kitchen.ingredient("\(count) \(unit) \(generator.pick(foods))")
    }
    let stock = foods.prefix(3).map { Kitchen.pantry("\(Int.random(in: 1...20, using: &generator)) kg \($0)") }
    let list = Kitchen.list(needs, stock: stock)
    let bought = list.items.flatMap(\.quantities)
    let taken = (list.items + list.covered).flatMap(\.deductions).flatMap(\.quantities)
    #expect((bought + taken).allSatisfy { $0.way == .mass })
    #expect((bought + taken).reduce(.zero) { $0.adding($1.value) ?? .zero } == asked)
  }
}
