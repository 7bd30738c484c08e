internal import JSONReading

/// Takes members out of an object, and tells at the end which nobody asked for.
struct MemberReader {
  private let value: JSONValue
  private var asked: Set<String> = []
  /// What stands where something of another kind belongs.
  private var mistakes: [ImportLoss] = []

  init(_ value: JSONValue) { self.value = value }

  mutating func member(_ key: String) -> JSONValue? {
    asked.insert(key)
    return value[key].flatMap { $0.isNull ? nil : $0 }
  }

  /// A text or number in one line; `nil` when it is empty.
  mutating func text(_ key: String) -> String? {
    guard let found = member(key) else { return nil }
    if let text = Self.text(found) { return text }
    if found.string == nil { note(key, found, instead: "a text") }
    return nil
  }

  /// As many of a list as are looked at, each in several ways: twice as many as a recipe can have ingredients.
  private static let most = 10_000

  private mutating func first<Element>(_ elements: [Element], of key: String) -> ArraySlice<Element> {
    let further = elements.count - Self.most
    if further > 0 {
      mistakes.append(ImportLoss(.dropped, key, "\(further) further ones, more than a recipe can have"))
    }
    return elements.prefix(Self.most)
  }

  /// The lines of a text that are not empty, or the texts of a list.
  mutating func lines(_ key: String) -> [String] {
    guard let found = member(key) else { return [] }
    if let text = found.string { return Array(first(ImportedText.lines(text), of: key)) }
    guard let elements = found.array else {
      note(key, found, instead: "a text of lines")
      return []
    }
    return first(elements, of: key).flatMap { element in
      if let text = element.string { return ImportedText.lines(text) }
      note(key, element, instead: "a text")
      return []
    }
  }

  /// No description has more lines.
  private static let mostParagraphs = 1_000

  /// A text with its lines, an empty line between paragraphs; `nil` where nothing is in it.
  mutating func paragraphs(_ key: String) -> String? {
    let lines = lines(key)
    guard let text = member(key)?.string, (2...Self.mostParagraphs).contains(lines.count) else {
      return lines.joined(separator: "\n").nonEmpty
    }
    var paragraphs: [[String]] = [[]]
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let found = ImportedText.lines(String(line))
      if found.isEmpty { paragraphs.append([]) } else { paragraphs[paragraphs.count - 1] += found }
    }
    return paragraphs.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n").nonEmpty
  }

  /// The elements of a list; a text is the list of its lines, an object that of its values.
  mutating func list(_ key: String) -> [JSONValue] {
    guard let found = member(key) else { return [] }
    if let elements = found.array { return Array(first(elements, of: key)) }
    if let text = found.string {
      return first(ImportedText.lines(text), of: key).map { JSONValue(.string($0), range: found.range) }
    }
    if let members = found.object { return first(members, of: key).map(\.value) }
    note(key, found, instead: "a list")
    return []
  }

  /// Names: of texts, or of objects with a `name`.
  mutating func names(_ key: String) -> [String] {
    guard let found = member(key) else { return [] }
    return first(found.array ?? [found], of: key).compactMap { element in
      let name = Self.text(element) ?? element["name"].flatMap(Self.text)
      if name == nil { note(key, element, instead: "a name") }
      return name
    }
  }

  /// Figures of nutrition by the names the program has for them, or lines of text that state them.
  mutating func nutrition(_ key: String) -> (figures: [RecipeDraft.Nutrient], lines: [String]) {
    guard let found = member(key) else { return ([], []) }
    guard let members = found.object else { return ([], lines(key)) }
    let figures = members.compactMap { member -> RecipeDraft.Nutrient? in
      let text = Self.text(member.value)
      if text == nil { note(key, member.value, instead: "a figure") }
      return text.map { RecipeDraft.Nutrient(name: member.key, text: $0) }
    }
    return (figures, [])
  }

  mutating func minutes(_ key: String) -> Int? {
    guard let text = text(key) else { return nil }
    let minutes = TimeText.minutes(text)
    // Nothing and zero are no time, and no mistake either.
    if minutes == nil, text.contains(where: { $0.isNumber && $0 != "0" }) || !text.contains(where: \.isNumber) {
      mistakes.append(ImportLoss(.dropped, key, "“\(text)” is no time"))
    }
    return minutes
  }

  /// Tells of something that says something and cannot be read.
  mutating func note(_ key: String, _ found: JSONValue, instead: String) {
    guard Self.saysSomething(found) else { return }
    let said = Self.entries(of: found).map { ", \($0)" } ?? ""
    mistakes.append(ImportLoss(.dropped, key, "\(found.kindName) stands where \(instead) belongs\(said)"))
  }

  static func text(_ value: JSONValue) -> String? {
    (value.string ?? value.number?.literal).flatMap(ImportedText.line)
  }

  /// Says of members that hold something and have no place here that they are dropped; `quietly` names those that mean
  /// nothing outside of the program they come from.
  func losses(quietly: Set<String>) -> [ImportLoss] {
    (value.object ?? []).filter { !asked.contains($0.key) && !quietly.contains($0.key) && Self.saysSomething($0.value) }
      .map { ImportLoss(.dropped, $0.key, Self.described($0.value)) } + mistakes
  }

  /// What a member says, in a line: a text, the names in a list, the texts in an object.
  static func described(_ value: JSONValue) -> String {
    entries(of: value) ?? "its \(value.kindName) has no place in a recipe"
  }

  private static func entries(of value: JSONValue) -> String? {
    let names = (value.array ?? []).compactMap { element in
      text(element)
        ?? ["name", "text", "title", "fileName", "filename"].lazy.compactMap { element[$0].flatMap(text) }.first
    }
    let entries = (value.object ?? []).compactMap { member in text(member.value).map { "\(member.key) \($0)" } }
    return text(value) ?? (names + entries).joined(separator: ", ").nonEmpty
      ?? leaves(of: value).prefix(8).joined(separator: ", ").nonEmpty
  }

  /// The texts anywhere within a value.
  private static func leaves(of value: JSONValue) -> [String] {
    if let text = value.string { return [ImportedText.line(text)].compactMap(\.self) }
    return (value.array ?? value.object?.map(\.value) ?? []).flatMap(leaves)
  }

  private static func saysSomething(_ value: JSONValue) -> Bool {
    switch value.content {
    case .null: false
    case .bool(let flag): flag
    case .number: value.integer != 0
    case .string(let text): ImportedText.line(text) != nil
    case .array(let elements): !elements.isEmpty
    case .object(let members): members.contains { saysSomething($0.value) }
    }
  }
}
