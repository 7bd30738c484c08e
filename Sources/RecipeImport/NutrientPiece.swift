/// A number with the unit behind it.
struct NutrientAmount {
  let number: Substring
  let unit: String
  /// Whether the page writes a space between them.
  let isSpaced: Bool

  /// As the page states it: `14g`, `14 g`.
  var text: String { number + (isSpaced ? " " : "") + unit }
  var isEnergy: Bool { NutrientWords.energyUnits.contains(unit) }
  var isMass: Bool { NutrientWords.massUnits.contains(unit) }
}

/// What stands between two commas, bars or semicolons.
struct NutrientPiece {
  private(set) var labels: [String] = []
  private(set) var amounts: [NutrientAmount] = []
  /// Each label with the amounts on its side: behind it, or before it where the piece begins with an amount.
  private(set) var pairs: [(label: String, amounts: [NutrientAmount])] = []
  /// Whether kilojoules are named apart from a number: `Energy (kJ / kcal): 1340 / 320` does not say which is which.
  private(set) var namesKilojoules = false

  /// `262 calories`
  var statesEnergy: Bool { labels.contains("calories") && !amounts.isEmpty }

  static func pieces(of line: String) -> [NutrientPiece] {
    var parts: [Substring] = []
    var start = line.startIndex
    for index in line.indices {
      let character = line[index]
      // A comma between digits belongs to the number.
      let isComma = character == "," && line[line.index(after: index)...].first?.isNumber != true
      guard isComma || "|;•·".contains(character) else { continue }
      parts.append(line[start..<index])
      start = line.index(after: index)
    }
    return (parts + [line[start...]]).map(NutrientPiece.init).filter { !$0.labels.isEmpty || !$0.amounts.isEmpty }
  }

  /// Runs of letters, and numbers with their signs within: `1,200`, `3.5`.
  private static func words(of text: Substring) -> [Substring] {
    var words: [Substring] = []
    var rest = text
    while let first = rest.first {
      var word = rest.prefix(while: first.isLetter ? { $0.isLetter } : { isDigit($0) })
      while !first.isLetter, let sign = rest[word.endIndex...].first, ".,'".contains(sign),
        case let more = rest[word.endIndex...].dropFirst().prefix(while: isDigit), !more.isEmpty
      {
        word = rest[..<more.endIndex]
      }
      if !word.isEmpty { words.append(word) }
      rest = word.isEmpty ? rest.dropFirst() : rest[word.endIndex...]
    }
    return words
  }

  private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }

  private init(_ text: Substring) {
    var pending: [NutrientAmount] = []
    var isAmountFirst: Bool?
    var words = Self.words(of: text)[...]
    while let word = words.first {
      if word.first?.isNumber == true {
        words.removeFirst()
        let unit = words.first.flatMap { NutrientWords.isUnit(String($0)) ? $0 : nil }
        if unit != nil { words.removeFirst() }
        let amount = NutrientAmount(
          number: word, unit: String(unit ?? ""), isSpaced: unit.map { $0.startIndex > word.endIndex } ?? false)
        amounts.append(amount)
        isAmountFirst = isAmountFirst ?? true
        if isAmountFirst == true { pending.append(amount) } else { pairs[pairs.count - 1].amounts.append(amount) }
      } else if let (name, length) = NutrientWords.label(words) {
        words.removeFirst(length)
        labels.append(name)
        isAmountFirst = isAmountFirst ?? false
        pairs.append((name, pending))
        pending = []
      } else {
        namesKilojoules = namesKilojoules || word == "kj"
        words.removeFirst()
      }
    }
  }
}
