/// Recipes in the text that MasterCook exports (`.mxp`, `.txt`): title, head, ingredients in three columns below a ruler, the
/// steps, and what else there is, below names of its own.
///
/// Source: exports of MasterCook I to IV, whose columns begin at 1, 11 and 25 as the ruler says, and of later versions, which set
/// measures to the right and write `Description:` and the like behind the steps.
enum MasterCookText {
  /// `*  Exported from  MasterCook II  *`
  static func isHeader(_ line: some StringProtocol) -> Bool {
    guard line.utf8.count < 120, line.contains("MasterCook") else { return false }
    let words = line.split { $0 == " " || $0 == "\t" || $0 == "\r" }
    guard words.count > 4, words.first?.first == "*", words.last?.last == "*" else { return false }
    return line.lowercased().contains("exported from")
  }

  /// In the order of the file.
  static func recipes(_ text: String) -> [RecipeDraft] {
    var recipes: [RecipeDraft] = []
    var reader: MasterCookTextReader?
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if isHeader(line) {
        if var reader { recipes.append(reader.finished()) }
        reader = MasterCookTextReader()
      } else {
        reader?.read(String(line))
      }
    }
    if var reader { recipes.append(reader.finished()) }
    return recipes.filter { !$0.isEmpty }
  }
}

private struct MasterCookTextReader {
  private enum Part { case title, head, ingredients, steps, fact, end }

  private var draft = RecipeDraft()
  private var part = Part.title
  private var isInCategories = false
  /// Where measures and ingredients begin.
  private var columns = (unit: 10, name: 24)
  private var groups = [RecipeDraft.Group()]
  private var steps: [String] = []
  private var paragraph = ""
  /// What stands below names of its own, behind the steps.
  private var facts: [(name: String, text: String)] = []
  /// The name met last, as it is written.
  private var label = ""
  /// How many of them stand before the line that ends the steps.
  private var factsBeforeEnd = 0

  mutating func read(_ line: String) {
    let text = line.trimmed
    switch part {
    case .title: readTitle(text)
    case .head: readHead(line, text)
    case .ingredients: readIngredient(line, text)
    case .steps: readStep(line, text)
    case .fact: readFact(line, text)
    case .end: readEnd(text)
    }
  }

  mutating func finished() -> RecipeDraft {
    closeParagraph()
    draft.take(groups)
    draft.take(LinedText.sections(steps))
    for fact in facts { take(fact.name, fact.text.split(separator: " ").joined(separator: " ")) }
    return draft
  }

  // MARK: Head

  private mutating func readTitle(_ text: String) {
    guard !text.isEmpty else {
      if draft.title != nil { part = .head }
      return
    }
    if Self.value(of: "recipe by", in: text) != nil || Self.value(of: "serving size", in: text) != nil {
      part = .head
      readHead(text, text)
    } else {
      draft.title = draft.title.map { "\($0) \(text)" } ?? text
      if text.utf8.count > 200 { part = .head }
    }
  }

  private mutating func readHead(_ line: String, _ text: String) {
    if let places = Self.ruler(line) {
      (columns, part) = (places, .ingredients)
    } else if let author = Self.value(of: "recipe by", in: text) {
      if let author = author.nonEmpty { draft.authors = [author] }
    } else if let size = Self.value(of: "serving size", in: text) {
      readSize(size)
    } else if let names = Self.value(of: "categories", in: text) {
      isInCategories = true
      takeCategories(names)
    } else if text.isEmpty || text.hasPrefix("Amount") && text.contains("Ingredient") {
      isInCategories = false
    } else if isInCategories, line.first == " " {
      takeCategories(text)
    } else {
      facts.append(("head", text))
    }
  }

  /// `4     Preparation Time :0:30`
  private mutating func readSize(_ text: String) {
    let parts = text.split(separator: "Preparation Time", maxSplits: 1).map(String.init)
    draft.yieldText = parts.first?.trimmed.nonEmpty
    guard parts.count > 1 else { return }
    draft.preparationMinutes = TimeText.minutes(String(parts[1].drop { $0 == " " || $0 == ":" }))
  }

  /// Two beside each other, with spaces between.
  private mutating func takeCategories(_ text: String) {
    draft.categories += text.split(separator: "  ").map { String($0).trimmed }.compactMap(MasterCookParts.category)
  }

