internal import KitchenUnits
internal import SourceText
internal import WebPages
internal import Words

/// Yields and times that a page shows beside a label, `Serves 4`, `Total time: 45 min`.
///
/// Steps are full of times that are none of the recipe's, `Bake for 30 minutes`: of those only what bears a label counts,
/// and the sentence at their end that says for how many they are.
struct LabelledFacts {
  private(set) var yieldText: String?
  private(set) var preparationMinutes: Int?
  private(set) var cookingMinutes: Int?
  private(set) var totalMinutes: Int?
  /// Times without a word, by their place, and the place of the yield: `4 persons | 45 min` states a total.
  private var bareMinutes: [(place: Int, minutes: Int)] = []
  private var yieldPlace: Int?

  /// - Parameter steps: the instructions found so far.
  init(_ blocks: [PageBlock], besides steps: [String]) {
    let steps = Set(steps)
    for (index, block) in blocks.enumerated() {
      let isStep = steps.contains(ImportedText.withoutStepNumber(ImportedText.withoutBullet(block.text)))
      guard block.text.utf8.count < 120, !isStep || block.text.contains(":") else {
        readEnd(of: block.text)
        continue
      }
      let next = index + 1 < blocks.count && blocks[index + 1].text.utf8.count < 40 ? blocks[index + 1].text : ""
      let parts = FactParts.of(block.text)
      for (place, part) in parts.enumerated() { read(part, next: place == parts.count - 1 ? next : "", at: index) }
    }
    takeBareTotal()
    // `Zubereitungszeit: 20 Minuten | Backzeit: 25 Minuten`
    if preparationMinutes == nil, let total = totalMinutes, let cooking = cookingMinutes, total < cooking {
      (preparationMinutes, totalMinutes) = (total, nil)
    }
  }

  /// Whether a line says first for how many a recipe is, which no ingredient does.
  static func statesYield(_ line: String) -> Bool {
    guard line.contains(where: \.isNumber) else { return false }
    let text = FactParts.of(line).first ?? line
    let folded = TextFolding.folded(text)
    guard let first = folded.split(whereSeparator: { !$0.isLetter }).first else { return false }
    return yields.contains(first) && text.contains(where: \.isNumber) || isForSoMany(folded)
  }

  /// Whether a short text is for how many a recipe is: `6 raciones`, `pour 6 personnes`.
  static func namesYield(_ text: String) -> Bool {
    let words = TextFolding.folded(text).split { !$0.isLetter }
    let isNamed = text.contains(where: \.isNumber) && words.count <= 4 && words.contains { yields.contains($0) }
    return isNamed || statesYield(text)
  }

  /// Whether a text is a number of servings and nothing else: `4 Pers.`, `6 people`, `Portionen`.
  static func isYieldAlone(_ text: String) -> Bool {
    let words = TextFolding.folded(text).split { !$0.isLetter && !$0.isNumber }
    let isShort = (1...3).contains(words.count) && words.count { $0.allSatisfy(\.isNumber) } == words.count - 1
    return isShort && words.last.map { yields.contains($0) } ?? false
  }

  /// `Für 12 Stücke`, `pour 6 crêpes`, `for 4`; but not `for 45 minutes`, `für 2 cm dicke Scheiben`.
  private static func isForSoMany(_ folded: String) -> Bool {
    guard folded.utf8.count < 40, let first = folded.firstIndex(of: " "), forWords.contains(folded[..<first]),
      let match = folded[first...].prefixMatch(of: /\ (?:ca\.? |about |circa |environ |etwa )?[0-9]+/),
      TimeText.minutes(folded) == nil
    else { return false }
    let words = folded[match.range.upperBound...].split { !$0.isLetter }
    return words.count <= 3 && words.first.flatMap { UnitLexicon.word(String($0))?.unit?.size } == nil
  }

  private mutating func read(_ text: String, next: String, at place: Int) {
    let folded = TextFolding.folded(text)
    let words = folded.split { !$0.isLetter }
    guard !words.isEmpty, words.count <= 12 else { return }
    let hasNumber = folded.contains(where: \.isNumber)
    let value = hasNumber ? text : "\(text) \(next)"
    if TimeText.isBare(text), let minutes = TimeText.minutes(text) { bareMinutes.append((place, minutes)) }
    let isYield =
      words.contains { Self.yields.contains($0) } || Self.isForSoMany(folded) || Self.inBrackets(text) != nil
    let isNutrition = words.contains { Self.energies.contains($0) }
    if !isNutrition, yieldText == nil, isYield, words.count <= 8, value.contains(where: \.isNumber),
      TimeText.minutes(value) == nil
    {
      yieldText = Self.bareYield(value)
      yieldPlace = place
    }
    readTime(folded, words, value)
  }

