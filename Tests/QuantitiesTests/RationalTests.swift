import Quantities
import TestSupport
import Testing

@Suite struct RationalTests {
  private func rational(_ numerator: Int, _ denominator: Int = 1) throws -> Rational {
    try #require(Rational(numerator, denominator))
  }

  @Test(
    "is kept in lowest terms with a positive denominator",
    arguments: [
      (2, 4, 1, 2), (-2, 4, -1, 2), (2, -4, -1, 2), (-2, -4, 1, 2), (0, -7, 0, 1), (6, 3, 2, 1),
      (Int.min, 2, Int.min / 2, 1), (Int.max, Int.max, 1, 1), (Int.min, Int.min, 1, 1),
    ])
  func reduces(numerator: Int, denominator: Int, top: Int, bottom: Int) throws {
    let value = try rational(numerator, denominator)
    #expect(value.numerator == top)
    #expect(value.denominator == bottom)
  }

  @Test func hasNoZeroDenominator() {
    #expect(Rational(1, 0) == nil)
    #expect(Rational(0, 0) == nil)
  }

  @Test func cannotHoldWhatDoesNotFit() {
    #expect(Rational(1, Int.min) == nil)
    #expect(Rational(Int.min, -1) == nil)
  }

  @Test func threeThirdsAreOne() throws {
    #expect(try rational(1, 3).multiplied(by: 3) == .one)
    #expect(try rational(1, 3).adding(rational(1, 6)) == rational(1, 2))
    #expect(try rational(1, 2).subtracting(rational(3, 4)) == rational(-1, 4))
    #expect(try rational(3, 4).divided(by: rational(3, 8)) == Rational(2))
  }

  @Test func givesNothingWhereTheResultDoesNotFit() throws {
    let most = Rational(Int.max)
    let least = Rational(Int.min)
    #expect(most.adding(.one) == nil)
    #expect(least.adding(least) == nil)
    #expect(least.subtracting(.one) == nil)
    #expect(most.multiplied(by: 2) == nil)
    #expect(least.negated == nil)
    #expect(least.divided(by: Rational(-1)) == nil)
    #expect(try rational(1, Int.max).multiplied(by: rational(1, 2)) == nil)
  }

