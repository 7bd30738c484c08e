/// USDA FoodData Central, “full download of all data types” or one of its parts, as CSV files.
///
/// Source: FoodData Central download, “Field descriptions” (2024).
extension FoodImport {
  mutating func readFoodDataCentral(_ folder: String) throws(DatabaseError) {
    try readFoods(folder)
    if let path = ImportShape.file("branded_food.csv", in: folder) { try readBrands(path) }
    guard let nutrients = ImportShape.file("food_nutrient.csv", in: folder) else {
      throw DatabaseError(path: folder, message: "the folder holds no “food_nutrient.csv”", kind: .unknownShape)
    }
    try readNutrients(nutrients)
    if let path = ImportShape.file("food_portion.csv", in: folder) {
      try readPortions(path, units: try measureUnits(folder))
    }
  }

  /// Rows of samples that a food was made from are not foods of their own.
  private mutating func readFoods(_ folder: String) throws(DatabaseError) {
    guard let path = ImportShape.file("food.csv", in: folder) else { return }
    let kinds: Set<String> = [
      "foundation_food", "sr_legacy_food", "survey_fndds_food", "branded_food", "experimental_food",
    ]
    try forEachRow(of: path, .commas) { run, rows, names throws(DatabaseError) in
      let (id, kind) = (try names.required("fdc_id", in: path), try names.required("data_type", in: path))
      let name = try names.required("description", in: path)
      guard kinds.contains(rows.text(kind)) else { return }
      try run.add(FoodRecord(source: .foodDataCentral, code: rows.text(id), name: rows.text(name)), path, rows.line)
    }
  }

  private mutating func readBrands(_ path: String) throws(DatabaseError) {
    try forEachRow(of: path, .commas) { run, rows, names throws(DatabaseError) in
      let id = try names.required("fdc_id", in: path)
      let brand = ["brand_name", "brand_owner"].lazy.compactMap { names[$0].map(rows.text) }.first { !$0.isEmpty }
      if let brand { try run.store.set(brand: brand, of: rows.text(id)) }
    }
  }

  private mutating func readNutrients(_ path: String) throws(DatabaseError) {
    try forEachRow(of: path, .commas) { run, rows, names throws(DatabaseError) in
      let id = try names.required("fdc_id", in: path)
      let nutrient = try names.required("nutrient_id", in: path)
      guard let (figure, rank) = Self.figure(numbered: rows[nutrient]) else { return }
      let amount = rows[try names.required("amount", in: path)]
      guard !amount.isEmpty else { return }
      guard let value = FigureReading.thousandths(amount) else {
        return run.refuse(path, rows.line, "“\(String(decoding: amount, as: UTF8.self))” is not a figure")
      }
      try run.store.set(figure, to: value, rank: rank, of: rows.text(id))
    }
  }

  /// The figure of a nutrient's id, and how much it is to be preferred to others of that figure: energy comes as
  /// measured or by general factors (1008), by Atwater's specific (2048) and by his general factors (2047); 1062 is in
  /// kilojoules and 2 of the ids are sugar.
  private static func figure(numbered id: ArraySlice<UInt8>) -> (FoodStore.Figure, rank: Int)? {
    switch String(decoding: id, as: UTF8.self) {
    case "1008": (.energy, 3)
    case "2048": (.energy, 2)
    case "2047": (.energy, 1)
    case "1003": (.protein, 1)
    case "1005": (.carbohydrate, 1)
    case "1004": (.fat, 1)
    case "1079": (.fibre, 1)
    case "2000": (.sugar, 2)
    case "1063": (.sugar, 1)
    case "1093": (.sodium, 1)
    default: nil
    }
  }

  private mutating func measureUnits(_ folder: String) throws(DatabaseError) -> [String: String] {
    guard let path = ImportShape.file("measure_unit.csv", in: folder) else { return [:] }
    var units: [String: String] = [:]
    try forEachRow(of: path, .commas) { _, rows, names throws(DatabaseError) in
      let name = rows.text(try names.required("name", in: path))
      if name != "undetermined" { units[rows.text(try names.required("id", in: path))] = name }
    }
    return units
  }

  private mutating func readPortions(_ path: String, units: [String: String]) throws(DatabaseError) {
    try forEachRow(of: path, .commas) { run, rows, names throws(DatabaseError) in
      let id = try names.required("fdc_id", in: path)
      guard let grams = FigureReading.thousandths(rows[try names.required("gram_weight", in: path)]), grams > 0 else {
        return
      }
      let amount = names["amount"].flatMap { FigureReading.thousandths(rows[$0]) } ?? 1000
      let words =
        [names["measure_unit_id"].flatMap { units[rows.text($0)] }]
        + ["portion_description", "modifier"].map { names[$0].map(rows.text) }
      let measure = words.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
      guard !measure.isEmpty, amount > 0 else { return }
      try run.store.add(
        FoodRecord.Portion(measure: measure, milligrams: grams * 1000 / amount), to: rows.text(id))
    }
  }
}
