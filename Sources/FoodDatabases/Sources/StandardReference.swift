internal import Foods

/// USDA National Nutrient Database for Standard Reference, release 28: ASCII files without a row of names.
///
/// Source: Composition of Foods Raw, Processed, Prepared – Documentation and User Guide (2016), file formats.
extension FoodImport {
  mutating func readStandardReference(_ folder: String) throws(DatabaseError) {
    try forEachFile("FOOD_DES.txt", in: folder) { run, path, rows throws(DatabaseError) in
      try run.add(
        FoodRecord(source: .standardReference, code: Self.latin(rows[0]), name: Self.latin(rows[2])), path, rows.line)
    }
    try forEachFile("NUT_DATA.txt", in: folder) { run, path, rows throws(DatabaseError) in
      guard let figure = Self.figure(numbered: rows[1]) else { return }
      guard let value = FigureReading.thousandths(rows[2]) else {
        return run.refuse(path, rows.line, "“\(Self.latin(rows[2]))” is not a figure")
      }
      // Sodium comes in milligrams, everything else in grams or kilocalories.
      try run.store.set(figure, to: value, of: Self.latin(rows[0]))
    }
    try forEachFile("WEIGHT.txt", in: folder) { run, path, rows throws(DatabaseError) in
      guard let amount = FigureReading.thousandths(rows[2]), let grams = FigureReading.thousandths(rows[4]), amount > 0
      else { return run.refuse(path, rows.line, "“\(Self.latin(rows[3]))” has no weight") }
      let portion = FoodRecord.Portion(measure: Self.latin(rows[3]), milligrams: grams * 1000 / amount)
      try run.store.add(portion, to: Self.latin(rows[0]))
    }
  }

  private mutating func forEachFile(
    _ name: String, in folder: String,
    _ body: (inout FoodImport, String, DelimitedRows) throws(DatabaseError) -> Void
  ) throws(DatabaseError) {
    guard let path = ImportShape.file(name, in: folder) else {
      throw DatabaseError(path: folder, message: "the folder holds no “\(name)”", kind: .unknownShape)
    }
    try forEachRow(of: path, .carets, hasNames: false) { run, rows, _ throws(DatabaseError) in
      try body(&run, path, rows)
    }
  }

  private static func figure(numbered number: ArraySlice<UInt8>) -> FoodStore.Figure? {
    switch String(decoding: number, as: UTF8.self) {
    case "208": .energy
    case "203": .protein
    case "205": .carbohydrate
    case "204": .fat
    case "291": .fibre
    case "269": .sugar
    case "307": .sodium
    default: nil
    }
  }

  /// The files are ISO 8859-1, whose letters have the numbers of Unicode.
  private static func latin(_ bytes: ArraySlice<UInt8>) -> String {
    var text = String.UnicodeScalarView()
    for byte in bytes { text.append(Unicode.Scalar(byte)) }
    return String(text)
  }
}
