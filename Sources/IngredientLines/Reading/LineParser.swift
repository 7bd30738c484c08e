internal import KitchenUnits
internal import Quantities

/// Reads the tokens of one line from left to right.
///
///     line      := amount-part? of? name comment?
///     amount    := about? number (to number)? (fill | size)* unit?
///     amount-part := amount (/ amount | "(" amounts ")" | plus amount)*
///
/// Every step looks ahead a bounded number of tokens, so that a line costs time proportional to its length.
struct LineParser {
  /// An amount that was read before the line.
  struct Given {
    var measure: Amount.Measure
    var isApproximate: Bool
    /// Where the text of its unit ends in the line.
    var unitEnd: Int
  }

  let language: LineLanguage
  let bytes: [UInt8]
  let folded: [UInt8]
  var tokens: [LineToken]
  let numbers: [Rational]
  var given: Given?
  var position = 0
  /// The token behind the last one that is read: alternatives are read within their part of the line.
  var end: Int

  var amounts: [LineAmount] = []
  var size: IngredientLine.Size?
  /// Runs of tokens that are the name, in order.
  var name: [Range<Int>] = []
  /// Runs of tokens that are the comment, in order.
  var comment: [Range<Int>] = []
  var alternatives: [Range<Int>] = []
  var isOptional = false
  /// The word for a state of the food, as `cooked`.
  var state: Int?
  /// The token behind the amounts.
  var nameStart = 0
  /// The unit of the first amount; `nil` where it has none.
  var firstUnit: FoundUnit?
  /// Numbers of other packs and sizes before the name, the `8` of `6 large or 8 medium eggs`: they grow with the first.
  var otherCounts: [Int] = []
  /// Whether alternatives are looked for.
  var readsAlternatives = true

  init(_ bytes: [UInt8], language: LineLanguage) {
    var scanner = LineScanner(bytes, decimalComma: language.hasDecimalComma)
    scanner.scan()
    self.language = language
    self.bytes = bytes
    (folded, tokens, numbers) = (scanner.folded, scanner.tokens, scanner.numbers)
    end = tokens.count
  }

  /// Reads a part of another line.
  init(_ other: LineParser, _ range: Range<Int>) {
    (language, bytes, folded) = (other.language, other.bytes, other.folded)
    (tokens, numbers) = (other.tokens, other.numbers)
    (position, end) = (range.lowerBound, range.upperBound)
    readsAlternatives = false
  }

  mutating func line() -> IngredientLine {
    skipBullet()
    skipLabel()
    setShareAside()
    readPartOf()
    readAmounts()
    nameStart = position
    readName()
    readTrailingSize()
    readTrailingUnit()
    readTrailingCount()
    readNumberOfKind()
    readCompoundUnit()
    readVesselByItself()
    return result()
  }

  private mutating func result() -> IngredientLine {
    dropTrailingOf()
    var phrase = text(of: name)
    // Amounts and marks alone, `1 cup -`: the line itself names what it is about.
    if phrase.isEmpty { phrase = text(of: 0..<end) }
    phrase = OptionalEndings.written(phrase, isOne: amounts.count == 1 && amounts[0].isOnePiece)
    let split = readsAlternatives ? nameAlternatives() : nil
    if split == nil, let head = headOfAlternative() { phrase += " " + head }
    if split == nil, let whole = GermanCompounds.completed(phrase) { phrase = whole }
    var line = IngredientLine(
      amounts: amounts, size: size, name: split.map { $0.first } ?? phrase, comment: commentText(),
      isOptional: isOptional, phrase: phrase)
    line.foodName = foodName(line.name)
    if readsAlternatives { line.wholeNames = wholeNames(besides: phrase) }
    line.isFromAbove = isFromAbove
    line.alternatives = (split?.others ?? []) + writtenAlternatives()
    readAdditions(to: &line)
    line.remarkAmounts = remarkAmounts(besides: line)
    return line
  }

  /// `jengibre de 3 cm`, whose length was read as an amount; `gingembre de la taille d'un pouce`.
  private mutating func dropTrailingOf() {
    while let last = name.last, last.count > 1, has(last.upperBound - 1, [.of, .the]) {
      name[name.count - 1] = last.dropLast()
    }
  }

