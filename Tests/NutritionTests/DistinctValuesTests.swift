import Testing

@testable import Nutrition

struct DistinctValuesTests {
  @Test func keepsTheOrderAndWhatWasThereAtFirst() {
    var values = DistinctValues(["salt", "oil", "salt"])
    for name in ["oil", "krill", "salt", "krill", "agar"] { values.append(name) }
    #expect(values.values == ["salt", "oil", "salt", "krill", "agar"])
  }

  /// Names of ten thousand ingredients that nobody knows: each would be compared with all before it.
  @Test func comparesEachValueWithFewOthers() {
    let counter = Comparisons()
    var values = DistinctValues<Name>()
    for round in 1...2 {
      for number in 0..<10_000 { values.append(Name(number: number, counter: counter)) }
      #expect(values.values.count == 10_000, "round \(round)")
    }
    #expect(counter.count < 100_000)
  }
}

private final class Comparisons {
  var count = 0
}

private struct Name: Hashable {
  let number: Int
  let counter: Comparisons

  static func == (one: Name, other: Name) -> Bool {
    one.counter.count += 1
    return one.number == other.number
  }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
