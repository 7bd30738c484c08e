/// A piece of template source: a tag, or text that reaches at most to the end of its line.
struct Token {
  enum Kind: Equatable {
    case text
    /// `{{name}}`
    case escaped
    /// `{{{name}}}` or `{{&name}}`
    case unescaped
    case section
    case inverted
    case close
    case partial
    case parent
    case block
    /// A comment or a change of delimiters, or a tag that was reported as an error.
    case silent

    /// Whether `{{/name}}` belongs to it.
    var isOpening: Bool { self == .section || self == .inverted || self == .parent || self == .block }
    /// Whether its line vanishes when it stands alone there.
    var mayStandAlone: Bool { self != .text && self != .escaped && self != .unescaped }
  }

  var kind: Kind
  /// All of it in the source.
  let range: Range<Int>
  /// A tag's name without its sigil and the space around it.
  let name: String
  /// The delimiters in force after it.
  let delimiters: Delimiters
}
