internal import Cookbook
package import Fingerprints
package import SitePlanning
package import SiteStorage
package import SourceText

/// What is remembered of a source file between builds: the summaries of its recipes, and what was wrong with it.
package struct SourcePayload: Sendable, Equatable {
  var summaries: [RecipeSummary] = []
  package var diagnostics: [Diagnostic] = []
  /// Whether some recipe of the file could not be read.
  var isBroken = false

  /// Names the encoding; it changes with the program, so that no build trusts what an older one found out.
  package static func format(reading options: String, foods: [UInt8]) -> Fingerprint {
    var builder = FingerprintBuilder()
    builder.combine("source payload 6")
    builder.combine(Version.identity)
    builder.combine(options)
    builder.combine(foods)
    return builder.finish()
  }

  var encoded: [UInt8] {
    var writer = BinaryWriter(reservingCapacity: 512)
    writer.append(flag: isBroken)
    writer.append(count: summaries.count)
    for summary in summaries { writer.append(summary) }
    writer.append(count: diagnostics.count)
    for diagnostic in diagnostics { writer.append(diagnostic) }
    // Without the room to grow in: a build keeps that of every source.
    return writer.bytes.withUnsafeBufferPointer { Array($0) }
  }

  package init(summaries: [RecipeSummary] = [], diagnostics: [Diagnostic] = [], isBroken: Bool = false) {
    self.summaries = summaries
    self.diagnostics = diagnostics
    self.isBroken = isBroken
  }

  package init(decoding bytes: ArraySlice<UInt8>) throws(BinaryFormatError) {
    var reader = BinaryReader(bytes)
    isBroken = try reader.flag()
    let summaryCount = try reader.count()
    summaries.reserveCapacity(summaryCount)
    for _ in 0..<summaryCount { summaries.append(try reader.summary()) }
    for _ in 0..<(try reader.count()) { diagnostics.append(try reader.diagnostic()) }
  }
}

extension StoredPayload {
  /// One of the summaries in an encoded payload that was read before.
  func summary(_ index: Int) -> RecipeSummary {
    guard let payload = try? SourcePayload(decoding: bytes), index < payload.summaries.count else {
      preconditionFailure("a payload that was read once can be read again")
    }
    return payload.summaries[index]
  }
}

extension BinaryWriter {
  fileprivate mutating func append(_ summary: RecipeSummary) {
    append(text: summary.path)
    append(text: summary.title)
    append(summary.lead)
    append(list: summary.tags)
    append(summary.facts)
    append(list: summary.ingredientNames)
    append(count: summary.links.count)
    for link in summary.links {
      append(byte: link.kind.rawValue)
      append(text: link.destination)
      append(link.position)
      append(link.excerpt)
    }
    append(summary.fingerprint)
    append(summary.provisions)
    append(summary.foods)
  }

  private mutating func append(_ facts: RecipeFacts) {
    append(facts.preparationMinutes)
    append(facts.cookingMinutes)
    append(facts.statedTotalMinutes)
    append(facts.category?.name)
    append(facts.difficulty.map { Int($0.rawValue) })
    append(facts.source)
    append(facts.author)
    append(facts.image)
    append(facts.imageText)
    append(flag: facts.nutrition != nil)
    if let nutrition = facts.nutrition { append(nutrition) }
    append(facts.tip)
    append(facts.language)
    append(flag: facts.isLanguageFound)
    append(facts.date?.text)
    append(flag: facts.isFavourite)
    append(flag: facts.isArchived)
  }

  fileprivate mutating func append(_ diagnostic: Diagnostic) {
    append(byte: diagnostic.severity.rawValue)
    append(text: diagnostic.identifier)
    append(text: diagnostic.path)
    append(flag: diagnostic.position != nil)
    if let position = diagnostic.position { append(position) }
    append(flag: diagnostic.excerpt != nil)
    if let excerpt = diagnostic.excerpt { append(excerpt) }
    append(text: diagnostic.message)
    append(diagnostic.hint)
  }

