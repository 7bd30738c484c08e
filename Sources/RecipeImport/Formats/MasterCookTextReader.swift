/// One recipe of MasterCook's texts, line by line.
struct MasterCookTextReader {
  private enum Part { case title, head, ingredients, steps, fact, end }

  private var draft = RecipeDraft()
  private var part = Part.title
  private var isInCategories = false
  private var columns = MasterCookColumns()
  private var groups = [RecipeDraft.Group()]
  private var steps: [String] = []
  private var paragraph = ""
  /// What stands below names of its own, behind the steps.
  private var facts = MasterCookFacts()
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
    facts.take(into: &draft)
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
    if let found = MasterCookColumns(ruler: line) {
      (columns, part) = (found, .ingredients)
    } else if let author = Self.value(of: "recipe by", in: text) {
      if let author = author.nonEmpty { draft.authors.append(author) }
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
      facts.begin("head", text)
    }
  }

  /// `4     Preparation Time :0:30`
  private mutating func readSize(_ text: String) {
    let time = text.firstRange(of: "Preparation Time")
    draft.yieldText = String(text[..<(time?.lowerBound ?? text.endIndex)]).trimmed.nonEmpty
    guard let time else { return }
    draft.takeTime(String(text[time.upperBound...].drop { $0 == " " || $0 == ":" }), label: "preparation time")
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
    let cells = columns.cells(line) ?? ("", "", text.split(separator: " ").joined(separator: " "))
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

  // MARK: Steps

  private mutating func readStep(_ line: String, _ text: String) {
    if text.isEmpty {
      closeParagraph()
    } else if isEnd(text) {
      closeParagraph()
      end()
    } else if steps.isEmpty, paragraph.isEmpty, let cells = columns.cells(line), !cells.amount.isEmpty {
      add(line, text)
    } else if let name = MasterCookFacts.name(text) {
      closeParagraph()
      facts.begin(name)
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

  /// What stands below such a name is in quotes; else it was a line of the steps.
  private mutating func readFact(_ line: String, _ text: String) {
    let isBegun = !facts.last.isEmpty
    if text.isEmpty || isEnd(text) || MasterCookFacts.name(text) != nil || isBegun && facts.last.hasSuffix("\"")
      || !isBegun && text.first != "\""
    {
      if !isBegun {
        facts.removeLast()
        appendToParagraph(label)
      }
      part = .steps
      readStep(line, text)
    } else {
      facts.add(text)
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
      if let value = Self.value(of: name, in: text) { return facts.begin(name, value) }
    }
    if text.lowercased().hasPrefix("per serving") {
      facts.begin("nutrition", text)
    } else if facts.count > factsBeforeEnd {
      facts.add(text)
    } else {
      facts.begin("notes", text)
    }
  }

  private static let endNames = ["notes", "serving ideas", "suggested wine", "nutr. assoc.", "exchanges"]
}
