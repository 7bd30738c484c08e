/// One HTML page with everything it shows inside: style sheets in `style` elements, pictures as `data:` addresses.
public struct HTMLDocument: Hashable, Sendable {
  /// UTF-8, with `lang` on its root and a `title`: PDF/UA (ISO 14289-1) asks for both.
  public let bytes: [UInt8]

  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  public init(_ text: String) {
    bytes = Array(text.utf8)
  }
}
