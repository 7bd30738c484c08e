/// Changes lines of `shopping.md` and leaves every other byte as it is.
public struct ShoppingFileEditor {
  public private(set) var bytes: [UInt8]

  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  private var lineEnd: [UInt8] {
    guard let feed = bytes.firstIndex(of: 0x0A), feed > 0, bytes[feed - 1] == 0x0D else { return [0x0A] }
    return [0x0D, 0x0A]
  }

  /// An item to write.
  public struct NewItem: Sendable {
    /// Plain text; what Markdown would read as more is escaped.
    public var text: String
    public var isTicked: Bool
    public var link: String?

    public init(_ text: String, isTicked: Bool = false, link: String? = nil) {
      self.text = text
      self.isTicked = isTicked
      self.link = link
    }

    fileprivate var line: [UInt8] {
      let label = ShoppingFileEditor.escaped(text)
      let content = link.map { "[\(label)](<\($0)>)" } ?? label
      return Array("- [\(isTicked ? "x" : " ")] \(content)".utf8)
    }
  }

  /// Writes items below the last one, or at the end where there is none.
  public mutating func add(_ items: [NewItem]) {
    guard !items.isEmpty else { return }
    let lineEnd = lineEnd
    guard let last = ShoppingLine.all(in: bytes).last?.range.upperBound else {
      if let byte = bytes.last, byte != 0x0A { bytes += lineEnd }
      if !bytes.isEmpty, !bytes.elementsEqual([0xEF, 0xBB, 0xBF]) { bytes += lineEnd }
      for item in items { bytes += item.line + lineEnd }
      return
    }
    let isLastLine = last == bytes.count
    bytes.insert(contentsOf: items.flatMap { lineEnd + $0.line } + (isLastLine ? lineEnd : []), at: last)
  }

  /// Ticks the items at some lines, or takes their ticks away.
  public mutating func tick(_ lines: Set<Int>, _ isTicked: Bool) {
    for line in ShoppingLine.all(in: bytes).reversed() where lines.contains(line.number) {
      let sign: UInt8 = isTicked ? 0x78 : 0x20
      if let box = line.item.box {
        bytes[box.lowerBound + 1] = sign
      } else if isTicked {
        bytes.insert(contentsOf: [0x5B, sign, 0x5D, 0x20], at: line.item.content.lowerBound)
      }
    }
  }

  /// Takes some lines away, each with its line ending.
  public mutating func remove(_ lines: Set<Int>) {
    for line in ShoppingLine.all(in: bytes).reversed() where lines.contains(line.number) {
      var end = line.range.upperBound
      if end < bytes.count, bytes[end] == 0x0D { end += 1 }
      if end < bytes.count, bytes[end] == 0x0A { end += 1 }
      bytes.removeSubrange(line.range.lowerBound..<end)
    }
  }

  /// One line, with what CommonMark 0.30 §2.4 would read as mark-up escaped.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      if "\\`*_[]<&".unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar.properties.isWhitespace ? " " : scalar)
    }
  }
}
