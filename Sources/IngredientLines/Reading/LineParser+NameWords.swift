internal import KitchenUnits

extension LineParser {
  mutating func readNameWord() {
    if readAmountBehindName() || readSizeOfEach() || readSomeOrEach() || readConjunction() || readComment() { return }
    if readPreparation() || readSize() { return }
    if isPartTakenOff(position) { return readTail(from: position) }
    if let last = name.last, last.upperBound == position {
      name[name.count - 1] = last.lowerBound..<position + 1
    } else {
      name.append(position..<position + 1)
    }
    position += 1
  }

  /// Whether nothing but adjectives is in the name yet, so that its noun must still come.
  var awaitsNoun: Bool {
    guard let last = name.last else { return true }
    return has(last.upperBound - 1, [.adjective, .or, .and, .of]) || kind(last.upperBound - 1) != .word
  }

  private mutating func readSomeOrEach() -> Bool {
    let isLeading = name.isEmpty && (has(position, .some) || has(position, .optional)) && position + 1 < end
    guard isLeading || has(position, .each) else { return false }
    if has(position, .optional) { isOptional = true }
    comment.append(position..<position + 1)
    position += 1
    // `lots of parsley`
    if isLeading, has(position, .of), position + 1 < end { position += 1 }
    return true
  }

  /// "or" and "and" stay in the name unless an amount or a remark comes after them.
  private mutating func readConjunction() -> Bool {
    if isForExample {
      readTail(from: position)
      return true
    }
    guard has(position, [.or, .and]) else { return false }
    if name.isEmpty || joinsPreparation {
      position += 1
      return true
    }
    guard endsNameAfterConjunction(position + 1) else { return false }
    readTail(from: position)
    return true
  }

  /// `pitted and chopped olives`: the "and" joins two things done to what is not named yet, and one of them leaves the name.
  private var joinsPreparation: Bool {
    guard has(position, .and), awaitsNoun, let last = name.last, let stop = preparationEnd(position + 1), isWord(stop)
    else { return false }
    let word = foldedWord(last.upperBound - 1)
    return word.ends(Array("ed".utf8)) || word.ends(Array("less".utf8))
  }

  /// `e.g.`, `z. B.`, `p. ej.`
  private var isForExample: Bool {
    guard !name.isEmpty, isWord(position), tokens[position].hasStop else { return false }
    return isWord(position, "e") && isWord(position + 1, "g") || isWord(position, "i") && isWord(position + 1, "e")
      || isWord(position, "z") && isWord(position + 1, "b") || isWord(position, "p") && isWord(position + 1, "ej")
  }

  /// What no food begins with: a number, a remark, "more".
  func endsNameAfterConjunction(_ index: Int) -> Bool {
    if kind(index) == .number || isSomeMore(index) { return true }
    // `or juice of 2 limes`
    if has(index, .part), has(index + 1, .of), kind(index + 2) == .number { return true }
    if has(index, .number) {
      return has(index, .article) ? qualifiedUnit(at: index + 1) != nil : isWord(index + 1)
    }
    return has(index, [.comment, .example, .purpose]) || Self.adviceWords.contains { isWord(index, $0) }
  }

  /// `butter or just use oil`, `fish sauce or similar`
  private static let adviceWords: [StaticString] = ["more", "less", "just", "use", "similar", "ahnliches"]

  /// `+ some for the tin`, `und etwas für die Form`, `+ un peu pour le moule`
  private func isSomeMore(_ start: Int) -> Bool {
    var index = start
    while isWord(index, "un") || isWord(index, "ein") || isWord(index, "a") { index += 1 }
    guard has(index, .some) || Self.someWords.contains(where: { isWord(index, $0) }) else { return false }
    index += 1
    if isWord(index, "more") || isWord(index, "mehr") { index += 1 }
    return index >= end || has(index, [.comment, .purpose])
  }

  private static let someWords: [StaticString] = ["extra", "little", "bit", "peu", "poco", "algo"]

  private mutating func readComment() -> Bool {
    guard !name.isEmpty else { return false }
    guard
      has(position, [.comment, .example, .plus]) || isAtRoomTemperature || isPlainPurpose || isOrigin || isChoice
        || isCut || isComparedSize || isWithSlash || isWithMeasured(position)
    else { return false }
    // `frozen cut okra`
    if awaitsNoun, isCutFood(position) { return false }
    // Ready to eat apricots.
    if isWord(position, "to"), isWord(position - 1, "ready") { return false }
    // `egg substitute`
    if isNamedForPurpose || isWord(position, "substitute") && isEnd(position + 1) { return false }
    readTail(from: position)
    return true
  }

  /// `cut green beans`, which are sold so; but not `cut into pieces`.
  func isCutFood(_ index: Int) -> Bool {
    isWord(index, "cut") && isWord(index + 1) && !has(index + 1, [.comment, .adverb, .range])
      && !isWord(index + 1, "in") && !isWord(index + 1, "into") && !isWord(index + 1, "up")
  }

