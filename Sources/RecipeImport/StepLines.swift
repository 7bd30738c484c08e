internal import SourceText

/// The steps in one text.
enum StepLines {
  /// Where a text stands alone or has titles each of its lines is a step, but for those that only count; one of several
  /// texts is a step as a whole.
  static func of(_ text: String, isAlone: Bool) -> [String] {
    let lines = ImportedText.lines(text)
    guard isAlone || lines.count > 1 && lines.contains(where: { $0.hasPrefix("## ") }) else {
      return lines.isEmpty ? [] : [lines.joined(separator: " ")]
    }
    return joined(lines).filter { !onlyCounts($0) }.map(withoutLabel)
  }

  /// `Method: Chop.` → `Chop.`
  private static func withoutLabel(_ line: String) -> String {
    let (label, rest) = SectionWords.labelled(line)
    return label.map { SectionWords.part(of: $0) == .instructions ? rest : line } ?? line
  }

  /// `Step 3`, `3.`, `Apple pie step 3`.
  static func onlyCounts(_ name: String) -> Bool {
    if ImportedText.withoutStepNumber(name).isEmpty { return true }
    let words = name.split(separator: " ").suffix(2)
    return words.count == 2 && ImportedText.withoutStepNumber(words.joined(separator: " ")).isEmpty
  }

  /// Lines where those that only go on with a sentence belong to the one before: breaks in texts are often accidents.
  private static func joined(_ lines: [String]) -> [String] {
    lines.reduce(into: []) { result, line in
      if let last = result.last, let first = line.first, first.isLowercase, !last.hasPrefix("## ") {
        result[result.count - 1] = "\(last) \(line)"
      } else {
        result.append(line)
      }
    }
  }

  /// `Chop.Fry for 5 minutes.Serve.` → three: a full stop without a space is what programs leave that drop line breaks.
  ///
  /// `Chop., Fry.` is what they leave that join lists with commas.
  static func unglued(_ line: String) -> [String] {
    guard joinsSentences(line) else { return parted(line[...]) }
    return joint.replaced(in: line) { "\($0.1)\n\($0.2)" }.split(separator: "\n").flatMap(parted)
  }

  private static let joint = TextPattern(/([.!?])\s*,\s*(\p{Lu})/)

  /// Whether a comma stands behind the end of a sentence.
  private static func joinsSentences(_ line: String) -> Bool {
    var last: UInt8 = 0
    for byte in line.utf8 where byte != 0x20 {
      if byte == 0x2C, last == 0x2E || last == 0x21 || last == 0x3F { return true }
      last = byte
    }
    return false
  }

  private static func parted(_ line: Substring) -> [String] {
    let scalars = Array(line.unicodeScalars)
    var parts: [String] = []
    var start = 0
    for index in scalars.indices.dropFirst(2).dropLast() where isGlued(scalars, at: index) {
      parts.append(text(scalars[start..<index]))
      start = index
    }
    return parts + [text(scalars[start...])]
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }

  /// Whether a sentence begins here and one ends right before: a word, its stop, a capital, a small letter or space.
  private static func isGlued(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    guard ".!?".unicodeScalars.contains(scalars[index - 1]), scalars[index].properties.isUppercase else { return false }
    let before = scalars[index - 2].properties
    let after = scalars[index + 1]
    return (before.isLowercase || scalars[index - 2] == ")") && (after.properties.isLowercase || after == " ")
  }
}

/// The words of texts, by which another one is known that says the same.
struct StepKey {
  private let key: String

  /// In bytes, and in texts: each would be looked for in a longer one. No step of a recipe has as many within.
  private static let longest = 20_000
  private static let mostAsked = 200

  /// - Parameter count: how many texts will be asked for.
  init(_ texts: [String], asked count: Int) {
    let key = count > Self.mostAsked ? "" : texts.map(Self.key).joined()
    self.key = key.utf8.count > Self.longest ? "" : key
  }

  /// Whether the letters and digits of a text stand in these in the same order, or it has none.
  func holds(_ text: String) -> Bool { key.contains(Self.key(text)) }

  private static func key(_ text: String) -> String {
    String(ImportedText.lines(text).joined().lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
