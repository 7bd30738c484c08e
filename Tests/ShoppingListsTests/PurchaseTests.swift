import DefaultFiles
import FoodTable
import KitchenUnits
import Quantities
import ShoppingLists
import SourceText
import TestSupport
import Testing

/// What to buy for what is needed.
@Suite struct PurchaseTests {
  @Test(
    "packs say what their labels do",
    arguments: [
      (MeasurementSystem.us, "milk (3 × 34 fl oz cartons, needed: 10½ cups)"),
      (.imperial, "milk (3 × 35 fl oz cartons, needed: 4¼ pints)"), (.metric, "milk (3 × 1 l cartons, needed: 2.48 l)"),
    ])
  func labelsOfPacks(system: MeasurementSystem, expected: String) {
    #expect(Kitchen.bought(["2.48 l milk"], system: system) == [expected])
  }

  @Test(
    "needs become what shops have",
    arguments: [
      (["16.3 cloves garlic", "1 head garlic"], ["garlic (3 heads, needed: 27 cloves)"]),
      (["5 sticks celery"], ["celery (1 head, needed: 5 sticks)"]),
      (["5 sprigs thyme"], ["thyme (1 bunch, needed: 5 sprigs)"]),
      (["1 1/2 bunches parsley"], ["parsley (2 bunches, needed: 1½ bunches)"]),
      (["2.48 l milk"], ["milk (3 × 1 l cartons, needed: 2.48 l)"]),
      (["1 l milk"], ["milk (1 × 1 l carton)"]),
      (["693 g tinned tomatoes"], ["tinned tomatoes (2 × 400 g cans, needed: 693 g)"]),
      (["2 (14 1/2-ounce) cans chopped tomatoes"], ["chopped tomatoes (2 × 400 g cans)"]),
      (["1 (28-ounce) can chopped tomatoes"], ["chopped tomatoes (2 × 400 g cans, needed: 1 × 28 oz can)"]),
      (["2 (400 g) cans chopped tomatoes"], ["chopped tomatoes (2 × 400 g cans)"]),
      (["181 g mushrooms"], ["mushrooms (200 g)"]),
      (["1 cup mushrooms", "1 package mushrooms"], ["mushrooms (80 g and 1 packet)"]),
      (["1 baguette"], ["baguette (1)"]), (["6 slices baguette"], ["baguette (1, needed: 6 slices)"]),
      (["1 cup salsa"], ["salsa (1 × 300 g jar, needed: 1 cup)"]),
      (["20 ml Captain Morgan Spiced Rum"], ["Captain Morgan Spiced Rum – check you have it (20 ml)"]),
      (["500 ml Captain Morgan Spiced Rum"], ["Captain Morgan Spiced Rum (1 × 700 ml bottle, needed: 500 ml)"]),
      (["1 tsp chipotle in adobo", "1 chipotle in adobo"], ["chipotle in adobo (1 × 200 g can, needed: 15.5 g)"]),
      (["3 Captain Morgan Spiced Rum"], ["Captain Morgan Spiced Rum (3)"]),
      (["1 sprinkle cayenne pepper"], ["cayenne pepper – check you have it"]),
      (["2 glugs olive oil"], ["olive oil – check you have it"]),
      (["150 ml espresso"], ["espresso – check you have it (150 ml)"]),
      (["1 tbsp vegetable stock"], ["vegetable stock – check you have it"]),
      (["1 cup boiling hot milk"], ["milk (1 × 1 l carton, needed: 1 cup)"]),
      (["3 cups leftover cold rice"], ["rice (1 × 1 kg packet, needed: 3 cups)"]),
      (["2 hot dogs"], ["hot dogs (6, needed: 2)"]),
      (["40 g ripe bananna"], ["ripe bananna (1, needed: 40 g)"]),
      (["6 frankfurter"], ["frankfurters (6)"]),
      (["7 Lorbeerblätter"], ["bay leaves · Lorbeerblätter (1 packet, needed: 7)"]),
      (["12 g ginger"], ["ginger (20 g)"]),
      (["30 g ginger", "1 ginger"], ["ginger (30 g and 1 piece)"]),
      (["2 tbsp chopped apple"], ["apple (1, needed: 2 tbsp)"]),
      (["50 g celeriac"], ["celeriac (1, needed: 50 g)"]),
      (["20 g red onion", "1 red onion"], ["red onions (2)"]),
      (["8 cups shredded napa cabbage", "1 napa cabbage"], ["napa cabbages (2)"]),
      (["400 g celeriac", "1 celeriac"], ["celeriacs (2)"]),
      (["zest from lemon"], ["lemon"]), (["zest 1", "juice 1"], ["juice (1)", "lemon (1)"]),
      (["1 pint mason jar"], ["mason jar (1)"]),
      (["300 g pumpkin"], ["pumpkin (300 g)"]),
      (["40 g cherries"], ["cherries (40 g)"]),
      (["1230 g potatoes"], ["potatoes (1.3 kg)"]),
      (["1.9 lemons"], ["lemons (2)"]),
      (["200 g carrots", "10.2 carrots"], ["carrots (13)"]),
      (["4 eggs", "2 Eier"], ["eggs (6)"]), (["4 eggs", "2 hard-boiled eggs"], ["eggs (6)"]),
      (["50 g parmesan", "1 block parmesan", "1 parmesan"], ["parmesan (2 × 300 g blocks, needed: 350 g)"]),
      (["2 bread flour"], ["bread flour (1 × 1.5 kg bag, needed: 2)"]),
      (["375 g bread flour"], ["bread flour (1 × 500 g bag, needed: 375 g)"]),
      (["3 cups diced gold potatoes"], ["gold potatoes (600 g)"]),
      (["2 ears corn"], ["corn (2 ears)"]),
      (["2 cups grated sharp cheddar"], ["sharp cheddar (250 g)"]),
      (["2 cups ripe bananna"], ["ripe bananna (500 g)"]),
      (["1 dragonwurz", "2/3 dragonwurz"], ["dragonwurz (2)"]),
      (["80 g Käse", "100 g Gouda", "150 g cheese"], ["cheese (250 g)", "Gouda (100 g)"]),
      (
        ["2 EL Orangenblütenwasser", "1 tbsp orange flower water"],
        ["orange flower water (1 × 50 ml bottle, needed: 3 tbsp)"]
      ),
      (
        ["300 ml raspberry sorbet", "200 ml lemon sorbet", "1 sorbet"],
        [
          "lemon sorbet (1 × 500 ml tub, needed: 200 ml)", "raspberry sorbet (1 × 500 ml tub, needed: 300 ml)",
          "sorbet (1 × 500 ml tub, needed: 1)",
        ]
      ),
    ])
  func needsBecomePacks(needs: [String], lines: [String]) { #expect(Kitchen.bought(needs) == lines) }

  @Test(
    "cups, ounces and pounds are grams and millilitres where no shop of the language has them",
    arguments: [
      ("1 cup maple syrup", "Ahornsirup · maple syrup (1 × 250 ml Flasche, needed: 237 ml)"),
      ("1 lb linguica sausage zauberwurz", "linguica sausage zauberwurz (500 g)"),
      ("1 (14 oz) can sweetened condensed milk", "gezuckerte Kondensmilch · sweetened condensed milk (1 × 397 g Dose)"),
      ("2 tbsp ground hazelnuts", "gemahlene Haselnüsse · ground hazelnuts (1 × 100 g Tüte, needed: 2 EL)"),
    ])
  func foreignUnitsAreMetric(need: String, line: String) { #expect(Kitchen.bought([need], language: "de") == [line]) }

  @Test(
    "what is counted beside packs is whole from five on, in quarters below",
    arguments: [
      ("5.6 stalks celery", "celery (1 head, needed: 6 stalks)"),
      ("16.3 cloves garlic", "garlic (2 heads, needed: 17 cloves)"),
      ("1.1 stalks celery", "celery (1 head, needed: 1¼ stalks)"),
      ("1 1/3 stalks celery", "celery (1 head, needed: 1⅓ stalks)"),
    ])
  func countsAreTellable(need: String, line: String) { #expect(Kitchen.bought([need]) == [line]) }

  @Test(
    "small amounts of what stands in cupboards are looked for",
    arguments: [
      ("1/8 tsp cayenne pepper", "cayenne pepper – check you have it"),
      ("2 tbsp honey", "honey – check you have it (50 g)"),
      ("1/3 nutmeg", "nutmeg – check you have it"),
      ("1 tbsp rice vinegar", "rice vinegar – check you have it"),
      ("cinnamon", "cinnamon – check you have it"),
      ("1 pinch zauberpulver", "zauberpulver – check you have it"),
    ])
  func littleIsLookedFor(need: String, line: String) { #expect(Kitchen.bought([need]) == [line]) }

  @Test func whatSomebodyWroteDownIsBought() {
    let list = Kitchen.shopping([Kitchen.need("1 tsp cayenne pepper", .list)])
    #expect(list.lookedFor.isEmpty && list.shelves.count == 1)
  }

  @Test func lemonsAreBoughtForTheirJuiceAndEggsForTheirYolks() {
    #expect(
      Kitchen.bought(["1/2 lemon", "24 g lemon juice", "3 eggs", "2 egg yolks"]) == [
        "lemon (1)", "eggs (6, needed: 5)",
      ])
  }

  @Test func staplesAreNotBoughtUnlessSomebodyWroteThemDown() {
    let staples: Set<ItemKey> = [.food("salt"), .food("black pepper"), .food("olive oil")]
    let needs = ["1 tsp salt", "salt and pepper", "2 tbsp olive oil", "Salz und Pfeffer"].map { Kitchen.ingredient($0) }
    #expect(Kitchen.shopping(needs, staples: staples).items.isEmpty)
    #expect(Kitchen.shopping(needs + [Kitchen.need("salt", .list)], staples: staples).items.map(\.name) == ["salt"])
  }

  @Test func namesAreInTheLanguageOfTheListWithTheWordAsWrittenBehind() {
    let needs = [Kitchen.ingredient("400 g Kartoffeln", language: "de"), Kitchen.ingredient("2 Eier", language: "de")]
    let list = Kitchen.shopping(needs)
    #expect(list.items.map(\.name) == ["potatoes", "eggs"] && list.items.map(\.written) == ["Kartoffeln", "Eier"])
    #expect(FormattedText.write(list, style: Kitchen.style).contains("• potatoes · Kartoffeln (400 g)"))
    #expect(Kitchen.shopping(needs, language: "de").items.map(\.name) == ["Kartoffeln", "Eier"])
  }

  @Test func freshAndGroundCorianderStayApart() {
    #expect(
      Kitchen.bought(["1 tsp ground coriander", "1/2 bunch coriander"])
        == ["coriander (1 bunch, needed: ½ bunch)", "ground coriander – check you have it"])
  }

  @Test(
    "American shops weigh in ounces and pounds",
    arguments: [
      ("3 lb bone-in chicken thighs", "bone-in chicken thighs (3 lb)"), ("5 oz sharp cheddar", "sharp cheddar (5 oz)"),
      ("1 1/2 lb green beans", "green beans (1½ lb)"), ("700 g green beans", "green beans (1¾ lb)"),
      ("200 g green beans", "green beans (8 oz)"),
      ("Two 14.5-ounce diced tomatoes", "diced tomatoes (2 × 14½ oz cans)"),
      ("1 28-oz can crushed tomatoes", "crushed tomatoes (1 × 28 oz can)"),
    ])
  func americanShopsWeighInPounds(need: String, line: String) {
    #expect(Kitchen.bought([need], language: "en-US") == [line])
  }

  @Test func regionsHaveTheirOwnSizes() {
    #expect(Kitchen.bought(["200 g butter"], language: "de") == ["Butter (1 × 250 g Packung, needed: 200 g)"])
    #expect(Kitchen.bought(["1 Pck. Vanillezucker"], language: "de") == ["Vanillezucker (1 × 8 g Packung)"])
    #expect(
      Kitchen.bought(["2 Pck. Vanillepuddingpulver"], language: "de") == ["Vanillepuddingpulver (2 × 37 g Packungen)"])
    #expect(Kitchen.bought(["2 Pck. Backpulver"], language: "de") == ["Backpulver (2 × 15 g Packungen)"])
    #expect(Kitchen.bought(["1 EL Granatapfelkerne"], language: "de") == ["Granatapfel (1)"])
    #expect(Kitchen.bought(["1 (4 oz) can green chiles"], language: "en-US") == ["green chiles (1 × 4 oz can)"])
    #expect(Kitchen.bought(["8 oz tempeh"], language: "en-US") == ["tempeh (1 × 8 oz packet)"])
    #expect(Kitchen.bought(["200 g butter"], language: "en-US").first?.hasPrefix("butter (1 × 1 lb packet") == true)
  }

  @Test func aHouseholdSaysItsOwnSizes() throws {
    let own = [
      PackTable.Own(name: "Mehl", sizes: [try #require(PackSize("2.5 kg bag"))]),
      PackTable.Own(name: "dragonwurz", sizes: [try #require(PackSize("box of 4"))]),
    ]
    let packs = Kitchen.packs("en", own)
    let list = Kitchen.shopping(
      [Kitchen.ingredient("3 kg flour"), Kitchen.ingredient("5 dragonwurz")], packs: packs)
    #expect(list.items.compactMap { Kitchen.style.quantities.text($0) } == ["8", "2 × 2.5 kg bags"])
  }

  @Test func withoutPacksAmountsAreExact() {
    #expect(Kitchen.lines(["16.3 cloves garlic", "1 head garlic"]) == ["garlic: 16.3 cloves and 1 head"])
  }

  // MARK: Properties

  private static let foods = [
    "flour", "eggs", "milk", "onions", "butter", "dragonwurz", "olive oil", "Zwiebeln", "garlic", "parsley", "rice",
    "lemon juice", "lemons", "tinned tomatoes", "bread", "cumin", "honey", "carrots", "mushrooms",
  ]
  private static let units = [
    "", "g ", "kg ", "ml ", "l ", "cup ", "tbsp ", "tsp ", "oz ", "can ", "bunch ", "clove ", "slice ", "sprig ",
  ]
  private static let numbers = ["1", "2", "1/2", "1/3", "2 3/4", "0.25", "7", "1-2", "150", "999"]

  private func needs(_ generator: inout SeededGenerator, count: Int) -> [ShoppingNeed] {
    (0..<count).map { _ in
      Kitchen.ingredient(
        generator.pick(Self.numbers) + " " + generator.pick(Self.units) + generator.pick(Self.foods))
    }
  }

  /// As much as is needed, and less than one pack more.
  @Test(arguments: 0..<300 as Range<UInt64>) func enoughIsBoughtAndNoPackTooMany(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let list = Kitchen.shopping(needs(&generator, count: 10))
    for item in list.items {
      let purchase = try #require(item.purchase)
      #expect(purchase.parts.isEmpty == item.quantities.isEmpty, "\(item.name)")
      for part in purchase.parts {
        let most = try #require(part.need.value.adding(part.step))
        #expect(part.need.value <= part.held && part.held < most, "\(item.name): \(part)")
      }
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>) func theOrderOfNeedsDoesNotMatter(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let needs = needs(&generator, count: 12)
    #expect(Kitchen.shopping(needs) == Kitchen.shopping(needs.shuffled(using: &generator)))
  }

  // MARK: The table

  @Test(arguments: ["en", "en-US", "de", "de-AT", "fr", "es", "pt"])
  func theProgramsOwnTableHasNoErrors(language: String) {
    let bytes = DefaultFiles.knowledge.first { $0.name == "packs.yaml" }?.bytes ?? []
    let read = PackTableReader.read(
      SourceFile(path: "packs.yaml", bytes: bytes), over: FoodTable.builtIn, language: language)
    #expect(read.diagnostics == [] && !bytes.isEmpty)
  }

  @Test(arguments: [
    ("packs: [{foods: [all-purpose flour], sizes: a lot}]", "packs-size"),
    ("packs: [{foods: [unicorn], sizes: 1 kg bag}]", "packs-food"),
    ("packs: [{foods: [lemon juice], from: lemon}]", "packs-origin"),
  ]) func aTableSaysWhatIsWrong(text: String, identifier: String) {
    let read = PackTableReader.read(
      SourceFile(path: "packs.yaml", text: text), over: FoodTable.builtIn, language: "en")
    #expect(read.diagnostics.map(\.identifier).contains(identifier), "\(read.diagnostics)")
  }
}
