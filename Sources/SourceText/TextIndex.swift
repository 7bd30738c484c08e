internal import Synchronization

/// Where the lines of a text start, and how many characters stand before each kilobyte of it.
///
/// Made when somebody first asks for a position, so that a thousand problems of one file, or of one line of it, cost one
/// walk through the text and not a thousand.
final class TextIndex: Sendable {
  struct Tables: Sendable {
    /// Byte offsets at which lines start, the first at 0.
    var lines = [0]
    /// Characters before each block of `TextIndex.block` bytes.
    var characters: [Int] = []
  }

  static let block = 1024

  private let made = Mutex<Tables?>(nil)

  func tables(of bytes: [UInt8]) -> Tables {
    made.withLock { made in
      if let made { return made }
      let tables = Self.make(bytes)
      made = tables
      return tables
    }
  }

  private static func make(_ bytes: [UInt8]) -> Tables {
    var tables = Tables()
    tables.characters.reserveCapacity(bytes.count / block + 1)
    var count = 0
    for (index, byte) in bytes.enumerated() {
      if index % block == 0 { tables.characters.append(count) }
      if byte & 0xC0 != 0x80 { count += 1 }
      let next = index + 1
      if byte == 0x0A || (byte == 0x0D && !(next < bytes.count && bytes[next] == 0x0A)) { tables.lines.append(next) }
    }
    return tables
  }
}

extension TextIndex.Tables {
  /// The number of the line a byte stands in, counted from 0.
  func line(ofByte offset: Int) -> Int {
    var (low, high) = (0, lines.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lines[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// How many characters start before a byte offset.
  func characters(before offset: Int, in bytes: [UInt8]) -> Int {
    let known = min(offset / TextIndex.block, characters.count - 1)
    guard known >= 0 else { return 0 }
    return bytes[(known * TextIndex.block)..<offset].reduce(characters[known]) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
  }

  /// The last block before which no more characters start than these, as a byte offset.
  func block(beforeCharacter count: Int) -> Int {
    var (low, high) = (0, characters.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if characters[middle] <= count { low = middle } else { high = middle }
    }
    return low * TextIndex.block
  }
}
