/// Texts of the file as messages quote them: on one line and not too long.
enum YAMLShown {
  private static let longest = 60

  static func line(_ text: String) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(longest) {
      shown.append(scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) ? " " : scalar)
    }
    let isLonger = text.unicodeScalars.dropFirst(longest).first != nil
    return String(shown) + (isLonger ? "…" : "")
  }

  /// Words in quotes: “a”, “b” or “c”.
  static func list(_ words: [String], joined conjunction: String) -> String {
    let quoted = words.map { "“\($0)”" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
