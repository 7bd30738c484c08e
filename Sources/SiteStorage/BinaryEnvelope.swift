import Fingerprints

/// The frame of every binary file in the cache folder: magic, version, checksum, body.
///
/// | bytes | content |
/// |---|---|
/// | 8 | magic, ASCII |
/// | 8 | format version |
/// | 16 | XXH3-128 of the body |
/// | rest | body |
struct BinaryEnvelope {
  enum Content: Equatable {
    case body(ArraySlice<UInt8>)
    /// Another version of the program wrote it.
    case otherVersion
    /// Not ours, cut off, or changed.
    case damaged
  }

  let magic: StaticString
  let version: UInt64

  static let headerLength = 32

  func wrap(_ body: [UInt8]) -> [UInt8] { header(of: Fingerprint(of: body)) + body }

  /// What stands before a body that is too long to be held in one piece.
  func header(of checksum: Fingerprint) -> [UInt8] {
    var writer = BinaryWriter(reservingCapacity: BinaryEnvelope.headerLength)
    magic.withUTF8Buffer { for byte in $0 { writer.append(byte: byte) } }
    writer.append(word: version)
    writer.append(checksum)
    return writer.bytes
  }

  func open(_ bytes: [UInt8]) -> Content {
    var reader = BinaryReader(bytes)
    do throws(BinaryFormatError) {
      let found = try reader.slice(8)
      guard magic.withUTF8Buffer({ found.elementsEqual($0) }) else { return .damaged }
      guard try reader.word() == version else { return .otherVersion }
      let checksum = try reader.fingerprint()
      let body = bytes[BinaryEnvelope.headerLength...]
      return Fingerprint(of: body) == checksum ? .body(body) : .damaged
    } catch {
      return .damaged
    }
  }
}
