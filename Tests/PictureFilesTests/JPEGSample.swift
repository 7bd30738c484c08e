/// A JPEG file put together from segments. The tables and the scan are not a real picture; nobody decodes them here.
enum JPEGSample {
  static func segment(_ marker: UInt8, _ payload: [UInt8]) -> [UInt8] {
    [0xFF, marker] + bigEndian(payload.count + 2, 2) + payload
  }

  static let start: [UInt8] = [0xFF, 0xD8]
  static let end: [UInt8] = [0xFF, 0xD9]
  static let jfif = segment(0xE0, ascii("JFIF\0") + [1, 2, 1, 0, 72, 0, 72, 0, 0])
  static let profile = segment(0xE2, ascii("ICC_PROFILE\0") + [1, 1] + ascii("colours"))
  static let adobe = segment(0xEE, ascii("Adobe") + [0, 100, 0, 0, 0, 0, 1])
  static let quantisation = segment(0xDB, [0] + Array(1...64))
  static let huffman = segment(0xC4, [0] + [UInt8](repeating: 0, count: 16))

  /// The data holds a stuffed FF, two restart markers and fill bytes in front of the second.
  static let scan =
    segment(0xDA, [1, 1, 0, 0, 63, 0]) + [0x12, 0xFF, 0x00, 0x34, 0xFF, 0xD0, 0x56, 0xFF, 0xFF, 0xD1, 0x78]

  static func frame(_ width: Int, _ height: Int, marker: UInt8 = 0xC0) -> [UInt8] {
    segment(marker, [8] + bigEndian(height, 2) + bigEndian(width, 2) + [1, 1, 0x11, 0])
  }

  static func exif(_ block: [UInt8]) -> [UInt8] { segment(0xE1, ascii("Exif\0\0") + block) }

  /// Tables, frame and scan: what has to come through untouched.
  static let picture = quantisation + frame(40, 30) + huffman + scan

  static let clean = start + jfif + profile + adobe + picture + end
}
