import Quantities
import Testing

@Suite struct AmountTests {
  private func half() throws -> Rational { try #require(Rational(1, 2)) }

  @Test func multipliesAnExactAmountAndKeepsItsUnit() throws {
    let amount = Amount(.exact(try half()), unit: "cup", isApproximate: true)
    #expect(amount.multiplied(by: 3) == Amount(.exact(try #require(Rational(3, 2))), unit: "cup", isApproximate: true))
  }

  @Test func multipliesBothBoundsOfARange() throws {
    let range = Amount(.range(Rational(5), Rational(6)), unit: "g", plainUnit: "-6 g")
    let doubled = try #require(range.multiplied(by: 2))
    #expect(doubled.measure == .range(Rational(10), Rational(12)))
    #expect(doubled.unit == "g")
    #expect(doubled.plainUnit == nil, "what a plain reader saw was the old upper bound")
    #expect(range.exchangeUnit == "-6 g")
    #expect(doubled.exchangeUnit == "-12 g")
    #expect(Amount(.range(.one, Rational(2))).exchangeUnit == "-2")
    #expect(Amount(.exact(.one), unit: "g").exchangeUnit == "g")
  }

  @Test func leavesWordsAsTheyAre() {
    let pinch = Amount(.unmeasured, unit: "a pinch")
    #expect(pinch.multiplied(by: 4) == pinch)
  }

  @Test func givesNothingWhereANumberDoesNotFit() {
    #expect(Amount(Rational(Int.max)).multiplied(by: 2) == nil)
    #expect(Amount(.range(.one, Rational(Int.max))).multiplied(by: 2) == nil)
  }

  @Test func countsTheLowerBoundForExchangeAndTheUpperForShopping() throws {
    let range = Amount(.range(Rational(5), Rational(6)))
    #expect(range.factor == Rational(5))
    #expect(range.upperBound == Rational(6))
    let exact = Amount(try half())
    #expect(try exact.factor == half() && exact.upperBound == half())
    #expect(Amount(.unmeasured, unit: "some").factor == nil)
    #expect(Amount(.unmeasured, unit: "some").upperBound == nil)
  }
}

extension Amount {
  fileprivate func multiplied(by count: Int) -> Amount? { multiplied(by: Rational(count)) }
}
