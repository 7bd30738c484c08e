import Cookbook
import Foods
import KitchenUnits
import Quantities
import RecipeMarkdown
import Testing

@testable import Nutrition

struct RecipeAnalystTests {
  typealias Samples = SampleFoods

  private static let book: FoodBook = {
    var lemon = Samples.food("lemon", energy: 29, [Samples.weight(.piece, 84_000)])
    lemon.names["de"] = ["Zitrone", "Zitronen"]
    let juice = Samples.food(
      "lemon juice", energy: 22, [Samples.weight(.piece, 48_000), Samples.weight(.cup, 244_000)])
    let zest = Samples.food("lemon zest", energy: 47, [Samples.weight(.tablespoon, 6000)])
    let butter = Samples.food(
      "butter", energy: 717, origin: .vegetarian, contains: AllergenSet(.milk), [Samples.weight(.tablespoon, 14_200)])
    var flour = Samples.flour
    flour.names["de"] = ["Mehl"]
    return FoodBook([Samples.onion, flour, Samples.chickpeas, Samples.oil, lemon, juice, zest, butter])
  }()

  private static func lines(_ ingredients: [Ingredient], language: String = "en") -> [AnalysedLine] {
    var analyst = RecipeAnalyst(foods: book, language: language)
    return analyst.lines(of: RecipeEntry(path: "a.md", recipe: Recipe(title: "A", ingredients: ingredients)))
  }

  private static func line(_ amount: Amount?, _ name: String, language: String = "en") throws -> AnalysedLine {
    try #require(lines([Ingredient(amount: amount, name: name)], language: language).first)
  }

  @Test(
    "more of the same counts where it is eaten",
    arguments: [
      ("butter, plus 50 g for the topping", 150_000), ("butter, plus 50 g to serve", 150_000),
      ("butter, plus 50 g for greasing", 100_000), ("butter, plus 50 g for the tin", 100_000),
      ("butter, plus 50 g extra", 100_000),
    ])
  func countsWhatIsEatenOnTop(name: String, milligrams: Int) throws {
    let mass = try Self.line(Amount(Rational(100), unit: "g"), name).mass
    guard case .weighed(let weight, _) = mass else {
      Issue.record("\(mass)")
      return
    }
    #expect(weight == milligrams)
  }

  @Test func copiesLookUpAnIngredientOnce() {
    var first = RecipeAnalyst(foods: Self.book, language: "en")
    var second = first
    func entry(_ names: String...) -> RecipeEntry {
      RecipeEntry(path: "a.md", recipe: Recipe(title: "A", ingredients: names.map { Ingredient(name: $0) }))
    }
    #expect(first.lines(of: entry("onions", "flour", "onions")).map(\.food?.name) == ["onion", "flour", "onion"])
    #expect(second.lines(of: entry("flour", "butter")).map(\.food?.name) == ["flour", "butter"])
    #expect(second.lookedUp == 3)
    var german = entry("Mehl")
    german.facts.language = "de"
    #expect(first.lines(of: german).map(\.food?.name) == ["flour"])
    #expect(first.lookedUp == 4)
  }

  /// A megabyte of names that are no foods would take a minute.
  @Test func looksForSlipsInListsThatSomebodyMayRead() {
    let list = { (count: Int) in [Ingredient(name: "buttter")] + (1..<count).map { Ingredient(name: "nothing \($0)") } }
    #expect(Self.lines(list(RecipeAnalyst.slipLimit)).first?.food?.name == "butter")
    let long = Self.lines(list(RecipeAnalyst.slipLimit) + [Ingredient(name: "butter")])
    #expect(long.first?.food == nil && long.last?.food?.name == "butter")
  }

  @Test func aReferenceIsThatOfItsOwnDocument() {
    var analyst = RecipeAnalyst(foods: Self.book, language: "en")
    func name(_ definition: String) -> String? {
      let texts = MarkdownTexts(definitions: LinkDefinitions(in: [definition]))
      let recipe = Recipe(title: "A", ingredients: [Ingredient(name: "[onions][o]")], texts: texts)
      return analyst.lines(of: RecipeEntry(path: "a.md", recipe: recipe)).first?.name
    }
    #expect(name("[o]: onions.md") == "onions")
    #expect(name("[p]: onions.md") != "onions")
    #expect(name("[o]: onions.md") == "onions")
  }

  @Test func readsAmountsAndPreparations() throws {
    let found = try Self.line(Amount(Rational(2), unit: "cups"), "onions, chopped")
    #expect(found.food?.name == "onion")
    #expect(found.milligrams == 320_000)
    #expect(found.figures?.energy == 128_000)
    #expect(found.status == .counted)
  }

  @Test func namesMayBeMarkedUpAndHaveNotes() throws {
    #expect(try Self.line(Amount(Rational(10), unit: "g"), "**flour**\n\n  the fine one").food?.name == "flour")
  }

