internal import IngredientLines

/// What a line alone looks like.
enum LineJudge {
  /// Whether an ingredient list could have this line because of how it begins: with an amount, or a word for one. The
  /// number of a numbered line is none.
  static func beginsWithAmount(_ line: String) -> Bool {
    guard line.utf8.count < 160 else { return false }
    if let rest = withoutNumber(line) { return beginsWithAmount(rest) }
    guard !isCompound(line), !endsWithYield(line), !ImportedText.onlyCountsStep(line) else { return false }
    let reading = IngredientLineReader.read(line)
    guard let amount = reading.amounts.first, !reading.name.isEmpty else { return false }
    let startsWithNumber =
      line.unicodeScalars.first { !" ~(".unicodeScalars.contains($0) }?
      .properties.numericType != nil
    return amount.unit != nil || startsWithNumber
  }

  /// `3-ingredient pancakes`, `20-Minute chicken`, `10/10 would eat again`: a number that belongs to a name.
  ///
  /// Every line of a page is asked, so that a pattern would cost half the time of an import.
  private static func isCompound(_ line: String) -> Bool {
    let digits = line.utf8.prefix { (0x30...0x39).contains($0) }
    guard (1...2).contains(digits.count) else { return false }
    let rest = line[digits.endIndex...]
    if line.hasPrefix("10/10") { return rest.dropFirst(3).first.map { !$0.isLetter && !$0.isNumber } ?? true }
    guard rest.first == "-" || rest.first == " " else { return false }
    return counted.contains(rest.dropFirst().prefix(while: \.isLetter).lowercased())
  }

  /// What stands behind the number of such a name.
  private static let counted: Set<String> = [
    "ingredient", "ingredients", "zutaten", "ingrédient", "ingrédients", "ingrediente", "ingredientes", "minute",
    "minutes", "minuten", "minutos", "min", "step", "steps", "way",
  ]

  /// `Pancakes (4 servings)`
  private static func endsWithYield(_ line: String) -> Bool {
    guard line.hasSuffix(")"), let open = line.lastIndex(of: "("), !line[..<open].contains(where: \.isNumber)
    else { return false }
    return line[open...].dropFirst().dropLast().split(separator: ", ").contains { TextTitle.countsYield(String($0)) }
  }

  /// What stands behind `1. ` or `1) `; `nil` where a line is not numbered.
  private static func withoutNumber(_ line: String) -> String? {
    let digits = line.utf8.prefix { (0x30...0x39).contains($0) }
    guard !digits.isEmpty, digits.count < 3 else { return nil }
    let mark = line.utf8[digits.endIndex...].prefix(2)
    guard mark.elementsEqual(". ".utf8) || mark.elementsEqual(") ".utf8) else { return nil }
    return String(line[mark.endIndex...])
  }

  /// The share of lines that begin with an amount, 0 to 1; of very many lines that of the first.
  static func share(_ lines: [String]) -> Double { share(lines, where: beginsWithAmount) }

  /// The share of lines that end with an amount of a measure, `soy sauce 60 ml`, 0 to 1.
  static func endingShare(_ lines: [String]) -> Double { share(lines, where: endsWithAmount) }

  /// No recipe has more lines, and each of them is read.
  private static let mostAsked = 1_000

  private static func share(_ lines: [String], where isOne: (String) -> Bool) -> Double {
    let asked = lines.prefix(mostAsked)
    return asked.isEmpty ? 0 : Double(asked.count(where: isOne)) / Double(asked.count)
  }

  static func endsWithAmount(_ line: String) -> Bool {
    guard line.utf8.count < 80 else { return false }
    let reading = IngredientLineReader.read(line)
    guard let amount = reading.amounts.first, amount.unit != nil, !reading.name.isEmpty else { return false }
    return (amount.place?.number.lowerBound ?? 0) > 0
  }

  /// Whether a line is long enough to say what to do.
  static func isProse(_ line: String) -> Bool { wordCount(line) >= 5 || line.utf8.count >= 40 }

  /// Whether a line is a sentence: a step may be as short as `Beat in the eggs.`
  static func isSentence(_ line: String) -> Bool { line.endsSentence && wordCount(line) >= 3 }

  /// Words by their spaces; in a script without spaces, two letters count as one.
  static func wordCount(_ line: String) -> Int {
    let dense = line.unicodeScalars.count { (0x3040...0x9FFF).contains($0.value) }
    return line.split(separator: " ").count + dense / 2
  }
}
