internal import SourceText
internal import WebPages

/// Yields and times that a page shows beside a label, `Serves 4`, `Total time: 45 min`.
struct LabelledFacts {
  private(set) var yieldText: String?
  private(set) var preparationMinutes: Int?
  private(set) var cookingMinutes: Int?
  private(set) var totalMinutes: Int?

  init(_ blocks: [PageBlock]) {
    for (index, block) in blocks.enumerated() where block.text.utf8.count < 120 {
      let next = index + 1 < blocks.count && blocks[index + 1].text.utf8.count < 40 ? blocks[index + 1].text : ""
      let parts = Self.parts(of: block.text)
      for (place, part) in parts.enumerated() { read(part, next: place == parts.count - 1 ? next : "") }
    }
  }

  /// `Prep: 10 min | Serves: 4` are two, and `Serves 4. Prep time: 10 min.`
  private static func parts(of text: String) -> [String] {
    text.replacing(" — ", with: "|").split { $0 == "|" || $0 == "•" || $0 == "·" || $0 == ";" }.flatMap(sentences)
  }

  private static func sentences(_ text: Substring) -> [String] {
    var result: [String] = []
    var rest = text
    while let end = rest.firstMatch(of: /\.\s+(?=\p{Lu})/) {
      result.append(String(rest[..<end.range.lowerBound]))
      rest = rest[end.range.upperBound...]
    }
    return result + [String(rest)]
  }

  private mutating func read(_ text: String, next: String) {
    let folded = TextFolding.folded(text)
    let words = folded.split { !$0.isLetter }
    guard !words.isEmpty, words.count <= 12 else { return }
    let hasNumber = folded.contains(where: \.isNumber)
    let value = hasNumber ? text : "\(text) \(next)"
    if yieldText == nil, words.contains(where: { Self.yields.contains($0) }), words.count <= 8,
      value.contains(where: \.isNumber), TimeText.minutes(value) == nil
    {
      yieldText = ImportedText.line(value)
    }
    readTime(folded, words, value)
  }

  private mutating func readTime(_ folded: String, _ words: [Substring], _ value: String) {
    let isTime = Self.times.isFound(in: folded)
    guard isTime || words.contains(where: { Self.preparing.contains($0) || Self.cooking.contains($0) }),
      words.count <= 8, let minutes = TimeText.minutes(value), !value.allSatisfy(\.isNumber)
    else { return }
    if words.contains(where: { Self.totals.contains($0) }) {
      totalMinutes = totalMinutes ?? minutes
    } else if words.contains(where: { Self.preparing.contains($0) }) {
      preparationMinutes = preparationMinutes ?? minutes
    } else if words.contains(where: { Self.cooking.contains($0) }) {
      cookingMinutes = cookingMinutes ?? minutes
    } else {
      totalMinutes = totalMinutes ?? minutes
    }
  }

  private static func set(_ words: String) -> Set<Substring> { Set(words.split(separator: " ")) }

  private static let yields = set(
    """
    serves servings serving yield yields makes portionen personen portion portions porties porsjoner portioner personnes \
    persone porzioni porciones raciones porcoes porcje adag osob pers kisilik comensales dosi feeds people person
    """)
  private static let totals = set(
    "total totale gesamt gesamtzeit totaal totalt totaltid ready tiempo insgesamt alt klaar temps tempo bereidingstijd arbejdstid"
  )
  private static let preparing = set(
    "prep preparation preparing vorbereitung vorbereitungszeit voorbereiding preparazione preparacion preparo forberedelse active"
  )
  private static let cooking = set(
    "cook cooking bake baking kochzeit backzeit garzeit cuisson cottura coccion kooktijd oventijd tilberedningstid")
  private static let times = PhraseList([
    "time", "zeit", "tijd", "tid", "temps", "tiempo", "tempo", "duration", "ready in", "dauer",
  ])
}
