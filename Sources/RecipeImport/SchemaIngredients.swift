internal import JSONReading

/// Ingredients as texts, as one text with lines, as objects with amount and unit, and as sections of these.
struct SchemaIngredients {
  let reader: SchemaRecipeReader

  func groups(_ value: JSONValue?) -> [RecipeDraft.Group] {
    var groups = [RecipeDraft.Group()]
    append(value, to: &groups)
    Self.dropWholeLists(from: &groups)
    return RepeatedAmounts.removed(from: Self.once(groups.filter { !$0.lines.isEmpty }))
  }

  /// More lines than this are no list that a page marks twice, and each would be looked for in the longest.
  private static let longestList = 200

  /// Some pages mark each ingredient, and all of them once more in one text.
  private static func dropWholeLists(from groups: inout [RecipeDraft.Group]) {
    guard groups.reduce(0, { $0 + $1.lines.count }) <= longestList else { return }
    let lines = groups.flatMap(\.lines).map { $0.lowercased() }
    let length = lines.reduce(0) { $0 + $1.utf8.count }
    guard lines.count > 3,
      let whole = lines.first(where: { line in
        line.utf8.count * 2 >= length && lines.allSatisfy { $0 == line || line.contains($0) }
      })
    else { return }
    for index in groups.indices { groups[index].lines.removeAll { $0.lowercased() == whole } }
  }

  /// Pages that show their list twice, for wide and for narrow screens, mark it twice.
  private static func once(_ groups: [RecipeDraft.Group]) -> [RecipeDraft.Group] {
    if groups.count == 1, let lines = groups.first?.lines, lines.count > 3, lines.count % 2 == 0,
      lines.prefix(lines.count / 2) == lines.suffix(lines.count / 2)
    {
      return [RecipeDraft.Group(title: groups[0].title, lines: Array(lines.prefix(lines.count / 2)))]
    }
    let half = groups.count / 2
    return groups.count % 2 == 0 && groups.prefix(half) == groups.suffix(half) ? Array(groups.prefix(half)) : groups
  }

  private func append(_ value: JSONValue?, to groups: inout [RecipeDraft.Group]) {
    let elements = reader.elements(value)
    let emphasised = elements.count { Self.isEmphasised($0) }
    for element in elements {
      if let items = element["itemListElement"] ?? element["recipeIngredient"] ?? element["ingredients"] {
        groups.append(RecipeDraft.Group(title: reader.text(element["name"])))
        append(items, to: &groups)
      } else if element.object != nil {
        if let line = line(of: element) { groups[groups.count - 1].lines.append(line) }
      } else if emphasised * 2 <= elements.count, let title = Self.emphasisedTitle(element) {
        groups.append(RecipeDraft.Group(title: title))
      } else {
        for line in lines(of: element, isAlone: elements.count == 1) { add(line, to: &groups) }
      }
    }
  }

  /// `<strong>Ragù</strong>` without a number, among lines that are not so, names those that follow.
  private static func emphasisedTitle(_ element: JSONValue) -> String? {
    guard isEmphasised(element), let line = element.string.flatMap(ImportedText.line), line.utf8.count < 60,
      !line.contains(where: \.isNumber)
    else { return nil }
    return line.withoutColon.nonEmpty
  }

  /// Whether all of a text stands in one element of emphasis, or in a heading.
  private static func isEmphasised(_ element: JSONValue) -> Bool {
    guard let text = element.string?.trimmed, text.hasPrefix("<") else { return false }
    return ["strong", "b", "em", "h2", "h3", "h4"].contains { name in
      let (open, close) = ("<\(name)>", "</\(name)>")
      return text.hasPrefix(open) && text.hasSuffix(close)
        && !text.dropFirst(open.count).dropLast(close.count).contains("<")
    }
  }

  /// `## Title` and `[Title]`, which two programs write into their lists.
  static func markedTitle(_ line: String) -> String? {
    if line.hasPrefix("## ") { return String(line.dropFirst(3)).nonEmpty }
    guard line.hasPrefix("["), line.hasSuffix("]"), line.utf8.count < 60 else { return nil }
    let title = line.dropFirst().dropLast()
    return title.contains { "[]".contains($0) } ? nil : String(title).nonEmpty
  }

