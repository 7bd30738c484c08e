import FoodTable
import Foods
import IngredientLines
import KitchenUnits
import Nutrition
import Quantities
import Testing

struct HouseholdWeightTests {
  /// Shopping joins pieces and grams by the weight that nutrition counts with, or the two would disagree on one carrot.
  ///
  /// Cans and jars apart, which are bought with the liquid that is poured off.
  @Test func oneIsWhatNutritionCountsWith() {
    for food in FoodTable.builtIn.foods {
      for unit in KitchenUnit.allCases where unit.dimension == .count && unit != .can && unit != .jar {
        let amount = LineAmount(.exact(.one), unit: unit == .piece ? nil : unit)
        let eaten = GramPathFinder.mass(of: IngredientLine(amounts: [amount], name: ""), food: food).milligrams
        guard let weight = HouseholdWeight(ofOne: unit, of: food), let eaten else { continue }
        let bought = Rational(eaten).divided(by: Rational(food.edible ?? 1000))
        // Rounded to a milligram by nutrition.
        #expect(abs((bought?.approximateDouble ?? 0) - weight.grams.approximateDouble) < 0.01, "\(food.name), \(unit)")
      }
    }
  }

  @Test func theWeightOfASizeThatATableIsCitedForIsCited() throws {
    let typical = Food.Weight(unit: .piece, milligrams: 50_000, source: nil)
    let large = Food.Weight(unit: .piece, form: "large", milligrams: 50_000, source: SampleFoods.table)
    let medium = Food.Weight(unit: .piece, form: "medium", milligrams: 44_000, source: SampleFoods.table)
    let egg = try #require(
      HouseholdWeight(ofOne: .piece, of: SampleFoods.food("egg", [typical, large] as [Food.Weight])))
    #expect(egg.isCited)
    #expect(egg.grams == Rational(50))
    let other = try #require(HouseholdWeight(ofOne: .piece, of: SampleFoods.food("egg", [typical, medium])))
    #expect(!other.isCited)
    #expect(other.grams == Rational(50))
  }
}
