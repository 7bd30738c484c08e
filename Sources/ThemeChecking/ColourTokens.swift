internal import SourceText

/// The custom properties that `:root` has in one of the two schemes.
struct ColourTokens {
  enum Scheme: String, CaseIterable {
    case light, dark
  }

  /// Where a property has its value from.
  struct Token {
    let value: String
    let source: SourceFile
    let range: Range<Int>
  }

  private var tokens: [String: Token] = [:]

  /// Later declarations count, and those of a scheme before those of both.
  init(_ styles: [StyleSheet], scheme: Scheme) {
    for isSpecific in [false, true] {
      for style in styles {
        for declaration in style.declarations where declaration.name.hasPrefix("--") {
          let found = Self.schemes(of: declaration.preludes)
          guard found.contains(scheme), (found.count == 1) == isSpecific else { continue }
          tokens[declaration.name] = Token(
            value: declaration.value, source: style.source, range: declaration.range)
        }
      }
    }
  }

  subscript(name: String) -> Token? { tokens[name] }

  /// The colour of a property; `nil` for what is none that can be judged.
  func colour(_ name: String) -> Colour? { text(name).flatMap(Colour.init) }

  /// What a property says, through `var(--other)`.
  func text(_ name: String) -> String? {
    var value = tokens[name]?.value
    for _ in 0..<8 {
      guard let text = value else { return nil }
      guard text.hasPrefix("var(--"), text.hasSuffix(")") else { return text }
      value = tokens[String(text.dropFirst("var(".utf8.count).dropLast())]?.value
    }
    return nil
  }

  /// The schemes that a declaration is for: none where it is about something else than the root, or about paper.
  private static func schemes(of preludes: [String]) -> Set<Scheme> {
    guard let selector = preludes.last, selector.hasPrefix(":root") else { return [] }
    var result = Set(Scheme.allCases)
    for query in preludes.dropLast() {
      let query = query.filter { $0 != " " }
      guard query.hasPrefix("@media"), query.contains("prefers-color-scheme:") else { return [] }
      result.formIntersection(Scheme.allCases.filter { query.contains("prefers-color-scheme:\($0)") })
    }
    let positive = withoutNegations(selector)
    for scheme in Scheme.allCases where positive.contains("data-scheme=") && !positive.contains(scheme.rawValue) {
      result.remove(scheme)
    }
    return result
  }

  private static func withoutNegations(_ selector: String) -> String {
    var result = ""
    var rest = selector[...]
    while let start = rest.firstRange(of: ":not(") {
      result += rest[..<start.lowerBound]
      let end = rest[start.upperBound...].firstIndex(of: ")") ?? rest.index(before: rest.endIndex)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
