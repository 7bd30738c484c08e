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

    /// How many bytes it has in the archive.
    public var packedSize: Int { packed.count }
  }

  /// One file that cannot be had, though the archive names it.
  public struct Refusal: Sendable, Hashable {
    /// As the archive says; empty where it is about the whole archive.
    public let name: String
    /// Lowercase, in one line.
    public let reason: String
  }

  /// In the order of the archive's directory; folders are left out, and two files may bear one name.
  public let entries: [Entry]
  /// What is damaged, encrypted or leads out of the archive, which takes nothing from the other files.
  public let refused: [Refusal]
  private let bytes: [UInt8]

  /// The most files an archive may hold.
  public static let entryLimit = 20_000

  /// An archive that is cut off, or whose directory is damaged, has the files that stand whole in it.
  ///
  /// - Throws: `unreadable` with what is wrong, where there is no file to be had.
  public init(_ bytes: [UInt8]) throws(CompressionError) {
    self.bytes = bytes
    let directory = try ZipDirectory(bytes)
    entries = directory.entries
    refused = directory.refused
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
}
