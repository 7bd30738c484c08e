internal import Foods

/// The foods somebody has imported, looked up by words or by identifier.
public final class FoodDatabase {
  private let connection: SQLiteConnection

  /// Errors: a file that cannot be read, is no database of foods, or is one of another version.
  public init(_ path: String) throws(DatabaseError) {
    connection = try SQLiteConnection(path, .reading)
    let found = try FoodSchema.identity(of: connection)
    guard found == (FoodSchema.application, FoodSchema.version) else { throw FoodSchema.foreign(path, found) }
  }

  /// The food with an identifier such as `sr28:11282`.
  public func food(_ identifier: String) throws(DatabaseError) -> FoodRecord? {
    let parts = identifier.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, let source = FoodSource(rawValue: parts[0].lowercased()) else { return nil }
    let statement = try connection.prepare("SELECT \(Self.columns) FROM food WHERE source = ? AND code = ?")
    try statement.bind(source.rawValue, at: 1)
    try statement.bind(String(parts[1]), at: 2)
    guard try statement.step() else { return nil }
    return try record(statement)
  }

  /// Foods that have all the words, the last of which may be unfinished, the best first.
  ///
  /// Ranked by BM25 over name and brand, the name counting four times; shorter names first among equals. Where nothing
  /// has the words, the nearest words that are in the database take the place of those that are not.
  public func search(_ text: String, limit: Int) throws(DatabaseError) -> [FoodRecord] {
    let words = Self.words(text)
    guard !words.isEmpty else { return [] }
    let found = try search(words, limit)
    guard found.isEmpty else { return found }
    var corrected: [String] = []
    for word in words { corrected.append(try nearestTerm(to: word) ?? word) }
    return corrected == words ? [] : try search(corrected, limit)
  }

  private func search(_ words: [String], _ limit: Int) throws(DatabaseError) -> [FoodRecord] {
    let statement = try connection.prepare(
      """
      SELECT \(Self.columns) FROM food_text JOIN food ON food.id = food_text.rowid WHERE food_text MATCH ?
      ORDER BY bm25(food_text, 4.0, 1.0), length(food.name), food.source, food.code LIMIT ?
      """)
    // Words are quoted, so that no letter of theirs is an operator.
    try statement.bind(words.map { "\"\($0)\"" }.joined(separator: " ") + "*", at: 1)
    try statement.bind(limit, at: 2)
    var result: [FoodRecord] = []
    while try statement.step() { result.append(try record(statement)) }
    return result
  }

  private func nearestTerm(to word: String) throws(DatabaseError) -> String? {
    guard let first = word.first else { return nil }
    let statement = try connection.prepare(
      "SELECT term FROM food_terms WHERE term >= ?1 AND term < ?2 ORDER BY cnt DESC, term LIMIT 50000")
    try statement.bind(String(first), at: 1)
    try statement.bind(String(first) + "\u{10FFFF}", at: 2)
    var terms: [String] = []
    while try statement.step() {
      guard let term = statement.text(0) else { continue }
      if term == word { return word }
      terms.append(term)
    }
    return FoodWords.nearest(to: word, among: terms)
  }

  private static func words(_ text: String) -> [String] { FoodWords.words(text) }

  private static let columns = """
    food.id, food.source, food.code, food.name, food.brand, food.energy, food.protein, food.carbohydrate, food.fat,
    food.fibre, food.sugar, food.sodium, food.contains, food.may_contain
    """

  private func record(_ row: SQLiteStatement) throws(DatabaseError) -> FoodRecord {
    guard let source = row.text(1).flatMap(FoodSource.init), let code = row.text(2), let name = row.text(3) else {
      throw DatabaseError(path: connection.path, message: "a food without a name", kind: .foreign)
    }
    var record = FoodRecord(source: source, code: code, name: name, brand: row.text(4))
    record.figures = Nutrients(
      energy: row.integer(5), protein: row.integer(6), carbohydrate: row.integer(7), fat: row.integer(8),
      fibre: row.integer(9), sugar: row.integer(10), sodium: row.integer(11))
    let contains = row.integer(12) ?? 0
    record.statesAllergens = contains != 0
    record.contains = AllergenSet(rawValue: UInt16(truncatingIfNeeded: contains & ~FoodStore.stated))
    record.mayContain = AllergenSet(rawValue: UInt16(truncatingIfNeeded: row.integer(13) ?? 0))
    let portions = try connection.prepare("SELECT measure, milligrams FROM portion WHERE food = ? ORDER BY rowid")
    try portions.bind(row.integer(0), at: 1)
    while try portions.step() {
      guard let measure = portions.text(0), let milligrams = portions.integer(1) else { continue }
      record.portions.append(FoodRecord.Portion(measure: measure, milligrams: milligrams))
    }
    return record
  }
}
