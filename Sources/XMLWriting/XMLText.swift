/// Well-formed XML 1.0, byte by byte.
///
/// ```swift
/// var xml = XMLText()
/// xml.open("feed", ["xml:lang": "en"])
/// xml.element("title", "Salt & pepper")
/// xml.close("feed")
/// ```
///
/// Texts and values are escaped, and what XML has no way to write is left out (``XMLCharacters``). Names and raw markup
/// come from the program and are trusted.
public struct XMLText: Sendable {
  private(set) public var bytes: [UInt8] = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)

  public init() {}

  public mutating func raw(_ markup: String) { bytes += markup.utf8 }

  public mutating func text(_ text: String) {
    for byte in XMLCharacters.allowed(Array(text.utf8)) {
      if let reference = Self.reference(for: byte) {
        bytes += reference.utf8
      } else {
        bytes.append(byte)
      }
    }
  }

  /// An element with its text, on a line of its own.
  public mutating func element(_ name: String, _ content: String) { element(name, [:], content) }

  public mutating func element(_ name: String, _ attributes: KeyValuePairs<String, String>, _ content: String) {
    start(name, attributes, end: ">")
    text(content)
    raw("</\(name)>\n")
  }

  public mutating func empty(_ name: String, _ attributes: KeyValuePairs<String, String>) {
    start(name, attributes, end: "/>\n")
  }

  /// The start tag of an element that holds others.
  public mutating func open(_ name: String, _ attributes: KeyValuePairs<String, String> = [:]) {
    start(name, attributes, end: ">\n")
  }

  public mutating func close(_ name: String) { raw("</\(name)>\n") }

  private mutating func start(_ name: String, _ attributes: KeyValuePairs<String, String>, end: String) {
    raw("<\(name)")
    for (key, value) in attributes {
      raw(" \(key)=\"")
      text(value)
      raw("\"")
    }
    raw(end)
  }

  private static func reference(for byte: UInt8) -> String? {
    switch byte {
    case 0x22: "&quot;"
    case 0x26: "&amp;"
    case 0x27: "&#39;"
    case 0x3C: "&lt;"
    case 0x3E: "&gt;"
    default: nil
    }
  }
}
