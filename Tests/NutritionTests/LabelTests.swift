import Cookbook
import Foods
import IngredientLines
import KitchenUnits
import Nutrition
import Quantities
import Testing

struct LabelTests {
  typealias Samples = SampleFoods

  private static func analysed(_ food: Food?, optional: Bool = false, or alternatives: [Food] = []) -> AnalysedLine {
    let others = alternatives.map { line(name: $0.name) }
    let name = food?.name ?? "krill paste"
    return AnalysedLine(
      line: line(1, .gram, name, isOptional: optional, alternatives: others),
      subject: food.map { .food($0) } ?? .unmatched, mass: .unquantified(.noAmount), alternatives: alternatives)
  }

  private static func line(name: String) -> IngredientLine { IngredientLine(name: name) }
  private static func line(
    _ number: Int, _ unit: KitchenUnit, _ name: String, isOptional: Bool, alternatives: [IngredientLine]
  ) -> IngredientLine {
    IngredientLine(
      amounts: [LineAmount(.exact(Rational(number)), unit: unit)], name: name, isOptional: isOptional,
      alternatives: alternatives)
  }

  private static func analysis(_ lines: [AnalysedLine]) -> OwnAnalysis {
    OwnAnalysis(of: lines, in: RecipeEntry(path: "a.md", recipe: Recipe(title: "A")))
  }

  @Test func whoSaysNothingOfAllergensIsFreeOfNone() {
    var bar = Samples.food("peanut bar", origin: .vegan)
    bar.statesAllergens = false
    let plain = Self.analysis([Self.analysed(Self.butter)])
    #expect(plain.allergens.unknown.isEmpty)
    for line in [Self.analysed(bar), Self.analysed(Self.butter, or: [bar])] {
      let findings = Self.analysis([line, Self.analysed(Self.butter)]).allergens
      #expect(findings.unknown == ["peanut bar"] && findings.contains == AllergenSet(.milk))
    }
  }

  static let butter = Samples.food("butter", origin: .vegetarian, contains: AllergenSet(.milk))
  static let chocolate = Samples.food(
    "chocolate", origin: .vegan, contains: AllergenSet(.soybeans), mayContain: AllergenSet(.milk))
  static let stock = Samples.food("stock cube", origin: .varies, mayContain: AllergenSet(.celery))
  static let ham = Samples.food("ham", origin: .meat)
  static let nuts = Samples.food("walnuts", contains: AllergenSet(.nuts))
  static let coconut = Samples.food("coconut milk")

  // MARK: Allergens

  @Test func namesWhatTheRecipeAsksFor() {
    let found = Self.analysis([Self.analysed(Self.butter), Self.analysed(Self.coconut)]).allergens
    #expect(found.contains.allergens == [.milk])
    #expect(found.mayContain.isEmpty)
    #expect(found.unknown.isEmpty)
  }

  @Test func optionalAndAlternativeFoodsMayBeIn() {
    let found = Self.analysis([
      Self.analysed(Self.nuts, optional: true), Self.analysed(Self.coconut, or: [Self.butter]),
      Self.analysed(Self.stock),
    ]).allergens
    #expect(found.contains.isEmpty)
    #expect(found.mayContain.allergens == [.milk, .nuts, .celery])
  }

  @Test func whatIsInForSureIsNotSaidTwice() {
    let found = Self.analysis([Self.analysed(Self.chocolate), Self.analysed(Self.butter)]).allergens
    #expect(found.contains.allergens == [.soybeans, .milk])
    #expect(found.mayContain.isEmpty)
  }

  @Test func unknownFoodsAreNamedOnce() {
    let found = Self.analysis([Self.analysed(nil), Self.analysed(nil), Self.analysed(Self.butter)]).allergens
    #expect(found.unknown == ["krill paste"])
  }

  @Test func onlyWhatNoKnownIngredientMayHaveIsAbsent() {
    func absent(_ lines: [AnalysedLine]) -> AllergenSet { JoinedAnalysis(Self.analysis(lines)).absentAllergens }
    let all = AllergenSet(Allergen.allCases)
    #expect(absent([Self.analysed(Self.coconut)]) == all)
    #expect(absent([Self.analysed(Self.butter)]) == all.subtracting(AllergenSet(.milk)))
    #expect(absent([Self.analysed(Self.stock)]) == all.subtracting(AllergenSet(.celery)))
    #expect(absent([Self.analysed(Self.coconut), Self.analysed(nil)]).isEmpty)
    #expect(absent([]).isEmpty)
  }

  // MARK: Diets

