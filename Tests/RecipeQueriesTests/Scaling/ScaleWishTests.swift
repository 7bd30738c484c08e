import Quantities
import RecipeQueries
import SourceText
import Testing

@Suite struct ScaleWishTests {
  private let bread = "# Bread\n\n**1 loaf, 780 g**\n\n---\n\n- flour\n"

  @Test func scalesByPeople() throws {
    let entry = try entry("# Soup\n\n**1,7 l, 4 personnes**\n\n---\n\n- water\n")
    #expect(ScaleWish.servings(Rational(6)).factor(for: entry).value == Rational(3, 2))
  }

  @Test("of a range of people the larger number is one recipe, however they are asked for")
  func countsTheLargerNumberOfPeople() throws {
    let soup = try entry("# Soup\n\n**4-6 servings**\n\n---\n\n- water\n")
    #expect(ScaleWish.servings(Rational(6)).factor(for: soup).value == .one)
    #expect(ScaleWish.yield(try amount("6 servings")).factor(for: soup).value == .one)
    #expect(ScaleWish.yield(try amount("9 people")).factor(for: soup).value == Rational(3, 2))
  }

  @Test func scalesByYieldAndFactor() throws {
    #expect(ScaleWish.yield(try amount("1.56 kg")).factor(for: try entry(bread)).value == Rational(2))
    #expect(ScaleWish.factor(Rational(3)).factor(for: try entry(bread)).value == Rational(3))
  }

  @Test func namesTheYieldsThereAre() throws {
    let servings = ScaleWish.servings(Rational(6)).factor(for: try entry(bread))
    #expect(servings.value == .some(nil))
    #expect(servings.diagnostics.map(\.identifier) == ["scale-servings"])
    #expect(
      servings.diagnostics.map(\.message) == ["no yield of “Bread” counts servings: it yields “1 loaf” and “780 g”"])
    let yield = ScaleWish.yield(try amount("2 jars")).factor(for: try entry("# Jam\n\n---\n\n- fruit\n"))
    #expect(yield.diagnostics.map(\.identifier) == ["scale-yield"])
    #expect(yield.diagnostics.map(\.message) == ["no yield of “Jam” is counted in “jars”: it states none"])
    #expect(yield.diagnostics.map(\.hint) == ["multiply it, as in --multiply 2"])
  }

  @Test func saysWhenTheFactorDoesNotFit() throws {
    let entry = try entry("# Salt\n\n**1/3 mg, 1/3 servings**\n\n---\n\n- salt\n")
    let yield = ScaleWish.yield(Amount(Rational(Int.max), unit: "kg")).factor(for: entry)
    #expect(yield.diagnostics.map(\.identifier) == ["scale-overflow"])
    #expect(
      ScaleWish.servings(Rational(Int.max)).factor(for: entry).diagnostics.map(\.identifier) == ["scale-overflow"])
  }
}
