/// What may stand as the name of a tag.
enum TagName {
  struct Problem {
    let message: String
    let hint: String
  }

  /// Why a name cannot stand in a tag, or `nil` when it can.
  ///
  /// A name is a run of characters without space; the name of a value has parts joined by dots, or is a single dot.
  static func problem(_ name: String, of kind: Token.Kind) -> Problem? {
    let bare = normalized(name, of: kind)
    if bare.isEmpty || bare == "*" {
      return Problem(message: "this tag has no name", hint: "write a name between the delimiters")
    }
    if bare.unicodeScalars.contains(where: \.properties.isWhitespace) {
      return Problem(
        message: "the name \"\(flattened(bare))\" has a space in it", hint: "write one name without spaces in a tag")
    }
    guard isPath(kind, bare), bare != "." else { return nil }
    let parts = bare.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.contains(where: \.isEmpty) else { return nil }
    return Problem(
      message: "the name \"\(bare)\" has an empty part", hint: "write names joined by single dots, such as source.name")
  }

  /// The name as tags are compared by it: `* name` of a dynamic name without the space.
  static func normalized(_ name: String, of kind: Token.Kind) -> String {
    guard kind == .partial || kind == .parent || kind == .close, name.utf8.first == 0x2A else { return name }
    let rest = name.unicodeScalars.dropFirst().drop(while: \.properties.isWhitespace)
    return "*" + String(String.UnicodeScalarView(rest))
  }

  private static func isPath(_ kind: Token.Kind, _ name: String) -> Bool {
    switch kind {
    case .escaped, .unescaped, .section, .inverted: true
    case .partial, .parent: name.utf8.first == 0x2A
    case .text, .close, .block, .silent: false
    }
  }

  private static func flattened(_ name: String) -> String {
    name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
