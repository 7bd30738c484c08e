import Cookbook
import Quantities
import Testing

@testable import PageRendering

@Suite struct CardContentTests {
  private func content(_ units: [String?], title: String = "Soup") -> CardContent {
    var recipe = Recipe(title: title)
    recipe.ingredients = units.map { unit in
      Ingredient(amount: unit.map { Amount(Rational(250), unit: $0) }, name: "flour")
    }
    return CardContent(recipe, amounts: AmountText(decimalSign: "."))
  }

  @Test func amountsTakeAsMuchRoomAsTheLongest() {
    let short = content(["g"]).amountWidth
    let long = content(["g", "cup"]).amountWidth
    #expect(20 < short && short < long && long < 52)
    #expect(content(["g"]).amountIndent == short + 5)
  }

  @Test func aVeryLongAmountDoesNotCount() {
    #expect(content(["g", "heaped tablespoons"]).amountWidth == content(["g"]).amountWidth)
    #expect(content(["heaped tablespoons"]).amountWidth == 52)
  }

  @Test func withoutAmountsNamesBeginAtTheEdge() {
    #expect(content([nil]).amountWidth == 0 && content([nil]).amountIndent == 0)
    #expect(CardContent.text(ofEm: 42) == "4.2" && CardContent.text(ofEm: 0) == "0.0")
  }

  @Test(
    "the first letter decides the direction",
    arguments: [("Soup", false), ("שקשוקה", true), ("🍲 حساء", true), ("12 × שקשוקה", true), ("42", false)])
  func findsTheDirection(title: String, isRightToLeft: Bool) {
    #expect(content(["g"], title: title).isRightToLeft == isRightToLeft)
  }
}
