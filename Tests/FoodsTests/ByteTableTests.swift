import Testing

@testable import Foods

@Suite struct ByteTableTests {
  @Test func findsWhatWasAdded() {
    var table = ByteTable()
    let keys = (0..<5000).map { Array("key \($0 * 7919 % 5000)".utf8) }
    for (number, key) in keys.enumerated() { #expect(table.insert(key) == number) }
    for (number, key) in keys.enumerated() {
      #expect(table.number(of: key, in: 0..<key.count) == number)
      #expect(table.key(number) == key)
    }
    #expect(table.insert(keys[17]) == 17)
    #expect(table.number(of: Array("key".utf8), in: 0..<3) == nil)
    #expect(table.count == 5000)
  }

  @Test func takesOverKeysThatWereHashedBefore() {
    var table = ByteTable(minimumCapacity: 3)
    for key in ["egg", "milk", "rye"] { _ = table.insert(Array(key.utf8)) }
    var adopted = ByteTable(minimumCapacity: 3, adopting: "eggmilkrye")
    let places = [0..<3, 3..<7, 7..<10]
    for (slot, number) in table.inSlotOrder { adopted.place(places[number], inSlot: slot) }
    for key in ["egg", "milk", "rye"] {
      let number = adopted.number(of: Array(key.utf8), in: 0..<key.utf8.count)
      #expect(number.map(adopted.key) == Array(key.utf8))
    }
    let new = adopted.insert(Array("oat".utf8))
    #expect(adopted.key(new) == Array("oat".utf8))
  }
}
