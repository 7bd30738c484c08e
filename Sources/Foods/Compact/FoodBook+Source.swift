extension FoodBook {
  /// A Swift source that holds the compact form of the book as `FoodTable.compact`.
  ///
  /// It is committed, so that a build need not make it; lines are broken where editors and version control like it.
  public var compactSource: [UInt8] {
    var source = Array(
      """
      // swift-format-ignore-file
      // Made by `make foods` from Foods/*.yaml; changes here are lost.
      extension FoodTable {
        static let compact: StaticString = \"""

      """.utf8)
    var column = 0
    for byte in compact {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): source += [UInt8(ascii: "\\"), byte]
      case 0..<0x20, 0x7F: source += "\\u{\(String(byte, radix: 16))}".utf8
      default: source.append(byte)
      }
      column += 1
      // A line may end only between characters, and blanks at its end would be lost on some ways.
      if column >= Self.sourceWidth, byte < 0x80, byte != UInt8(ascii: " ") {
        source += "\\\n".utf8
        column = 0
      }
    }
    source += "\n\"\"\"\n}\n".utf8
    return source
  }

  private static let sourceWidth = 4000
}
