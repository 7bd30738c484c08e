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

  let source: SourceFile
  let declarations: [Declaration]

  init(_ file: ThemeCheck.File) {
    source = file.source
    var scanner = Scanner(bytes: file.source.bytes)
    declarations = scanner.scan()
  }

  private struct Scanner {
    let bytes: [UInt8]
    var position = 0
    var preludes: [String] = []
    var declarations: [Declaration] = []
    /// What was read since the last brace or semicolon, without comments.
    var text: [UInt8] = []
    var start = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func scan() -> [Declaration] {
      while position < bytes.count {
        switch bytes[position] {
        case UInt8(ascii: "/") where isNext("*"): skipComment()
        case UInt8(ascii: "\""), UInt8(ascii: "'"): takeString()
        case UInt8(ascii: "("): takeParentheses()
        case UInt8(ascii: "{"):
          preludes.append(trimmed(text))
          end()
        case UInt8(ascii: "}"):
          finishDeclaration()
          _ = preludes.popLast()
          end()
        case UInt8(ascii: ";"):
          finishDeclaration()
          end()
        default: take()
        }
      }
      finishDeclaration()
      return declarations
    }

    private func isNext(_ character: Unicode.Scalar) -> Bool {
      position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: character)
    }

    private mutating func take() {
      if trimmed(text).isEmpty { start = position }
      text.append(bytes[position])
      position += 1
    }

    private mutating func end() {
      text = []
      position += 1
      start = position
    }

    private mutating func skipComment() {
      position += 2
      while position < bytes.count, !(bytes[position] == UInt8(ascii: "*") && isNext("/")) { position += 1 }
      position += 2
    }

    private mutating func takeString() {
      let quote = bytes[position]
      take()
      while position < bytes.count, bytes[position] != quote {
        if bytes[position] == UInt8(ascii: "\\"), position + 1 < bytes.count { take() }
        take()
      }
      if position < bytes.count { take() }
    }

    /// A semicolon inside `url(data:…)` ends nothing.
    private mutating func takeParentheses() {
      var depth = 0
      repeat {
        if bytes[position] == UInt8(ascii: "(") { depth += 1 }
        if bytes[position] == UInt8(ascii: ")") { depth -= 1 }
        take()
      } while depth > 0 && position < bytes.count
    }

    private mutating func finishDeclaration() {
      let statement = trimmed(text)
      guard !statement.isEmpty else { return }
      let range = start..<max(position, start)
      if statement.hasPrefix("@") {
        declarations.append(Declaration(preludes: preludes, name: "", value: statement, range: range))
      } else if let colon = statement.firstIndex(of: ":") {
        let value = trimmed(Array(statement[statement.index(after: colon)...].utf8))
        let name = trimmed(Array(statement[..<colon].utf8))
        declarations.append(Declaration(preludes: preludes, name: name, value: value, range: range))
      }
    }

    private func trimmed(_ text: [UInt8]) -> String {
      let isSpace: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
      let front = text.drop(while: isSpace)
      guard let last = front.lastIndex(where: { !isSpace($0) }) else { return "" }
      return String(decoding: front[...last], as: UTF8.self)
    }
  }
}
