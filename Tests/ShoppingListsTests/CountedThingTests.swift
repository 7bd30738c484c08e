import KitchenUnits
import Quantities
import ShoppingLists
import SourceText
import Testing

/// What a number alone counts, on lists of the command and in what pages carry.
@Suite struct CountedThingTests {
  @Test(
    "a number alone counts the part that the name ends in",
    arguments: [
      (["12 egg halves", "1 egg"], ["eggs (12, needed: 7)"]),
      (["8 peach halves"], ["peaches (4)"]),
      (["4 cabbage leaves"], ["cabbage (1)"]),
      (["6 bread slices", "2 slices bread"], ["bread (1 loaf, needed: 8 slices)"]),
      (["2 cheese slices", "1 slice cheese"], ["cheese (3 slices)"]),
      (["4 chicken breast halves"], ["chicken breast halves (4)"]),
      (["4 bagel halves"], ["bagels (4, needed: 2)"]),
      (["1 bag mixed salad leaves"], ["mixed salad leaves (1 bag)"]),
      (["3 bay leaves"], ["bay leaves – check you have it"]),
      (["80 of butter"], ["butter"]),
      (["1 large piece of butter"], ["butter"]), (["2 butter"], ["butter (1 × 500 g packet)"]),
    ])
  func countsParts(needs: [String], lines: [String]) { #expect(Kitchen.bought(needs) == lines) }

  @Test func aDozenIsWhatSomebodyWroteHoweverOftenItIsMade() {
    let kitchen = Kitchen(["butter.md": ["80 of butter"], "eggs.md": ["3 butter"]])
    func list(_ path: String, times factor: Int) -> [String] {
      Kitchen.lines(Kitchen.shopping(kitchen.needs(path, times: Rational(factor, 8) ?? .one).value))
    }
    #expect(list("butter.md", times: 1) == ["butter"])
    #expect(list("eggs.md", times: 40) == ["butter: 8 × 500 g packets"])
  }

  @Test func whatSomebodyWroteForTheShopCountsPacks() {
    let list = Kitchen.shopping([Kitchen.need("12 butter", .list)])
    #expect(Kitchen.lines(list) == ["butter: 6 × 500 g packets"])
  }

  @Test(
    "pages carry the same",
    arguments: [
      ("12 egg halves", "egg", ["c31 6"], false), ("80 of butter", "butter", [], true),
      ("2 butter", "butter", ["c31 2"], false),
      ("4 cabbage leaves", "cabbage", ["c\(KitchenUnit.leaf.rawValue) 4"], false),
    ])
  func pagesCarryTheSame(line: String, name: String, quantities: [String], isVague: Bool) throws {
    let assignment = ItemAssignment(Kitchen.naming, language: "en", packs: Kitchen.packs())
    let need = try #require(PackedNeed(Kitchen.ingredient(line), by: assignment))
    #expect(need.name.text == name && need.isVague == isVague)
    #expect(need.quantities.map { "\($0.way) \($0.value.numerator)" } == quantities)
  }
}
