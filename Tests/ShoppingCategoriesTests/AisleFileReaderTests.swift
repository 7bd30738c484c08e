internal import FoodTable
internal import Foods
internal import SourceText
internal import Testing

@testable internal import ShoppingCategories

@Suite struct AisleFileReaderTests {
  private func read(_ text: String) -> Checked<AisleFile> {
    AisleFileReader.read(SourceFile(path: "aisle.conf", text: text))
  }

  @Test(arguments: ["milk\n", "milk|"])
  func readsNothingOfAFileThatNoShopNeeds(item: String) {
    let read = read("[Dairy]\n" + String(repeating: item, count: 20_000))
    #expect(read.value.categories.isEmpty)
    #expect(read.diagnostics.map(\.identifier) == ["aisle-size"])
  }

  @Test func readsNothingOfBothSidesOfAMerge() {
    let read = read("[Dairy]\n<<<<<<< HEAD\nmilk\n=======\noat milk\n>>>>>>> anna\n")
    #expect(read.value.categories.isEmpty)
    #expect(read.diagnostics.map(\.identifier) == ["text-merge"])
  }

  @Test func readsCategoriesItemsSynonymsAndComments() {
    let read = read("// my shop\r\n[Produce]\r\npotatoes | spuds // floury\r\n\r\n[Cheese counter]\nfeta\n")
    #expect(read.diagnostics == [])
    #expect(
      read.value.categories == [
        AisleFile.Category(name: "Produce", items: [["potatoes", "spuds"]]),
        AisleFile.Category(name: "Cheese counter", items: [["feta"]]),
      ])
    #expect(read.value.categories.map(\.standard) == [.vegetablesAndFruits, nil])
  }

  @Test(
    arguments: [
      ("potatoes\n[Pantry]\n", "aisle-outside", 1, 1), ("[Pantry\nrice\n", "aisle-category", 1, 1),
      ("[ ]\nrice\n", "aisle-category", 1, 1), ("[Pantry] rice\n", "aisle-category", 1, 1),
      ("[Pantry]\nrice\n[pantry]\noats\n", "aisle-repeated-category", 3, 2),
      ("[Produce]\n[Vegetables and Fruits]\n", "aisle-repeated-category", 2, 2),
      ("[Pantryy]\nrice\n", "aisle-unknown-category", 1, 2), ("[Pantry]\nrice||oats\n", "aisle-empty-item", 2, 1),
      ("[Pantry]\nrice|!!\n", "aisle-empty-item", 2, 6), ("[Pantry]\nrice\n  Rice\n", "aisle-duplicate", 3, 3),
      ("[Pantry]\nrice\n[Sweets]\noats|rices\n", "aisle-duplicate", 4, 6),
    ])
  func saysWhatIsWrongAndWhere(text: String, identifier: String, line: Int, column: Int) throws {
    let diagnostics = read(text).diagnostics
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostics.count == 1)
    #expect(diagnostic.identifier == identifier)
    #expect(diagnostic.position == SourcePosition(line: line, column: column))
    #expect(diagnostic.hint != nil)
  }

  @Test func refusesWhatIsNoUTF8() {
    let read = AisleFileReader.read(SourceFile(path: "aisle.conf", bytes: [0x5B, 0xFF, 0x5D]))
    #expect(read.value == AisleFile())
    #expect(read.diagnostics.map(\.identifier) == ["text-encoding"])
  }

  @Test func suggestsTheNameThatWasMeant() {
    #expect(read("[Vegetables and Friuts]\n").diagnostics.first?.hint == "did you mean “Vegetables and Fruits”?")
  }

  @Test func ofManyCategoriesEachIsFoundAgain() {
    let names = (0..<2_000).map { "Corner \($0)" }
    let text = (names + names.map { $0.uppercased() }).map { "[\($0)]\n" }.joined()
    let found = read(text)
    #expect(found.value.categories.map(\.name) == names)
    #expect(found.diagnostics.map(\.identifier) == names.map { _ in "aisle-repeated-category" })
    #expect(found.diagnostics.last?.message == "“CORNER 1999” is the same category as “Corner 1999” above")
  }

  @Test func itemsAfterAMisreadCategoryBelongNowhere() {
    #expect(
      read("[Pantry]\nrice\n[Sweets\ncandy\n").value
        == AisleFile(categories: [.init(name: "Pantry", items: [["rice"]])]))
  }

  @Test(
    arguments: [
      ("produce", ShoppingCategory.vegetablesAndFruits), ("Dairy", .milkProducts), ("MEAT", .meatAndSeafood),
      ("Fruit & Veg", .vegetablesAndFruits), ("bakery", .breadProducts), ("Frozen", .refrigeratedItems),
      ("Getränke", .beverages), ("épicerie", .pantry), ("limpieza", .householdSupplies),
      ("coffee & tea", .coffeeAndTea),
    ])
  func knowsTheUsualNamesOfDepartments(name: String, category: ShoppingCategory) {
    #expect(AisleFile.Category(name: name).standard == category)
  }

  @Test(
    arguments: [
      ("milk", "Sweets"), ("2 l Milk", "Sweets"), ("courgettes", "Market"), ("zucchini", "Market"),
      ("toothpaste", "Other"), ("frozen peas", "Market"), ("cream", "Milk Products"),
    ])
  func overridesEverything(item: String, name: String) {
    let aisles = read("[candy]\nmilk\n[Market]\ncourgette\nfrozen peas\n").value
    let found = ItemCategoriser(foods: FoodTable.builtIn, aisles: aisles).categorise(item)
    #expect(found.name == name)
  }
}
