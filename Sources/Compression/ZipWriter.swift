/// Writes a ZIP archive into memory.
///
/// ```swift
/// var zip = ZipWriter()
/// try zip.add("mimetype", Array("application/epub+zip".utf8), method: .stored)
/// try zip.add("notes.txt", bytes)
/// let archive = try zip.finish()
/// ```
///
/// Files stand in the order they are added, without extra fields, with the same date each (1980-01-01, the first the
/// format knows) and the rights 0644: the same files give the same bytes. At most 65,535 files and 4 GiB, since ZIP64 is
/// not written.
///
/// Source: PKWARE, APPNOTE.TXT 6.3.3, which ISO/IEC 21320-1 narrows down to what is used here.
public struct ZipWriter: Sendable {
  /// How a file is kept.
  public enum Method: Sendable {
    /// As it is.
    case stored
    /// Compressed where that makes it smaller, else as it is.
    case deflated
  }

  private var bytes: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  public init() {}

  /// Adds a file.
  ///
  /// - Parameter name: its path with `/`, relative and unlike the others'; the caller sees to that.
  public mutating func add(
    _ name: String, _ contents: [UInt8], method: Method = .deflated
  ) throws(CompressionError) {
    let packed = method == .deflated ? try Deflate.compressed(contents) : contents
    let isSmaller = packed.count < contents.count
    let kept = isSmaller ? packed : contents
    let offset = bytes.count
    guard count < Self.limit, offset + kept.count <= Int(UInt32.max) - (1 << 17),
      contents.count < Int(UInt32.max), name.utf8.count < 65536
    else { throw .tooLarge }
    let facts = Self.facts(of: contents, kept: kept.count, isDeflated: isSmaller, name: name)

    append(UInt32(0x0403_4B50), to: &bytes)
    bytes += facts
    bytes += name.utf8
    bytes += kept

    append(UInt32(0x0201_4B50), to: &directory)
    // Made by version 2.0 on Unix, so that the rights below count.
    append(UInt16(3 << 8 | 20), to: &directory)
    directory += facts
    // No comment, first disk, no internal attributes.
    directory += [UInt8](repeating: 0, count: 6)
    append(UInt32(0o100644) << 16, to: &directory)
    append(UInt32(offset), to: &directory)
    directory += name.utf8
    count += 1
  }

  /// The archive.
  public consuming func finish() throws(CompressionError) -> [UInt8] {
    guard bytes.count + directory.count < Int(UInt32.max) else { throw .tooLarge }
    let start = bytes.count
    let size = directory.count
    bytes += directory
    append(UInt32(0x0605_4B50), to: &bytes)
    append(UInt32(0), to: &bytes)
    append(UInt16(count), to: &bytes)
    append(UInt16(count), to: &bytes)
    append(UInt32(size), to: &bytes)
    append(UInt32(start), to: &bytes)
    append(UInt16(0), to: &bytes)
    return bytes
  }

  private static let limit = 65535

  /// What a local header and an entry of the directory say alike, from “version needed” to the length of extra fields.
  private static func facts(of contents: [UInt8], kept: Int, isDeflated: Bool, name: String) -> [UInt8] {
    var facts: [UInt8] = []
    // Version 2.0 knows deflate; 1.0 is enough without.
    append(UInt16(isDeflated ? 20 : 10), to: &facts)
    // Bit 11: the name is UTF-8.
    append(UInt16(name.utf8.allSatisfy { $0 < 0x80 } ? 0 : 1 << 11), to: &facts)
    append(UInt16(isDeflated ? 8 : 0), to: &facts)
    append(UInt16(0), to: &facts)
    append(UInt16(1 << 5 | 1), to: &facts)
    append(Deflate.checksum(of: contents), to: &facts)
    append(UInt32(kept), to: &facts)
    append(UInt32(contents.count), to: &facts)
    append(UInt16(name.utf8.count), to: &facts)
    append(UInt16(0), to: &facts)
    return facts
  }
}

/// Numbers stand with their lowest byte first.
private func append<Number: FixedWidthInteger>(_ number: Number, to bytes: inout [UInt8]) {
  withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
}
