public import Foods
internal import KitchenUnits
internal import Quantities
public import SourceText
internal import YAMLReading

/// Reads a file of packs:
///
///     packs:
///       - foods: [basil, "* oil"]
///         sizes: bunch of 30 g
///         en-US: [1/2 oz packet, 2 oz packet]
///         kept: true
///       - foods: [lemon juice]
///         from: lemon
///         one: 48 g
///
/// Sizes of the region come before those of its language, these before `sizes`. Foods have names of the table.
public struct PackTableReader {
  private static let regions = ["en", "en-GB", "en-US", "de", "de-AT", "de-CH", "fr", "es"]

  private let file: SourceFile
  private let book: FoodBook
  /// The keys of the region's sizes, the narrowest first.
  private let keys: [String]
  private var foods: [(name: String, entry: PackEntry)] = []
  private var patterns: [PackTable.Pattern] = []

  /// - Parameter language: BCP 47 tag of the region whose shops are meant.
  public static func read(_ file: SourceFile, over book: FoodBook, language: String) -> Checked<PackTable> {
    let document = YAMLReader.read(file)
    var reader = PackTableReader(file, book, language)
    let loose = LooseMeasures(language: language)
    guard let root = document.value else {
      return Checked(PackTable(foods: [], patterns: [], loose: loose), document.diagnostics)
    }
    var map = YAMLMapReader(root, in: file)
    _ = map.maps("packs") { reader.read(&$0) }
    return Checked(
      PackTable(foods: reader.foods, patterns: reader.patterns, loose: loose),
      (document.diagnostics + map.finish()).sorted())
  }

  private init(_ file: SourceFile, _ book: FoodBook, _ language: String) {
    self.file = file
    self.book = book
    let primary = String(language.prefix { $0 != "-" })
    keys = [language, primary, "sizes"].filter { $0 == "sizes" || Self.regions.contains($0) }
  }

  private mutating func read(_ map: inout YAMLMapReader) {
    map.require("foods")
    let names = map.entries.first { $0.key.text == "foods" }
    let foods = map.stringList("foods") ?? []
    let isKept = map.bool("kept") ?? false
    var sizes: [String: [PackSize]] = [:]
    for key in ["sizes"] + Self.regions { sizes[key] = self.sizes(key, &map) }
    let origin = self.origin(&map)
    let own = keys.lazy.compactMap { sizes[$0] }.first ?? []
    guard !own.isEmpty || origin != nil else { return }
    let entry = PackEntry(sizes: own, isKept: isKept, origin: origin)
    for food in foods {
      let parts = food.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
      if parts.count == 2 {
        patterns.append(PackTable.Pattern(start: parts[0], end: parts[1], entry: entry))
      } else if book.index(named: food) == nil {
        map.report(unknown(food, at: names?.value.range ?? 0..<0))
      } else {
        self.foods.append((food, entry))
      }
    }
  }

  private func sizes(_ key: String, _ map: inout YAMLMapReader) -> [PackSize]? {
    let range = map.entries.first { $0.key.text == key }?.value.range ?? 0..<0
    return map.stringOrList(key)?.compactMap { text in
      if let size = PackSize(text, language: "en") { return size }
      map.report(
        file.diagnostic(
          .error, "packs-size", at: range, message: "“\(text)” is no pack",
          hint: "write it like “400 g can” or “head of 10 cloves”"))
      return nil
    }
  }

  /// `from: lemon, one: 48 g`
  private func origin(_ map: inout YAMLMapReader) -> PackEntry.Origin? {
    let range = map.entries.first { $0.key.text == "one" }?.value.range ?? 0..<0
    guard let food = map.string("from") else { return nil }
    guard let text = map.string("one"), let held = PackSize("\(text) piece", language: "en"),
      held.unit.dimension != .count, book.index(named: food) != nil
    else {
      map.report(
        file.diagnostic(
          .error, "packs-origin", at: range, message: "nothing says what one “\(food)” gives",
          hint: "name a food of the table with “from”, and what one gives with “one: 48 g”"))
      return nil
    }
    return PackEntry.Origin(food: food, amount: held.amount, unit: held.unit)
  }

  private func unknown(_ name: String, at range: Range<Int>) -> Diagnostic {
    let near = FoodSearch(book).find(name, limit: 1).first.map { book.foods[$0.index].name }
    return file.diagnostic(
      .error, "packs-food", at: range, message: "no food is called “\(name)”",
      hint: near.map { "did you mean “\($0)”?" } ?? "write the food's first English name")
  }
}
