import Cookbook
import KitchenUnits
import Quantities
import RecipeQueries
import Testing

/// Packs say what they hold, and sticks of butter are packs.
@Suite struct PackSizeTests {
  @Test(
    "the size of a pack stays while its number is multiplied, and is that of the cook's own shops",
    arguments: [
      ("*1 gallon bag* of scraps", 3, MeasurementSystem.asWritten, "*3 × 1 gallon bag* of scraps"),
      ("*15 oz can* beans", 1, .metric, "*425 g can* beans"),
      ("*15 oz can* beans", 3, .metric, "*3 × 425 g can* beans"),
      ("*14.5 oz* can tomatoes", 2, .metric, "*2 × 410 g* can tomatoes"),
      ("*1 15-oz can* beans", 3, .asWritten, "*3 15-oz cans* beans"),
      ("*1 15-oz can* beans", 3, .metric, "*3 425-g cans* beans"),
      ("*1 (15 oz) can* beans", 2, .metric, "*2 (425 g) cans* beans"),
      ("*1 package (8 oz)* cream cheese", 2, .metric, "*2 packages (225 g)* cream cheese"),
      ("*1 package* tofu", 3, .asWritten, "*3 packages* tofu"),
      ("*400 g tin* lentils", 1, .us, "*14 oz tin* lentils"),
      ("*400 g tin* lentils", 2, .metric, "*2 × 400 g tin* lentils"),
    ])
  func sizesStay(line: String, factor: Int, system: MeasurementSystem, shown: String) throws {
    #expect(try adjusted(line, factor, system) == shown)
  }

  @Test(
    "sticks of butter are weighed where no shop has them",
    arguments: [
      ("*2 sticks* butter", 1, MeasurementSystem.metric, "*≈ 225 g* butter"),
      ("*½ stick* margarine, soft", 2, .metric, "*≈ 115 g* margarine, soft"),
      ("*2 sticks* unsalted butter", 1, .imperial, "*8 oz* unsalted butter"),
      ("*2 sticks* butter", 2, .us, "*4 sticks* butter"),
      ("*2 sticks* celery", 1, .metric, "*2 sticks* celery"),
      ("*1 stick* cinnamon", 1, .imperial, "*1 stick* cinnamon"),
    ])
  func sticksAreWeighed(line: String, factor: Int, system: MeasurementSystem, shown: String) throws {
    #expect(try adjusted(line, factor, system) == shown)
  }

  private func adjusted(_ line: String, _ factor: Int, _ system: MeasurementSystem) throws -> String {
    let adjustment = RecipeAdjustment(
      factor: Rational(factor), system: system, language: "en", decimalSign: ".", precision: .readable)
    let result = try #require(adjustment.adjust(try recipe("# R\n\n---\n\n- \(line)\n"))).recipe.allIngredients[0]
    let amount = result.amount.map { AmountText(decimalSign: ".", space: " ").text($0) } ?? ""
    return "*\(amount)* \(result.name)"
  }
}
