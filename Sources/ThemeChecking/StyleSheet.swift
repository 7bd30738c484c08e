internal import SourceText

/// A style sheet as its declarations, each with the rules it stands in.
///
/// Only as much of CSS Syntax Level 3 is read as that takes: comments, strings, parentheses and blocks.
struct StyleSheet {
  struct Declaration {
    /// What stands before the braces around it, the outermost first: `@media …`, then the selector.
    let preludes: [String]
    /// Empty for a statement such as `@import …`.
    let name: String
    let value: String
    /// In the file, from the name to the end of the value.
    let range: Range<Int>
  }

  /// What is not closed, and the brace that closes nothing.
  struct Slip {
    enum Kind { case openBlock, openComment, strayBrace }
    let kind: Kind
    let range: Range<Int>
  }

  let source: SourceFile
  let declarations: [Declaration]
  let slips: [Slip]

  init(_ file: ThemeCheck.File) {
    source = file.source
    var scanner = Scanner(bytes: file.source.bytes)
    declarations = scanner.scan()
    slips = scanner.slips
  }

  private struct Scanner {
    private var file: StyleText
    private var preludes: [String] = []
    private var declarations: [Declaration] = []
    /// Where the blocks that are open begin.
    private var braces: [Int] = []
    private(set) var slips: [Slip] = []
    /// What was read since the last brace or semicolon, without comments and the white space before it.
    private var text: [UInt8] = []
    private var start = 0

    init(bytes: [UInt8]) { file = StyleText(bytes) }

    mutating func scan() -> [Declaration] {
      while let byte = file.byte {
        switch byte {
        case UInt8(ascii: "{"):
          preludes.append(trimmed(text[...]))
          braces.append(file.position)
          end()
        case UInt8(ascii: "}"):
          finishDeclaration()
          if preludes.popLast() == nil { slip(.strayBrace, at: file.position) }
          _ = braces.popLast()
          end()
        case UInt8(ascii: ";"):
          finishDeclaration()
          end()
        default: takeToken()
        }
      }
      finishDeclaration()
      if let brace = braces.last { slip(.openBlock, at: brace) }
      return declarations
    }

    private mutating func slip(_ kind: Slip.Kind, at position: Int) {
      slips.append(Slip(kind: kind, range: position..<position + 1))
    }

    private mutating func skipComment() {
      let start = file.position
      file.skipComment()
      let isClosed = file.position >= start + 4 && file.bytes[..<file.position].suffix(2).elementsEqual("*/".utf8)
      if !isClosed { slips.append(Slip(kind: .openComment, range: start..<start + 2)) }
    }

    /// A name, a string, a comment, or what stands in brackets: a semicolon inside `url(data:…)` ends nothing.
    private mutating func takeToken() {
      var depth = 0
      repeat {
        switch file.byte {
        case UInt8(ascii: "/") where file.isNext("*"): skipComment()
        case UInt8(ascii: "\""), UInt8(ascii: "'"): take { _ = $0.string() }
        case UInt8(ascii: "("):
          depth += 1
          take { $0.position += 1 }
        case UInt8(ascii: ")"):
          depth -= 1
          take { $0.position += 1 }
        case _ where file.isAtName: takeName(&depth)
        default: take { $0.position += 1 }
        }
      } while depth > 0 && file.byte != nil
    }

    private mutating func takeName(_ depth: inout Int) {
      let start = file.position
      let name = file.name()
      if file.byte == UInt8(ascii: "(") {
        file.position += 1
        if file.unquotedAddress(of: name) == nil { depth += 1 }
      }
      append(start..<file.position)
    }

    private mutating func take(_ move: (inout StyleText) -> Void) {
      let start = file.position
      move(&file)
      append(start..<file.position)
    }

    private mutating func append(_ range: Range<Int>) {
      var range = range
      if text.isEmpty {
        while let first = range.first, StyleText.isSpace(file.bytes[first]) { range.removeFirst() }
        start = range.lowerBound
      }
      text += file.bytes[range]
    }

    private mutating func end() {
      text = []
      file.position += 1
      start = file.position
    }

    private mutating func finishDeclaration() {
      guard let first = text.first else { return }
      let range = start..<max(file.position, start)
      if first == UInt8(ascii: "@") {
        declarations.append(Declaration(preludes: preludes, name: "", value: trimmed(text[...]), range: range))
      } else if let colon = text.firstIndex(of: UInt8(ascii: ":")) {
        let (name, value) = (trimmed(text[..<colon]), trimmed(text[(colon + 1)...]))
        declarations.append(Declaration(preludes: preludes, name: name, value: value, range: range))
      }
    }

    private func trimmed(_ text: ArraySlice<UInt8>) -> String {
      let front = text.drop(while: StyleText.isSpace)
      guard let last = front.lastIndex(where: { !StyleText.isSpace($0) }) else { return "" }
      return String(decoding: front[...last], as: UTF8.self)
    }
  }
}