  private mutating func readTime(_ folded: String, _ words: [Substring], _ value: String) {
    let isTime = Self.times.isFound(in: folded)
    // `Total 40 min`, without a word for time.
    let isBareTotal = words.count == 2 && Self.totals.contains(words[0])
    guard isTime || isBareTotal || words.contains(where: { Self.preparing.contains($0) || Self.cooking.contains($0) }),
      words.count <= 8, let minutes = TimeText.minutes(value), !value.allSatisfy(\.isNumber)
    else { return }
    if words.contains(where: { Self.totals.contains($0) }) {
      totalMinutes = totalMinutes ?? minutes
    } else if words.contains(where: { Self.cooking.contains($0) }) {
      cookingMinutes = cookingMinutes ?? minutes
    } else if words.contains(where: { Self.preparing.contains($0) }) {
      preparationMinutes = preparationMinutes ?? minutes
    } else {
      totalMinutes = totalMinutes ?? minutes
    }
  }

  /// `… and serve with the dip. Serves 4`
  private mutating func readEnd(of text: String) {
    guard yieldText == nil, let end = FactParts.of(text).last, end.utf8.count < 40, Self.statesYield(end) else {
      return
    }
    yieldText = Self.bareYield(end)
  }

  /// Without the heading or title it stands behind in brackets, `Ingredientes (6 raciones):`.
  private static func bareYield(_ text: String) -> String? {
    if let yield = inBrackets(text) { return ImportedText.line(yield) }
    var text = Substring(text).trimmingPrefix { $0 == " " || $0 == "(" }
    if !text.contains("(") { while let last = text.last, " ):,;".contains(last) { text.removeLast() } }
    return ImportedText.line(String(text))
  }

  /// `für 4` of `Du brauchst (für 4):`
  private static func inBrackets(_ text: String) -> String? {
    text.split(separator: "(", omittingEmptySubsequences: false).dropFirst()
      .compactMap { $0.split(separator: ")").first.map(String.init) }.first(where: namesYield)
  }

  /// Whether a line says for how many a recipe is or how long it takes, and nothing else: `Serves 4.`, `Time: 1 h`.
  static func isFact(_ line: String) -> Bool {
    guard line.utf8.count < 60 else { return false }
    if statesYield(line) { return line.split(separator: " ").count <= 5 }
    guard let colon = line.firstIndex(of: ":"), TimeText.isBare(String(line[line.index(after: colon)...])) else {
      return false
    }
    let label = TextFolding.folded(String(line[..<colon]))
    let words = Set(label.split { !$0.isLetter })
    return times.isFound(in: label) || !words.isDisjoint(with: totals.union(preparing).union(cooking))
  }

  private mutating func takeBareTotal() {
    guard let yieldPlace, totalMinutes == nil, preparationMinutes == nil, cookingMinutes == nil else { return }
    totalMinutes = bareMinutes.first { abs($0.place - yieldPlace) <= 1 }?.minutes
  }

  private static func set(_ words: String) -> Set<Substring> {
    Set(TextFolding.folded(words).split(separator: " ").map { Substring($0) })
  }

  private static let energies = set("calories calorie kcal kj kalorien calorias")
  private static let forWords = set("fur for pour para per voor till til")
  private static let yields = set(
    """
    serves servings serving rinde rende ergibt yield yields makes portionen personen portion portions porties porsjoner portioner personnes \
    persone porzioni persona personas pessoa pessoas porciones raciones racion porcoes porcion porcje adag osob osoby pers personer kisilik comensales pax \
    dosi feeds people person порций порции порция 人分 人份 인분
    """)
  private static let totals = set(
    "total totale gesamt gesamtzeit totaal totalt totaltid ready insgesamt alt klaar bereidingstijd arbejdstid takes")
  private static let preparing = set(
    """
    prep preparation preparing vorbereitung vorbereitungszeit voorbereiding preparazione preparacion preparo \
    forberedelse active
    """)
  private static let cooking = set(
    """
    cook cooking bake baking kochzeit backzeit garzeit cuisson cottura coccion cozimento kooktijd oventijd \
    tilberedningstid forno horno
    """)
  private static let times = PhraseList([
    "time", "zeit", "tijd", "tid", "temps", "tiempo", "tempo", "duration", "ready in", "dauer", "durata", "czas",
    "время", "takes ", "時間",
  ])
}

