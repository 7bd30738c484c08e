/// Recipes in MealMaster's format: a header, title, categories and yield, ingredients in fixed columns – one list or two
/// beside each other –, then the steps.
///
/// Source: the description that came with Meal-Master 8: amount in columns 1–7, unit in 9–10, text from 12; the second
/// column of ingredients begins at 41; a text that begins with `-` goes on with the line before.
enum MealMaster {
  static func isHeader(_ line: some StringProtocol) -> Bool {
    (line.hasPrefix("MMMMM") || line.hasPrefix("-----")) && line.lowercased().contains("meal-master")
  }

  /// Whether a file has a recipe of it anywhere: mails and digests begin with words of their own.
  static func isFound(in bytes: [UInt8]) -> Bool {
    bytes.split { $0 == 0x0A || $0 == 0x0D }.contains { line in
      (line.starts(with: "MMMMM".utf8) || line.starts(with: "-----".utf8))
        && isHeader(String(decoding: line.prefix(200), as: UTF8.self))
    }
  }

  /// In the order of the file; what stands outside of them is named with the first.
  static func recipes(_ text: String) -> [RecipeDraft] {
    var recipes: [RecipeDraft] = []
    var lines: [String]?
    var outside: [String] = []
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init) {
      if isHeader(line) {
        if let lines { recipes.append(recipe(lines)) }
        lines = []
      } else if line.trimmed == "MMMMM" || line.trimmed == "-----" {
        if let lines { recipes.append(recipe(lines)) }
        lines = nil
      } else {
        if lines == nil, let text = ImportedText.line(line) { outside.append(text) }
        lines?.append(line)
      }
    }
    if let lines { recipes.append(recipe(lines)) }
    recipes.removeAll(where: \.isEmpty)
    if !recipes.isEmpty, let first = outside.first(where: { $0.contains(where: \.isLetter) }) {
      let more = outside.count > 1 ? " and what else stands outside of the recipes, \(outside.count) lines" : ""
      recipes[0].losses.append(ImportLoss(.dropped, "text", "“\(first.prefix(80))”\(more)"))
    }
    return recipes
  }

  private static func recipe(_ lines: [String]) -> RecipeDraft {
    var reader = MealMasterReader()
    for line in lines { reader.read(line) }
    return reader.finished()
  }
}

private struct MealMasterReader {
  private var draft = RecipeDraft()
  private var groups = [RecipeDraft.Group()]
  private var right: [String] = []
  private var sections = [RecipeDraft.Section()]
  private var paragraph: [String] = []
  private var isInSteps = false

  mutating func read(_ line: String) {
    let text = line.trimmed
    if let (key, value) = header(text) { return take(key, value) }
    if let title = divider(text) {
      closeParagraph()
      closeColumns()
      if isInSteps {
        sections.append(RecipeDraft.Section(title: title))
      } else if groups.last?.lines.isEmpty == true {
        groups[groups.count - 1].title = title
      } else {
        groups.append(RecipeDraft.Group(title: title))
      }
    } else if text.isEmpty {
      closeParagraph()
    } else if !isInSteps, ingredient(line.prefix(40)) != nil {
      add(line)
    } else if !isInSteps, line.count > 41, line.prefix(40).allSatisfy(\.isWhitespace),
      let second = ingredient(line.dropFirst(40)) ?? ingredient(line.dropFirst(41))
    {
      Self.append(second, to: &right)
    } else {
      if !isInSteps { closeColumns() }
      isInSteps = true
      paragraph.append(text)
    }
  }

  mutating func finished() -> RecipeDraft {
    closeParagraph()
    closeColumns()
    draft.groups = groups.filter { !$0.lines.isEmpty }
    takeFacts()
    draft.sections = sections.filter { !$0.steps.isEmpty }
    return draft
  }

  /// The format has no place for a source, times and the like, so that programs and people write them below the last step.
  private mutating func takeFacts() {
    guard let last = sections.indices.last else { return }
    while let step = sections[last].steps.last, TextFactLines.takeWhole(step.text, into: &draft) {
      sections[last].steps.removeLast()
    }
  }

  private func header(_ text: String) -> (key: Substring, value: String)? {
    guard draft.title == nil || groups.allSatisfy({ $0.lines.isEmpty }), !isInSteps,
      let colon = text.firstIndex(of: ":")
    else { return nil }
    let key = text[..<colon]
    guard ["title", "categories", "yield", "servings"].contains(key.lowercased()) else { return nil }
    return (key, String(text[text.index(after: colon)...]).trimmed)
  }

