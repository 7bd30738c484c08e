import BookPlanning
import Cookbook
import KitchenUnits
import MealPlanning
import Nutrition
import Quantities
import SitePlanning
import SourceText
import Testing

@Suite struct BookPlannerTests {
  @Test func theWholeSiteStandsByCategoryMealsFirst() {
    let book = BookPlanner.plan(.everything, site: site())
    #expect(
      outline(book.value) == [
        "<Breakfast>: Overnight oats", "<Dinner>: Leek soup, Lentil soup", "<others>: Vegetable stock",
      ])
    #expect(book.diagnostics == [])
    #expect(book.value?.title == "Our kitchen" && book.value?.language == "en")
  }

  @Test func aTagBringsWhatItsRecipesNeed() {
    let book = BookPlanner.plan(.tagged("Vegan"), site: site()).value
    #expect(outline(book) == ["<Dinner>: Lentil soup", "<basics>: Vegetable stock"])
    #expect(book?.title == "Vegan")
  }

  @Test func aCategoryIsOneChapter() {
    let book = BookPlanner.plan(.category("dinner"), title: "Evenings", site: site()).value
    #expect(outline(book) == ["<Dinner>: Leek soup, Lentil soup", "<basics>: Vegetable stock"])
    #expect(book?.title == "Evenings")
  }

  @Test(arguments: [
    (BookChoice.tagged("suop"), "error book-group: no recipe has the tag “suop” (did you mean “soup”?)"),
    (.category("Diner"), "error book-group: no recipe has the category “Diner” (did you mean “Dinner”?)"),
  ])
  func unknownGroupsAreErrors(choice: BookChoice, message: String) {
    let book = BookPlanner.plan(choice, site: site())
    #expect(book.value == nil && book.diagnostics.map(inWords) == [message])
  }

  @Test func aSiteWithoutRecipesMakesNoBook() {
    let book = BookPlanner.plan(.everything, site: site([]))
    #expect(book.value == nil && book.diagnostics.map(\.identifier) == ["book-empty"])
  }

  @Test func everyRecipeOfTheBookStandsInItOnce() {
    for choice in [BookChoice.everything, .tagged("soup"), .category("Breakfast")] {
      let recipes = BookPlanner.plan(choice, site: site()).value?.recipes ?? []
      #expect(!recipes.isEmpty && Set(recipes).count == recipes.count)
    }
  }

  // MARK: Indexes and tables

  @Test func indexesFollowTheOrderOfTheBookAndLeaveStaplesOut() throws {
    let inputs = BookPlanner.Inputs(staples: ["salt"])
    let site = site()
    let book = try #require(BookPlanner.plan(.everything, site: site, inputs: inputs).value)
    let entries = book.ingredients.map { entry in
      "\(entry.name): " + entry.recipes.map { site.recipes[$0].summary.title }.joined(separator: ", ")
    }
    #expect(entries.contains("leek: Leek soup, Vegetable stock"))
    #expect(!entries.contains { $0.hasPrefix("salt") })
    #expect(book.tags.map(\.name) == ["oats", "soup", "vegan"])
    #expect(book.tags.flatMap(\.recipes).allSatisfy(book.recipes.contains))
  }

  @Test func anIndexLeadsOnlyToRecipesOfTheBook() throws {
    let book = try #require(BookPlanner.plan(.category("Breakfast"), site: site()).value)
    #expect(book.ingredients.map(\.name) == ["rolled oats"] && book.tags.map(\.name) == ["oats"])
  }

  @Test func onlySubstitutionsOfTheBooksFoodsAreListedAndAtMostTwo() throws {
    func way(_ missing: String, _ instead: String) -> Substitution {
      Substitution(
        missing: .init(food: missing, quantity: .one), parts: [.init(food: instead, quantity: .one)], effect: "Works.")
    }
    let table = SubstitutionTable(
      [way("leek", "onion"), way("egg", "banana")] + ["a", "b", "c", "d"].map { way("whole milk", $0) })
    let book = BookPlanner.plan(
      .everything, site: site(), inputs: BookPlanner.Inputs(substitutions: table))
    let substitutions = try #require(book.value).substitutions
    #expect(substitutions.map(\.food) == ["leek", "whole milk"])
    #expect(substitutions.last?.ways.map(\.parts[0].food) == ["a", "b"])
  }

  @Test func tablesHoldExactMeasuresAndTheFoodsOfTheBook() throws {
    let conversions = try #require(BookPlanner.plan(.everything, site: site()).value).conversions
    let cup = try #require(conversions.volumes.first { $0.amount == .init(.one, .cup) })
    #expect(cup.metric == .init(Rational(473_176_473, 2_000_000) ?? .zero, .millilitre))
    let pound = try #require(conversions.weights.first { $0.amount == .init(.one, .pound) })
    #expect(pound.metric == .init(Rational(45_359_237, 100_000) ?? .zero, .gram))
    #expect(conversions.oven.map(\.celsius).sorted { $0 < $1 } == conversions.oven.map(\.celsius))
    let oats = try #require(conversions.cups.first { $0.food == "rolled oats" })
    #expect(oats.grams > Rational(70) && oats.grams < Rational(110))
    #expect(!conversions.cups.contains { $0.food == "sugar" })
  }

  @Test func nutritionIsOfAServingOrOfHundredGrams() throws {
    let site = site()
    let rows = try #require(BookPlanner.plan(.everything, site: site).value).nutrition
    let bases = Dictionary(uniqueKeysWithValues: rows.map { (site.recipes[$0.recipe].summary.title, $0.basis) })
    #expect(bases["Lentil soup"] == .serving && bases["Vegetable stock"] == .hundredGrams)
    #expect(rows.allSatisfy { ($0.figures == nil) == ($0.status == .incomplete) })
  }
}