  @Test func roundsWhatNeedsLongerFractions() throws {
    // Thirds of cups of which each is as many cups: 473176473/2000000 over and over.
    let cup = try rational(473_176_473, 2_000_000)
    var value = try rational(1, 3)
    var exact = 1.0 / 3
    for step in 1...40 {
      value = try #require(
        (step % 2 == 0 ? value.divided(by: cup) : value.multiplied(by: cup))?.divided(by: rational(7, 9)))
      exact = (step % 2 == 0 ? exact / 236.5882365 : exact * 236.5882365) * 9 / 7
      #expect(abs(value.approximateDouble / exact - 1) < 1e-12, "\(step)")
    }
    let tiny = try #require(rational(1, Int.max).adding(rational(1, Int.max - 1)))
    #expect(abs(tiny.approximateDouble * Double(Int.max) - 2) < 1e-12)
  }

  @Test func findsBackToShortFractionsAfterRounding() throws {
    let litre = Rational(1000)
    let share = try #require(litre.multiplied(by: rational(473_176_473, 2_000_000_007)))
    let more = try #require(share.adding(rational(1, 999_999_999_989)))
    let rest = try #require(litre.subtracting(share)?.subtracting(rational(1, 999_999_999_989)))
    #expect(more.adding(rest) == litre)
  }

  @Test func staysExactAtTheEdge() throws {
    let most = Rational(Int.max)
    #expect(most.subtracting(.one)?.adding(.one) == most)
    #expect(most.multiplied(by: try rational(1, Int.max)) == .one)
    #expect(Rational(Int.min).subtracting(Rational(Int.min)) == .zero)
  }

  @Test func dividesByAnythingButZero() {
    #expect(Rational.one.divided(by: .zero) == nil)
    #expect(Rational.zero.divided(by: .one) == .zero)
  }

  @Test func comparesWithoutRounding() throws {
    #expect(try rational(1, 3) < rational(33_333_333_334, 100_000_000_000))
    #expect(try rational(Int.max - 1, Int.max) < .one)
    #expect(try rational(-1, 2) < rational(-1, 3))
    #expect(Rational(Int.min) < Rational(Int.max))
  }

  @Test func knowsItsKind() throws {
    #expect(Rational(-3).isInteger && Rational(-3).isNegative && !Rational(-3).isZero)
    #expect(try !rational(1, 2).isInteger)
    #expect(Rational.zero.isZero && !Rational.zero.isNegative)
    #expect(try rational(-5, 4).approximateDouble == -1.25)
  }

  // MARK: Laws, over numbers of every size

  private static func sample(using generator: inout SeededGenerator) -> Rational {
    let limit = generator.pick([10, 1000, 1_000_000, 2_000_000_000])
    let numerator = Int.random(in: -limit...limit, using: &generator)
    return Rational(numerator, Int.random(in: 1...limit, using: &generator)) ?? .one
  }

  /// Equal, or where numbers were too long for 64 bits equal as far as a rounded one is, beside what was added to it.
  private static func isSame(_ left: Rational, _ right: Rational, beside other: Rational = .one) -> Bool {
    guard let difference = left.subtracting(right)?.approximateDouble else { return false }
    let size = max(abs(left.approximateDouble), abs(other.approximateDouble))
    return left == right || abs(difference) <= size * 1e-12
  }

  @Test func addingDoesNotDependOnTheOrder() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<2000 {
      let (a, b) = (Self.sample(using: &generator), Self.sample(using: &generator))
      #expect(a.adding(b) == b.adding(a), "\(a) + \(b)")
      #expect(a.multiplied(by: b) == b.multiplied(by: a), "\(a) × \(b)")
    }
  }

  @Test func addingDoesNotDependOnTheGrouping() {
    var generator = SeededGenerator(seed: 2)
    var compared = 0
    for _ in 0..<2000 {
      let (a, b, c) = (Self.sample(using: &generator), Self.sample(using: &generator), Self.sample(using: &generator))
      guard let left = a.adding(b)?.adding(c), let right = b.adding(c).flatMap(a.adding) else { continue }
      compared += 1
      #expect(Self.isSame(left, right), "\(a) + \(b) + \(c)")
    }
    #expect(compared > 1000)
  }

  @Test func subtractingUndoesAdding() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let (a, b) = (Self.sample(using: &generator), Self.sample(using: &generator))
      guard let sum = a.adding(b), let back = sum.subtracting(b) else { continue }
      #expect(Self.isSame(back, a, beside: b), "\(a) + \(b) − \(b)")
    }
  }

  @Test func dividingUndoesMultiplying() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<2000 {
      let (a, b) = (Self.sample(using: &generator), Self.sample(using: &generator))
      guard !b.isZero, let product = a.multiplied(by: b), let back = product.divided(by: b) else { continue }
      #expect(Self.isSame(back, a), "\(a) × \(b) ÷ \(b)")
    }
  }

  @Test func multiplyingSpreadsOverASum() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<2000 {
      let (a, b, c) = (Self.sample(using: &generator), Self.sample(using: &generator), Self.sample(using: &generator))
      guard let left = b.adding(c).flatMap(a.multiplied(by:)), let first = a.multiplied(by: b),
        let second = a.multiplied(by: c), let right = first.adding(second)
      else { continue }
      #expect(Self.isSame(left, right, beside: first), "\(a) × (\(b) + \(c))")
    }
  }

  @Test func orderAgreesWithSubtraction() {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<2000 {
      let (a, b) = (Self.sample(using: &generator), Self.sample(using: &generator))
      guard let difference = a.subtracting(b) else { continue }
      #expect((a < b) == difference.isNegative, "\(a) < \(b)")
    }
  }
}

@Suite struct WholeNumberTests {
  @Test(
    "rounds down, up and to the nearest, halves up",
    arguments: [
      (7, 2, 3, 4, 4), (-7, 2, -4, -3, -3), (1, 3, 0, 1, 0), (-1, 3, -1, 0, 0), (5, 1, 5, 5, 5), (-2, 3, -1, 0, -1),
      (.max, 1, .max, .max, .max), (1, .max, 0, 1, 0), (.max, 2, .max / 2, .max / 2 + 1, .max / 2 + 1),
      (-.max, (1 << 62) + 1, -2, -1, -2),
    ])
  func rounds(numerator: Int, denominator: Int, down: Int, up: Int, nearest: Int) throws {
    let value = try #require(Rational(numerator, denominator))
    #expect([value.roundedDown, value.roundedUp, value.roundedToNearest] == [down, up, nearest])
  }
}
