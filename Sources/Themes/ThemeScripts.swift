internal import SourceText

/// The scripts of a theme that pages load as one file.
///
/// The files of a folder `scripts/NAME` become `assets/NAME.js`, in the order of their names, without comments and
/// indentation: readers of the source find these in the theme, and pages on a slow network need not carry them. Other
/// scripts of the theme are published alike, each by itself.
package enum ThemeScripts {
  /// The joined scripts by their name in the site.
  package static func joined(_ files: [ThemeLoader.File]) -> [String: [UInt8]] {
    var result: [String: [UInt8]] = [:]
    for file in files.sorted(by: { $0.name < $1.name }) where file.name.hasPrefix(folder) && file.name.hasSuffix(".js")
    {
      let path = file.name.dropFirst(folder.utf8.count)
      guard let slash = path.firstIndex(of: "/") else { continue }
      result["assets/\(path[..<slash]).js", default: []] += ScriptCompactor(file.source.bytes).compacted()
    }
    return result
  }

  private static let folder = "scripts/"
}

/// Leaves out the comments, indentation and empty lines of a script, and nothing else.
///
/// Strings, template literals and regular expressions are copied as they are. A slash begins a regular expression where
/// an operand is expected, that is behind a sign other than `)`, `]` and `}`, or behind `return`
/// (ECMAScript 2022, §12, the goal symbols of the lexical grammar).
package struct ScriptCompactor {
  private let source: [UInt8]
  private var result: [UInt8] = []
  private var index = 0
  /// For each template literal that is open, the braces that are open in its current expression.
  private var templates: [Int] = []

  package init(_ source: [UInt8]) {
    self.source = source
  }

  func compacted() -> [UInt8] {
    var copy = self
    copy.run()
    return copy.result
  }

  private mutating func run() {
    result.reserveCapacity(source.count)
    while index < source.count { step() }
    endLine()
  }

  private mutating func step() {
    switch source[index] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): copyQuoted(by: source[index])
    case UInt8(ascii: "`"): copyTemplate()
    case UInt8(ascii: "/"): slash()
    case UInt8(ascii: "{"):
      if let last = templates.indices.last { templates[last] += 1 }
      copy()
    case UInt8(ascii: "}"): closeBrace()
    case UInt8(ascii: "\n"):
      endLine()
      index += 1
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
      if let last = result.last, last != UInt8(ascii: "\n") { copy() } else { index += 1 }
    default: copy()
    }
  }

  private mutating func copy() {
    result.append(source[index])
    index += 1
  }

  /// Ends a line that holds anything, without the spaces at its end.
  private mutating func endLine() {
    while let last = result.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "\t") { result.removeLast() }
    if let last = result.last, last != UInt8(ascii: "\n") { result.append(UInt8(ascii: "\n")) }
  }

  // MARK: Comments and regular expressions

  private mutating func slash() {
    let next = index + 1 < source.count ? source[index + 1] : 0
    if next == UInt8(ascii: "/") {
      while index < source.count, source[index] != UInt8(ascii: "\n") { index += 1 }
    } else if next == UInt8(ascii: "*") {
      skipBlock()
    } else if expectsOperand {
      copyQuoted(by: UInt8(ascii: "/"))
    } else {
      copy()
    }
  }

  /// A comment that was all of its line takes the line with it.
  private mutating func skipBlock() {
    index += 2
    while index + 1 < source.count, source[index] != UInt8(ascii: "*") || source[index + 1] != UInt8(ascii: "/") {
      index += 1
    }
    index = min(index + 2, source.count)
    while index < source.count, source[index] == UInt8(ascii: " "), result.last == UInt8(ascii: " ") { index += 1 }
  }

  private var expectsOperand: Bool {
    guard let last = result.last(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }) else { return true }
    if result.suffix(8).filter({ $0 != UInt8(ascii: " ") }).suffix(6).elementsEqual("return".utf8) { return true }
    return "(,=:[!&|?{};+-*%<>~^".utf8.contains(last)
  }

  // MARK: Literals

  /// A string or regular expression up to its end; a slash within a class of characters does not end it.
  private mutating func copyQuoted(by quote: UInt8) {
    copy()
    var isInClass = false
    while index < source.count, source[index] != UInt8(ascii: "\n") {
      let byte = source[index]
      if byte == UInt8(ascii: "\\"), index + 1 < source.count { copy() }
      if quote == UInt8(ascii: "/"), byte == UInt8(ascii: "[") { isInClass = true }
      if byte == UInt8(ascii: "]") { isInClass = false }
      copy()
      if byte == quote, !isInClass { return }
    }
  }

  /// The text of a template literal, up to its end or the next expression in it.
  private mutating func copyTemplate() {
    copy()
    while index < source.count {
      let byte = source[index]
      if byte == UInt8(ascii: "\\"), index + 1 < source.count { copy() }
      copy()
      if byte == UInt8(ascii: "`") { return }
      if byte == UInt8(ascii: "$"), index < source.count, source[index] == UInt8(ascii: "{") {
        templates.append(0)
        return copy()
      }
    }
  }

  private mutating func closeBrace() {
    guard let last = templates.indices.last else { return copy() }
    if templates[last] == 0 {
      templates.removeLast()
      copyTemplate()
    } else {
      templates[last] -= 1
      copy()
    }
  }
}