/// A line of facts in its parts: `Prep: 10 min | Serves: 4` are two, `Serves 4. Prep time: 10 min`, and
/// `Prep Time15 minsCook Time30 mins`, where styles alone keep words apart.
enum FactParts {
  static func of(_ text: String) -> [String] {
    text.replacing(" — ", with: "|").split { $0 == "|" || $0 == "•" || $0 == "·" || $0 == ";" }
      .flatMap(sentences).flatMap(dashed).flatMap(labelled).flatMap(enumerated)
  }

  /// `12 Stücke, 1 Stunde`, `Préparation 20 min, cuisson 35 min`: facts behind commas, one of them a time alone or all of
  /// them times.
  private static func enumerated(_ text: String) -> [String] {
    guard text.utf8.contains(UInt8(ascii: ",")) else { return [text] }
    let parts = text.split(separator: ", ").map(String.init)
    let areFacts = (2...4).contains(parts.count) && parts.allSatisfy { $0.contains(where: \.isNumber) }
    let areTimes = areFacts && parts.allSatisfy { $0.utf8.count < 40 && TimeText.minutes($0) != nil }
    return areTimes || areFacts && parts.contains(where: TimeText.isBare) ? parts : [text]
  }

  /// `Cook: 40 min - Serves 6` and `4 personas - 40 minutos`, but not `4 - 6 portions`.
  private static func dashed(_ text: String) -> [String] {
    // Making a pattern takes longer than most lines do without it.
    guard text.unicodeScalars.contains(where: { $0 == "-" || $0 == "–" }) else { return [text] }
    var result: [String] = []
    var rest = text[...]
    var searched = rest
    while let dash = searched.firstMatch(of: /\s[-–]\s/) {
      searched = searched[dash.range.upperBound...]
      let next = searched.firstMatch(of: /\s[-–]\s/).map { searched[..<$0.range.lowerBound] } ?? searched
      guard searched.first?.isLetter == true || TimeText.isBare(String(next)) else { continue }
      result.append(String(rest[..<dash.range.lowerBound]))
      rest = searched
    }
    return result + [String(rest)]
  }

  private static func sentences(_ text: Substring) -> [String] {
    guard text.utf8.contains(UInt8(ascii: ".")) else { return [String(text)] }
    var result: [String] = []
    var rest = text
    while let end = rest.firstMatch(of: /\.\s+(?=\p{Lu})/) {
      result.append(String(rest[..<end.range.lowerBound]))
      rest = rest[end.range.upperBound...]
    }
    return result + [String(rest)]
  }

  /// Parted where a small letter is followed by a capital, and before words that end in a colon and follow a number or
  /// its unit: `Raciones: 8 Tiempo total: 45 min`.
  private static func labelled(_ text: String) -> [String] {
    var starts = [text.startIndex]
    var hasNumber = false
    for index in text.indices.dropFirst() {
      let before = text[text.index(before: index)]
      if before.isNumber { hasNumber = true }
      guard hasNumber, text[index].isUppercase else { continue }
      if before.isLowercase || before.isNumber && isWord(text[index...])
        || before == " " && beginsLabel(text[index...])
      {
        starts.append(index)
        hasNumber = false
      }
    }
    return zip(starts, starts.dropFirst() + [text.endIndex]).map { String(text[$0..<$1]) }
  }

  /// `4Prep Time`; the unit of `1L` is no word.
  private static func isWord(_ rest: Substring) -> Bool { rest.prefix { $0.isLetter }.count >= 3 }

  private static func beginsLabel(_ rest: Substring) -> Bool {
    guard let end = rest.firstIndex(where: { !$0.isLetter && $0 != " " }) else { return false }
    let words = rest[..<end].split(separator: " ").count
    return rest[end] == ":" && words <= 3 && rest[end...].dropFirst().contains { $0 != " " }
  }
}
