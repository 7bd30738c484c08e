/// How many phrases begin and how they end, so that bytes near none of them are told without a look-up of each.
///
/// Of every beginning and of every end of a phrase one bit is set, at the place of its hash: what is no edge has its bit
/// set in one case of eight, what is one always. Bytes are hashed one after the other, from the front for beginnings, from
/// the back for ends, so that the hash of a longer edge follows from that of a shorter one.
///
/// A class, since every word that is looked at holds one.
public final class PhraseEdges: Sendable {
  private let beginnings: [UInt64]
  private let ends: [UInt64]
  private let mask: UInt32

  /// The hash of no bytes: FNV-1a, 32 bits, as ``WordHash`` has it.
  public static let none: UInt32 = 2_166_136_261

  public init(of tables: [WordTable]) {
    let words = tables.flatMap { table in (0..<table.count).map(table.word) }
    var bits = 1 << 12
    let wanted = words.reduce(0) { $0 + $1.count } * 4
    while bits < wanted { bits *= 2 }
    var beginnings = [UInt64](repeating: 0, count: bits / 64)
    var ends = beginnings
    let mask = UInt32(truncatingIfNeeded: bits - 1)
    for word in words {
      Self.set(&beginnings, Self.none, mask)
      Self.set(&ends, Self.none, mask)
      var hash = Self.none
      for byte in word {
        hash = Self.hash(hash, byte)
        Self.set(&beginnings, hash, mask)
      }
      hash = Self.none
      for byte in word.reversed() {
        hash = Self.hash(hash, byte)
        Self.set(&ends, hash, mask)
      }
    }
    self.beginnings = beginnings
    self.ends = ends
    self.mask = mask
  }

  /// The hash of an edge that has one byte more.
  public static func hash(_ hash: UInt32, _ byte: UInt8) -> UInt32 { (hash ^ UInt32(byte)) &* 16_777_619 }

  /// Whether a phrase may begin with the bytes of a hash.
  public func mayBegin(_ hash: UInt32) -> Bool { Self.has(beginnings, hash, mask) }

  /// Whether a phrase may end with the bytes of a hash that was made from the back.
  public func mayEnd(_ hash: UInt32) -> Bool { Self.has(ends, hash, mask) }

  private static func place(_ hash: UInt32, _ mask: UInt32) -> Int { Int((hash ^ hash >> 15) & mask) }

  private static func has(_ bits: [UInt64], _ hash: UInt32, _ mask: UInt32) -> Bool {
    let place = place(hash, mask)
    return bits[place >> 6] & 1 << UInt64(place & 63) != 0
  }

  private static func set(_ bits: inout [UInt64], _ hash: UInt32, _ mask: UInt32) {
    let place = place(hash, mask)
    bits[place >> 6] |= 1 << UInt64(place & 63)
  }
}
