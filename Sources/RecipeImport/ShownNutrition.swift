internal import SourceText
internal import WebPages
internal import Words

/// Energy and nutrients that a page shows in words or in a table, where no mark-up states them.
///
/// `Calories: 320 | Fat: 14 g`, `320 kcal, 6 g Eiweiß, 14 g Fett`, rows of a table. They count where an energy and one of
/// the three macros stand together. Only figures for a serving are taken: where a table has a column for 100 g, the other
/// one counts, and where there is none, nothing is known of a serving.
struct ShownNutrition {
  private(set) var nutrients: [RecipeDraft.Nutrient] = []
  /// Whether there are figures, but for 100 g alone.
  private(set) var isForHundredGrams = false

  /// How many lines belong to one such place, and how many before it may say what its columns are for.
  private static let reach = 16
  private static let head = 4
  /// More places with an energy are a list of foods.
  private static let most = 12

  /// - Parameter energy: as the page marks it; figures that begin with another one are not those of the recipe.
  init(_ blocks: [PageBlock], energy: String? = nil) {
    let stated = energy.flatMap(NutrientTable.roundedNumber)
    let starts = blocks.indices.filter {
      NutrientWords.energies.isFoundAsWords(in: TextFolding.folded(blocks[$0].text))
    }
    for start in starts.prefix(Self.most) where blocks[start].text.utf8.count < 400 {
      let end = min(blocks.count, start + Self.reach)
      // `320` may stand above `kcal`.
      let isSplit = start > 0 && blocks[start - 1].text.allSatisfy { $0.isNumber || ",. ".contains($0) }
      let lines = blocks[(isSplit ? start - 1 : start)..<end].map(\.text)
      let above = blocks[max(0, start - Self.head)..<start].map(\.text)
      var table = NutrientTable(columns: NutrientColumns(of: above + lines))
      for line in lines where line.utf8.count < 400 { table.read(line) }
      guard table.isComplete, stated == nil || table.roundedEnergy == stated else { continue }
      if table.columns == .hundredGrams {
        isForHundredGrams = true
      } else {
        nutrients = table.nutrients
        isForHundredGrams = false
        return
      }
    }
  }
}

/// Lines that only state figures of nutrition.
enum NutrientLine {
  /// `300 kcal | 45 g protein`, `Macros per bagel: 160 kcal, 9 g protein`.
  static func isOne(_ line: String) -> Bool {
    guard line.utf8.count < 160, case let folded = TextFolding.folded(line), LineGlance.mayNameEnergy(folded) else {
      return false
    }
    let pieces = NutrientPiece.pieces(of: folded)
    guard pieces.contains(where: { $0.amounts.contains(where: \.isEnergy) || $0.statesEnergy }) else { return false }
    // `520 cals, 48P / 55C / 11F`
    if line.matches(of: /[0-9]g? ?[PCFK]\b/).count > 1 { return true }
    return pieces.allSatisfy { !$0.labels.isEmpty || $0.amounts.contains(where: \.isEnergy) }
  }
}

/// What the figures of a table are for.
private enum NutrientColumns: Equatable {
  case serving
  case hundredGrams
  /// Two figures in each row, that for a serving behind that for 100 g.
  case hundredGramsThenServing

  init(of lines: [String]) {
    let text = TextFolding.folded(lines.joined(separator: " "))
    guard let hundred = text.firstMatch(of: /\b100\s?(?:g|gr|ml|gram)\b/)?.range.lowerBound else {
      self = .serving
      return
    }
    let serving = text.firstMatch(of: Self.servings)?.range.lowerBound
    self = serving.map { $0 < hundred ? .serving : .hundredGramsThenServing } ?? .hundredGrams
  }

  private static var servings: Regex<Substring> {
    /(?:per|pro|par|por|a|je)?\s?(?:serving|portion|porcion|racion|portie|persoon|person|personne|porzione|porcao|porcj|stuck)/
  }
}

/// The figures read so far, the first of each nutrient.
private struct NutrientTable {
  let columns: NutrientColumns
  private var texts: [String: String] = [:]
  /// What a line has that the next one may complete.
  private var openLabel: String?
  private var openAmounts: [NutrientAmount] = []

  init(columns: NutrientColumns) { self.columns = columns }

  var isComplete: Bool {
    texts["calories"] != nil
      && ["carbohydrateContent", "proteinContent", "fatContent"].contains { texts[$0] != nil }
  }

  var nutrients: [RecipeDraft.Nutrient] {
    NutrientWords.order.compactMap { name in texts[name].map { RecipeDraft.Nutrient(name: name, text: $0) } }
  }

  var roundedEnergy: Int? { texts["calories"].flatMap(Self.roundedNumber) }

  /// The first number of a text, rounded to a whole one.
  static func roundedNumber(_ text: String) -> Int? {
    text.firstMatch(of: /[0-9]+(?:[.,][0-9]+)?/).flatMap { Double($0.output.replacing(",", with: ".")) }
      .map { Int(min($0, 1e6).rounded()) }
  }

  /// Figures may be run together where styles alone keep them apart, `Calories: 120Total Fat: 1gSaturated Fat: 0g`.
  mutating func read(_ line: String) {
    let line = line.replacing(/([0-9](?:g|mg|mcg|kcal)?)(\p{Lu}\p{Ll})/) { "\($0.1) \($0.2)" }
    for piece in NutrientPiece.pieces(of: TextFolding.folded(line)) { read(piece) }
  }

  private mutating func read(_ piece: NutrientPiece) {
    let kilocalories = piece.amounts.filter(\.isEnergy)
    if piece.labels.isEmpty, !kilocalories.isEmpty {
      set("calories", kilocalories)
    } else if piece.labels.isEmpty {
      if let label = openLabel { set(label, piece.amounts) } else { openAmounts = piece.amounts }
      openLabel = nil
    } else if piece.amounts.isEmpty {
      if openAmounts.isEmpty { openLabel = piece.labels[0] } else { set(piece.labels[0], openAmounts) }
      openAmounts = []
    } else {
      for (label, amounts) in piece.pairs { set(label, amounts, isInKilojoules: piece.namesKilojoules) }
      (openLabel, openAmounts) = (nil, [])
    }
  }

  private mutating func set(_ name: String, _ amounts: [NutrientAmount], isInKilojoules: Bool = false) {
    guard texts[name] == nil else { return }
    let usable = amounts.filter { name == "calories" ? $0.isEnergy || $0.unit.isEmpty && !isInKilojoules : $0.isMass }
    let calories = usable.filter { $0.unit != "kj" }
    let found = calories.isEmpty ? usable : calories
    let chosen = columns == .hundredGramsThenServing ? found.last : found.first
    texts[name] = chosen?.text
  }
}

/// A number with the unit behind it.
private struct NutrientAmount {
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
private struct NutrientPiece {
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