  /// Such a line opens a group, and so does `For the icing:`.
  private func add(_ line: String, to groups: inout [RecipeDraft.Group]) {
    // `---` parts what stands above from what stands below.
    guard line.contains(where: { $0.isLetter || $0.isNumber }) else { return }
    if let title = Self.markedTitle(line) {
      // `## Ingredients` names the list, not a part of it.
      let named = SectionWords.part(of: title) == .ingredients ? GroupHeading.title(title) : title.withoutColon
      if let named { groups.append(RecipeDraft.Group(title: named)) }
    } else if line.hasSuffix(":"), line.utf8.count < 60, !line.contains(where: \.isNumber), !line.withoutColon.isEmpty {
      groups.append(RecipeDraft.Group(heading: ImportedText.withoutBullet(line)))
    } else {
      groups[groups.count - 1].lines.append(
        Self.singleParentheses(Self.plainNumber(SplitFractions.closed(ImportedText.withoutBullet(line)))))
    }
  }

  /// `((250 g))`, which a plug-in makes of a note that brings its own parentheses, is `(250 g)`.
  ///
  /// `(, sliced)`, where the note brings a comma, is `(sliced)`.
  private static func singleParentheses(_ whole: String) -> String {
    guard whole.utf8.contains(UInt8(ascii: "(")) else { return whole }
    let line = whole.contains("(, ") ? whole.replacing("(, ", with: "(") : whole
    guard let open = line.firstRange(of: "(("), let close = line[open.upperBound...].firstRange(of: "))"),
      !line[open.upperBound..<close.lowerBound].contains("(")
    else { return line }
    return line[..<open.lowerBound] + "(" + line[open.upperBound..<close.lowerBound] + ")" + line[close.upperBound...]
  }

  /// `500.0 g`, which programs write, is `500 g`.
  static func plainNumber(_ line: String) -> String {
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    let rest = line[digits.endIndex...]
    return !digits.isEmpty && rest.hasPrefix(".0 ") ? String(digits + rest.dropFirst(2)) : line
  }

  /// Lines of a text are ingredients where all stand in one text, or where most of several begin with an amount; else a
  /// line break is an accident. One text may also part them by other marks.
  private func lines(of element: JSONValue, isAlone: Bool) -> [String] {
    reader.texts(element).flatMap { text in
      let lines = ImportedText.lines(text)
      let areLines = lines.contains { $0.hasPrefix("## ") } || lines.count >= 3 && LineJudge.share(lines) >= 0.5
      if lines.count > 1, areLines || isAlone { return lines }
      guard let line = ImportedText.line(text) else { return [] }
      return isAlone ? Self.parted(line) ?? [line] : [line]
    }
  }

  /// The parts of a line that a mark parts into ingredients; `\n` is one that a program failed to read.
  private static func parted(_ line: String) -> [String]? {
    ["\\n", "|", "•", "·", ";", ", ", ","].lazy.compactMap { mark -> [String]? in
      guard line.contains(mark) else { return nil }
      let parts = line.split(separator: mark).compactMap { ImportedText.line(String($0)) }
      return parts.count >= 3 && LineJudge.share(parts) >= 0.7 ? parts : nil
    }.first
  }

  /// `{"amount": "2", "unit": "cups", "name": "flour"}`, under the names that programs give these.
  private func line(of element: JSONValue) -> String? {
    let name = ["name", "ingredient", "item", "food", "text"].lazy.compactMap { reader.text(element[$0]) }.first
    guard let name else { return reader.text(element) }
    // schema.org/HowToSupply keeps both in an object of their own.
    let required = reader.elements(element["requiredQuantity"]).first { $0.object != nil }
    let sources = [element, required].compactMap(\.self)
    let amount = text(["amount", "quantity", "value", "requiredQuantity"], in: sources)
    let unit = text(["unit", "unitText", "measure"], in: sources)
    return [amount, unit, name].compactMap(\.self).joined(separator: " ")
  }

  private func text(_ keys: [String], in objects: [JSONValue]) -> String? {
    objects.lazy.flatMap { object in keys.lazy.map { object[$0] } }.compactMap { reader.text($0) }.first
  }
}
