internal import Foods

/// Writes foods of one source into a database; everything or, when it is not finished, nothing.
final class FoodStore {
  /// The figures of a food that a source may state in rows of their own.
  enum Figure: String, CaseIterable {
    case energy, protein, carbohydrate, fat, fibre, sugar, sodium
  }

  /// In `contains`, beside the allergens, where the source says something of them: foods that were imported before this was kept
  /// say nothing unless they contain some.
  static let stated = 1 << 15

  private let connection: SQLiteConnection
  private let source: FoodSource
  private let insertion: SQLiteStatement
  private let portion: SQLiteStatement
  private let brand: SQLiteStatement
  private let updates: [Figure: SQLiteStatement]
  private(set) var count = 0

  /// Begins with none of the source's foods.
  init(_ path: String, source: FoodSource) throws(DatabaseError) {
    connection = try SQLiteConnection(path, .writing)
    self.source = source
    try FoodSchema.prepare(connection)
    try connection.run("BEGIN IMMEDIATE")
    try connection.run("DELETE FROM portion WHERE food IN (SELECT id FROM food WHERE source = '\(source.rawValue)')")
    try connection.run("DELETE FROM food WHERE source = '\(source.rawValue)'")
    insertion = try connection.prepare(
      """
      INSERT INTO food (source, code, name, brand, energy, protein, carbohydrate, fat, fibre, sugar, sodium, contains,
      may_contain) VALUES ('\(source.rawValue)', ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (source, code) DO NOTHING
      """)
    let row = "(SELECT id FROM food WHERE source = '\(source.rawValue)' AND code = ?1)"
    portion = try connection.prepare(
      "INSERT INTO portion (food, measure, milligrams) SELECT \(row), ?2, ?3 WHERE \(row) > 0")
    brand = try connection.prepare("UPDATE food SET brand = ?2 WHERE source = '\(source.rawValue)' AND code = ?1")
    var updates: [Figure: SQLiteStatement] = [:]
    for figure in Figure.allCases {
      updates[figure] = try connection.prepare(
        """
        UPDATE food SET \(figure.rawValue) = ?2, \(figure.rawValue)_rank = ?3
        WHERE source = '\(source.rawValue)' AND code = ?1 AND \(figure.rawValue)_rank < ?3
        """)
    }
    self.updates = updates
  }

  /// Whether the food is new; of two foods with one code the first stays.
  func add(_ record: FoodRecord) throws(DatabaseError) -> Bool {
    try insertion.bind(record.code, at: 1)
    try insertion.bind(record.name, at: 2)
    try insertion.bind(record.brand, at: 3)
    let figures = record.figures
    let numbers = [
      figures.energy, figures.protein, figures.carbohydrate, figures.fat, figures.fibre, figures.sugar, figures.sodium,
      Int(record.contains.rawValue) | (record.statesAllergens ? Self.stated : 0), Int(record.mayContain.rawValue),
    ]
    for (index, number) in numbers.enumerated() { try insertion.bind(number, at: Int32(index + 4)) }
    try insertion.execute()
    guard connection.changedRows > 0 else { return false }
    count += 1
    for portion in record.portions { try add(portion, to: record.code) }
    return true
  }

  func add(_ portion: FoodRecord.Portion, to code: String) throws(DatabaseError) {
    try self.portion.bind(code, at: 1)
    try self.portion.bind(portion.measure, at: 2)
    try self.portion.bind(portion.milligrams, at: 3)
    try self.portion.execute()
  }

  func set(brand: String, of code: String) throws(DatabaseError) {
    try self.brand.bind(code, at: 1)
    try self.brand.bind(brand, at: 2)
    try self.brand.execute()
  }

  /// Sets a figure, unless one of a higher rank is there.
  func set(_ figure: Figure, to value: Int, rank: Int = 1, of code: String) throws(DatabaseError) {
    guard let update = updates[figure] else { return }
    try update.bind(code, at: 1)
    try update.bind(value, at: 2)
    try update.bind(rank, at: 3)
    try update.execute()
  }

  /// Makes the words of all names known and keeps everything.
  func finish() throws(DatabaseError) {
    try connection.run("INSERT INTO food_text (food_text) VALUES ('rebuild')")
    try connection.run("COMMIT")
  }
}

/// The tables of a database of foods.
enum FoodSchema {
  /// Raised whenever the tables change.
  static let version = 1
  /// “GLYF”, in `PRAGMA application_id`, so that nobody else's database is written to.
  static let application = 0x474C_5946

  static func prepare(_ connection: SQLiteConnection) throws(DatabaseError) {
    let found = try identity(of: connection)
    if found == (application, version) { return }
    let tables = try connection.prepare("SELECT count(*) FROM sqlite_schema")
    guard try tables.step(), tables.integer(0) == 0 else {
      throw foreign(connection.path, found)
    }
    tables.reset()
    try connection.run(
      """
      BEGIN IMMEDIATE;
      CREATE TABLE food (
        id INTEGER PRIMARY KEY, source TEXT NOT NULL, code TEXT NOT NULL, name TEXT NOT NULL, brand TEXT,
        energy INTEGER, protein INTEGER, carbohydrate INTEGER, fat INTEGER, fibre INTEGER, sugar INTEGER,
        sodium INTEGER, energy_rank INTEGER NOT NULL DEFAULT 0, protein_rank INTEGER NOT NULL DEFAULT 0,
        carbohydrate_rank INTEGER NOT NULL DEFAULT 0, fat_rank INTEGER NOT NULL DEFAULT 0,
        fibre_rank INTEGER NOT NULL DEFAULT 0, sugar_rank INTEGER NOT NULL DEFAULT 0,
        sodium_rank INTEGER NOT NULL DEFAULT 0, contains INTEGER NOT NULL, may_contain INTEGER NOT NULL,
        UNIQUE (source, code));
      CREATE TABLE portion (food INTEGER NOT NULL, measure TEXT NOT NULL, milligrams INTEGER NOT NULL);
      CREATE INDEX portion_food ON portion (food);
      CREATE VIRTUAL TABLE food_text USING fts5 (
        name, brand, content = 'food', content_rowid = 'id', tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3');
      CREATE VIRTUAL TABLE food_terms USING fts5vocab (food_text, row);
      PRAGMA application_id = \(application);
      PRAGMA user_version = \(version);
      COMMIT;
      """)
  }

  /// Why a file with other marks is not used. Tables of an earlier version are made anew by importing the foods again.
  static func foreign(_ path: String, _ found: (application: Int, version: Int)) -> DatabaseError {
    let message =
      switch found {
      case (application, (version + 1)...): "the foods were imported by a newer galley than this one"
      case (application, _): "the foods were imported by an older galley than this one"
      default: "the file is no database of foods"
      }
    return DatabaseError(path: path, message: message, kind: .foreign)
  }

  static func identity(of connection: SQLiteConnection) throws(DatabaseError) -> (application: Int, version: Int) {
    let application = try connection.prepare("PRAGMA application_id")
    let version = try connection.prepare("PRAGMA user_version")
    guard try application.step(), try version.step() else { return (0, 0) }
    return (application.integer(0) ?? 0, version.integer(0) ?? 0)
  }
}
