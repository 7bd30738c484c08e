/// Reads a ZIP archive in memory, distrustfully: nothing is written anywhere, names that lead out of a folder are refused,
/// and nothing unpacks to more than its limit.
///
/// Source: PKWARE, APPNOTE.TXT 6.3.3 §4.3. Neither ZIP64 nor encryption is read.
public struct ZipArchive: Sendable {
  /// One file of the archive.
  public struct Entry: Sendable, Hashable {
    /// Relative, with `/` between its parts.
    public let name: String
    let method: Int
    let packed: Range<Int>
    let checksum: UInt32
  }

  /// In the order of the archive's directory; folders are left out.
  public let entries: [Entry]
  private let bytes: [UInt8]

  /// The most files an archive may hold.
  public static let entryLimit = 20_000

  /// - Throws: `unreadable` with what is wrong.
  public init(_ bytes: [UInt8]) throws(CompressionError) {
    self.bytes = bytes
    guard let end = Self.end(of: bytes) else { throw .unreadable("it has no directory of its files") }
    let count = Self.number(bytes, end + 10, 2)
    guard count <= Self.entryLimit else { throw .unreadable("it has more than \(Self.entryLimit) files") }
    var place = Self.number(bytes, end + 16, 4)
    var entries: [Entry] = []
    var names: Set<String> = []
    for _ in 0..<count {
      guard place + 46 <= bytes.count, Self.number(bytes, place, 4) == 0x0201_4B50 else {
        throw .unreadable("its directory is damaged")
      }
      let length = Self.number(bytes, place + 28, 2)
      let entry = try Self.entry(at: place, nameLength: length, of: bytes)
      if let entry {
        guard names.insert(entry.name).inserted else { throw .unreadable("it holds “\(entry.name)” twice") }
        entries.append(entry)
      }
      place += 46 + length + Self.number(bytes, place + 30, 2) + Self.number(bytes, place + 32, 2)
    }
    self.entries = entries
  }

  /// The bytes of a file.
  ///
  /// - Parameter limit: the most that may come out.
  public func contents(of entry: Entry, limit: Int) throws(CompressionError) -> [UInt8] {
    let packed = bytes[entry.packed]
    switch entry.method {
    case 0:
      guard packed.count <= limit else { throw .unreadable("“\(entry.name)” has more than \(limit) bytes") }
      return try checked(Array(packed), entry)
    case 8:
      return try checked(try Inflate.expanded(packed, frame: .none, limit: limit), entry)
    default: throw .unreadable("“\(entry.name)” is packed with method \(entry.method), which is not read")
    }
  }

  private func checked(_ contents: [UInt8], _ entry: Entry) throws(CompressionError) -> [UInt8] {
    guard Deflate.checksum(of: contents) == entry.checksum else {
      throw .unreadable("“\(entry.name)” is damaged: its checksum differs")
    }
    return contents
  }

  // MARK: Directory

  /// Where the record stands that ends the archive; a comment of up to 65,535 bytes may follow it.
  private static func end(of bytes: [UInt8]) -> Int? {
    guard bytes.count >= 22 else { return nil }
    let first = max(0, bytes.count - 22 - 65_535)
    return stride(from: bytes.count - 22, through: first, by: -1).first { number(bytes, $0, 4) == 0x0605_4B50 }
  }

  /// `nil` for a folder.
  private static func entry(at place: Int, nameLength: Int, of bytes: [UInt8]) throws(CompressionError) -> Entry? {
    guard place + 46 + nameLength <= bytes.count else { throw .unreadable("its directory is damaged") }
    let name = String(decoding: bytes[(place + 46)..<(place + 46 + nameLength)], as: UTF8.self)
    guard isHarmless(name) else { throw .unreadable("the name “\(name)” leads out of the archive") }
    if name.hasSuffix("/") { return nil }
    guard number(bytes, place + 8, 2) & 1 == 0 else { throw .unreadable("“\(name)” is encrypted") }
    let local = number(bytes, place + 42, 4)
    guard local + 30 <= bytes.count, number(bytes, local, 4) == 0x0403_4B50 else {
      throw .unreadable("“\(name)” is not where the directory says")
    }
    let start = local + 30 + number(bytes, local + 26, 2) + number(bytes, local + 28, 2)
    let size = number(bytes, place + 20, 4)
    guard start + size <= bytes.count else { throw .unreadable("“\(name)” is cut off") }
    return Entry(
      name: name, method: number(bytes, place + 10, 2), packed: start..<(start + size),
      checksum: UInt32(number(bytes, place + 16, 4)))
  }

  private static func isHarmless(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix("/") && !name.contains("\\") && !name.contains("\0")
      && !name.split(separator: "/").contains("..")
  }

  private static func number(_ bytes: [UInt8], _ place: Int, _ count: Int) -> Int {
    (0..<count).reversed().reduce(0) { $0 << 8 | Int(bytes[place + $1]) }
  }
}
