internal import WebPages

/// XML as a tree of the parser for pages: every name gets `x-` before it, so that none means anything in HTML.
enum XMLTree {
  /// What an element of this name is called in the tree.
  static func name(_ name: String) -> String { "x-\(name)" }

  /// How deep readers follow elements in elements; what is deeper is a text to them.
  static let deepest = 100

  /// The tree's root; names of elements begin with `x-`.
  static func read(_ bytes: [UInt8]) throws(WebPageError) -> HTMLNode {
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let text = bytes[index...].prefix { $0 != 0x3C }
      result += text
      index = text.endIndex
      guard index < bytes.count else { break }
      let rest = bytes[index...]
      if rest.starts(with: "<![CDATA[".utf8) {
        index = appendData(rest.dropFirst(9), to: &result)
      } else if let next = bytes.dropFirst(index + 1).first,
        next | 0x20 >= 0x61 && next | 0x20 <= 0x7A
      {
        index = appendTag(rest, to: &result)
      } else if rest.starts(with: "</".utf8) {
        result += Array("</x-".utf8)
        index += 2
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return try WebPage(bytes: result).document.root
  }

  /// The elements of a name in their order, also those in others that were not closed; but none that is in more than three
  /// others, whose texts would be read as often as they are deep.
  static func elements(_ name: String, in root: HTMLNode) -> [HTMLNode] {
    let name = Self.name(name)
    var open: [HTMLNode] = []
    var result: [HTMLNode] = []
    for node in root.descendants where node.name == name {
      while let last = open.last, !last.contains(node) { open.removeLast() }
      open.append(node)
      if open.count <= 4 { result.append(node) }
    }
    return result
  }

  /// The characters of a section, with those escaped that would be mark-up; where it ends.
  private static func appendData(_ data: ArraySlice<UInt8>, to result: inout [UInt8]) -> Int {
    var index = data.startIndex
    while index < data.endIndex {
      if data[index] == 0x5D, data[index...].starts(with: "]]>".utf8) { return index + 3 }
      if data[index] == 0x3C {
        result += Array("&lt;".utf8)
      } else if data[index] == 0x26 {
        result += Array("&amp;".utf8)
      } else {
        result.append(data[index])
      }
      index += 1
    }
    return index
  }

  /// A start tag, closed at once where it closes itself; where it ends.
  ///
  /// Some programs write names with quotes and angle brackets into attributes as they are, `name="8" tortillas"`: a quote ends
  /// a value only where another attribute or the end of the tag follows.
  private static func appendTag(_ tag: ArraySlice<UInt8>, to result: inout [UInt8]) -> Int {
    let name = tag.dropFirst().prefix { $0 > 0x20 && $0 != 0x3E && $0 != 0x2F }
    result += Array("<x-".utf8) + name
    var index = name.endIndex
    var isInValue = false
    while index < tag.endIndex, isInValue || tag[index] != 0x3E {
      let byte = tag[index]
      if byte != 0x22 {
        if isInValue, byte == 0x3C {
          result += Array("&lt;".utf8)
        } else {
          result.append(byte)
        }
      } else if isInValue, !endsValue(tag[(index + 1)...]) {
        result += Array("&quot;".utf8)
      } else {
        isInValue = isInValue ? false : tag[index - 1] == 0x3D
        result.append(byte)
      }
      index += 1
    }
    let isEmpty = index > name.endIndex && result.last == 0x2F
    if isEmpty { result.removeLast() }
    result.append(0x3E)
    if isEmpty { result += Array("</x-".utf8) + name + [0x3E] }
    return min(index + 1, tag.endIndex)
  }

  /// Whether nothing of the value that a quote stands in can follow it: the end of the tag, or `name=`.
  private static func endsValue(_ rest: ArraySlice<UInt8>) -> Bool {
    let next = rest.drop { $0 <= 0x20 }
    guard let first = next.first else { return true }
    if first == 0x3E || first == 0x2F && next.dropFirst().first == 0x3E { return true }
    let name = next.prefix { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 == 0x2D || $0 == 0x3A }
    return next.startIndex > rest.startIndex && !name.isEmpty && name.endIndex < next.endIndex
      && next[name.endIndex] == 0x3D
  }
}

extension HTMLNode {
  /// The name an element has in XML, in lowercase; `nil` for text, and for what the parser adds.
  var nameInXML: String? { name.flatMap { $0.hasPrefix("x-") ? String($0.dropFirst(2)) : nil } }

  /// The first element of this name directly below.
  func part(_ name: String) -> HTMLNode? { children.first { $0.name == XMLTree.name(name) } }

  /// All elements of this name directly below.
  func parts(_ name: String) -> [HTMLNode] { children.filter { $0.name == XMLTree.name(name) } }

  /// What such an element says, in one line.
  func line(of name: String) -> String? { part(name).flatMap { ImportedText.line($0.rawText) } }

  /// What such an element says, in lines that are not empty.
  func lines(of name: String) -> [String] { parts(name).flatMap { ImportedText.lines($0.rawText) } }

  /// An attribute in one line; `nil` where it says nothing.
  func text(_ attribute: String) -> String? { self[attribute].flatMap(ImportedText.line) }

  /// What elements of other names directly below say, as losses.
  func losses(besides known: Set<String>) -> [ImportLoss] {
    children.compactMap { child in
      guard let name = child.nameInXML, !known.contains(name), let text = ImportedText.line(child.rawText) else {
        return nil
      }
      return ImportLoss(.dropped, name, text)
    }
  }
}