  /// `nata para montar`, `arroz para sushi`, which shops sell under these names.
  private var isNamedForPurpose: Bool {
    isWord(position, "para") && Self.soldForPurpose.contains { isWord(position - 1, $0) }
      && Self.soldPurposes.contains { isWord(position + 1, $0) }
  }

  private static let soldForPurpose: [StaticString] = [
    "nata", "crema", "arroz", "harina", "vino", "chocolate", "queso",
  ]
  private static let soldPurposes: [StaticString] = [
    "montar", "batir", "cocinar", "sushi", "risotto", "paella", "postres", "reposteria", "fundir", "pan",
  ]

  /// `butter the size of an egg`, `butter size of a walnut`
  private var isComparedSize: Bool {
    guard !awaitsNoun else { return false }
    let size = isWord(position, "the") ? position + 1 : position
    return isWord(size, "size") && isWord(size + 1, "of") && has(size + 2, .article)
  }

  /// `pineapple w/ juice`, `beans w/o salt`: what stands behind it is said of the food.
  private var isWithSlash: Bool {
    !awaitsNoun && isWord(position, "w") && kind(position + 1) == .slash && !tokens[position + 1].hasSpaceBefore
  }

  /// `oil from the jar`, `bouquet garni made up of thyme`, `cornflour mixed with water`, `saffron soaked in milk`
  private var isOrigin: Bool {
    if awaitsNoun { return false }
    if isWord(position, "from") { return position + 1 < end }
    if isFromMill { return true }
    guard Self.minglings.contains(where: { isWord(position, $0) }) else { return false }
    return isWord(position + 1, "up") || isWord(position + 1, "from") || isWord(position + 1, "with")
      || isWord(position + 1, "in") || isWord(position + 1, "of") || isWord(position + 1, "to")
  }

  /// `Pfeffer aus der Mühle`, `Kichererbsen aus der Dose`, `Teig aus dem Kühlregal`, `poivre du moulin`
  private var isFromMill: Bool {
    isWord(position, "aus") && (isWord(position + 1, "der") || isWord(position + 1, "dem")) && isWord(position + 2)
      && (isEnd(position + 3) || isWord(position + 2, "muhle"))
      || isWord(position, "du") && isWord(position + 1, "moulin")
  }

  private static let minglings: [StaticString] = [
    "made", "mixed", "dissolved", "soaked", "steeped", "infused", "stirred", "blended", "combined",
  ]

  /// `cheese of your choice`, `herbes au choix`
  private var isChoice: Bool {
    if isWord(position + 1, "choix") { return isWord(position, "au") }
    return has(position, .of) && (isWord(position + 1, "your") || isWord(position + 1, "votre"))
      && (isWord(position + 2, "choice") || isWord(position + 2, "choix"))
  }

  /// `jamón en taquitos`, `Speck in Würfeln`
  private var isCut: Bool {
    !awaitsNoun && (isWord(position, "en") || isWord(position, "in")) && has(position + 1, .cutShape)
  }

  /// `at room temperature`, `room temp`
  private var isAtRoomTemperature: Bool {
    if isWord(position, "at") || isWord(position, "a") { return has(position + 1, .room) }
    return isWord(position, "room") && (isWord(position + 1, "temp") || isWord(position + 1, "temperature"))
  }

  /// `au goût`, `al gusto`
  private var isPlainPurpose: Bool {
    (isWord(position, "al") || isWord(position, "au") || isWord(position, "a")) && has(position + 1, .purpose)
  }

  // MARK: Preparation

  /// `finely chopped`, `peeled, cored and sliced`: out of the name, wherever it stands.
  private mutating func readPreparation() -> Bool {
    guard var stop = preparationEnd(position) else { return false }
    if isNamedSo(position, stop) || isKind(position, stop) || isNoun(position) { return false }
    if isBrandBefore(stop) {
      comment.append(position..<stop)
      position = stop
      return true
    }
    while let next = nextPreparation(after: stop) { stop = next }
    guard !name.isEmpty, !awaitsNoun else {
      state = (position..<stop).first { has($0, .state) } ?? state
      comment.append(position..<stop)
      position = stop
      skipConjunction()
      return true
    }
    // After its noun, a preparation begins what is said about it.
    if has(position, .stateBehind) { state = position }
    readTail(from: position)
    return true
  }

  /// Behind the participle that begins here, with its adverbs.
  func preparationEnd(_ start: Int) -> Int? {
    var index = start
    while index < start + 3, has(index, .adverb) { index += 1 }
    if has(index, .preparation) || index > start && has(index, .groundLike) { return index + 1 }
    // `hard boiled eggs`, where hard eggs are none
    let isHowDone = isWord(index, "hard") || isWord(index, "soft")
    if isHowDone, isWord(index + 1, "boiled") || isWord(index + 1, "cooked") { return index + 2 }
    // `klein geschnitten`
    return nil
  }

