/// Markup that may stand in a page as it is: whoever makes one vouches that nothing a reader wrote is in it unescaped.
public struct HTML: Sendable, Hashable {
  /// UTF-8.
  public let bytes: [UInt8]

  /// Takes over markup made by the program itself.
  public init(trusted bytes: [UInt8]) { self.bytes = bytes }

  /// Takes over markup made by the program itself.
  public init(trusted markup: String) { bytes = Array(markup.utf8) }

  /// Markup that shows a text literally.
  public init(escaping text: String) {
    var buffer = ByteBuffer(capacity: text.utf8.count + 32)
    buffer.append(escaping: text)
    bytes = buffer.bytes
  }
}
