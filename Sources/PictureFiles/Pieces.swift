/// Parts of a new file, in order: ranges of the old file and a few bytes written anew.
struct Pieces {
  enum Piece {
    case copied(Range<Int>)
    case written([UInt8])
  }

  private(set) var list: [Piece] = []

  /// How many bytes the pieces have together.
  private(set) var count = 0

  mutating func copy(_ range: Range<Int>) {
    count += range.count
    if case .copied(let last)? = list.last, last.upperBound == range.lowerBound {
      list[list.count - 1] = .copied(last.lowerBound..<range.upperBound)
    } else {
      list.append(.copied(range))
    }
  }

  mutating func write(_ bytes: [UInt8]) {
    count += bytes.count
    list.append(.written(bytes))
  }

  mutating func append(_ other: Pieces) {
    count += other.count
    list += other.list
  }
}
