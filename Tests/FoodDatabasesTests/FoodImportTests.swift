import FoodDatabases
import Foods
import Glibc
import Testing

/// A folder of its own for every test.
final class ImportFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/galley-foods-XXXXXX".utf8CString)
    path = String(cString: try #require(mkdtemp(&template)))
  }

  deinit {
    for name in (try? names()) ?? [] { unlink(path + "/" + name) }
    rmdir(path)
  }

  private func names() throws -> [String] {
    let folder = try #require(opendir(path))
    defer { closedir(folder) }
    var result: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name != ".", name != ".." { result.append(name) }
    }
    return result
  }

  @discardableResult func write(_ name: String, _ text: String) throws -> String {
    try write(name, bytes: Array(text.utf8))
  }

  @discardableResult func write(_ name: String, bytes: [UInt8]) throws -> String {
    let file = try #require(fopen(path + "/" + name, "wb"))
    #expect(fwrite(bytes, 1, bytes.count, file) == bytes.count)
    fclose(file)
    return path + "/" + name
  }

  var database: String { path + "/foods.sqlite" }

  func load(_ source: String) throws -> FoodImport.Outcome {
    try FoodImport.run(source, into: database) { done, total in #expect(done <= total) }
  }
}

@Suite struct FoodImportTests {
  private func standardReference(in folder: ImportFolder) throws {
    // “é” in ISO 8859-1.
    let cafe =
      Array("~01001~^~0100~^~Butter, salted~^~~\r\n~09999~^~0900~^~Caf".utf8) + [0xE9]
      + Array(" cr\u{65}me~^~~\r\n".utf8)
    try folder.write("FOOD_DES.txt", bytes: cafe)
    try folder.write(
      "NUT_DATA.txt",
      """
      ~01001~^~208~^717^0^^~4~
      ~01001~^~203~^0.85^16^0.074^~1~
      ~01001~^~307~^643^0^^~4~
      ~01001~^~255~^15.87^522^0.061^~1~
      ~01001~^~204~^oops^522^0.061^~1~
      """)
    try folder.write("WEIGHT.txt", "~01001~^1^1^~pat (1\" sq, 1/3\" high)~^5^^\n~01001~^2^2^~tbsp~^28.4^^\n")
  }

  @Test func readsTheStandardReference() throws {
    let folder = try ImportFolder()
    try standardReference(in: folder)
    let outcome = try folder.load(folder.path)
    #expect(outcome.source == .standardReference && outcome.imported == 2 && outcome.refused == 1)
    let problem = try #require(outcome.problems.first)
    #expect(problem.line == 5 && problem.message == "“oops” is not a figure")
    let database = try FoodDatabase(folder.database)
    let butter = try #require(try database.food("sr28:01001"))
    #expect(butter.name == "Butter, salted")
    #expect(butter.figures == Nutrients(energy: 717_000, protein: 850, sodium: 643_000))
    #expect(butter.portions.last == FoodRecord.Portion(measure: "tbsp", milligrams: 14_200))
    #expect(try database.search("cafe", limit: 5).map(\.name) == ["Café creme"])
  }

