import Cookbook
import FoodTable
import Foods
import KitchenUnits
import MealPlanning
import Nutrition
import Quantities
import SourceText
import Testing

@Suite struct CookingTests {
  private let book = FoodTable.builtIn

  private func pantry(_ have: [String], staples: [String] = ["water", "salt"]) -> PantryIndex {
    let matcher = FoodMatcher(book)
    let items =
      have.map { PantryIndex.Item($0, .named, matcher: matcher, language: "en") }
      + staples.map { PantryIndex.Item($0, .staple, matcher: matcher, language: "en") }
    return PantryIndex(items, kinds: Knowledge.kinds.value)
  }

  private func entry(_ ingredients: [Ingredient], path: String = "a.md") -> RecipeEntry {
    RecipeEntry(path: path, recipe: Recipe(title: path, ingredients: ingredients))
  }

  private func ingredient(_ name: String, _ quantity: Int? = nil, _ unit: String? = nil) -> Ingredient {
    Ingredient(amount: quantity.map { Amount(.exact(Rational($0)), unit: unit) }, name: name)
  }

  private func review(_ entry: RecipeEntry, have: [String], diet: Diet? = nil) -> CookingReview {
    let reviewer = CookingReviewer(
      pantry(have), kinds: Knowledge.kinds.value, substitutions: SubstitutionTable(Knowledge.substitutions.value),
      book: book, language: "en", diet: diet)
    var analyst = RecipeAnalyst(foods: book, language: "en")
    return reviewer.review(entry, analyst.lines(of: entry))
  }

  private func replacement(_ need: CookingNeed?) -> CookingNeed.Replacement? {
    guard case .missing(let replacement)? = need?.status else { return nil }
    return replacement
  }

  // MARK: Reviews

  @Test func optionalIngredientsAreNotMissed() {
    let review = review(entry([ingredient("flour", 100, "g"), ingredient("raisins (optional)")]), have: ["flour"])
    #expect(review.needs.map(\.isThere) == [true] && review.optional == ["raisins"])
  }

  @Test func anIngredientThatStandsTwiceCountsOnce() {
    let review = review(entry([ingredient("flour", 100, "g"), ingredient("flour, for dusting")]), have: ["eggs"])
    #expect(review.needs.count == 1)
  }

  @Test func thingsThatAreNoFoodAreNotNeeded() {
    let review = review(entry([ingredient("baking parchment"), ingredient("salt")]), have: [])
    #expect(review.needs.map(\.name) == ["salt"])
  }

  @Test func anAlternativeOfTheRecipeIsEnough() {
    let review = review(entry([ingredient("butter or margarine", 100, "g")]), have: ["margarine"])
    #expect(review.needs.first?.status == .there(.alternative(name: "margarine", item: 0)))
  }

