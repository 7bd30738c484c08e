internal import SearchIndexing
internal import SiteStorage

/// The words of some texts as bytes, in parts: those of a large site are long.
///
/// The words that these texts have, then the texts: key, how many words, and the step from the number of one to the next.
struct PackedWordsParts: Sequence {
  private static let textsInPart = 4096

  private let words: PackedWords
  private let keys: [Int]
  /// By its number, the number that each word gets: it counts those before it that some of the texts have.
  private let kept: [Int]
  private let names: [String]

  init(_ words: PackedWords, _ keys: [Int]) {
    self.words = words
    self.keys = keys
    var isUsed = [Bool](repeating: false, count: words.vocabulary.count)
    for key in keys { for number in words.numbers(of: key) { isUsed[number] = true } }
    var next = 0
    kept = isUsed.map { isUsed in
      defer { if isUsed { next += 1 } }
      return next
    }
    names = zip(words.vocabulary, isUsed).filter(\.1).map(\.0)
  }

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
    writer.append(count: names.count)
    for name in names { writer.append(text: name) }
    writer.append(count: keys.count)
    return writer.bytes
  }

  private func texts(_ range: Range<Int>) -> [UInt8] {
    var writer = BinaryWriter(reservingCapacity: range.count * 160)
    for key in keys[range] {
      let numbers = words.numbers(of: key)
      writer.append(word: UInt64(bitPattern: Int64(key)))
      writer.append(count: numbers.count)
      var next = 0
      for number in numbers {
        writer.append(count: kept[number] - next)
        next = kept[number] + 1
      }
    }
    return writer.bytes
  }
}

extension PackedWords {
  /// Adds what `PackedWordsParts` has written.
  mutating func add(decoding bytes: ArraySlice<UInt8>) throws(BinaryFormatError) {
    var reader = BinaryReader(bytes)
    var numbers: [Int] = []
    for _ in 0..<(try reader.count()) { numbers.append(number(of: try reader.text())) }
    for _ in 0..<(try reader.count()) {
      let key = Int(Int64(bitPattern: try reader.word()))
      var (next, own) = (0, [Int]())
      for _ in 0..<(try reader.count()) {
        let step = try reader.varint()
        guard step < numbers.count - next else { return }
        next += Int(step) + 1
        own.append(numbers[next - 1])
      }
      add(numbers: own, as: key)
    }
  }
}