  @Test func readsFoodDataCentralAndTakesTheRightEnergy() throws {
    let folder = try ImportFolder()
    try folder.write(
      "food.csv",
      "\u{FEFF}\"fdc_id\",\"data_type\",\"description\"\r\n\"1\",\"foundation_food\",\"Hummus, \"\"commercial\"\"\"\r\n"
        + "\"2\",\"sample_food\",\"Sample\"\r\n\"3\",\"branded_food\",\"Oat\nbar\"\r\n")
    try folder.write("branded_food.csv", "fdc_id,brand_owner,brand_name\n3,Owner,\n")
    try folder.write(
      "food_nutrient.csv",
      """
      id,fdc_id,nutrient_id,amount
      1,1,2047,243
      2,1,1008,229
      3,1,2048,236
      4,1,1062,959
      5,1,1063,5
      6,1,2000,4.5
      7,1,1063,6
      8,3,2047,400
      9,3,2048,
      """)
    try folder.write("measure_unit.csv", "id,name\n1000,cup\n9999,undetermined\n")
    try folder.write(
      "food_portion.csv",
      "id,fdc_id,seq_num,amount,measure_unit_id,portion_description,modifier,gram_weight\n1,1,1,2.0,1000,,chopped,492\n"
    )
    let outcome = try folder.load(folder.path)
    #expect(outcome.imported == 2 && outcome.refused == 0)
    let database = try FoodDatabase(folder.database)
    let hummus = try #require(try database.food("fdc:1"))
    #expect(hummus.name == "Hummus, \"commercial\"" && hummus.figures.energy == 229_000)
    #expect(hummus.figures.sugar == 4500 && hummus.figures.protein == nil)
    #expect(hummus.portions == [FoodRecord.Portion(measure: "cup, chopped", milligrams: 246_000)])
    #expect(hummus.food.weights.first?.form == "chopped")
    let bar = try #require(try database.food("fdc:3"))
    #expect(bar.brand == "Owner" && bar.figures.energy == 400_000)
    #expect(try database.food("fdc:2") == nil)
  }

  private static let tableNames = "code\tproduct_name\tbrands\tenergy-kcal_100g\tproteins_100g\tsalt_100g\tallergens"

  @Test func readsTheTableOfOpenFoodFacts() throws {
    let folder = try ImportFolder()
    let path = try folder.write(
      "products.csv",
      Self.tableNames + "\n1\tNutella \"400 g\"\tFerrero\t539\t6.3\t0.107\ten:milk,en:nuts\n"
        + "2\t\tNobody\t1\t1\t\t\n3\tMiracle\t\t5000\t1\t\t\n1\tAgain\t\t1\t1\t\t\n4\tWater\t\t\t\t\t\n")
    let outcome = try folder.load(path)
    #expect(outcome.imported == 2 && outcome.refused == 3)
    #expect(outcome.problems.map(\.line) == [3, 4, 5])
    let database = try FoodDatabase(folder.database)
    let spread = try #require(try database.food("off:1"))
    #expect(spread.name == "Nutella \"400 g\"" && spread.brand == "Ferrero")
    #expect(spread.figures.energy == 539_000 && spread.figures.sodium == 42_800)
    #expect(spread.contains.allergens == [.milk, .nuts])
    #expect(try database.food("off:4")?.food.figures == nil)
  }

  @Test func readsTheLinesOfOpenFoodFacts() throws {
    let folder = try ImportFolder()
    let path = try folder.write(
      "products.jsonl",
      """
      {"code":"7","product_name":"Crème fraîche","allergens_tags":["en:milk"],"traces_tags":["en:eggs","en:milk"],"serving_size":"1 tbsp","serving_quantity":15,"nutriments":{"energy_100g":1255.2,"fat_100g":30,"sodium_100g":0.04}}
      {"code":"8"
      {"code":"9","product_name":"Kaki","nutriments":{}}
      """)
    let outcome = try folder.load(path)
    #expect(outcome.imported == 2 && outcome.refused == 1 && outcome.problems.first?.line == 2)
    let database = try FoodDatabase(folder.database)
    let found = try database.search("creme fraich", limit: 3)
    #expect(found.map(\.code) == ["7"])
    let cream = try #require(found.first)
    #expect(cream.figures == Nutrients(energy: 300_000, fat: 30_000, sodium: 40_000))
    #expect(cream.mayContain.allergens == [.eggs])
    #expect(cream.food.weights.map { "\($0.unit) \($0.milligrams)" } == ["serving 15000", "tablespoon 15000"])
  }

