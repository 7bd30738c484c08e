/// A scalar of a YAML document: its text, and what the text means under the core schema.
///
/// Plain text may be a number, a boolean or nothing (`3`, `true`, `~`); quoted and block text is always a string. A tag
/// of the core schema (`!!str`) overrules both. Source: YAML 1.2.2 §10.3. `yes`, `no`, `on` and `off` are strings
/// there, as are dates.
public struct YAMLScalar: Sendable, Equatable {
  public enum Style: Sendable {
    case plain
    /// In single or double quotes.
    case quoted
    /// `|` or `>`.
    case block
  }

  /// The types of the core schema.
  public enum Kind: Sendable {
    case null
    case bool
    case integer
    case float
    case string
  }

  /// The text after quotes, escapes and folding are resolved.
  public let text: String
  public let style: Style
  /// What an explicit tag says, such as `!!str`; the non-specific tag `!` says string.
  public let tag: Kind?

  public init(_ text: String, style: Style = .plain, tag: Kind? = nil) {
    self.text = text
    self.style = style
    self.tag = tag
  }

  public var kind: Kind {
    tag ?? (style == .plain ? YAMLCoreSchema.kind(of: text) : .string)
  }

  public var isNull: Bool { kind == .null }

  /// The value of `true`, `True`, `TRUE`, `false`, `False` or `FALSE`.
  public var bool: Bool? {
    kind == .bool ? YAMLCoreSchema.bool(text) : nil
  }

  /// The value of a whole number (decimal, `0o` octal or `0x` hexadecimal) that fits `Int`.
  public var integer: Int? {
    kind == .integer ? YAMLCoreSchema.integer(text) : nil
  }

  /// A decimal number as it is written, such as `-0.50` or `2e3`; `nil` for octal, hexadecimal, `.inf` and `.nan`.
  public var decimalLiteral: String? {
    guard kind == .integer || kind == .float, YAMLCoreSchema.isDecimal(text) else { return nil }
    return text
  }
}
