import KitchenUnits
import Quantities
import Testing

/// A number as the tests write it: `3`, `1/3`, `2.5`, `1+1/2`.
func rational(_ text: String) throws -> Rational {
  try text.split(separator: "+").reduce(Rational.zero) { sum, part in
    let parts = part.split(separator: "/").map(String.init)
    let numerator = try #require(Rational(decimal: parts[0]))
    let denominator = try #require(parts.count > 1 ? Rational(decimal: parts[1]) : .one)
    return try #require(numerator.divided(by: denominator).flatMap(sum.adding))
  }
}

/// An amount as the tests write it: `3 gram`, `1/2-2/3 cup`.
func unitAmount(_ text: String) throws -> UnitAmount {
  let words = text.split(separator: " ").map(String.init)
  let unit = try #require(KitchenUnit.allCases.first { "\($0)" == words[1] })
  let numbers = try words[0].split(separator: "-").map { try rational(String($0)) }
  return UnitAmount(numbers.count == 1 ? .exact(numbers[0]) : .range(numbers[0], numbers[1]), unit)
}

/// The generator of Steele, Lea and Flood (SplitMix64): the same numbers in every run.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