  /// `Recipe By     : Jane Doe`: what stands behind the name and its colon.
  private static func value(of name: String, in text: String) -> String? {
    guard text.utf8.count >= name.utf8.count, text.prefix(name.count).lowercased() == name else { return nil }
    let rest = text.dropFirst(name.count).drop { $0 == " " }
    return rest.first == ":" ? String(rest.dropFirst()).trimmed : nil
  }

  /// Where the columns below `--------  ------------  ----` begin.
  private static func ruler(_ line: String) -> (unit: Int, name: Int)? {
    guard line.utf8.count < 200, line.contains("----"), line.allSatisfy({ $0 == "-" || $0 == " " }) else { return nil }
    let letters = Array(line)
    let starts = letters.indices.filter { letters[$0] == "-" && ($0 == 0 || letters[$0 - 1] == " ") }
    return starts.count == 3 ? (starts[1], starts[2]) : nil
  }

  // MARK: Ingredients

  private mutating func readIngredient(_ line: String, _ text: String) {
    if text.isEmpty {
      if groups.contains(where: { !$0.lines.isEmpty || $0.title != nil }) { part = .steps }
    } else if isEnd(text) {
      end()
    } else {
      add(line, text)
    }
  }

  private mutating func add(_ line: String, _ text: String) {
    let cells = cells(line) ?? ("", "", text.split(separator: " ").joined(separator: " "))
    let isBare = cells.amount.isEmpty && cells.unit.isEmpty
    if isBare, let title = MasterCookParts.title(cells.name) {
      groups.append(RecipeDraft.Group(title: title))
      return
    }
    let (name, preparation) = Self.parted(cells.name)
    let words = [cells.amount, MasterCookParts.unit(cells.unit) ?? "", name].filter { !$0.isEmpty }
      .joined(separator: " ")
    groups[groups.count - 1].lines.add(MasterCookParts.Line(words, preparation: preparation, isBare))
  }

  /// `corn -- fresh`
  private static func parted(_ name: String) -> (name: String, preparation: String?) {
    guard let place = name.firstRange(of: " -- ") else { return (name, nil) }
    return (
      String(name[..<place.lowerBound]),
      String(name[place.upperBound...]).replacing(" -- ", with: ", ").trimmed.nonEmpty
    )
  }

  /// The cells of a row; `nil` where words stand across the columns.
  private func cells(_ line: String) -> (amount: String, unit: String, name: String)? {
    guard line.utf8.count < 1_000, !line.contains("\t") else { return nil }
    let letters = Array(line)
    guard letters.count > columns.name, isParted(letters, columns.unit), isParted(letters, columns.name) else {
      return nil
    }
    let cells = [letters[..<columns.unit], letters[columns.unit..<columns.name], letters[columns.name...]].map { cell in
      cell.split(separator: " ").map { String($0) }.joined(separator: " ")
    }
    guard Self.isAmount(cells[0]), !cells[2].isEmpty else { return nil }
    return (cells[0], cells[1], cells[2])
  }

  private func isParted(_ letters: [Character], _ place: Int) -> Bool {
    letters[place - 1] == " " || letters[place] == " "
  }

  private static func isAmount(_ text: String) -> Bool {
    text.allSatisfy { $0.isNumber || " /.,-–".contains($0) } && (text.isEmpty || text.contains(where: \.isNumber))
  }

  // MARK: Steps

  private mutating func readStep(_ line: String, _ text: String) {
    if text.isEmpty {
      closeParagraph()
    } else if isEnd(text) {
      closeParagraph()
      end()
    } else if steps.isEmpty, paragraph.isEmpty, let cells = cells(line), !cells.amount.isEmpty {
      add(line, text)
    } else if let name = Self.factName(text) {
      closeParagraph()
      facts.append((name, ""))
      (part, label) = (.fact, text)
    } else if let rating = Self.value(of: "ratings", in: text) {
      draft.losses.append(ImportLoss(.dropped, "rating", rating.split(separator: " ").joined(separator: " ")))
    } else {
      appendToParagraph(text)
    }
  }

