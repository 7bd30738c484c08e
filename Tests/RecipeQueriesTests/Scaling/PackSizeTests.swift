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

  @Test(
    "so they are in steps",
    arguments: [
      ("Melt 1 stick of the butter.", 1, MeasurementSystem.metric, "Melt ≈ 115 g of the butter."),
      ("Melt 1 stick of the butter.", 2, .imperial, "Melt 8 oz of the butter."),
      ("Melt 1 stick of the butter.", 2, .us, "Melt 2 sticks of the butter."),
      ("Dice 2 sticks celery.", 1, .metric, "Dice 2 sticks celery."),
      ("Add 2 (15 oz) cans beans.", 1, .metric, "Add 2 (425 g) cans beans."),
      ("Add the 15-ounce can of beans.", 2, .metric, "Add the 425-g can of beans."),
      ("Add a 12 oz. package of noodles.", 1, .metric, "Add a 340 g package of noodles."),
      ("Add a (15 oz/425 g) can of beans.", 1, .metric, "Add a (15 oz/425 g) can of beans."),
      ("Add a 400 g tin of beans.", 2, .us, "Add a 14 oz tin of beans."),
      ("Add 12 oz. Package it well.", 1, .metric, "Add ≈ 340 g. Package it well."),
      ("Add 2 (15 oz) cans beans.", 2, .metric, "Add 4 (425 g) cans beans."),
      ("Add 2 cans (15 oz) beans.", 2, .metric, "Add 4 cans (425 g) beans."),
      ("Add 1 cup (240 ml) milk.", 2, .asWritten, "Add 2 cups (480 ml) milk."),
      ("Add 2 cups (480 ml) of the milk.", 2, .asWritten, "Add 4 cups (960 ml) of the milk."),
      ("Add 1 cup/240 ml milk.", 2, .asWritten, "Add 2 cups/480 ml milk."),
      ("Add 1/2 stick (4 tablespoons) butter.", 2, .asWritten, "Add 1 stick (½ cup) butter."),
    ])
  func stepsSaySo(step: String, factor: Int, system: MeasurementSystem, shown: String) throws {
    let adjustment = RecipeAdjustment(
      factor: Rational(factor), system: system, language: "en", decimalSign: ".", precision: .readable)
    let text =
      "# R\n\n---\n\n- *2 sticks* butter\n- *3 sticks* celery\n- *3 cans* beans\n- *2 cups (480 ml)* milk\n\n---\n\n\(step)\n"
    let result = try #require(adjustment.adjust(try recipe(text)))
    #expect(result.recipe.instructions?.split(separator: "\n").joined() == shown)
    #expect(result.unscaled.filter { $0 != "12 oz" } == [])
  }

  private func adjusted(_ line: String, _ factor: Int, _ system: MeasurementSystem) throws -> String {
    let adjustment = RecipeAdjustment(
      factor: Rational(factor), system: system, language: "en", decimalSign: ".", precision: .readable)
    let result = try #require(adjustment.adjust(try recipe("# R\n\n---\n\n- \(line)\n"))).recipe.allIngredients[0]
    let amount = result.amount.map { AmountText(decimalSign: ".", space: " ").text($0) } ?? ""
    return "*\(amount)* \(result.name)"
  }
}