  struct DietCase: Sendable {
    let lines: [AnalysedLine]
    let vegan: Bool?
    let vegetarian: Bool?

    init(_ lines: [AnalysedLine], vegan: Bool?, vegetarian: Bool?) {
      self.lines = lines
      self.vegan = vegan
      self.vegetarian = vegetarian
    }
  }

  @Test(arguments: [
    DietCase([analysed(coconut), analysed(nuts)], vegan: true, vegetarian: true),
    DietCase([analysed(coconut), analysed(butter)], vegan: false, vegetarian: true),
    DietCase([analysed(ham)], vegan: false, vegetarian: false),
    DietCase([analysed(coconut), analysed(nil)], vegan: nil, vegetarian: nil),
    DietCase([analysed(ham), analysed(nil)], vegan: false, vegetarian: false),
    DietCase([analysed(stock)], vegan: nil, vegetarian: nil),
    // Some dark chocolate has milk in it.
    DietCase([analysed(chocolate)], vegan: nil, vegetarian: true),
    DietCase([analysed(coconut), analysed(ham, optional: true)], vegan: nil, vegetarian: nil),
    DietCase([analysed(butter, or: [coconut])], vegan: nil, vegetarian: true),
    DietCase([analysed(coconut, or: [butter])], vegan: nil, vegetarian: true),
    DietCase([], vegan: nil, vegetarian: nil),
  ])
  func dietsFitOnlyWhenEverythingIsKnown(example: DietCase) {
    let diets = Self.analysis(example.lines).diets
    #expect(diets.vegan.fits == example.vegan)
    #expect(diets.vegetarian.fits == example.vegetarian)
  }

  @Test func doubtsSayWhatTheyAreAbout() {
    let lines = [Self.analysed(nil), Self.analysed(Self.stock), Self.analysed(Self.ham, optional: true)]
    #expect(
      Self.analysis(lines).diets.vegan
        == .unknown([.init("krill paste", .unmatched), .init("stock cube", .varies), .init("ham", .avoidable)]))
    #expect(Self.analysis([Self.analysed(Self.ham)]).diets.vegetarian == .breaks(["ham"]))
  }

  @Test func aGuessedFoodIsNoProof() {
    var guessed = Self.analysed(Self.coconut)
    guessed.isMatchGuess = true
    #expect(Self.analysis([guessed]).diets.vegan == .unknown([.init("coconut milk", .guessed)]))
  }

  // MARK: Difficulty

  @Test func aStatedDifficultyStands() {
    var entry = RecipeEntry(path: "a.md", recipe: Recipe(title: "A"))
    #expect(DifficultyEstimate(of: entry) == nil)
    entry.facts.difficulty = .hard
    #expect(DifficultyEstimate(of: entry) == DifficultyEstimate(.hard, basis: .stated))
  }

  @Test(
    arguments: [
      (4, 3, 20, .easy), (4, 3, nil, .easy), (8, 5, 30, .easy), (8, 6, 45, .medium), (16, 13, 180, .hard),
      (12, 10, nil, .hard), (20, 2, 25, .medium),
    ] as [(Int, Int, Int?, Difficulty)])
  func estimatesFromSizeAndTime(ingredients: Int, steps: Int, minutes: Int?, expected: Difficulty) {
    var entry = RecipeEntry(path: "a.md", recipe: Recipe(title: "A"))
    entry.recipe.ingredients = (0..<ingredients).map { Ingredient(name: "food \($0)") }
    entry.recipe.instructions = (1...steps).map { "\($0). Stir." }.joined(separator: "\n")
    entry.facts.statedTotalMinutes = minutes
    let estimate = DifficultyEstimate(of: entry)
    #expect(estimate?.difficulty == expected)
    #expect(estimate?.basis == .estimated(ingredients: ingredients, steps: steps, minutes: minutes))
  }

  @Test(arguments: [
    ("Boil it.\n\nEat it.", 2), ("## Dough\n\nKnead.\n\n## Filling\n\nStir.\nBake.", 2),
    ("1. One\n   - inner\n2) Two\n", 2), ("- a\n- b\n\nServe.", 2), ("", 0), ("12.5 g of it", 1),
    ("Boil it.\n\n\\label{it}", 1),
  ])
  func countsSteps(instructions: String, steps: Int) {
    var entry = RecipeEntry(path: "a.md", recipe: Recipe(title: "A", instructions: instructions))
    entry.recipe.ingredients = [Ingredient(name: "it")]
    #expect(DifficultyEstimate(of: entry)?.basis == .estimated(ingredients: 1, steps: steps, minutes: nil))
  }
}
