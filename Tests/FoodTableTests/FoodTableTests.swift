import Foods
import KitchenUnits
import SourceText
import Testing

@testable import FoodTable

@Suite struct FoodTableTests {
  private var book: FoodBook { FoodTable.builtIn }

  @Test func isWhatItsFilesSay() throws {
    let read = FoodFileReader.read(try TableFiles.all())
    #expect(read.diagnostics.isEmpty)
    #expect(read.value.matches.isEmpty)
    #expect(book.foods.count == read.value.foods.count)
    // Names alone: a food that differs, written out with all it has, fills a disk.
    let others = zip(book.foods, read.value.foods).filter { $0 != $1 }.map(\.1.name)
    #expect(others.isEmpty, "the compact table is older than its files: \(others.prefix(5).joined(separator: ", "))")
  }

  @Test func theCompactFormIsOfTheBookItGives() {
    #expect(book.compact == FoodTable.compact.withUTF8Buffer { Array($0) })
  }

  @Test func coversAKitchen() {
    #expect(book.foods.count >= 1400)
    for language in FoodLanguage.allCases where language != .en {
      let named = book.foods.count { !$0.names(in: language).isEmpty }
      #expect(named * 100 >= book.foods.count * 95, "\(language.code): \(named)")
    }
  }

  @Test("every food finds itself by each of its names", arguments: FoodLanguage.allCases)
  func everyFoodFindsItself(language: FoodLanguage) {
    let matcher = FoodMatcher(book)
    var strays: [String] = []
    for (index, food) in book.foods.enumerated() {
      for name in food.names(in: language) {
        let match = matcher.match(name, language: language.code)
        if match?.index != index || match?.confidence != .exact { strays.append("\(name) of \(food.name)") }
      }
    }
    #expect(strays == [])
  }

  @Test func everyFoodIsComplete() {
    for food in book.foods {
      #expect(food.category != .uncategorised, "\(food.name)")
      #expect((food.figures == nil) == (food.source == nil), "\(food.name)")
      #expect(food.contains.intersection(food.mayContain).isEmpty, "\(food.name)")
      #expect(food.weights.allSatisfy { $0.milligrams > 0 }, "\(food.name)")
      #expect(food.base != food.name)
      if food.origin == .none { #expect(food.figures == nil && food.contains.isEmpty, "\(food.name)") }
    }
  }

  @Test func originsAgreeWithAllergens() {
    for food in book.foods where food.origin == .vegan {
      for allergen in [Allergen.milk, .eggs, .fish, .crustaceans, .molluscs] {
        #expect(!food.contains.contains(AllergenSet(allergen)), "\(food.name): \(allergen)")
      }
    }
    for food in book.foods where food.origin == .vegetarian {
      for allergen in [Allergen.fish, .crustaceans, .molluscs] {
        #expect(!food.contains.contains(AllergenSet(allergen)), "\(food.name): \(allergen)")
      }
    }
  }
}
