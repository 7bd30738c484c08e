import Quantities
import RecipeQueries
import Testing

@Suite struct PanChangeTests {
  @Test(
    "the factor is the ratio of the areas",
    arguments: [
      ("24 cm -> 20 cm", "25/36"), ("20cm->24cm", "36/25"), ("8 inch -> 9 inch", "81/64"),
      ("9-inch to 8-inch", "64/81"),
      ("square 20 cm -> square 30 cm", "9/4"), ("20x30 cm -> 40 x 30 cm", "2"), ("20x30 cm → 30 × 40 cm", "2"),
      ("round 24 cm -> square 24 cm", "1273/1000"), ("square 24 cm -> 24 cm", "157/200"), ("10 inch -> 25.4 cm", "1"),
      ("24 -> 20 cm", "25/36"), ("quadratisch 20 cm -> 20 cm rund", "157/200"), ("240 mm -> 24 cm", "1"),
    ])
  func findsTheFactor(text: String, factor: String) throws {
    #expect(try #require(PanChange(text)).factor == (try rational(factor)))
  }

  @Test(
    "anything else is no change of tins",
    arguments: [
      "", "24 cm", "24 cm -> ", "24 -> 20", "24 cm -> 20 cm -> 18 cm", "24 g -> 20 g", "0 cm -> 20 cm", "big -> small",
    ])
  func refuses(text: String) {
    #expect(PanChange(text) == nil)
  }
}
