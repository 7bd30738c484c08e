import KitchenUnits
import SourceText
import Testing

@testable import Foods

@Suite struct FoodFileReaderTests {
  private let book = FoodBook(
    FoodFileReader.read([
      SourceFile(
        path: "built-in.yaml",
        text: """
          all-purpose flour:
            en: [flour]
            de: [Mehl]
            category: Pantry
            origin: vegan
            contains: [gluten]
            per-100g: {kcal: 364, protein: 10.33}
            source: SR28 20081
            weights: {cup: 125}
            typical: {tbsp: 8}
          """)
    ]).value.foods)

  private func read(_ text: String) -> Checked<FoodFile> {
    FoodFileReader.read([SourceFile(path: "foods.yaml", text: text)], over: book)
  }

  @Test func readsEveryField() throws {
    let read = read(
      """
      oat flour:
        en: [ground oats]
        de: Hafermehl
        fr: [farine d'avoine]
        es: [harina de avena]
        category: Pantry
        origin: vegan
        contains: [gluten]
        may-contain: [nuts, milk]
        form: ground
        of: all-purpose flour
        per-100g: {kcal: 404, protein: 14.66, carbohydrate: 65.7, fat: 9.12, fibre: 6.5, sugar: 0.8, sodium: 19}
        source: near SR28 20132
        density: {g-per-ml: 0.44, source: weighed}
        edible: 0.875
        weights: {cup: 104, tbsp sifted: 6.5}
        weights-from: {SR28 20081: {tsp: 2.6}}
        typical: {bag: 500}
        look: {colour: "e9dcc3", inner: "ffffff", shape: powder}
      """)
    #expect(read.diagnostics == [])
    let food = try #require(read.value.foods.first)
    #expect(food.names(in: .en) == ["oat flour", "ground oats"])
    #expect(food.names["de"] == ["Hafermehl"])
    #expect((food.category, food.origin) == (.pantry, .vegan))
    #expect(food.contains.allergens == [.gluten])
    #expect(food.mayContain.allergens == [.milk, .nuts])
    #expect((food.form, food.base) == (.ground, "all-purpose flour"))
    #expect(
      food.figures
        == Nutrients(
          energy: 404_000, protein: 14_660, carbohydrate: 65_700, fat: 9120, fibre: 6500, sugar: 800, sodium: 19_000))
    let source = Food.Source(release: "SR28", identifier: "20132", isStandIn: true)
    #expect(food.source == source)
    #expect(food.density == Food.Density(milligramsPerMillilitre: 440, source: "weighed"))
    #expect(food.edible == 875)
    #expect(
      food.weights == [
        Food.Weight(unit: .cup, milligrams: 104_000, source: source),
        Food.Weight(unit: .tablespoon, form: "sifted", milligrams: 6500, source: source),
        Food.Weight(unit: .teaspoon, milligrams: 2600, source: Food.Source(release: "SR28", identifier: "20081")),
        Food.Weight(unit: .bag, milligrams: 500_000, source: nil),
      ])
    #expect(food.weights.map(\.measure) == ["cup", "tbsp sifted", "tsp", "bag"])
    #expect(food.look == Food.Look(colour: 0xE9DCC3, inner: 0xFFFFFF, shape: "powder"))
  }

  @Test func aKnownFoodKeepsWhatIsNotGiven() throws {
    let read = read("all-purpose flour:\n  de: [Weizenmehl]\n  typical: {cup: 140}\n  contains:\n  source:\n")
    #expect(read.diagnostics == [])
    let food = try #require(read.value.foods.first)
    #expect(food.names == ["en": ["flour"], "de": ["Weizenmehl"]])
    #expect(food.category == .pantry)
    #expect(food.contains == [])
    #expect(food.source == nil)
    #expect(food.figures?.energy == 364_000)
    #expect(food.weights.map(\.measure) == ["cup", "tbsp"])
    #expect(food.weights.first?.milligrams == 140_000)
  }

  @Test func ownNamesWinAndMatchesOverrule() {
    let file = read("my flour:\n  en: [flour]\nmatch:\n  mom's flour: all-purpose flour\n  house mix: none\n")
    #expect(file.diagnostics == [])
    let matcher = FoodMatcher(book.adding(file.value))
    func food(_ name: String) -> String? { matcher.match(name).map { matcher.book.foods[$0.index].name } }
    #expect(food("flour") == "my flour")
    #expect(food("Mom’s flour") == "all-purpose flour")
    #expect(food("all-purpose flour") == "all-purpose flour")
    #expect(food("house mix") == nil)
    #expect(food("large house mix") == nil)
  }

  @Test(
    "mistakes are named where they stand",
    arguments: [
      ("a:\n  colour: red\n", "food-unknown-key", "2:3"),
      ("a: red\n", "food-type", "1:4"),
      ("a:\n  category: Pantri\n", "food-category", "2:13"),
      ("a:\n  category: Cellar\n", "food-category", "2:13"),
      ("a:\n  origin: plant\n", "food-type", "2:11"),
      ("a:\n  contains: [glutten]\n", "food-allergen", "2:14"),
      ("a:\n  may-contain: [dust]\n", "food-allergen", "2:17"),
      ("a:\n  form: sliced\n", "food-type", "2:9"),
      ("a:\n  of: all-purpos flour\n", "food-unknown", "2:7"),
      ("a:\n  per-100g: {kcal: -1}\n", "food-number", "2:20"),
      ("a:\n  per-100g: {kcal: 1800}\n", "food-figures", "2:20"),
      ("a:\n  per-100g: {kcal: 400, protein: 135}\n", "food-figures", "2:34"),
      ("a:\n  per-100g: {protein: 40, carbohydrate: 40, fat: 40}\n", "food-figures", "2:13"),
      ("a:\n  per-100g: {carbohydrate: 4, sugar: 40}\n", "food-figures", "2:38"),
      ("a:\n  per-100g: {carbohydrate: 10, fibre: 60}\n", "food-figures", "2:39"),
      ("a:\n  per-100g: {kcal: much}\n", "food-type", "2:20"),
      ("a:\n  weights: {cup: -5}\n", "food-number", "2:18"),
      ("a:\n  weights: {cup: 0}\n", "food-weight", "2:18"),
      ("a:\n  typical: {kup: 5}\n", "food-measure", "2:13"),
      ("a:\n  edible: 1.2\n", "food-edible", "2:11"),
      ("a:\n  density: {g-per-ml: 1}\n", "food-missing-key", "2:12"),
      ("a:\n  look: {colour: red, shape: bean}\n", "food-colour", "2:18"),
      ("a:\n  look: {colour: \"ff0000\", shape: moon}\n", "food-type", "2:35"),
      ("a:\n  de: [x]\nb:\n  de: [X]\n", "food-name-taken", "3:1"),
      ("match:\n  x: all-purpos flour\n", "food-unknown", "2:6"),
      ("a: {\n", "yaml-syntax", "2:1"),
    ])
  func names(text: String, identifier: String, place: String) {
    let problems = read(text).diagnostics
    #expect(problems.map(\.identifier) == [identifier])
    #expect(problems.map { $0.position.map { "\($0.line):\($0.column)" } } == [place])
    #expect(problems.allSatisfy { $0.hint != nil || ["food-type", "yaml-syntax"].contains($0.identifier) })
    #expect(problems.allSatisfy { $0.severity == .error })
  }

  @Test func suggestsWhatWasMeant() {
    func hint(_ text: String) -> String? { read(text).diagnostics.first?.hint }
    #expect(hint("a:\n  category: Pantri\n") == "did you mean “Pantry”?")
    #expect(hint("a:\n  contains: [glutten]\n") == "did you mean “gluten”?")
    #expect(hint("a:\n  typical: {tpsp: 5}\n") == "did you mean “tbsp”?")
    #expect(hint("match:\n  x: all-purpos flour\n") == "did you mean “all-purpose flour”?")
  }

  @Test func findsOneFoodInTwoFiles() {
    let files = ["one.yaml", "two.yaml"].map { SourceFile(path: $0, text: "rye flour:\n  origin: vegan\n") }
    let read = FoodFileReader.read(files)
    #expect(read.diagnostics.map(\.identifier) == ["food-duplicate"])
    #expect(read.diagnostics.first?.message == "“rye flour” is already in one.yaml, line 1")
    #expect(read.value.foods.count == 1)
  }

  @Test(
    "sources are read and written the same",
    arguments: ["SR28 11529", "near SR28 20081", "Label of the mill", "near own kitchen scale", "CIQUAL 2020 9410"])
  func readsSources(text: String) {
    #expect(Food.Source(text: text).text == text)
  }

  @Test func everyUnitHasOneShortName() {
    #expect(Set(MeasureKey.units.map(\.key)).count == MeasureKey.units.count)
    #expect(Set(MeasureKey.units.map(\.unit)).count == MeasureKey.units.count)
  }

  @Test func ownFoodsSayWhatTheyContainOrNothingIsKnownOfIt() {
    let text = """
      peanut bar: {category: Sweets, origin: vegan}
      nougat: {contains: [nuts]}
      pear mash: {contains: []}
      string: {origin: none}
      oats: {contains: }
      """
    let book = FoodBook([Food(name: "oats", category: .pantry, origin: .vegan)])
    let source = SourceFile(path: "foods.yaml", text: text)
    let read = FoodFileReader.read([source], over: book)
    #expect(read.diagnostics.isEmpty, "\(read.diagnostics.map(\.message))")
    #expect(read.value.foods.map(\.statesAllergens) == [false, true, true, true, false])
    // A table of its own has to say no more than what there is.
    #expect(FoodFileReader.read([source]).value.foods.map(\.statesAllergens) == [true, true, true, true, true])
  }

  @Test func aNameMayMeanAFoodThatWasImported() throws {
    let source = SourceFile(path: "foods.yaml", text: "match:\n  muesli: off:400\n  house mix: off:401\n")
    let read = FoodFileReader.read([source]) { identifier in
      guard identifier == "off:400" else { return nil }
      var food = Food(name: identifier, category: .uncategorised, origin: .varies)
      food.figures = Nutrients(energy: 370_000)
      return food
    }
    #expect(read.diagnostics.map(\.identifier) == ["food-unknown"])
    let book = FoodBook([]).adding(read.value)
    let match = try #require(FoodMatcher(book).match("muesli"))
    #expect(book.foods[match.index].figures?.energy == 370_000)
    #expect(FoodMatcher(book).match("house mix") == nil)
    #expect(read.value.food(meantBy: "Mueslis") == "off:400" && read.value.food(meantBy: "oats") == nil)
  }
}
