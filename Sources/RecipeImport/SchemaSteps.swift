internal import JSONReading

/// Instructions as one text, as texts, as steps, as sections of steps, and mixtures of these.
struct SchemaSteps {
  let reader: SchemaRecipeReader

  func sections(_ value: JSONValue?) -> [RecipeDraft.Section] {
    var sections = [RecipeDraft.Section()]
    append(value, to: &sections, depth: 0)
    return sections.filter { $0.title != nil || !$0.steps.isEmpty }
  }

  private func append(_ value: JSONValue?, to sections: inout [RecipeDraft.Section], depth: Int) {
    guard depth < 16 else { return }
    for element in reader.elements(value) {
      if element.object != nil {
        appendNode(element, to: &sections, depth: depth)
      } else {
        for text in reader.texts(element) { appendLines(of: text, to: &sections) }
      }
    }
  }

  private func appendNode(_ node: JSONValue, to sections: inout [RecipeDraft.Section], depth: Int) {
    let types = SchemaRecipes.types(of: node)
    let items = node["itemListElement"] ?? node["steps"] ?? node["step"] ?? node["item"]
    let name = reader.text(node["name"]) ?? reader.text(node["Name"])
    if types.contains("howtosection") || (items != nil && name != nil && !types.contains("howtostep")) {
      sections.append(RecipeDraft.Section(title: name.flatMap { SectionWords.isHeadingLine($0) ? nil : $0 }))
      append(items ?? node["text"], to: &sections, depth: depth + 1)
    } else if let text = reader.texts(node["text"]).first ?? reader.texts(node["description"]).first {
      appendStep(named: name, text, to: &sections)
      if items != nil, node["text"] == nil { append(items, to: &sections, depth: depth + 1) }
    } else if let items {
      if let name { appendLines(of: name, to: &sections) }
      append(items, to: &sections, depth: depth + 1)
    } else if let name {
      sections[sections.count - 1].steps.append(RecipeDraft.Step(name))
    }
  }

  /// A step's name goes where it is only the beginning of the step's text.
  private func appendStep(named name: String?, _ text: String, to sections: inout [RecipeDraft.Section]) {
    let lines = ImportedText.lines(text)
    guard let first = lines.first else { return }
    var name = name
    if let known = name, first.hasPrefix(known.trimmingStops) || ImportedText.withoutStepNumber(known).isEmpty {
      name = nil
    }
    for (index, line) in Self.joined(lines).enumerated() {
      sections[sections.count - 1].steps.append(RecipeDraft.Step(name: index == 0 ? name : nil, line))
    }
  }

  /// Lines where those that only go on with a sentence belong to the one before: breaks in texts are often accidents.
  private static func joined(_ lines: [String]) -> [String] {
    lines.reduce(into: []) { result, line in
      if let last = result.last, let first = line.first, first == "(" || first.isLowercase {
        result[result.count - 1] = "\(last) \(line)"
      } else {
        result.append(line)
      }
    }
  }

  /// Each line of a running text is a step, but for headings that only say that steps follow.
  private func appendLines(of text: String, to sections: inout [RecipeDraft.Section]) {
    for line in Self.joined(ImportedText.lines(text)) where !SectionWords.isHeadingLine(line) {
      sections[sections.count - 1].steps.append(RecipeDraft.Step(line))
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
}
