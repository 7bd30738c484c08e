import SourceText

/// The bytes of a file that are YAML, with libyaml's character counts turned into byte offsets.
struct YAMLText {
  let bytes: [UInt8]
  /// Where the YAML stands in the file, without a byte order mark.
  let range: Range<Int>
  /// The last place asked for: marks come nearly in order, so that all of them together cost one walk.
  private var character = 0
  private var offset: Int

  init(_ file: SourceFile, range: Range<Int>?) {
    bytes = file.bytes
    let whole = 0..<file.bytes.count
    var part = (range ?? whole).clamped(to: whole)
    let mark = SourceFile.byteOrderMark
    if part.lowerBound == 0, file.bytes[part].starts(with: mark) { part = mark.count..<part.upperBound }
    self.range = part
    offset = part.lowerBound
  }

  /// The byte offset in the file of a character counted from the start of the YAML; at most the end of the YAML.
  mutating func offset(ofCharacter target: Int) -> Int {
    if target < character { (character, offset) = (0, range.lowerBound) }
    while character < target, offset < range.upperBound {
      offset += 1
      while offset < range.upperBound, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      character += 1
    }
    return offset
  }

  mutating func offsets(_ characters: Range<Int>) -> Range<Int> {
    let start = offset(ofCharacter: characters.lowerBound)
    return start..<offset(ofCharacter: characters.upperBound)
  }

  func byte(at offset: Int) -> UInt8? {
    offset < range.upperBound ? bytes[offset] : nil
  }

  /// The bytes from an offset to the end of its line.
  func line(from start: Int) -> Range<Int> {
    var end = start
    while end < range.upperBound, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    return start..<end
  }

  /// What stands at a byte offset, in the words of a message.
  func found(at offset: Int) -> (description: String, range: Range<Int>) {
    guard offset < range.upperBound else { return ("the end of the text", offset..<offset) }
    var end = offset + 1
    while end < range.upperBound, bytes[end] & 0xC0 == 0x80 { end += 1 }
    let character = offset..<end
    switch bytes[offset] {
    case 0x0A, 0x0D: return ("the end of the line", character)
    case 0x09: return ("a tab", character)
    default: return ("“\(String(decoding: bytes[character], as: UTF8.self))”", character)
    }
  }
}
