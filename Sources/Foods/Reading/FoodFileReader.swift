public import SourceText
internal import YAMLReading

/// Reads files of foods: those the built-in table is made from, and a site's own `foods.yaml`.
///
/// Every key of the top level is the English name of a food, but `match`, which says what names mean:
///
///     my flour:
///       de: [mein Mehl]
///       category: Pantry
///       contains: [gluten]
///       per-100g: {kcal: 350, protein: 11.2}
///       source: Label of the mill
///       typical: {cup: 120}
///     match:
///       mom's flour: my flour
///       house mix: none
///       grandpa's muesli: off:4001724819806
///
/// A food the book knows by that name takes the fields given and keeps the others; a key without a value takes the
/// field away.
public struct FoodFileReader {
  /// The key that no food can have for a name.
  static let matchKey = "match"

  let book: FoodBook?
  /// Foods of elsewhere by their identifiers, such as `off:4001724819806`.
  let imported: (String) -> Food?
  var foods: [Food] = []
  var matches: [FoodFile.Match] = []
  var diagnostics: [Diagnostic] = []
  /// Where each food and each match of the files stands.
  var places: [String: (file: SourceFile, range: Range<Int>)] = [:]
  var references: [(name: String, file: SourceFile, range: Range<Int>)] = []
  /// Which names the book was asked for, and whether it has a food called so.
  var inBook: [String: Bool] = [:]

  /// The foods that could be read; the diagnostics say what was wrong with the others.
  ///
  /// Errors: `food-duplicate` for a name that is in the files twice, `food-name-taken` for a name that two foods of the
  /// files have in one language, `food-unknown` for a food that is neither in the files nor in the book, and those of
  /// the fields.
  ///
  /// - Parameters:
  ///   - book: what the files change; the files are a table of their own where there is none, and their foods contain only
  ///     what they say. Beside a book a new food without `contains` says nothing of allergens.
  ///   - imported: finds what neither the files nor the book know; what it gives becomes a food of the file.
  public static func read(
    _ files: [SourceFile], over book: FoodBook? = nil, imported: @escaping (String) -> Food? = { _ in nil }
  ) -> Checked<FoodFile> {
    read(files, FoodFileReader(book: book, imported: imported))
  }

  private static func read(_ files: [SourceFile], _ fresh: FoodFileReader) -> Checked<FoodFile> {
    var reader = fresh
    for file in files { reader.read(file) }
    reader.addImported()
    reader.checkReferences()
    reader.checkNames()
    return Checked(FoodFile(foods: reader.foods, matches: reader.matches), reader.diagnostics)
  }

  private init(book: FoodBook?, imported: @escaping (String) -> Food?) {
    self.book = book
    self.imported = imported
  }

  private mutating func read(_ file: SourceFile) {
    let document = YAMLReader.read(file)
    diagnostics += document.diagnostics
    guard let root = document.value else { return }
    var reader = YAMLMapReader(root, in: file, family: "food")
    // A food takes half a kilobyte: room that doubles would be the most that a large file takes.
    foods.reserveCapacity(foods.count + reader.entries.count)
    for entry in reader.entries {
      let name = entry.key.text
      if name == Self.matchKey {
        readMatches(&reader, in: file)
      } else {
        reader.map(name) { fields in readFood(name, at: entry.keyRange, &fields, in: file) }
      }
    }
    diagnostics += reader.finish()
  }

  private mutating func readFood(
    _ name: String, at range: Range<Int>, _ fields: inout YAMLMapReader, in file: SourceFile
  ) {
    if let earlier = places[name] {
      let position = earlier.file.position(ofByte: earlier.range.lowerBound)
      diagnostics.append(
        file.diagnostic(
          .error, "food-duplicate", at: range,
          message: "“\(name)” is already in \(earlier.file.path), line \(position.line)", hint: "join the two"))
    }
    let known = book?.food(named: name)
    var food = known ?? Food(name: name, category: .uncategorised, origin: .varies)
    FoodFieldReader(file: file, isNew: known == nil, isComplete: book == nil).read(&fields, into: &food)
    if let base = food.base, base != known?.base, let node = fields.node("of") {
      references.append((base, file, node.range))
    }
    guard places[name] == nil else { return }
    places[name] = (file, range)
    foods.append(food)
  }

  private mutating func readMatches(_ reader: inout YAMLMapReader, in file: SourceFile) {
    // Of a name that is there twice the first counts, as it does where the file is read.
    let entries = reader.node(Self.matchKey)?.mapping ?? []
    let places = Dictionary(entries.map { ($0.key.text, $0.value.range) }) { first, _ in first }
    for (name, food) in reader.stringMap(Self.matchKey) ?? [] {
      matches.append(FoodFile.Match(name: name, food: food == "none" ? nil : food))
      guard food != "none", let range = places[name] else { continue }
      references.append((food, file, range))
    }
  }
}
