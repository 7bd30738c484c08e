internal import Cookbook
internal import JSONReading
internal import SourceText

/// Instructions as one text, as texts, as steps, as sections of steps, and mixtures of these.
extension SchemaOrgForm {
  static func instructions(of place: JSONPlace, report: inout RecipeJSONReport) -> [InstructionSection] {
    guard let found = place.stated("recipeInstructions") else { return [] }
    var sections = [InstructionSection()]
    append(found, to: &sections, report: &report)
    return sections.filter { $0.title != nil || !$0.steps.isEmpty }
  }

  /// A section that is nested in another follows it; steps behind it stay with it.
  private static func append(
    _ place: JSONPlace, to sections: inout [InstructionSection], report: inout RecipeJSONReport
  ) {
    if let elements = place.elements {
      for element in elements { append(element, to: &sections, report: &report) }
    } else if place.value.object != nil {
      appendNode(place, to: &sections, report: &report)
    } else if let text = string(place, report: &report) {
      appendLines(of: text, to: &sections)
    }
  }

  private static func appendNode(
    _ place: JSONPlace, to sections: inout [InstructionSection], report: inout RecipeJSONReport
  ) {
    let types = place["@type"].map { Self.types($0.value) } ?? []
    let items = place.stated("itemListElement") ?? place.stated("steps")
    if types.contains("HowToSection") || (types.contains("ItemList") && place.stated("name") != nil) {
      sections.append(InstructionSection(title: words(of: place, "name", report: &report)))
      if let items { append(items, to: &sections, report: &report) }
      // A flat section has its steps as text of its own.
      if items == nil, let text = words(of: place, "text", report: &report) { appendLines(of: text, to: &sections) }
    } else if types.contains("ItemList") || types.contains("ListItem"), let inner = items ?? place.stated("item") {
      append(inner, to: &sections, report: &report)
    } else if let text = stepText(place, items: items, report: &report) {
      sections[sections.count - 1].steps.append(InstructionStep(text))
    } else {
      report.wrongType(place, mustBe: "a step with a text", .warning)
    }
  }

  /// The text of a step, with its name before it where that says more than the text's own beginning; directions inside
  /// the step follow.
  private static func stepText(_ place: JSONPlace, items: JSONPlace?, report: inout RecipeJSONReport) -> String? {
    let name = words(of: place, "name", report: &report)
    let text = words(of: place, "text", report: &report) ?? words(of: place, "description", report: &report)
    var parts: [String] = []
    if let text {
      let shortened = name.map {
        $0.hasSuffix("…") ? String($0.dropLast()) : $0.hasSuffix("...") ? String($0.dropLast(3)) : $0
      }
      let isRepeated = shortened.map { PlainText.folded(text).hasPrefix(PlainText.folded($0)) } ?? true
      parts.append(isRepeated ? text : "\(name ?? ""): \(text)")
    }
    if let items {
      var inner = [InstructionSection()]
      append(items, to: &inner, report: &report)
      parts += inner.flatMap { section in (section.title.map { [$0] } ?? []) + section.steps.map(\.text) }
    }
    if parts.isEmpty { parts = name.map { [$0] } ?? [] }
    return parts.isEmpty ? nil : parts.joined(separator: "\n")
  }

  private static func words(of place: JSONPlace, _ key: String, report: inout RecipeJSONReport) -> String? {
    guard let text = text(of: place, key, report: &report), !PlainText.folded(text).isEmpty else { return nil }
    return PlainText.lines(text).joined(separator: "\n")
  }

  /// Each line of a running text is a step; numbers written before it go, as the list numbers again.
  private static func appendLines(of text: String, to sections: inout [InstructionSection]) {
    for line in PlainText.lines(PlainText.withoutHTML(text)) {
      let step = withoutNumber(line)
      if !step.isEmpty { sections[sections.count - 1].steps.append(InstructionStep(step)) }
    }
  }

  private static func withoutNumber(_ line: String) -> String {
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    guard (1...2).contains(digits.count) else { return line }
    let rest = line[digits.endIndex...]
    guard rest.hasPrefix(". ") || rest.hasPrefix(") ") else { return line }
    return String(rest.dropFirst(2))
  }
}
