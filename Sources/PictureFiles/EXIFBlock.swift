/// The first directory of an EXIF block, which is a little TIFF file (TIFF 6.0, section 2).
struct EXIFBlock {
  /// What JPEG writes in front of the block in APP1 (EXIF 2.32, 4.7.2); some WebP files carry it too.
  static let jpegPrefix = Array("Exif\0\0".utf8)

  private let bytes: [UInt8]
  private let range: Range<Int>
  private let isBigEndian: Bool
  private let directory: Int

  /// `nil` when there is no TIFF header or its first directory lies outside the block.
  init?(_ bytes: [UInt8], in range: Range<Int>) {
    var cursor = ByteCursor(bytes, in: range)
    guard let mark = cursor.bigEndian(2), mark == 0x4D4D || mark == 0x4949 else { return nil }
    let isBigEndian = mark == 0x4D4D
    func number(_ count: Int) -> Int? { isBigEndian ? cursor.bigEndian(count) : cursor.littleEndian(count) }
    guard number(2) == 42, let directory = number(4), directory <= range.count else { return nil }
    self.bytes = bytes
    self.range = range
    self.isBigEndian = isBigEndian
    self.directory = range.lowerBound + directory
  }

  /// The value of tag 0x0112, when it is there as one SHORT (type 3).
  var orientation: UInt8? {
    var cursor = ByteCursor(bytes, in: directory..<range.upperBound)
    guard let count = number(2, &cursor) else { return nil }
    for _ in 0..<count {
      guard let tag = number(2, &cursor), let type = number(2, &cursor), let values = number(4, &cursor),
        let value = number(2, &cursor), cursor.take(2) != nil
      else { return nil }
      if tag == 0x0112 { return type == 3 && values == 1 ? UInt8(exactly: value) : nil }
    }
    return nil
  }

  private func number(_ count: Int, _ cursor: inout ByteCursor) -> Int? {
    isBigEndian ? cursor.bigEndian(count) : cursor.littleEndian(count)
  }
}
