/// `@name{quantity%unit}(note)`, or one word without braces.
struct CooklangMark {
  let name: String
  let quantity: String?
  let unit: String?
  let note: String?
  let isOptional: Bool
  let isReference: Bool
  /// `@./sauces/Hollandaise{150%g}` and `@@Hollandaise{}`: another recipe, which is called by the name of its file.
  let isRecipe: Bool
  let rest: Substring

  /// Where a step's last brace and bracket close; nothing that opens behind them is looked for to the end in vain.
  struct Ends {
    let brace: String.Index?
    let bracket: String.Index?

    init(_ step: String) {
      brace = step.utf8.lastIndex(of: 0x7D)
      bracket = step.utf8.lastIndex(of: 0x29)
    }
  }

  /// - Parameter text: the rest of a step, from the sign on.
  init?(_ text: Substring, _ ends: Ends) {
    var rest = text.dropFirst()
    // There are five of them.
    let modifiers = rest.prefix(5).prefix { "&-?+@".contains($0) }
    isOptional = modifiers.contains("?")
    isReference = modifiers.contains("&")
    rest = rest[modifiers.endIndex...]
    let end = rest.firstIndex { "@#~{".contains($0) }
    let written: String
    if let end, rest[end] == "{", ends.brace.map({ end < $0 }) == true, let close = rest[end...].firstIndex(of: "}") {
      written = String(rest[..<end]).trimmed
      let inside = rest[rest.index(after: end)..<close].split(separator: "%", maxSplits: 1)
      // A leading `=` fixes an amount that does not scale.
      quantity = inside.first.map { String($0.drop { $0 == "=" || $0 == " " }).trimmed }.flatMap(\.nonEmpty)
      unit = inside.count > 1 ? String(inside[1]).trimmed.nonEmpty : nil
      rest = rest[rest.index(after: close)...]
    } else {
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      (written, quantity, unit) = (String(word), nil, nil)
      rest = rest[word.endIndex...]
    }
    if rest.first == "(", ends.bracket.map({ rest.startIndex < $0 }) == true, let close = rest.firstIndex(of: ")") {
      note = String(rest[rest.index(after: rest.startIndex)..<close]).trimmed.nonEmpty
      rest = rest[rest.index(after: close)...]
    } else {
      note = nil
    }
    let isPath = written.hasPrefix("./") || written.hasPrefix("../")
    isRecipe = isPath || modifiers.contains("@")
    let file = isPath ? written.split(separator: "/").last.map { String($0).trimmed } ?? written : written
    name = isRecipe && file.hasSuffix(".cook") ? String(file.dropLast(5)) : file
    guard !name.isEmpty || quantity != nil else { return nil }
    self.rest = rest
  }
}