  private mutating func take(_ key: Substring, _ value: String) {
    switch key.lowercased() {
    case "title": draft.title = value.nonEmpty
    case "categories":
      draft.takeLabels(value.split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty && $0 != "None" })
    default: draft.yieldText = value.nonEmpty
    }
  }

  /// `MMMMM------FILLING------` opens a part.
  private func divider(_ text: String) -> String? {
    guard text.hasPrefix("MMMMM") || text.hasPrefix("-----") else { return nil }
    let title = text.drop { $0 == "M" }.split(separator: "-").joined(separator: "-").trimmed
    return title.nonEmpty
  }

  /// One column of an ingredient line: its text, or the continuation of the one before.
  private func ingredient(_ column: Substring) -> String? {
    let bytes = Array(column)
    guard bytes.count > 11, bytes[7] == " ", bytes[10] == " " else { return nil }
    let amount = String(bytes[..<7]).trimmed
    let unit = String(bytes[8..<10]).trimmed
    let rest = String(bytes[11...]).trimmed
    guard !rest.isEmpty, amount.allSatisfy({ $0.isNumber || "./- ".contains($0) }),
      amount.isEmpty || amount.contains(where: \.isNumber),
      unit.allSatisfy(\.isLetter), unit.isEmpty || Self.units[unit] != nil
    else { return nil }
    if amount.isEmpty, unit.isEmpty, bytes[..<11].contains(where: { $0 != " " }) { return nil }
    return [amount, Self.units[unit] ?? unit, rest].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// A line of one column, or of two beside each other. A text may run on where the second would begin, and some
  /// programs set the second a little to the left or right.
  private mutating func add(_ line: String) {
    let (left, rest) = (line.prefix(40), line.dropFirst(40))
    let hasGap = left.hasSuffix("  ") || left.count < 40
    let second = ingredient(rest) ?? ingredient(rest.dropFirst()) ?? (hasGap ? loose(rest) : nil)
    let isOne = second == nil && rest.contains { !$0.isWhitespace }
    if let found = ingredient(isOne ? line[...] : left) { Self.append(found, to: &groups[groups.count - 1].lines) }
    if let second { Self.append(second, to: &right) }
  }

  /// An ingredient that keeps to no columns: amount, unit and text as its words.
  private func loose(_ column: Substring) -> String? {
    var words = column.split(separator: " ")
    let amount = words.prefix { $0.allSatisfy { $0.isNumber || "./-".contains($0) } && $0.contains(where: \.isNumber) }
    words.removeFirst(amount.count)
    if let unit = words.first.flatMap({ Self.units[String($0)] }), words.count > 1 { words[0] = Substring(unit) }
    return (amount + words).filter { !$0.isEmpty }.joined(separator: " ").nonEmpty
  }

  /// Of the type: a method of a value would hold a second copy of the list, and each line would cost as much as all before.
  private static func append(_ text: String, to lines: inout [String]) {
    if text.hasPrefix("-"), let last = lines.last {
      lines[lines.count - 1] = "\(last) \(text.dropFirst())".trimmed
    } else {
      lines.append(text)
    }
  }

  /// The second column follows the first.
  private mutating func closeColumns() {
    groups[groups.count - 1].lines += right
    right = []
  }

  private mutating func closeParagraph() {
    if !paragraph.isEmpty {
      sections[sections.count - 1].steps.append(RecipeDraft.Step(paragraph.joined(separator: " ")))
    }
    paragraph = []
  }

  private static let units = [
    "x": "", "sm": "small", "md": "medium", "lg": "large", "cn": "can", "pk": "package", "pn": "pinch", "dr": "drop",
    "ds": "dash", "ct": "carton", "bn": "bunch", "sl": "slice", "ea": "", "t": "tsp", "ts": "tsp", "T": "tbsp",
    "tb": "tbsp", "fl": "fl oz", "c": "cup", "pt": "pint", "qt": "quart", "ga": "gallon", "oz": "oz", "lb": "lb",
    "ml": "ml", "cb": "cm³", "cl": "cl", "dl": "dl", "l": "l", "mg": "mg", "cg": "cg", "dg": "dg", "g": "g",
    "kg": "kg",
  ]
}

extension String {
  /// Without white space at its ends.
  var trimmed: String {
    // Each line of a text is asked, some of them ten times, and telling letters takes most of it.
    var bytes = Substring(self).utf8
    while let first = bytes.first, first.isBlank { bytes.removeFirst() }
    while let last = bytes.last, last.isBlank { bytes.removeLast() }
    var rest = Substring(bytes)
    if let first = bytes.first, let last = bytes.last, first >= 0x80 || last >= 0x80 {
      while rest.first?.isWhitespace == true { rest.removeFirst() }
      while rest.last?.isWhitespace == true { rest.removeLast() }
    }
    return rest.utf8.count == utf8.count ? self : String(rest)
  }
}

extension UInt8 {
  /// White space of ASCII.
  fileprivate var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