  /// `batido de chocolate`, `3 tostadas`, `200 g de rape`: in French and Spanish a participle stands behind its noun, so
  /// that what begins a name is none.
  private func isNoun(_ index: Int) -> Bool {
    guard name.isEmpty, has(index, .behindNoun), !has(index, .fill) else { return false }
    // `1 taza picada de perejil` is parsley, but nobody weighs `200 g picados`.
    let isWeighed = index == nameStart && amounts.first?.unit?.dimension == .mass
    return index == 0 || kind(index - 1) == .number || has(index - 1, .of) || isWeighed
  }

  private func nextPreparation(after index: Int) -> Int? {
    var next = index
    if kind(next) == .comma || kind(next) == .slash { next += 1 }
    if has(next, [.and, .or]) { next += 1 }
    guard next <= index + 2, let stop = preparationEnd(next), !isNamedSo(next, stop) else { return nil }
    return stop
  }

  /// The comma or "and" a list of preparations leaves behind.
  private mutating func skipConjunction() {
    guard name.isEmpty else { return }
    if kind(position) == .comma { position += 1 }
    if has(position, [.and, .or, .of]), isWord(position + 1) { position += 1 }
  }

  /// Foods that are sold so: crushed tomatoes, toasted sesame oil, cooked ham.
  private func isNamedSo(_ start: Int, _ stop: Int) -> Bool {
    guard stop == start + 1 else { return false }
    if isWord(start, "crushed"), isWord(stop, "red"), isWord(stop + 1, "pepper"), !isWord(stop + 2) {
      return true
    }
    // `frozen chopped spinach`; `frozen peeled and deveined shrimp` says what was done.
    if has(start - 1, .preserved), !name.isEmpty { return !has(stop, [.and, .or]) }
    if has(stop, .soldChopped) { return isWord(start, "crushed") || holdsContainer }
    if isWord(start, "minced") { return has(stop, .meat) }
    // `tomates pelées`, `viande hachée`
    if !name.isEmpty, name.last?.upperBound == start, has(start, .romance) {
      return has(start - 1, .meat) || has(start - 1, .soldChopped) && holdsContainer
    }
    if isWord(start, "toasted") {
      return (stop..<min(end, stop + 3)).contains { isWord($0, "oil") }
    }
    return false
  }

  /// `raw or toasted almonds`, `cooked or canned beans`: one of two kinds and nothing to do.
  private func isKind(_ start: Int, _ stop: Int) -> Bool {
    guard stop == start + 1, !has(stop - 1, .adverb) else { return false }
    if has(stop, .or), name.isEmpty {
      return has(start, .adjective) && has(stop + 1, .adjective) && !has(stop + 1, .preparation) && isWord(stop + 2)
    }
    return has(start - 1, .or) && has(start - 2, .adjective) && name.last?.upperBound == start && isWord(stop)
  }

  /// `Kraft shredded cheddar`: a capital name before, and a plain noun behind.
  private func isBrandBefore(_ stop: Int) -> Bool {
    let other: LineWord = [.comment, .detail, .adverb, .preparation, .and, .or, .of, .example, .size, .plus, .optional]
    guard isWord(stop), !has(stop, other), Self.isLower(bytes[tokens[stop].start]), let last = name.last,
      name.count == 1, last.count == 1, last.upperBound == position
    else { return false }
    let first = bytes[tokens[last.lowerBound].start]
    return first >= 0x41 && first <= 0x5A && last.lowerBound > 0 && Self.isLower(bytes[tokens[position].start])
  }

  /// `m.-große Zwiebel`
  private mutating func readMediumSize() -> Bool {
    guard name.isEmpty, isWord(position, "m"), tokens[position].hasStop, kind(position + 1) == .dash,
      has(position + 2, .size), position + 3 < end
    else { return false }
    size = .medium
    position += 3
    return true
  }

  private static func isLower(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }

  private var holdsContainer: Bool {
    amounts.contains { Self.isContainer($0) }
  }

  /// `medium or coarse bulgur`, `fine or medium bulgur`: how it is milled.
  private var isOneOfTwoKinds: Bool {
    if has(position + 1, .or), isWord(position + 3) {
      return has(position + 2, .adjective) && !has(position + 2, .size)
    }
    return has(position - 1, .or) && !name.isEmpty && has(position - 2, .adjective) && !has(position - 2, .size)
  }

  private mutating func readSize() -> Bool {
    if readMediumSize() { return true }
    // `2 very large eggs`
    if name.isEmpty, has(position, .adverb), has(position + 1, .size), position + 2 < end {
      comment.append(position..<position + 1)
      position += 1
    }
    guard has(position, .size), name.isEmpty || awaitsNoun && size == nil, position + 1 < end,
      !has(position + 1, [.keepsSize, .of]), !isOneOfTwoKinds
    else { return false }
    size = size ?? SizeWord.size(of: foldedWord(position))
    position += 1
    // `2 medium to large carrots`
    if has(position, [.range, .or]), has(position + 1, .size), position + 2 < end { position += 2 }
    if kind(position) == .comma, name.isEmpty { position += 1 }
    return true
  }
}
