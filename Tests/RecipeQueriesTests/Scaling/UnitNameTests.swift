import Quantities
import RecipeQueries
import SourceText
import Testing

@Suite struct UnitNameTests {
  @Test(
    "units that differ in case, number or language of the eaters are one unit",
    arguments: [
      ("Ball", "balls"), ("loaf", "loaves"), ("berry", "berries"), ("Topf", "Töpfe"), ("Glas", "Gläser"),
      ("ración", "raciones"), ("gâteau", "gateaux"), ("servings", "Portionen"), ("people", "personnes"), ("EL", "el."),
      ("Kuchen", "kuchen"), ("Dose", "Dosen"),
    ])
  func findsTheSameUnit(first: String, second: String) {
    #expect(UnitName.ratio(of: first, to: second) == .one)
    #expect(UnitName.ratio(of: second, to: first) == .one)
  }

  @Test(
    "units of one kind convert exactly",
    arguments: [
      ("kg", "g", "1000"), ("g", "kg", "1/1000"), ("mg", "g", "1/1000"), ("l", "ml", "1000"), ("cl", "ml", "10"),
      ("dl", "Liter", "1/10"), ("Gramm", "g", "1"), ("tbsp", "tsp", "3"), ("pint", "cup", "2"), ("lb", "oz", "16"),
      ("EL", "TL", "3"), ("gs", "g", "1"),
    ])
  func convertsMetricUnits(first: String, second: String, ratio: String) throws {
    #expect(UnitName.ratio(of: first, to: second) == (try rational(ratio)))
  }

  @Test(
    "other units do not convert",
    arguments: [
      ("g", "ml"), ("cup", "g"), ("clove", "bulb"), ("ball", "balloon"), ("jar", "jam"),
    ])
  func keepsOtherUnitsApart(first: String, second: String) {
    #expect(UnitName.ratio(of: first, to: second) == nil)
  }
}
