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
      guard let items else { return append(node["text"], to: &sections, depth: depth + 1) }
      var inner = [RecipeDraft.Section()]
      append(items, to: &inner, depth: depth + 1)
      let texts = reader.texts(node["text"])
      let words = inner.flatMap(\.steps).flatMap { [$0.name, $0.text].compactMap(\.self) }
      let known = StepKey(words, asked: texts.count)
      for text in texts where !known.holds(text) {
        appendText(text, isAlone: false, to: &sections)
      }
      Self.add(inner, to: &sections)
    } else if case let texts = stepTexts(node), !texts.isEmpty {
      for (index, text) in texts.enumerated() {
        appendStep(named: index == 0 ? name : nil, text, isAlone: isAlone && texts.count == 1, to: &sections)
      }
      guard let items else { return }
      var inner = [RecipeDraft.Section()]
      append(items, to: &inner, depth: depth + 1)
      let known = StepKey(texts, asked: inner.reduce(0) { $0 + $1.steps.count })
      for index in inner.indices { inner[index].steps.removeAll { known.holds($0.text) } }
      Self.add(inner, to: &sections)
    } else if let items {
      if let name { appendText(name, isAlone: true, to: &sections) }
      append(items, to: &sections, depth: depth + 1)
    } else if let name {
      sections[sections.count - 1].steps.append(RecipeDraft.Step(name))
    }
  }

  /// The texts of a step: all that it has, or how it is described.
  private func stepTexts(_ node: JSONValue) -> [String] {
    let texts = reader.texts(node["text"])
    return texts.isEmpty ? Array(reader.texts(node["description"]).prefix(1)) : texts
  }

  /// Steps that stand within others go on below the last title.
  private static func add(_ inner: [RecipeDraft.Section], to sections: inout [RecipeDraft.Section]) {
    sections[sections.count - 1].steps += inner.first?.steps ?? []
    sections += inner.dropFirst().filter { $0.title != nil || !$0.steps.isEmpty }
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
      if let title = SchemaIngredients.markedTitle(line) {
        open(title, in: &sections)
      } else {
        sections[sections.count - 1].steps.append(RecipeDraft.Step(name: index == 0 ? name : nil, line))
      }
    }
  }

  /// `Directions` and `Step 3` are no titles.
  private func open(_ title: String, in sections: inout [RecipeDraft.Section]) {
    guard !opensSteps(title), !StepLines.onlyCounts(title) else { return }
    sections.append(RecipeDraft.Section(title: title.withoutColon))
  }

  /// In words: `Make the crust and chill it for an hour. You need:` says more.
  private static let longestOpening = 7

  /// Whether a line only says what follows, `Directions`; `Blend dressing ingredients` is a step.
  private func opensSteps(_ line: String) -> Bool {
    LineJudge.wordCount(line) <= Self.longestOpening && SectionWords.isHeadingLine(line)
      && (line.hasSuffix(":") || SectionWords.part(of: line) != .ingredients || LineJudge.wordCount(line) < 3)
  }

  /// A text of steps, without headings that only say that steps follow; `## Title` opens a section.
  private func appendText(_ text: String, isAlone: Bool, to sections: inout [RecipeDraft.Section]) {
    let lines = StepLines.of(text, isAlone: isAlone)
    for line in isAlone ? lines.flatMap(StepLines.unglued) : lines where !opensSteps(line) {
      if let title = SchemaIngredients.markedTitle(line) {
        open(title, in: &sections)
      } else {
        sections[sections.count - 1].steps.append(RecipeDraft.Step(line))
      }
    }
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
