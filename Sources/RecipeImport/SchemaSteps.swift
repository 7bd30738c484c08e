internal import JSONReading
internal import SourceText

/// Instructions as one text, as texts, as steps, as sections of steps, and mixtures of these.
struct SchemaSteps {
  let reader: SchemaRecipeReader

  func sections(_ value: JSONValue?) -> [RecipeDraft.Section] {
    var sections = [RecipeDraft.Section()]
    append(value, to: &sections, depth: 0)
    dropRequests(from: &sections)
    return Self.once(sections.filter { $0.title != nil || !$0.steps.isEmpty })
  }

  /// What a page asks of its readers below the last step is none: `Did you make this? Tag us!`
  private func dropRequests(from sections: inout [RecipeDraft.Section]) {
    while let last = sections.last, let step = last.steps.last, sections.count > 1 || last.steps.count > 1,
      step.name == nil, CaptionCourtesy.isRequest(step.text)
    {
      sections[sections.count - 1].steps.removeLast()
    }
  }

  /// Pages that show their steps twice, for wide and for narrow screens, mark them twice.
  private static func once(_ sections: [RecipeDraft.Section]) -> [RecipeDraft.Section] {
    guard sections.count == 1, let steps = sections.first?.steps, steps.count > 3, steps.count % 2 == 0,
      steps.prefix(steps.count / 2) == steps.suffix(steps.count / 2)
    else {
      let half = sections.count / 2
      let isDoubled = sections.count % 2 == 0 && sections.prefix(half) == sections.suffix(half)
      return isDoubled ? Array(sections.prefix(half)) : sections
    }
    return [RecipeDraft.Section(title: sections[0].title, steps: Array(steps.prefix(steps.count / 2)))]
  }

  private func append(_ value: JSONValue?, to sections: inout [RecipeDraft.Section], depth: Int) {
    guard depth < 16 else { return }
    let elements = inOrder(reader.elements(value))
    for element in elements {
      if element.object != nil {
        appendNode(element, isAlone: elements.count == 1, to: &sections, depth: depth)
      } else {
        for text in reader.texts(element) { appendText(text, isAlone: elements.count == 1, to: &sections) }
      }
    }
  }

  /// By their positions, where each says its own and no two the same.
  private func inOrder(_ elements: [JSONValue]) -> [JSONValue] {
    let places = elements.compactMap { reader.text($0["position"]).flatMap { Int($0) } }
    guard elements.count > 1, places.count == elements.count, Set(places).count == places.count else { return elements }
    return zip(places, elements).sorted { $0.0 < $1.0 }.map(\.1)
  }

  private func appendNode(
    _ node: JSONValue, isAlone: Bool, to sections: inout [RecipeDraft.Section], depth: Int
  ) {
    let types = SchemaRecipes.types(of: node)
    let items = node["itemListElement"] ?? node["steps"] ?? node["step"] ?? node["item"]
    let name = reader.text(node["name"]) ?? reader.text(node["Name"])
    if types.contains("howtosection") || (items != nil && name != nil && !types.contains("howtostep")) {
      sections.append(RecipeDraft.Section(title: name.flatMap { SectionWords.isHeadingLine($0) ? nil : $0 }))
      append(items ?? node["text"], to: &sections, depth: depth + 1)
    } else if let text = reader.texts(node["text"]).first ?? reader.texts(node["description"]).first {
      appendStep(named: name, text, isAlone: isAlone, to: &sections)
      if items != nil, node["text"] == nil { append(items, to: &sections, depth: depth + 1) }
    } else if let items {
      if let name { appendText(name, isAlone: true, to: &sections) }
      append(items, to: &sections, depth: depth + 1)
    } else if let name {
      sections[sections.count - 1].steps.append(RecipeDraft.Step(name))
    }
  }

  /// A step's name goes where it is only the beginning of the step's text, or only counts.
  private func appendStep(
    named name: String?, _ text: String, isAlone: Bool, to sections: inout [RecipeDraft.Section]
  ) {
    let lines = StepLines.of(text, isAlone: isAlone)
    guard let first = lines.first else { return }
    if let title = SchemaIngredients.markedTitle(first), lines.count == 1 {
      return sections.append(RecipeDraft.Section(title: title))
    }
    var name = name
    if let known = name, lines.joined().unspaced.hasPrefix(known.trimmingStops.unspaced) || StepLines.onlyCounts(known)
    {
      name = nil
    }
    for (index, line) in lines.enumerated() {
      sections[sections.count - 1].steps.append(RecipeDraft.Step(name: index == 0 ? name : nil, line))
    }
  }

  /// Whether a line only says what follows, `Directions`; `Blend dressing ingredients` is a step.
  private func opensSteps(_ line: String) -> Bool {
    SectionWords.isHeadingLine(line)
      && (line.hasSuffix(":") || SectionWords.part(of: line) != .ingredients || LineJudge.wordCount(line) < 3)
  }

  /// A text of steps, without headings that only say that steps follow; `## Title` opens a section.
  private func appendText(_ text: String, isAlone: Bool, to sections: inout [RecipeDraft.Section]) {
    let lines = StepLines.of(text, isAlone: isAlone)
    for line in isAlone ? lines.flatMap(StepLines.unglued) : lines where !opensSteps(line) {
      if let title = SchemaIngredients.markedTitle(line) {
        sections.append(RecipeDraft.Section(title: title))
      } else {
        sections[sections.count - 1].steps.append(RecipeDraft.Step(line))
      }
    }
  }
}

/// The steps in one text.
enum StepLines {
  /// Where a text stands alone each of its lines is a step, but for those that only count; one of several texts is a
  /// step as a whole.
  static func of(_ text: String, isAlone: Bool) -> [String] {
    let lines = ImportedText.lines(text)
    guard isAlone else { return lines.isEmpty ? [] : [lines.joined(separator: " ")] }
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
      if let last = result.last, let first = line.first, first.isLowercase {
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

extension String {
  /// Without points at its end: how programs shorten a step to its name.
  fileprivate var trimmingStops: String {
    var result = self
    while result.last == "." || result.last == "…" { result.removeLast() }
    return result
  }

  /// Programs that cut a name from a text lose its line breaks, too: `Salad1. Chop…`.
  fileprivate var unspaced: String { filter { !$0.isWhitespace } }
}