  @Test func keepsWhetherAllergensAreStated() throws {
    let folder = try ImportFolder()
    try standardReference(in: folder)
    _ = try folder.load(folder.path)
    let path = try folder.write(
      "p.csv",
      Self.tableNames + "\n1\tPeanut bar\t\t500\t3\t\t\n2\tNougat\t\t500\t3\t\ten:nuts\n3\tPears\t\t50\t1\t\ten:none\n")
    _ = try folder.load(path)
    let database = try FoodDatabase(folder.database)
    let stated = try ["off:1", "off:2", "off:3", "sr28:01001"].map { try database.food($0)?.food.statesAllergens }
    #expect(stated == [false, true, true, false])
    #expect(try database.food("off:2")?.contains.allergens == [.nuts])
    #expect(try database.food("off:3")?.contains.allergens == [])
  }

  /// Labels of the European Union name fibre beside carbohydrates, those of the United States within them.
  @Test func carbohydratesAreWithFibre() throws {
    let folder = try ImportFolder()
    let names = "code\tproduct_name\tcarbohydrates_100g\tfiber_100g\tfat_100g\tcountries_tags\n"
    let path = try folder.write(
      "p.csv",
      names + "1\tBran\t10\t60\t5\ten:germany\n2\tBar\t70\t10\t5\ten:united-states\n3\tOats\t60\t10\t7\t\n"
        + "4\tHusk\t98\t10\t1\ten:france\n5\tSugar\t100\t\t0\t\n")
    let outcome = try folder.load(path)
    #expect(outcome.imported == 5, "\(outcome.problems.map(\.message))")
    let database = try FoodDatabase(folder.database)
    let carbohydrates = try (1...5).map { try database.food("off:\($0)")?.figures.carbohydrate }
    #expect(carbohydrates == [70_000, 70_000, 70_000, 98_000, 100_000])
  }

  @Test func leavesOutFiguresThatCannotBe() throws {
    let folder = try ImportFolder()
    let names = "code\tproduct_name\tcarbohydrates_100g\tsugars_100g\tfat_100g\tproteins_100g\n"
    let path = try folder.write(
      "p.csv", names + "1\tDrops\t4\t40\t0\t0\n2\tBlock\t40\t1\t40\t40\n3\tJam\t60\t60.5\t0.5\t0.5\n")
    let outcome = try folder.load(path)
    #expect(outcome.imported == 1 && outcome.problems.map(\.line) == [2, 3])
  }

  @Test func aServingWeighsWhatTheLabelSays() throws {
    let folder = try ImportFolder()
    let names = "code\tproduct_name\tserving_size\tserving_quantity\n"
    let path = try folder.write("p.csv", names + "1\tMuesli\t40 g\t40\n2\tSpread\t2 tbsp (30 g)\t30\n3\tOil\t\t10\n")
    _ = try folder.load(path)
    let database = try FoodDatabase(folder.database)
    let weights = try (1...3).map { try database.food("off:\($0)")?.food.weights.map { "\($0.unit) \($0.milligrams)" } }
    #expect(weights == [["serving 40000"], ["serving 30000", "tablespoon 15000"], ["serving 10000"]])
  }

  @Test func aFoodIsCalledByItsNameAndNotByItsCode() throws {
    let record = FoodRecord(source: .openFoodFacts, code: "400", name: "Grandpa's muesli", brand: "Mill")
    #expect(record.food.title == "Grandpa's muesli" && record.food.name == "off:400")
    #expect(record.food.names(in: .en) == ["Grandpa's muesli", "Grandpa's muesli, Mill", "off:400"])
  }

  @Test func findsWordsWithTypos() throws {
    let folder = try ImportFolder()
    let path = try folder.write("p.csv", Self.tableNames + "\n1\tStrawberry yoghurt\t\t90\t3\t\t\n")
    _ = try folder.load(path)
    let database = try FoodDatabase(folder.database)
    #expect(try database.search("strawbery yogurt", limit: 3).map(\.code) == ["1"])
    #expect(try database.search("\" OR *", limit: 3).isEmpty)
    #expect(try database.search("zzz", limit: 3).isEmpty)
  }

