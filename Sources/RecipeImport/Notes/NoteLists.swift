internal import YAMLReading

/// Lists of ingredients and steps in front matter, as the themes of sites and people write them.
enum NoteLists {
  /// A text of several lines, a list of texts or of ingredients in parts (`name`, `amount`, `unit`), or a mapping of such
  /// lists by their titles.
  static func groups(_ node: YAMLNode) -> [RecipeDraft.Group] {
    parts(node, line: ingredient).map { RecipeDraft.Group(title: $0.title, lines: $0.lines) }
  }

  /// The same of steps.
  static func sections(_ node: YAMLNode) -> [RecipeDraft.Section] {
    parts(node, line: step).map { part in
      RecipeDraft.Section(
        title: part.title, steps: part.lines.map { RecipeDraft.Step(ImportedText.withoutStepNumber($0)) })
    }
  }

  private typealias Part = (title: String?, lines: [String])

  private static func parts(_ node: YAMLNode, line: ([YAMLEntry]) -> String?) -> [Part] {
    var result: [Part] = []
    func add(_ lines: [String]) {
      if result.last.map({ $0.title != nil }) ?? true { result.append((nil, [])) }
      result[result.count - 1].lines += lines
    }
    for element in node.sequence ?? [node] {
      guard let entries = element.mapping else {
        add(texts(element))
        continue
      }
      if let text = line(entries) {
        add([text])
        continue
      }
      for entry in entries {
        let inner = entry.value.sequence != nil
        if inner {
          result += parts(entry.value, line: line).map { ($0.title ?? entry.key.text, $0.lines) }
        } else {
          // `flour: 400 g`, and `Sauce: fry it`, which YAML reads as a name and a value.
          let value = texts(entry.value).joined(separator: ", ")
          let isAmount = LineJudge.beginsWithAmount("\(value) \(entry.key.text)") && !value.contains(": ")
          add([isAmount ? "\(value) \(entry.key.text)" : "\(entry.key.text): \(value)"])
        }
      }
    }
    return result.filter { !$0.lines.isEmpty }
  }

  /// The lines of a text, without what marks them as items.
  private static func texts(_ node: YAMLNode) -> [String] {
    if let inner = node.sequence { return inner.flatMap(texts) }
    guard let scalar = node.scalar, !scalar.isNull else { return [] }
    return ImportedText.lines(NoteLinks.plain(scalar.text)).map(ImportedText.withoutBullet)
  }

  private static func ingredient(_ entries: [YAMLEntry]) -> String? {
    guard let name = text(entries, ["name", "item", "ingredient", "food", "zutat", "ingrédient", "ingrediente"]) else {
      return nil
    }
    let amount = text(entries, ["amount", "quantity", "qty", "menge", "quantité", "cantidad"])
    let unit = text(entries, ["unit", "units", "einheit", "unité", "unidad"])
    let note = text(entries, ["note", "notes", "preparation", "prep", "comment"])
    let line = [amount, unit, name].compactMap(\.self).joined(separator: " ")
    return note.map { "\(line), \($0)" } ?? line
  }

  private static func step(_ entries: [YAMLEntry]) -> String? {
    text(entries, ["text", "step", "description", "instruction"])
  }

  private static func text(_ entries: [YAMLEntry], _ keys: [String]) -> String? {
    entries.first { keys.contains($0.key.text.lowercased()) && $0.value.sequence == nil && $0.value.mapping == nil }
      .flatMap { texts($0.value).joined(separator: " ").nonEmpty }
  }
}