  private mutating func append(_ excerpt: Diagnostic.Excerpt) {
    append(text: excerpt.line)
    append(integer: excerpt.skipped)
    append(integer: excerpt.length)
  }

  private mutating func append(_ position: SourcePosition) {
    append(integer: position.line)
    append(integer: position.column)
  }

  private mutating func append(_ text: String?) {
    append(flag: text != nil)
    if let text { append(text: text) }
  }

  package mutating func append(_ number: Int?) {
    append(flag: number != nil)
    if let number { append(integer: number) }
  }

  private mutating func append(list: [String]) {
    append(count: list.count)
    for text in list { append(text: text) }
  }
}

extension BinaryReader {
  fileprivate mutating func summary() throws(BinaryFormatError) -> RecipeSummary {
    let path = try text()
    let title = try text()
    let lead = try optionalText()
    let tags = try list()
    let facts = try facts()
    let names = try list()
    var links: [LocalLink] = []
    for _ in 0..<(try count()) { links.append(try link()) }
    return RecipeSummary(
      path: path, title: title, lead: lead, tags: tags, facts: facts, ingredientNames: names,
      links: links, fingerprint: try fingerprint(), provisions: try fingerprint(), foods: try foods())
  }

  private mutating func link() throws(BinaryFormatError) -> LocalLink {
    let kind = LocalLink.Kind(rawValue: try byte()) ?? .text
    let destination = try text()
    let position = try position()
    return LocalLink(kind: kind, destination: destination, position: position, excerpt: try excerpt())
  }

  private mutating func facts() throws(BinaryFormatError) -> RecipeFacts {
    var facts = RecipeFacts()
    facts.preparationMinutes = try optionalInteger()
    facts.cookingMinutes = try optionalInteger()
    facts.statedTotalMinutes = try optionalInteger()
    facts.category = try optionalText().map { name in
      RecipeCategory.meals.first { $0.name == name } ?? .named(name)
    }
    facts.difficulty = try optionalInteger().flatMap { Difficulty(rawValue: UInt8(truncatingIfNeeded: $0)) }
    facts.source = try optionalText()
    facts.author = try optionalText()
    facts.image = try optionalText()
    facts.imageText = try optionalText()
    facts.nutrition = try flag() ? try stated() : nil
    facts.tip = try optionalText()
    facts.language = try optionalText()
    facts.isLanguageFound = try flag()
    facts.date = try optionalText().flatMap { CalendarDate($0) }
    facts.isFavourite = try flag()
    facts.isArchived = try flag()
    return facts
  }

  fileprivate mutating func diagnostic() throws(BinaryFormatError) -> Diagnostic {
    let severity = Diagnostic.Severity(rawValue: try byte()) ?? .error
    let identifier = try text()
    let path = try text()
    let position = try flag() ? try position() : nil
    let excerpt = try flag() ? try excerpt() : nil
    return Diagnostic(
      severity, identifier, path: path, position: position, excerpt: excerpt, message: try text(),
      hint: try optionalText())
  }

  private mutating func excerpt() throws(BinaryFormatError) -> Diagnostic.Excerpt {
    let line = try text()
    let skipped = try integer()
    return Diagnostic.Excerpt(line: line, skipped: skipped, length: try integer())
  }

  private mutating func position() throws(BinaryFormatError) -> SourcePosition {
    SourcePosition(line: try integer(), column: try integer())
  }

  private mutating func optionalText() throws(BinaryFormatError) -> String? { try flag() ? try text() : nil }
  mutating func optionalInteger() throws(BinaryFormatError) -> Int? { try flag() ? try integer() : nil }

  private mutating func list() throws(BinaryFormatError) -> [String] {
    let count = try count()
    var result: [String] = []
    result.reserveCapacity(count)
    for _ in 0..<count { result.append(try text()) }
    return result
  }
}
