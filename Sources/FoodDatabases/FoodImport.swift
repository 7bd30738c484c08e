/// Loads a public database, as it can be downloaded, into a database of foods.
///
/// What it is, is told by its shape: a folder with `FOOD_DES.txt` is SR28, one with `food.csv` FoodData Central; a file
/// whose first byte is a brace is Open Food Facts as JSON Lines, one whose first row names `code` and `product_name` the
/// same as a table. Files may be packed with gzip. However large they are, memory stays small. The foods of the same
/// source that were there before are replaced, all at once at the end.
public struct FoodImport {
  /// A row that was left out.
  public struct Problem: Sendable, Hashable {
    public var path: String
    public var line: Int
    public var message: String
  }

  public struct Outcome: Sendable, Hashable {
    public var source: FoodSource
    /// Foods that can be found now.
    public var imported = 0
    /// Rows that were left out because something is wrong with them.
    public var refused = 0
    /// The first of them.
    public var problems: [Problem] = []
  }

  static let problemLimit = 10

  let store: FoodStore
  var outcome: Outcome
  /// Bytes of all files; what of them is done.
  private let total: Int
  private var finished = 0
  private var rows = 0
  private let progress: (_ done: Int, _ total: Int) -> Void

  /// - Parameters:
  ///   - path: a folder or file.
  ///   - database: where the foods are kept; made when it is not there.
  ///   - progress: is told from time to time how many bytes are done.
  public static func run(
    _ path: String, into database: String, progress: @escaping (_ done: Int, _ total: Int) -> Void
  ) throws(DatabaseError) -> Outcome {
    let shape = try ImportShape.of(path)
    let store = try FoodStore(database, source: shape.source)
    var run = FoodImport(store, shape, progress)
    switch shape {
    case .standardReference(let folder): try run.readStandardReference(folder)
    case .foodDataCentral(let folder): try run.readFoodDataCentral(folder)
    case .openFoodFactsTable(let file): try run.readOpenFoodFactsTable(file)
    case .openFoodFactsLines(let file): try run.readOpenFoodFactsLines(file)
    }
    try store.finish()
    run.outcome.imported = store.count
    return run.outcome
  }

  private init(_ store: FoodStore, _ shape: ImportShape, _ progress: @escaping (Int, Int) -> Void) {
    self.store = store
    self.progress = progress
    outcome = Outcome(source: shape.source)
    total = shape.files.reduce(0) { $0 + ImportShape.size(of: $1) }
  }

  // MARK: Steps that every shape has

  /// Calls a function for each row behind the first, which names the columns where there is such a row.
  mutating func forEachRow(
    of path: String, _ dialect: DelimitedRows.Dialect, hasNames: Bool = true,
    _ body: (inout FoodImport, DelimitedRows, ColumnNames) throws(DatabaseError) -> Void
  ) throws(DatabaseError) {
    let stream = try ByteStream(path)
    let rows = DelimitedRows(stream, dialect)
    if hasNames { guard try rows.next() else { return } }
    let names = ColumnNames(rows)
    while try rows.next() {
      try body(&self, rows, names)
      tick(stream)
    }
    finish(path)
  }

  mutating func tick(_ stream: ByteStream) {
    rows += 1
    if rows & 0x1FFF == 0 { progress(finished + stream.offset, total) }
  }

  mutating func finish(_ path: String) {
    finished += ImportShape.size(of: path)
    progress(finished, total)
  }

  mutating func refuse(_ path: String, _ line: Int, _ message: String) {
    outcome.refused += 1
    guard outcome.problems.count < Self.problemLimit else { return }
    outcome.problems.append(Problem(path: path, line: line, message: message))
  }

  /// Adds a food, or says why it cannot be one.
  mutating func add(_ record: FoodRecord, _ path: String, _ line: Int) throws(DatabaseError) {
    if record.code.isEmpty {
      refuse(path, line, "a food has no number")
    } else if record.name.isEmpty {
      refuse(path, line, "“\(record.code)” has no name")
    } else if !FigureReading.isPlausible(record.figures) {
      refuse(path, line, "“\(record.name)” has figures that cannot be those of 100 g")
    } else if try !store.add(record) {
      refuse(path, line, "“\(record.code)” was there before")
    }
  }
}