  @Test func theLanguageOfTheRecipeDecides() throws {
    let found = try Self.line(Amount(Rational(1), unit: "TL"), "Mehl", language: "de")
    #expect(found.food?.name == "flour")
    // A metric teaspoon is 5 ml of the 236.59 ml of a cup.
    #expect(found.milligrams == 2642)
  }

  @Test func juiceAndZestAreTakenOfTheFruit() throws {
    let juice = try Self.line(nil, "juice of 1 lemon")
    #expect(juice.food?.name == "lemon juice")
    #expect(juice.milligrams == 48_000)
    let zest = try Self.line(nil, "zest of 2 lemons")
    #expect(zest.food?.name == "lemon zest")
    #expect(zest.milligrams == 8400)
    #expect(zest.path?.guesses.contains(.typicalWeight) == true)
    #expect(try Self.line(Amount(Rational(1)), "lemon").food?.name == "lemon")
  }

  @Test func alternativesAreLookedUpToo() throws {
    let found = try Self.line(Amount(Rational(2), unit: "tbsp"), "butter or oil")
    #expect(found.food?.name == "butter")
    #expect(found.alternatives.map { $0?.name } == ["oil"])
  }

  @Test func standingsSayWhyALineDoesNotCount() throws {
    #expect(try Self.line(nil, "flour").status == .unquantified)
    #expect(try Self.line(Amount(Rational(5), unit: "g"), "krill paste").status == .unmatched)
    #expect(try Self.line(Amount(Rational(2), unit: "packets"), "flour").status == .unweighed)
    #expect(try Self.line(Amount(Rational(1), unit: "tbsp"), "flour (optional)").status == .unquantified)
  }

  @Test("of a range as much of another recipe is made as its upper bound says, as on shopping lists")
  func makesEnoughOfSubRecipes() throws {
    let cups = Amount(.range(Rational(2), Rational(4)), unit: "cups")
    let ingredient = Ingredient(amount: cups, name: "sauce", link: "sauce.md")
    let found = try #require(Self.lines([ingredient]).first)
    guard case .subRecipe(let use) = found.subject else {
      Issue.record("\(found.subject)")
      return
    }
    #expect(use.amount == Amount(Rational(4), unit: "cups"))
  }

  @Test(arguments: [
    ("pastry.md", true), ("../a/pastry", true), ("/pastry.md", true), ("https://example.org/x", false),
    ("//example.org/x", false), ("#note", false), ("mailto:a@b", false),
  ])
  func linksIntoTheCollectionAreSubRecipes(link: String, isSubRecipe: Bool) throws {
    let ingredient = Ingredient(amount: Amount(Rational(200), unit: "g"), name: "flour", link: link)
    let found = try #require(Self.lines([ingredient]).first)
    guard case .subRecipe(let use) = found.subject else {
      #expect(!isSubRecipe)
      return
    }
    #expect(isSubRecipe)
    #expect(use.milligrams == 200_000)
    #expect(use.amount == Amount(Rational(200), unit: "g"))
  }

  @Test func whatIsRememberedIsTheSame() {
    let ingredients = [
      Ingredient(amount: Amount(Rational(2)), name: "onions"), Ingredient(amount: Amount(Rational(2)), name: "onions"),
      Ingredient(name: "onions"),
    ]
    let found = Self.lines(ingredients)
    #expect(found[0] == found[1])
    #expect(found[2].status == .unquantified)
  }

  // MARK: Several foods

  @Test func foodsJoinedByAndCountForAllergensAndDiets() throws {
    let found = try Self.line(Amount(Rational(200), unit: "g"), "flour and butter")
    #expect(found.food?.name == "flour")
    #expect(found.beside.map(\.name) == ["butter"])
    let analysis = OwnAnalysis(of: [found], in: RecipeEntry(path: "a.md", recipe: Recipe(title: "A")))
    #expect(analysis.allergens.contains.contains(AllergenSet(.milk)))
    #expect(analysis.diets.vegan == .breaks(["flour and butter"]))
  }

  @Test(
    "Foods that a remark names, or a name’s “with”, may be in it, unless it denies them",
    arguments: [
      ("oil for frying (butter, lemon)", ["butter"]), ("flour, plus butter for the tin", ["butter"]),
      ("oil (no butter)", []), ("flour, without butter", []), ("onions, chopped", []),
      ("onions with butter", ["butter"]), ("onions without butter", []), ("onions with no butter", []),
      ("with butter", []),
      ("flour and butter zauberwurz mix", ["butter"]), ("flour and zauberwurz", []),
    ])
  func remarksNameFoods(name: String, expected: [String]) throws {
    #expect(try Self.line(Amount(Rational(1)), name).mentioned.map(\.name) == expected)
  }

  @Test func whatIsMadeAboveIsNotCountedAgain() throws {
    let found = try Self.line(Amount(Rational(2), unit: "tbsp"), "browned butter (from above)")
    #expect(found.mass == .unquantified(.fromAbove))
    #expect(found.status == .unquantified)
  }
}
