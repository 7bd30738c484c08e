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
  /// The lines that say so.
  private(set) var lines: Set<String> = []

  /// How many lines belong to one such place, and how many before it may say what its columns are for.
  private static let reach = 16
  private static let head = 4
  /// More places with an energy are a list of foods.
  private static let most = 12

  /// - Parameters:
  ///   - energy: as the page marks it; figures that begin with another one are not those of the recipe.
  ///   - isText: whether a line that states all of them says by itself what they are for: `100 g sugar` may stand below it.
  init(_ blocks: [PageBlock], energy: String? = nil, isText: Bool = false) {
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
      if isText, let alone = Self.alone(blocks[start].text, below: above) {
        (nutrients, self.lines) = (alone.nutrients, [blocks[start].text])
        return
      }
      var table = NutrientTable(columns: NutrientColumns(of: above + lines))
      var used: Set<String> = []
      for line in lines where line.utf8.count < 400 {
        let known = table.count
        table.read(line)
        if table.count > known { used.insert(line) }
      }
      guard table.isComplete, stated == nil || table.roundedEnergy == stated else { continue }
      if table.columns == .hundredGrams {
        isForHundredGrams = true
      } else {
        (nutrients, self.lines) = (table.nutrients, used)
        isForHundredGrams = false
        return
      }
    }
  }
}

extension ShownNutrition {
  /// The figures of a line that states all of a serving.
  private static func alone(_ line: String, below above: [String]) -> NutrientTable? {
    var table = NutrientTable(columns: NutrientColumns(of: above + [line]))
    guard table.columns == .serving else { return nil }
    table.read(line)
    return table.isComplete ? table : nil
  }
}

/// Lines that only state figures of nutrition.
enum NutrientLine {
  /// Whether a line that a table was read from is none of the ingredients: it states an energy, or begins with the name of a
  /// nutrient, `Protein: 38 g`; `40 g protein powder` may be one.
  static func isNoIngredient(_ line: String) -> Bool {
    if statesEnergy(line) { return true }
    let pieces = NutrientPiece.pieces(of: TextFolding.folded(line))
    return line.first?.isLetter == true && line.contains(":") && pieces.first.map { !$0.labels.isEmpty } ?? false
  }

  /// Whether a line has an energy with its number anywhere.
  static func statesEnergy(_ line: String) -> Bool {
    guard line.utf8.count < 400, case let folded = TextFolding.folded(line), LineGlance.mayNameEnergy(folded) else {
      return false
    }
    return NutrientPiece.pieces(of: folded).contains { $0.amounts.contains(where: \.isEnergy) || $0.statesEnergy }
  }

  /// `300 kcal | 45 g protein`, `Macros per bagel: 160 kcal, 9 g protein`.
  static func isOne(_ line: String) -> Bool {
    guard line.utf8.count < 160, case let folded = TextFolding.folded(line), LineGlance.mayNameEnergy(folded) else {
      return false
    }
    let pieces = NutrientPiece.pieces(of: folded)
    guard pieces.contains(where: { $0.amounts.contains(where: \.isEnergy) || $0.statesEnergy }) else { return false }
    if countsMacros(Array(line.utf8)) { return true }
    return pieces.allSatisfy { !$0.labels.isEmpty || $0.amounts.contains(where: \.isEnergy) }
  }

  /// `520 cals, 48P / 55C / 11g F`: two figures or more with the first letter of a macro behind them.
  private static func countsMacros(_ bytes: [UInt8]) -> Bool {
    bytes.indices.count { index in
      guard (0x30...0x39).contains(bytes[index]) else { return false }
      var next = bytes[(index + 1)...]
      if next.first == UInt8(ascii: "g") { next.removeFirst() }
      if next.first == 0x20 { next.removeFirst() }
      guard let letter = next.popFirst(), "PCFK".utf8.contains(letter) else { return false }
      return next.first.map { $0 < 0x80 && !(0x61...0x7A).contains($0 | 0x20) && !(0x30...0x39).contains($0) } ?? true
    } > 1
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
    guard let hundred = Self.hundred.firstMatch(in: text)?.range.lowerBound else {
      self = .serving
      return
    }
    let serving = Self.servings.firstMatch(in: text)?.range.lowerBound
    self = serving.map { $0 < hundred ? .serving : .hundredGramsThenServing } ?? .hundredGrams
  }

  private static let hundred = TextPattern(/\b100\s?(?:g|gr|ml|gram)\b/)
  private static let servings = TextPattern(
    /(?:per|pro|par|por|a|je)?\s?(?:serving|portion|porcion|racion|portie|persoon|person|personne|porzione|porcao|porcj|stuck)/
  )
}

/// The figures read so far, the first of each nutrient.
private struct NutrientTable {
  let columns: NutrientColumns
  private var texts: [String: String] = [:]
  /// What a line has that the next one may complete.
  private var openLabel: String?
  private var openAmounts: [NutrientAmount] = []

  init(columns: NutrientColumns) { self.columns = columns }

  /// How many figures are known.
  var count: Int { texts.count }

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
    number.firstMatch(in: text).flatMap { Double($0.output.replacing(",", with: ".")) }
      .map { Int(min($0, 1e6).rounded()) }
  }

  private static let number = TextPattern(/[0-9]+(?:[.,][0-9]+)?/)
  private static let runTogether = TextPattern(/([0-9](?:g|mg|mcg|kcal)?)(\p{Lu}\p{Ll})/)

  /// Figures may be run together where styles alone keep them apart, `Calories: 120Total Fat: 1gSaturated Fat: 0g`.
  mutating func read(_ line: String) {
    let line = Self.runTogether.replaced(in: line) { "\($0.1) \($0.2)" }
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
