import KitchenUnits
import Quantities
import ShoppingLists
import TestSupport
import Testing

@Suite struct MergePropertyTests {
  private static let foods = ["flour", "eggs", "milk", "onions", "butter", "zauberwurz", "olive oil", "Zwiebeln"]
  private static let units = ["", "g ", "kg ", "ml ", "l ", "cup ", "tbsp ", "tsp ", "oz ", "lb ", "can ", "bunch "]
  private static let numbers = ["1", "2", "3", "1/2", "1/3", "2 3/4", "0.25", "7", "1-2", "150"]

  private func needs(_ generator: inout SeededGenerator, count: Int) -> [ShoppingNeed] {
    (0..<count).map { _ in
      let text = generator.pick(Self.numbers) + " " + generator.pick(Self.units) + generator.pick(Self.foods)
      return Kitchen.ingredient(text, of: generator.pick(["A", "B", "C"]))
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func theOrderOfNeedsDoesNotMatter(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let needs = needs(&generator, count: 12)
    #expect(Kitchen.list(needs) == Kitchen.list(needs.shuffled(using: &generator)))
  }

  /// Of every way of measuring, what is needed is what is bought and what was taken from the pantry.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func whatIsNeededIsBoughtOrThere(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let needs = needs(&generator, count: 10)
    let stock = self.needs(&generator, count: 4).map { ShoppingStock($0, .pantry) }
    let list = Kitchen.list(needs, stock: stock)
    for item in list.items + list.covered {
      var sums: [BuyQuantity.Way: Rational] = [:]
      for part in item.shares.flatMap(\.quantities) {
        sums[part.way] = (sums[part.way] ?? .zero).adding(part.value)
      }
      for part in item.quantities + item.deductions.flatMap(\.quantities) {
        sums[part.way] = (sums[part.way] ?? .zero).subtracting(part.value)
      }
      #expect(sums.values.allSatisfy { $0.isZero }, "\(item.name)")
    }
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func twiceTheNeedsAreTwiceTheAmounts(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let needs = needs(&generator, count: 8)
    let (once, twice) = (Kitchen.list(needs), Kitchen.list(needs + needs))
    #expect(once.items.map(\.name) == twice.items.map(\.name))
    for (one, two) in zip(once.items, twice.items) {
      #expect(one.quantities.map { $0.value.multiplied(by: 2) } == two.quantities.map { $0.value })
    }
  }
}
