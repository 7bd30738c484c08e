internal import KitchenUnits
internal import Quantities

extension StepReading {
  /// Reads a text of a method.
  ///
  /// An amount is certain when its number stands before the name of an ingredient, with nothing but its unit and a few
  /// words in between, and is all or part of what the list has of it, in a unit that converts exactly. Numbers behind
  /// words such as "step", percentages, times, temperatures and lengths are no amounts.
  ///
  /// - Parameters:
  ///   - text: UTF-8; mark-up is none of its business.
  ///   - ingredients: in the order of the recipe.
  ///   - language: BCP 47 tag, which says what a pint and a degree are.
  public init(_ text: [UInt8], ingredients: StepIngredientList, language: String?) {
    var reader = StepReader(StepTokens(text), ingredients: ingredients, language: language)
    self = reader.read()
  }
}

/// Goes through the tokens of a text from number to number.
struct StepReader {
  let tokens: TokenList
  let folded: [UInt8]
  let bytes: [UInt8]
  let ingredients: StepIngredientList
  let language: String?
  let isBritish: Bool
  let isEnglish: Bool
  /// The words that count things, and those of one and less, in the language.
  let countWords: WordValues<Int>?
  let oneWords: WordValues<Rational>?
  var reading = StepReading()
  /// The token at which the amount just read is said again in another unit, and whose it is.
  var saidAgain: (start: Int, ingredient: Int?)?
  /// Seconds of the unit of the time read last.
  var lastTimeUnit: Int?

  init(_ tokens: StepTokens, ingredients: StepIngredientList, language: String?) {
    self.tokens = tokens.tokens
    folded = tokens.folded
    bytes = tokens.bytes
    self.ingredients = ingredients
    self.language = language
    isBritish = UnitLexicon.isBritish(language)
    isEnglish = language?.lowercased().hasPrefix("en") ?? false
    countWords = StepWords.counts(language)
    oneWords = StepWords.ones(language)
  }

  mutating func read() -> StepReading {
    var index = 0
    while index < tokens.count { index = readNumber(at: index) ?? index + 1 }
    noteGasMarks()
    return reading
  }

  /// What is read at a token, and the index of the token behind it; `nil` when there is nothing.
  private mutating func readNumber(at index: Int) -> Int? {
    switch tokens[index].kind {
    case .sign: return nil
    case .word(let range, let hash):
      guard StepWords.beginnings[folded[range], hash] != nil else { return nil }
      return readTime(at: index) ?? readGasMark(at: index) ?? readThermostat(at: index) ?? readCount(at: index)
    case .number:
      if let next = readTime(at: index) ?? readTemperature(at: index) ?? readLength(at: index) { return next }
      guard let next = measure(at: index)?.next else { return nil }
      // Neither percentages nor `step 2` nor the `2` of `500-2` are amounts.
      if isSign(next, 0x25) || isReference(before: index) { return next }
      if let next = readPackSize(at: index) ?? readContentOfEach(at: index) { return next }
      return readAmount(at: index) ?? next
    }
  }

  private func isReference(before index: Int) -> Bool {
    guard index > 0 else { return false }
    return StepWords.references.value(of: tokens[index - 1], in: folded) != nil
  }

  // MARK: Tokens

  func isSign(_ index: Int, _ sign: UInt8) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .sign(sign)
  }

  func value<Value>(_ index: Int, of values: WordValues<Value>) -> Value? {
    tokens.indices.contains(index) ? values.value(of: tokens[index], in: folded) : nil
  }

  func number(_ index: Int) -> Rational? {
    guard index < tokens.count, case .number(let value) = tokens[index].kind else { return nil }
    return value
  }

  func range(_ first: Int, before next: Int) -> Range<Int> {
    tokens[first].range.lowerBound..<tokens[next - 1].range.upperBound
  }

  func text(_ index: Int) -> String { String(decoding: bytes[tokens[index].range], as: UTF8.self) }

  /// The article of English right before a token.
  func article(before index: Int) -> StepArticle? {
    guard isEnglish, index > 0, ["a", "an"].contains(word(index - 1)) else { return nil }
    return StepArticle(range: tokens[index - 1].range, text: text(index - 1))
  }
}

extension WordValues {
  func value(of token: StepTokens.Token, in folded: [UInt8]) -> Value? {
    guard case .word(let range, let hash) = token.kind else { return nil }
    return self[folded[range], hash]
  }
}