  @Test func importingAgainReplacesTheSameSourceOnly() throws {
    let folder = try ImportFolder()
    try standardReference(in: folder)
    _ = try folder.load(folder.path)
    let path = try folder.write("p.csv", Self.tableNames + "\n1\tOld\t\t90\t3\t\t\n2\tGone\t\t90\t3\t\t\n")
    _ = try folder.load(path)
    try folder.write("p.csv", Self.tableNames + "\n1\tNew\t\t90\t3\t\t\n")
    _ = try folder.load(path)
    let database = try FoodDatabase(folder.database)
    #expect(try database.food("off:1")?.name == "New")
    #expect(try database.food("off:2") == nil)
    #expect(try database.search("gone", limit: 3).isEmpty)
    #expect(try database.food("sr28:01001") != nil)
  }

  @Test func anImportThatFailsLeavesWhatWasThere() throws {
    let folder = try ImportFolder()
    let path = try folder.write("p.csv", Self.tableNames + "\n1\tKept\t\t90\t3\t\t\n")
    _ = try folder.load(path)
    let broken = try ImportFolder()
    try broken.write("FOOD_DES.txt", "~1~^~1~^~One~\n")
    #expect(throws: DatabaseError.self) { try FoodImport.run(broken.path, into: folder.database) { _, _ in } }
    let database = try FoodDatabase(folder.database)
    #expect(try database.food("off:1")?.name == "Kept")
    #expect(try database.food("sr28:1") == nil)
  }

  @Test(arguments: ["", "name,code\n1,2\n", "\u{0}\u{1}\u{2}", "code\n"])
  func refusesWhatItDoesNotKnow(text: String) throws {
    let folder = try ImportFolder()
    let path = try folder.write("thing", text)
    let error = #expect(throws: DatabaseError.self) { try folder.load(path) }
    #expect(error?.kind == .unknownShape)
  }

  @Test func neverWritesIntoAForeignFile() throws {
    let folder = try ImportFolder()
    let table = try folder.write("p.csv", Self.tableNames + "\n1\tOne\t\t90\t3\t\t\n")
    for bytes in [Array("not a database at all, but long enough to look".utf8), Array(repeating: 0x41, count: 5000)] {
      try folder.write("foods.sqlite", bytes: bytes)
      let error = #expect(throws: DatabaseError.self) { try folder.load(table) }
      #expect(error?.kind == .foreign)
      #expect(throws: DatabaseError.self) { try FoodDatabase(folder.database) }
    }
  }

  @Test(arguments: [(UInt8(2), "newer"), (0, "older")])
  func leavesFoodsOfAnotherVersionAlone(version: UInt8, word: String) throws {
    let folder = try ImportFolder()
    let table = try folder.write("p.csv", Self.tableNames + "\n1\tOne\t\t90\t3\t\t\n")
    _ = try folder.load(table)
    // Where SQLite keeps the number that its users give to their tables.
    let file = try #require(fopen(folder.database, "r+"))
    fseek(file, 60, SEEK_SET)
    #expect(fwrite([0, 0, 0, version], 1, 4, file) == 4)
    fclose(file)
    let message = "the foods were imported by a\(version == 0 ? "n" : "") \(word) galley than this one"
    let reading = #expect(throws: DatabaseError.self) { try FoodDatabase(folder.database) }
    let writing = #expect(throws: DatabaseError.self) { try folder.load(table) }
    #expect([reading?.message, writing?.message] == [message, message])
    #expect([reading?.kind, writing?.kind] == [.foreign, .foreign])
  }

  @Test func saysThatAFileIsMissing() throws {
    let folder = try ImportFolder()
    let error = #expect(throws: DatabaseError.self) { try folder.load(folder.path + "/none") }
    #expect(error?.kind == .unreadable)
  }
}
