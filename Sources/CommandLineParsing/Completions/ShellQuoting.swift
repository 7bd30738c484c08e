/// Text that shells read as it is.
enum ShellQuoting {
  /// In single quotes for bash and zsh: `it's` becomes `'it'\''s'`.
  static func single(_ text: String) -> String {
    "'" + text.replacingEach(["'": "'\\''"]) + "'"
  }

  /// In single quotes for fish, where a backslash escapes itself and the quote.
  static func fish(_ text: String) -> String {
    "'" + text.replacingEach(["\\": "\\\\", "'": "\\'"]) + "'"
  }

  /// Without quotes, with a backslash before everything that is not a letter, a digit or one of `-_./`.
  static func backslashed(_ text: String) -> String {
    var result = ""
    for character in text {
      let isHarmless = character.isLetter || character.isNumber || "-_./".contains(character)
      if !isHarmless { result.append("\\") }
      result.append(character)
    }
    return result
  }
}

extension String {
  /// Each character replaced as given, in one pass.
  func replacingEach(_ replacements: [Character: String]) -> String {
    reduce(into: "") { $0 += replacements[$1] ?? String($1) }
  }
}