  @Test func aSubstitutionIsScaledToTheRecipe() throws {
    let review = review(entry([ingredient("buttermilk", 2, "cups")]), have: ["milk", "lemon juice"])
    let scaled = try #require(replacement(review.needs.first)?.substitutions.first)
    #expect(scaled.factor == Rational(2))
    #expect(
      scaled.parts == [
        .init(food: "whole milk", quantity: Rational(2), unit: .cup),
        .init(food: "lemon juice", quantity: Rational(2), unit: .tablespoon),
      ])
  }

  @Test func aMassIsComparedWithAVolumeThroughTheFood() throws {
    let review = review(entry([ingredient("self-raising flour", 250, "g")]), have: ["flour", "baking powder"])
    let scaled = try #require(replacement(review.needs.first)?.substitutions.first)
    #expect(scaled.factor == Rational(2), "a cup weighs 125 g")
    #expect(scaled.parts.first == .init(food: "all-purpose flour", quantity: Rational(250), unit: .gram))
    #expect(scaled.parts.dropFirst().first == .init(food: "baking powder", quantity: Rational(1), unit: .tablespoon))
  }

  @Test func withoutAnAmountTheRatioIsShown() throws {
    let review = review(entry([ingredient("buttermilk")]), have: ["kefir"])
    let scaled = try #require(replacement(review.needs.first)?.substitutions.first)
    #expect(scaled.factor == nil && scaled.parts.map(\.food) == ["kefir"])
  }

  @Test func aSubstitutionNeedsAllItsFoods() {
    let review = review(entry([ingredient("buttermilk", 1, "cup")]), have: ["lemon juice"])
    #expect(replacement(review.needs.first)?.isPossible == false)
  }

  @Test func aSubstitutionKeepsTheDiet() {
    let entry = entry([ingredient("coconut milk", 1, "cup")])
    #expect(review(entry, have: ["heavy cream"]).needs.first?.isReplaceable == true)
    #expect(review(entry, have: ["heavy cream"], diet: .vegan).needs.first?.isReplaceable == false)
  }

  @Test func whatTheAssistantSawAndSaysCounts() {
    var entry = entry([ingredient("dragon fruit", 1), ingredient("yuzu juice", 1, "tbsp"), ingredient("saffron")])
    entry.assistant = AssistantFields(
      id: "1",
      ingredients: [
        .init(id: "a", name: "dragon fruit", isDetected: true),
        .init(id: "b", name: "yuzu juice", isDetected: false, substitution: "lime juice"),
        .init(id: "c", name: "saffron", isDetected: false, substitution: "gold leaf"),
      ])
    let review = review(entry, have: ["limes"])
    #expect(review.needs[0].status == .there(.detected))
    #expect(replacement(review.needs[1])?.isStatedThere == true)
    #expect(replacement(review.needs[2])?.isStatedThere == false)
  }

  // MARK: Ranking

  private func candidate(
    _ title: String, there: Int, missing: Int, minutes: Int? = nil, link: String? = nil
  ) -> CookingRanking.Candidate {
    var needs = (0..<there).map { CookingNeed(name: "t\($0)", food: nil, status: .there(.item(0))) }
    needs += (0..<missing).map { CookingNeed(name: "m\($0)", food: nil, status: .missing(.init())) }
    if let link { needs.append(CookingNeed(name: link, food: nil, status: .subRecipe(link: link))) }
    return CookingRanking.Candidate(
      title: title, path: title + ".md", minutes: minutes, review: CookingReview(needs: needs))
  }

  private func order(_ candidates: [CookingRanking.Candidate], maxMissing: Int = 9) -> [String] {
    let ranked = CookingRanking.ranked(candidates, pantry: pantry(["egg"]), maxMissing: maxMissing) { _, link in
      candidates.firstIndex { $0.path == link }
    }
    return ranked.map { candidates[$0.index].title }
  }

  @Test func fewestMissingThenShareThenTimeThenTitle() {
    let candidates = [
      candidate("f", there: 9, missing: 2), candidate("e", there: 1, missing: 1), candidate("d", there: 5, missing: 1),
      candidate("c", there: 2, missing: 0), candidate("b", there: 2, missing: 0, minutes: 30),
      candidate("a", there: 2, missing: 0, minutes: 40), candidate("A2", there: 3, missing: 0, minutes: 40),
    ]
    #expect(order(candidates) == ["b", "a", "A2", "c", "d", "e", "f"])
    #expect(order(candidates.reversed()) == order(candidates))
    #expect(order(candidates, maxMissing: 0) == ["b", "a", "A2", "c"])
  }

  @Test func havingMoreNeverMakesMoreMissing() {
    let foods = ["flour", "milk", "eggs", "butter", "sugar", "lemon", "onion", "rice", "cheddar", "tomatoes"]
    let recipe = entry(foods.map { ingredient($0, 1) })
    for count in 0...foods.count {
      let review = review(recipe, have: Array(foods.prefix(count)))
      let missing = review.needs.count { !$0.isThere && !$0.isReplaceable }
      #expect(missing <= foods.count - count)
    }
  }

  @Test func staplesAloneMakeNoDish() {
    let review = review(entry([ingredient("salt"), ingredient("flour", 1, "kg")]), have: ["eggs"])
    let candidate = CookingRanking.Candidate(title: "a", path: "a.md", minutes: nil, review: review)
    let pantry = pantry(["eggs"])
    #expect(CookingRanking.ranked([candidate], pantry: pantry, maxMissing: 9) { _, _ in nil }.isEmpty)
  }

  @Test func aSubRecipeIsThereWhenItCanBeMade() {
    let made = candidate("stock", there: 2, missing: 0)
    let notMade = candidate("dough", there: 2, missing: 1)
    #expect(
      order([candidate("soup", there: 1, missing: 0, link: "stock.md"), made], maxMissing: 0) == ["soup", "stock"])
    #expect(order([candidate("pie", there: 1, missing: 0, link: "dough.md"), notMade], maxMissing: 0) == [])
    #expect(order([candidate("pie", there: 1, missing: 0, link: "nothing.md")], maxMissing: 0) == [])
  }

  @Test func recipesThatArePartOfEachOtherAreNotMade() {
    let candidates = [
      candidate("a", there: 1, missing: 0, link: "b.md"), candidate("b", there: 1, missing: 0, link: "a.md"),
    ]
    #expect(order(candidates, maxMissing: 0) == [])
  }

  @Test func whatIsNotAskedForStillCountsForOthers() {
    var stock = candidate("stock", there: 2, missing: 0)
    stock.isWanted = false
    #expect(order([candidate("soup", there: 1, missing: 0, link: "stock.md"), stock], maxMissing: 0) == ["soup"])
  }
}
