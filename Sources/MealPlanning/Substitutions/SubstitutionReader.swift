public import Foods
internal import KitchenUnits
internal import Quantities
public import SourceText
internal import YAMLReading

/// Reads a file of substitutions:
///
///     substitutions:
///       - for: 1 cup buttermilk
///         take: [1 cup whole milk, 1 tbsp lemon juice]
///         effect: Let it stand for 10 minutes until it clabbers.
///         avoid: Not for drinking.
///
/// Amounts are whole numbers, decimals or fractions, with an English unit or none; foods have names of the table.
public struct SubstitutionReader {
  /// Each of their foods is looked for, and a name nobody knows among all foods.
  private static let mostEntries = 2_000

  private let file: SourceFile
  private let matcher: FoodMatcher
  private lazy var search = FoodSearch(matcher.book)
  private var unknownCount = 0

  /// Substitutions with an error are left out.
  public static func read(_ file: SourceFile, over book: FoodBook) -> Checked<[Substitution]> {
    var reader = SubstitutionReader(file: file, matcher: FoodMatcher(book))
    let document = YAMLReader.read(file)
    guard let root = document.value else { return Checked([], document.diagnostics) }
    var map = YAMLMapReader(root, in: file)
    if let entries = map.node("substitutions")?.sequence, entries.count > mostEntries {
      let problem = file.diagnostic(
        .error, "substitution-size", at: entries[mostEntries].range,
        message: "found \(entries.count) substitutions, and a file can have \(mostEntries)",
        hint: "keep what your kitchen uses")
      return Checked([], document.diagnostics + [problem])
    }
    let found = map.maps("substitutions") { reader.substitution(&$0) } ?? []
    return Checked(found.compactMap(\.self), (document.diagnostics + map.finish()).sorted())
  }

  private init(file: SourceFile, matcher: FoodMatcher) { (self.file, self.matcher) = (file, matcher) }

  private mutating func substitution(_ map: inout YAMLMapReader) -> Substitution? {
    map.require("for", "take", "effect")
    let missing = map.locatedString("for").flatMap { part($0.text, at: $0.range, &map) }
    let nodes = map.node("take")?.sequence ?? []
    let texts = map.stringList("take") ?? []
    let effect = map.string("effect")
    let avoid = map.string("avoid")
    guard nodes.count == texts.count else { return nil }
    let parts = zip(nodes, texts).compactMap { part($1, at: $0.range, &map) }
    guard let missing, let effect, !parts.isEmpty, parts.count == texts.count else { return nil }
    if let node = zip(nodes, parts).first(where: { $1.food == missing.food })?.0 {
      map.report(
        file.diagnostic(
          .error, "substitution-self", at: node.range, message: "“\(missing.food)” cannot replace itself",
          hint: "name another food"))
      return nil
    }
    return Substitution(missing: missing, parts: parts, effect: effect, avoid: avoid)
  }

  // MARK: Parts

  private mutating func part(_ text: String, at range: Range<Int>, _ map: inout YAMLMapReader) -> Substitution.Part? {
    let words = text.split(separator: " ")
    let numbers = words.prefix { Self.number($0) != nil }
    let quantity = numbers.reduce(Rational?.some(.zero)) { sum, word in
      Self.number(word).flatMap { sum?.adding($0) }
    }
    guard let quantity, quantity > .zero else {
      map.report(
        file.diagnostic(
          .error, "substitution-amount", at: range, message: "“\(text)” does not start with an amount",
          hint: "write it like “1/2 cup water”"))
      return nil
    }
    let rest = words.dropFirst(numbers.count)
    if let food = food(rest) { return Substitution.Part(food: food, quantity: quantity) }
    if let unit = rest.first.flatMap({ UnitLexicon.word(String($0), language: "en") })?.unit,
      let food = food(rest.dropFirst())
    {
      return Substitution.Part(food: food, quantity: quantity, unit: unit)
    }
    map.report(unknownFood(rest, at: range))
    return nil
  }

  /// `2`, `1/2`, `1.5`; further digits are part of a name: `00 flour`.
  private static func number(_ word: Substring) -> Rational? {
    let parts = word.split(separator: "/", omittingEmptySubsequences: false)
    guard word.utf8.first != 0x30 || word.utf8.count == 1 || word.utf8.dropFirst().first == 0x2E else { return nil }
    if parts.count == 2, let numerator = Int(parts[0]), let denominator = Int(parts[1]) {
      return Rational(numerator, denominator)
    }
    return parts.count == 1 ? Rational(decimal: String(word)) : nil
  }

  private func food(_ words: ArraySlice<Substring>) -> String? {
    let name = words.joined(separator: " ")
    if let food = matcher.book.food(named: name) { return food.name }
    guard let match = matcher.match(name, language: "en"), match.confidence == .exact else { return nil }
    return matcher.book.foods[match.index].name
  }

  private mutating func unknownFood(_ words: ArraySlice<Substring>, at range: Range<Int>) -> Diagnostic {
    let hasUnit = words.count > 1 && words.first.flatMap { UnitLexicon.word(String($0), language: "en") } != nil
    let name = (hasUnit ? words.dropFirst() : words).joined(separator: " ")
    // So many are counted, not shown.
    unknownCount += 1
    let found = unknownCount > Diagnostic.limitPerFile ? [] : search.find(name, limit: 1)
    let near = found.first.map { matcher.book.foods[$0.index].name }
    return file.diagnostic(
      .error, "substitution-food", at: range, message: "no food is called “\(name)”",
      hint: near.map { "did you mean “\($0)”?" } ?? "describe it in foods.yaml")
  }
}