  // MARK: Tokens

  func kind(_ index: Int) -> LineToken.Kind? { index >= 0 && index < end ? tokens[index].kind : nil }

  func has(_ index: Int, _ role: LineWord) -> Bool {
    index >= 0 && index < end && tokens[index].kind == .word && !tokens[index].roles.isDisjoint(with: role)
  }

  func isWord(_ index: Int) -> Bool { kind(index) == .word }

  /// Whether a word is this one, which is given folded.
  func isWord(_ index: Int, _ word: StaticString) -> Bool {
    guard isWord(index) else { return false }
    let token = tokens[index]
    guard token.foldedEnd - token.foldedStart == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { folded[token.foldedStart..<token.foldedEnd].elementsEqual($0) }
  }

  func foldedWord(_ index: Int) -> ArraySlice<UInt8> { folded[tokens[index].foldedStart..<tokens[index].foldedEnd] }

  /// The token behind a bracket that is closed before the end; the bracket itself where it is not.
  func closing(_ index: Int) -> Int? {
    guard kind(index) == .open, tokens[index].link >= 0, tokens[index].link < end else { return nil }
    return tokens[index].link
  }

  /// List marks and tick boxes, and the stars of footnotes.
  private mutating func skipBullet() {
    guard given == nil else { return }
    skipWholeBracket()
    while let kind = kind(position), kind == .other || kind == .dash || kind == .comma,
      numberedCan(at: position) == nil
    {
      position += 1
    }
    if position >= end { position = 0 }
    skipOptional()
  }

  /// `(1 cup walnuts, chopped)`: the line is what stands in the bracket.
  private mutating func skipWholeBracket() {
    while end - position > 2, closing(position) == end - 1 {
      position += 1
      end -= 1
    }
  }

  /// `another 250 ml milk`
  static let furtherWords: [StaticString] = ["another", "additional", "extra", "weitere", "nochmals", "encore"]

  /// `at most 3 cups`, `höchstens 200 ml`: the bound is said of the amount.
  private mutating func skipBound() {
    var index = position
    while index < position + 3, has(index, .bound) { index += 1 }
    guard index > position, kind(index) == .number else { return }
    comment.append(position..<index)
    position = index
  }

  /// `Optional: 2 squid`, `evtl. 1 Prise Zucker`, `n. B. Salz`
  private mutating func skipOptional() {
    if isWord(position, "n"), isWord(position + 1, "b"), position + 2 < end {
      comment.append(position..<position + 2)
      position += 2
    }
    // `c/n aceite`: as much as is needed
    if isWord(position, "c"), kind(position + 1) == .slash, isWord(position + 2, "n"), isWord(position + 3) {
      comment.append(position..<position + 3)
      position += has(position + 3, .of) && isWord(position + 4) ? 4 : 3
    }
    // `nach Belieben Chiliflocken`, `nach Geschmack Salz`
    if isWord(position, "nach"), isWord(position + 1, "belieben") || isWord(position + 1, "geschmack"),
      isWord(position + 2)
    {
      isOptional = isOptional || isWord(position + 1, "belieben")
      comment.append(position..<position + 2)
      position += 2
    }
    if has(position, .article), has(position + 1, .little), position + 2 < end {
      comment.append(position..<position + 2)
      position += has(position + 2, .of) && position + 3 < end ? 3 : 2
    }
    let isFurther = Self.furtherWords.contains { isWord(position, $0) }
    if isFurther || has(position, .each), kind(position + 1) == .number {
      comment.append(position..<position + 1)
      position += 1
    }
    if let close = closing(position), close == position + 2, has(position + 1, .optional), close + 1 < end {
      isOptional = true
      comment.append(position + 1..<close)
      position = close + 1
    }
    skipBound()
    guard has(position, .optional), position + 2 < end else { return }
    let next = kind(position + 1) == .colon ? position + 2 : position + 1
    guard next > position + 1 || kind(next) == .number || has(next, .number) else { return }
    isOptional = true
    comment.append(position..<position + 1)
    position = next
  }
}
