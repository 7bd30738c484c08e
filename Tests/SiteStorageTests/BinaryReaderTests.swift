import Fingerprints
import Testing

@testable import SiteStorage

@Suite struct BinaryReaderTests {
  @Test func readsWhatTheWriterWrote() throws {
    var writer = BinaryWriter()
    writer.append(byte: 7)
    writer.append(flag: true)
    writer.append(word: 0x0102_0304_0506_0708)
    for number in [0, -1, 63, -64, 64, .max, .min] { writer.append(integer: number) }
    writer.append(text: "crème")
    writer.append(blob: [1, 2, 3])
    writer.append(Fingerprint(high: 1, low: 2))
    var reader = BinaryReader(writer.bytes)
    #expect(try reader.byte() == 7)
    #expect(try reader.flag())
    #expect(try reader.word() == 0x0102_0304_0506_0708)
    for number in [0, -1, 63, -64, 64, .max, .min] { #expect(try reader.integer() == number) }
    #expect(try reader.text() == "crème")
    #expect(try reader.blob() == [1, 2, 3])
    #expect(try reader.fingerprint() == Fingerprint(high: 1, low: 2))
    #expect(reader.isAtEnd)
  }

  @Test(
    "varints and their bytes",
    arguments: [
      (0, [0]), (127, [127]), (128, [0x80, 1]), (300, [0xAC, 2]),
      (UInt64.max, [255, 255, 255, 255, 255, 255, 255, 255, 255, 1]),
    ] as [(UInt64, [UInt8])])
  func writesVarintsAsLEB128(value: UInt64, bytes: [UInt8]) throws {
    var writer = BinaryWriter()
    writer.append(varint: value)
    #expect(writer.bytes == bytes)
    var reader = BinaryReader(bytes)
    #expect(try reader.varint() == value)
  }

  @Test(
    "varints that are too long or cut off",
    arguments: [
      [255, 255, 255, 255, 255, 255, 255, 255, 255, 2], Array(repeating: 0x80, count: 11), [0x80], [],
    ] as [[UInt8]])
  func refusesAVarint(bytes: [UInt8]) {
    var reader = BinaryReader(bytes)
    #expect(throws: BinaryFormatError.self) { try reader.varint() }
  }

  @Test func refusesALengthBeyondTheEnd() {
    var reader = BinaryReader([200, 1, 65])
    #expect(throws: BinaryFormatError(offset: 2)) { try reader.blob() }
  }

  @Test func refusesACountThatCannotFit() {
    var reader = BinaryReader([10] + [UInt8](repeating: 0, count: 99))
    #expect(throws: BinaryFormatError.self) { try reader.count(elementsOfAtLeast: 10) }
  }

  @Test func refusesTextThatIsNotUTF8AndFlagsThatAreNoFlags() {
    var text = BinaryReader([1, 0xFF])
    #expect(throws: BinaryFormatError.self) { try text.text() }
    var flag = BinaryReader([2])
    #expect(throws: BinaryFormatError.self) { try flag.flag() }
  }

  @Test func countsOffsetsFromTheStartOfASlice() {
    var reader = BinaryReader([9, 9, 1][2...])
    #expect(throws: BinaryFormatError(offset: 0)) { try reader.word() }
    #expect(reader.remaining == 1)
  }
}
