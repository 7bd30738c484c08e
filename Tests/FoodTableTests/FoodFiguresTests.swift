import FoodTable
import Foods
import KitchenUnits
import Testing

@Suite struct FoodFiguresTests {
  private var foods: [Food] { FoodTable.builtIn.foods }

  @Test func noFoodHoldsMoreThanItself() {
    for food in foods {
      guard let figures = food.figures else { continue }
      let sum = (figures.protein ?? 0) + (figures.carbohydrate ?? 0) + (figures.fat ?? 0)
      #expect(sum <= 102_000, "\(food.name): \(sum)")
      #expect((figures.energy ?? 0) <= 902_000, "\(food.name)")
      if let carbohydrate = figures.carbohydrate {
        // Sugar is measured, carbohydrate what is left of 100 g: the two may miss each other.
        #expect((figures.sugar ?? 0) <= carbohydrate * 110 / 100 + 1000, "\(food.name): sugar")
        #expect((figures.fibre ?? 0) <= carbohydrate * 110 / 100 + 1000, "\(food.name): fibre")
      }
    }
  }

  /// Energy by the factors 4, 4 and 9, with 2 for fibre, is near the energy stated; alcohol has 7 kcal a gram, and what
  /// is hardly digested (spices, bran, cocoa, sweeteners, acids) less than the factors say.
  @Test func energyFollowsFromNutrients() {
    var strange: [String] = []
    for food in foods where !Self.exceptions.contains(food.name) {
      guard let figures = food.figures, let energy = figures.energy, let protein = figures.protein,
        let carbohydrate = figures.carbohydrate, let fat = figures.fat
      else { continue }
      let computed = 4 * protein + 4 * carbohydrate + 9 * fat - 2 * (figures.fibre ?? 0)
      let gap = abs(energy - computed)
      if gap > max(25_000, energy * 15 / 100) {
        strange.append("\(food.name): \(energy / 1000), not \(computed / 1000)")
      }
    }
    #expect(strange == [])
  }

  /// Foods of one kind that people count by the piece have a weight for it.
  @Test(
    "what is counted by the piece has a weight",
    arguments: [
      "egg", "onion", "lemon", "lime", "orange", "apple", "banana", "tomato", "potato", "carrot", "avocado",
      "courgette",
      "aubergine", "red bell pepper", "cucumber", "flour tortilla", "corn tortilla", "chicken breast", "shallot",
      "spring onion", "peach", "pear", "sweet potato", "mango", "kiwi", "egg white", "egg yolk", "sausage", "bagel",
      "pita bread", "leek", "beetroot", "red onion", "cherry tomato", "date", "fig", "red chilli",
    ])
  func pieceHasWeight(name: String) throws {
    let food = try #require(FoodTable.builtIn.food(named: name), "\(name)")
    #expect(food.weights.contains { $0.unit == .piece && $0.form == nil }, "\(name)")
  }

  static let exceptions: Set<String> = []
}
