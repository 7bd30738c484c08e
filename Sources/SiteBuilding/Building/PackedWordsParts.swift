internal import Fingerprints
internal import SearchIndexing
internal import SiteStorage

/// The words of some texts as bytes, in parts: those of a large site are long.
///
/// What they go with, the words from some number on, then the texts: key and numbers, as they are packed.
struct PackedWordsParts: Sequence {
  private static let textsInPart = 4096

  /// Says what gave the words before, and who found them out.
  let head: Fingerprint
  let words: PackedWords
  /// The first word that is written.
  let first: Int
  /// Of texts that are there.
  let keys: [Int]

  func makeIterator() -> AnyIterator<[UInt8]> {
    var start = -1
    return AnyIterator {
      defer { start = start < 0 ? 0 : start + Self.textsInPart }
      return start < 0
        ? vocabulary : start < keys.count ? texts(start..<Swift.min(start + Self.textsInPart, keys.count)) : nil
    }
  }

  private var vocabulary: [UInt8] {
    var writer = BinaryWriter()
    writer.append(head)
    writer.append(count: words.wordCount - first)
    for word in first..<words.wordCount { writer.append(text: words.word(word)) }
    writer.append(count: keys.count)
    return writer.bytes
  }

  private func texts(_ range: Range<Int>) -> [UInt8] {
    var writer = BinaryWriter(reservingCapacity: range.count * 160)
    for key in keys[range] {
      writer.append(word: UInt64(bitPattern: Int64(key)))
      writer.append(blob: words.packed(key))
    }
    return writer.bytes
  }
}

extension PackedWords {
  /// Adds what `PackedWordsParts` has written; the words before are there.
  ///
  /// - Returns: the keys of the texts; `nil` for another head, or where a text is none.
  mutating func add(decoding bytes: ArraySlice<UInt8>, head: Fingerprint) throws(BinaryFormatError) -> [Int]? {
    var reader = BinaryReader(bytes)
    guard try reader.fingerprint() == head else { return nil }
    for _ in 0..<(try reader.count()) { add(word: try reader.text()) }
    let count = try reader.count(elementsOfAtLeast: 9)
    var keys: [Int] = []
    keys.reserveCapacity(count)
    for _ in 0..<count {
      let key = Int(Int64(bitPattern: try reader.word()))
      guard add(packed: try reader.blob(), as: key) else { return nil }
      keys.append(key)
    }
    return keys
  }
}
