/// Keys one behind the other in the bytes they take: a text of a megabyte has a hundred thousand words.
struct KeyList: RandomAccessCollection, Sendable {
  private var bytes: [UInt8] = []
  /// Where each key ends.
  private var ends: [UInt32] = []

  var startIndex: Int { 0 }
  var endIndex: Int { ends.count }

  subscript(index: Int) -> ArraySlice<UInt8> {
    bytes[(index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])]
  }

  mutating func append(_ key: some Collection<UInt8>) {
    bytes.append(contentsOf: key)
    ends.append(UInt32(bytes.count))
  }

  /// The numbers of all keys in the order of their bytes.
  var order: [Int] { indices.sorted { self[$0].lexicographicallyPrecedes(self[$1]) } }

  /// - Parameter order: numbers of keys.
  func arranged(in order: [Int]) -> KeyList {
    var list = KeyList()
    list.bytes.reserveCapacity(bytes.count)
    list.ends.reserveCapacity(order.count)
    for number in order { list.append(self[number]) }
    return list
  }
}
