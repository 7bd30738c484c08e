internal import Foods
internal import JSONReading
internal import SourceText

/// Open Food Facts, the export of all products: a table with tabs, or one JSON object a line.
///
/// Source: Open Food Facts, “Data, API and SDKs”, fields of the CSV export.
extension FoodImport {
  mutating func readOpenFoodFactsTable(_ path: String) throws(DatabaseError) {
    try forEachRow(of: path, .tabs) { run, rows, names throws(DatabaseError) in
      let product = OpenFoodFactsProduct { names[$0].map { rows.text($0) } }
      try run.add(product.record, path, rows.line)
    }
  }

  mutating func readOpenFoodFactsLines(_ path: String) throws(DatabaseError) {
    let stream = try ByteStream(path)
    var line = 0
    var bytes: [UInt8] = []
    while try stream.peek() != nil {
      bytes.removeAll(keepingCapacity: true)
      _ = try stream.read(upTo: 0x0A, or: 0x0A, into: &bytes)
      line += 1
      defer { tick(stream) }
      if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x0D }) { continue }
      guard let product = OpenFoodFactsProduct(json: bytes) else {
        refuse(path, line, "the line is not one JSON object")
        continue
      }
      try add(product.record, path, line)
    }
    finish(path)
  }
}

/// A product by the names of its fields, as text.
struct OpenFoodFactsProduct {
  private let field: (String) -> String?

  init(_ field: @escaping (String) -> String?) {
    self.field = field
  }

  /// `nil` when the bytes are no JSON object. Figures stand in the object `nutriments`, lists of tags are joined.
  init?(json bytes: [UInt8]) {
    guard case .object(let members)? = JSONReader.read(SourceFile(path: "", bytes: bytes)).value?.content else {
      return nil
    }
    var fields: [String: String] = [:]
    for member in members {
      if member.key == "nutriments", case .object(let figures) = member.value.content {
        for figure in figures { fields[figure.key] = Self.text(figure.value) }
      } else if let text = Self.text(member.value) {
        fields[member.key] = text
      }
    }
    field = { fields[$0] }
  }

  private static func text(_ value: JSONValue) -> String? {
    switch value.content {
    case .string(let text): text
    case .number(let number): number.literal
    case .array(let values): values.compactMap(text).joined(separator: ",")
    default: nil
    }
  }

  var record: FoodRecord {
    let name = text("product_name") ?? text("product_name_en") ?? text("generic_name") ?? ""
    var record = FoodRecord(source: .openFoodFacts, code: text("code") ?? "", name: name, brand: text("brands"))
    record.figures = figures
    record.contains = allergens("allergens_tags").union(allergens("allergens"))
    // Most contributors leave the field empty, also of what contains milk or nuts; `en:none` says that there are none.
    record.statesAllergens = text("allergens_tags") != nil || text("allergens") != nil
    record.mayContain = allergens("traces_tags").union(allergens("traces")).subtracting(record.contains)
    if let grams = number("serving_quantity"), grams > 0 {
      // “40 g” or “2 biscuits (25 g)” say what a serving is; without its word nobody could ask for one.
      record.portions = [FoodRecord.Portion(measure: "serving", milligrams: grams)]
      if let size = text("serving_size") {
        record.portions.append(FoodRecord.Portion(measure: size, milligrams: grams))
      }
    }
    return record
  }

  private var figures: Nutrients {
    // 1 kcal is 4.184 kJ (Regulation (EU) No 1169/2011 rounds it to 4.2 for labels).
    let joules = number("energy-kj_100g") ?? number("energy_100g")
    // Stated in grams; a gram of salt has 0.4 g of sodium.
    let sodium = number("sodium_100g").map { $0 * 1000 } ?? number("salt_100g").map { $0 * 400 }
    return Nutrients(
      energy: number("energy-kcal_100g") ?? joules.map { ($0 * 1000 + 2092) / 4184 }, protein: number("proteins_100g"),
      carbohydrate: carbohydrate, fat: number("fat_100g"), fibre: number("fiber_100g"),
      sugar: number("sugars_100g"), sodium: sodium)
  }

  /// With fibre, as everywhere in Galley.
  ///
  /// Labels of the European Union name it apart (Regulation (EU) No 1169/2011, Annex I, 2), those of the United States and Canada
  /// within (21 CFR 101.9(c)(6)). Products of both, and those whose figures have no room for more, keep what they say.
  private var carbohydrate: Int? {
    guard let stated = number("carbohydrates_100g"), let fibre = number("fiber_100g") else {
      return number("carbohydrates_100g")
    }
    let countries = (text("countries_tags") ?? "").split(separator: ",").map { $0.lowercased() }
    let isWithin = countries.contains { $0 == "en:united-states" || $0 == "en:canada" }
    let others = (number("proteins_100g") ?? 0) + (number("fat_100g") ?? 0)
    // A part of the carbohydrate is never more than that.
    if stated >= fibre, isWithin || stated + fibre + others > Self.mostTogether { return stated }
    return stated + fibre
  }

  /// Milligrams: 100 g, and what labels round.
  private static let mostTogether = 102_000

  private func text(_ name: String) -> String? {
    guard let value = field(name), !value.isEmpty else { return nil }
    // Of a million names most have nothing to fold.
    if value.utf8.allSatisfy({ (0x21..<0x7F).contains($0) }) { return value }
    guard value.contains(where: { !$0.isWhitespace }) else { return nil }
    return value.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func number(_ name: String) -> Int? { field(name).flatMap { FigureReading.thousandths($0.utf8) } }

  /// `en:milk,en:gluten`; tags Galley does not know are allergens of other laws.
  private func allergens(_ name: String) -> AllergenSet {
    var result = AllergenSet()
    guard let tags = field(name), !tags.isEmpty else { return result }
    for tag in tags.split(separator: ",") {
      let word = tag.split(separator: ":").last.map { $0.trimmingSpaces.lowercased() } ?? ""
      if let allergen = Self.allergens[word] { result.insert(AllergenSet(allergen)) }
    }
    return result
  }

  private static let allergens: [String: Allergen] = [
    "gluten": .gluten, "wheat": .gluten, "crustaceans": .crustaceans, "eggs": .eggs, "fish": .fish,
    "peanuts": .peanuts, "soybeans": .soybeans, "milk": .milk, "nuts": .nuts, "celery": .celery, "mustard": .mustard,
    "sesame-seeds": .sesame, "sesame": .sesame, "sulphur-dioxide-and-sulphites": .sulphites, "lupin": .lupin,
    "molluscs": .molluscs,
  ]
}

extension Substring {
  fileprivate var trimmingSpaces: Substring {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return text
  }
}