  /// A line goes on in the next where it was full, or the next begins small.
  private mutating func appendToParagraph(_ text: String) {
    let goesOn = paragraph.utf8.count > 0 && !paragraph.endsSentence && !paragraph.hasSuffix(":")
    if goesOn, isFull || text.first?.isLowercase == true {
      paragraph += " " + text
    } else {
      closeParagraph()
      paragraph = text
    }
    isFull = text.utf8.count >= 55
  }

  private var isFull = false

  private mutating func closeParagraph() {
    if let step = ImportedText.line(paragraph) { steps.append(step) }
    paragraph = ""
  }

  // MARK: What else there is

  /// `Description:` alone in a line.
  private static func factName(_ text: String) -> String? {
    guard text.hasSuffix(":"), text.utf8.count < 40, case let name = text.dropLast().lowercased() else { return nil }
    let isTime = name.hasPrefix("t(") && name.hasSuffix(")")
    let isAddress = name.hasPrefix("s(") && name.hasSuffix(")")
    return isTime || isAddress || factNames.contains(name) ? name : nil
  }

  private static let factNames: Set<String> = [
    "description", "source", "copyright", "yield", "start to finish time", "cuisine", "internet address", "url",
  ]

  /// What stands below such a name is in quotes; else it was a line of the steps.
  private mutating func readFact(_ line: String, _ text: String) {
    let last = facts.count - 1
    let isBegun = !facts[last].text.isEmpty
    if text.isEmpty || isEnd(text) || Self.factName(text) != nil || isBegun && facts[last].text.hasSuffix("\"")
      || !isBegun && text.first != "\""
    {
      if !isBegun {
        facts.removeLast()
        appendToParagraph(label)
      }
      part = .steps
      readStep(line, text)
    } else {
      facts[last].text += (isBegun ? " " : "") + text
    }
  }

  /// `- - - - - - - - -`
  private func isEnd(_ text: String) -> Bool {
    text.utf8.count > 14 && text.utf8.allSatisfy { $0 == 0x2D || $0 == 0x20 } && text.hasPrefix("- -")
  }

  private mutating func end() { (part, factsBeforeEnd) = (.end, facts.count) }

  private mutating func readEnd(_ text: String) {
    guard !text.isEmpty else { return }
    for name in Self.endNames {
      if let value = Self.value(of: name, in: text) {
        facts.append((name, value))
        return
      }
    }
    if text.lowercased().hasPrefix("per serving") {
      facts.append(("nutrition", text))
    } else if facts.count > factsBeforeEnd {
      facts[facts.count - 1].text += " " + text
    } else {
      facts.append(("notes", text))
    }
  }

  private static let endNames = ["notes", "serving ideas", "suggested wine", "nutr. assoc.", "exchanges"]

  private mutating func take(_ name: String, _ value: String) {
    let isQuoted = value.count > 1 && value.hasPrefix("\"") && value.hasSuffix("\"")
    guard let text = (isQuoted ? String(value.dropFirst().dropLast()).trimmed : value).nonEmpty else { return }
    switch name {
    case "description": draft.summary = text
    case "source" where draft.source == nil, "internet address" where draft.source == nil,
      "url" where draft.source == nil:
      draft.source = text
    case "yield": draft.furtherYields.append(ProgramNumber.readable(text))
    case "cuisine": draft.cuisines.append(text)
    case "start to finish time": draft.statedTotalMinutes = TimeText.minutes(text)
    case "notes", "serving ideas": draft.tip = [draft.tip, text].compactMap(\.self).joined(separator: " ")
    case "nutrition": MasterCookParts.takeNutrition(text, into: &draft)
    // Numbers of foods in the program's own table.
    case "nutr. assoc.": break
    default: takeNamed(name, text)
    }
  }

  /// `T(Cooking Time)`, `S(Internet Address)`: names that people give.
  private mutating func takeNamed(_ name: String, _ text: String) {
    if name.hasPrefix("t("), let minutes = TimeText.minutes(text) {
      draft.takeTime(minutes, label: String(name.dropFirst(2).dropLast()))
    } else if name.hasPrefix("s("), text.hasPrefix("http") {
      if let book = draft.source { draft.losses.append(ImportLoss(.dropped, "source", book)) }
      draft.source = text
    } else {
      draft.losses.append(ImportLoss(.dropped, name, text))
    }
  }
}
