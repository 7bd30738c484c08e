/// GIF files put together from blocks; the picture is one pixel.
enum GIFSample {
  static func screen(_ width: Int, _ height: Int) -> [UInt8] {
    ascii("GIF89a") + littleEndian(width, 2) + littleEndian(height, 2) + [0x80, 0, 0] + [0, 0, 0, 255, 255, 255]
  }

  static let control: [UInt8] = [0x21, 0xF9, 4, 0, 10, 0, 0, 0]
  static let image: [UInt8] = [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4C, 0x01, 0]
  static let end: [UInt8] = [0x3B]

  static func application(_ name: String, _ data: [UInt8]) -> [UInt8] {
    [0x21, 0xFF, 11] + ascii(name) + [UInt8(data.count)] + data + [0]
  }

  static func comment(_ text: String) -> [UInt8] { [0x21, 0xFE, UInt8(text.utf8.count)] + ascii(text) + [0] }

  static let loops = application("NETSCAPE2.0", [1, 0, 0])
  static let clean = screen(3, 2) + loops + control + image + end
}
