/// How the lines of a file end.
public enum LineEnding: Sendable {
  case feed
  case carriageReturnAndFeed

  /// That of the first line; `feed` where there is only one.
  public init(of bytes: some Collection<UInt8>) {
    var last: UInt8 = 0
    for byte in bytes {
      if byte == 0x0A { break }
      last = byte
    }
    self = last == 0x0D && bytes.contains(0x0A) ? .carriageReturnAndFeed : .feed
  }

  /// The bytes with every line ended like this; a carriage return that ends no line stays. Of several before a line feed, which
  /// programs leave that turned the ends of lines twice, none stays, so that applying it again changes nothing.
  public func applied(to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 16)
    for byte in bytes {
      if byte == 0x0A {
        while result.last == 0x0D { result.removeLast() }
        if self == .carriageReturnAndFeed { result.append(0x0D) }
      }
      result.append(byte)
    }
    return result
  }
}
