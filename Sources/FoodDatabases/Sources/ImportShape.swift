internal import Glibc

/// Which public database a path leads to, told by what is there.
enum ImportShape {
  /// A folder.
  case standardReference(String)
  /// A folder.
  case foodDataCentral(String)
  /// A file.
  case openFoodFactsTable(String)
  /// A file.
  case openFoodFactsLines(String)

  var source: FoodSource {
    switch self {
    case .standardReference: .standardReference
    case .foodDataCentral: .foodDataCentral
    case .openFoodFactsTable, .openFoodFactsLines: .openFoodFacts
    }
  }

  /// The files that will be read, in this order.
  var files: [String] {
    switch self {
    case .standardReference(let folder): Self.present(["FOOD_DES.txt", "NUT_DATA.txt", "WEIGHT.txt"], in: folder)
    case .foodDataCentral(let folder):
      Self.present(
        ["food.csv", "branded_food.csv", "food_nutrient.csv", "measure_unit.csv", "food_portion.csv"], in: folder)
    case .openFoodFactsTable(let file), .openFoodFactsLines(let file): [file]
    }
  }

  static func of(_ path: String) throws(DatabaseError) -> ImportShape {
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw DatabaseError(path: path, message: "the file cannot be read: \(String(cString: strerror(errno)))")
    }
    if status.st_mode & S_IFMT == S_IFDIR {
      if file("FOOD_DES.txt", in: path) != nil { return .standardReference(path) }
      if file("food.csv", in: path) != nil { return .foodDataCentral(path) }
      throw unknown(path, "the folder holds neither “FOOD_DES.txt” nor “food.csv”")
    }
    return try shape(ofFile: path)
  }

  private static func shape(ofFile path: String) throws(DatabaseError) -> ImportShape {
    if try ByteStream(path).peek() == 0x7B { return .openFoodFactsLines(path) }
    let rows = DelimitedRows(try ByteStream(path), .tabs)
    guard try rows.next() else { throw unknown(path, "the file is empty") }
    let names = ColumnNames(rows)
    guard names["code"] != nil, names["product_name"] != nil else {
      throw unknown(path, "the first row names no columns “code” and “product_name”")
    }
    return .openFoodFactsTable(path)
  }

  private static func unknown(_ path: String, _ message: String) -> DatabaseError {
    DatabaseError(path: path, message: message, kind: .unknownShape)
  }

  /// A file of a folder as it is or packed; `nil` when it is not there.
  static func file(_ name: String, in folder: String) -> String? {
    [name, name + ".gz"].map { "\(folder)/\($0)" }.first { access($0, R_OK) == 0 }
  }

  private static func present(_ names: [String], in folder: String) -> [String] {
    names.compactMap { file($0, in: folder) }
  }

  static func size(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }
}
