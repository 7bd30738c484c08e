/// What a line says of the food itself, beside what to do with it.
extension LineParser {
  /// The name with the word for its state where the language has it.
  func foodName(_ name: String) -> String {
    guard let state else { return name }
    let word = text(of: state..<state + 1)
    return has(state, .stateBehind) ? name + " " + word : word + " " + name
  }

  /// `quinoa (cooked and cooled)`, `Kichererbsen, gegart`, `lentilles, cuites`; but `1 cup rice, cooked` is measured
  /// before, as English recipes have it.
  mutating func noteState(_ start: Int, isBracket: Bool) {
    guard has(start, [.state, .stateBehind]), state == nil else { return }
    let isEnglish =
      has(start, .state) && !foldedWord(start).starts(with: "ge".utf8) && !foldedWord(start).starts(with: "vor".utf8)
    if isBracket || !isEnglish { state = start }
  }

  /// `browned butter (from above)`, `made from ingredients above`, `Pesto von oben`: a comment says so.
  var isFromAbove: Bool {
    comment.contains { range in
      range.contains { index in
        if isWord(index, "above") {
          return !isWord(index + 1, "the") && !isWord(index - 1, "and") && (index + 1 == end || !isWord(index + 1))
        }
        return isWord(index, "oben") && isWord(index - 1, "von") || isWord(index, "dessus") && isWord(index - 1, "ci")
          || isWord(index, "ci-dessus") || isWord(index, "arriba") && has(index - 1, .of)
      }
    }
  }
}
