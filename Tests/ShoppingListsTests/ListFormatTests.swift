import Foods
import ShoppingLists
import SourceText
import Testing

@Suite struct ListFormatTests {
  private let list = Kitchen.list(
    [
      Kitchen.ingredient("500 g tomatoes"), Kitchen.ingredient("2 tomatoes", of: "Pan, \"hot\""),
      Kitchen.ingredient("1 bunch parsley (optional)"), Kitchen.ingredient("zauberwurz"),
    ], stock: [Kitchen.bought("2 l milk")])

  @Test func textHasShelvesWithEmojiAndBlankLinesBetween() {
    #expect(
      FormattedText.write(list, style: Kitchen.style) == """
        ❓ Uncategorised
        • zauberwurz

        🥬 Vegetables and Fruits
        • parsley (1 bunch, optional)
        • tomatoes (500 g and 2 pieces)

        🥛 Milk Products
        ✓ milk (completed)

        """)
  }

  @Test func markdownIsAChecklist() {
    #expect(
      ListMarkdown.write(list, style: Kitchen.style) == """
        ## ❓ Uncategorised

        - [ ] zauberwurz

        ## 🥬 Vegetables and Fruits

        - [ ] parsley (1 bunch, optional)
        - [ ] tomatoes (500 g and 2 pieces)

        ## 🥛 Milk Products

        - [x] milk (2 l)

        """)
  }

  @Test func tableQuotesWhatNeedsIt() {
    let lines = ListCSV.write(list, style: Kitchen.style).split(separator: "\r\n").map(String.init)
    #expect(lines[0] == "Category,Item,Quantity,Needed,Check,Optional,Done,Recipes,Link,Written as")
    #expect(
      lines[3] == "Vegetables and Fruits,tomatoes,500 g and 2 pieces,500 g and 2 pieces,,,,\"Pan, \"\"hot\"\"; Soup\",,"
    )
    let formula = ListCSV.write(Kitchen.list([Kitchen.ingredient("2 eggs", of: "=cmd")]), style: Kitchen.style)
    #expect(formula.contains(",'=cmd,"))
    #expect(
      ["=1+1", "-2 apples", "a,b", "say \"x\"", "plain"].map(CSVCell.text) == [
        "'=1+1", "'-2 apples", "\"a,b\"", "\"say \"\"x\"\"\"", "plain",
      ])
  }

  @Test func tasksHaveContextsAndProjects() {
    #expect(
      ListTodoText.write(list, style: Kitchen.style) == """
        zauberwurz @Uncategorised +Soup
        parsley (1 bunch, optional) @Vegetables-and-Fruits +Soup
        tomatoes (500 g and 2 pieces) @Vegetables-and-Fruits +Pan,-"hot" +Soup
        x milk (2 l) @Milk-Products

        """)
  }

  @Test func cooklangHasALineForEachWayOfMeasuring() {
    #expect(
      ListCooklang.write(list, words: Kitchen.words) == """
        -- ❓ Uncategorised
        zauberwurz

        -- 🥬 Vegetables and Fruits
        parsley{1%bunch} -- optional
        tomatoes{500%g}
        tomatoes{2}

        -- 🥛 Milk Products
        -- done: milk

        """)
  }

  // MARK: Import

  private func read(_ text: String) -> Checked<[ImportedItem]> { ListImport.read(SourceFile(path: "list", text: text)) }

  @Test func linksAreReadBackAsTheyWereWritten() {
    let read = read(QuickyShoppy.write(list, style: Kitchen.style))
    #expect(read.diagnostics == [])
    #expect(read.value.map(\.name) == ["zauberwurz", "parsley", "tomatoes"])
    #expect(read.value.map(\.quantity) == [nil, "1 bunch", "500 g and 2 pieces"])
    #expect(read.value.map(\.category) == [nil, .vegetablesAndFruits, .vegetablesAndFruits])
    #expect(read.value[2].lines == ["500 g tomatoes", "2 pieces tomatoes"])
  }

  @Test(
    "amounts joined by a word are read back one by one",
    arguments: [
      ("ginger (30 g and 1 piece)", ["30 g ginger", "1 piece ginger"]),
      ("Ingwer (30 g und 1 Stück)", ["30 g Ingwer", "1 Stück Ingwer"]),
      ("gingembre (30 g et 1 pièce)", ["30 g gingembre", "1 pièce gingembre"]),
      ("jengibre (30 g y 1 pieza)", ["30 g jengibre", "1 pieza jengibre"]),
      ("eggs (6 and some more)", ["6 eggs"]), ("eggs (6 + …)", ["6 eggs"]),
      ("tomatoes (500 g + 2)", ["500 g tomatoes", "2 tomatoes"]),
    ])
  func joinedAmountsAreReadBack(line: String, lines: [String]) {
    #expect(read("- \(line)").value.flatMap(\.lines) == lines)
  }

  @Test(
    "every written format is read again",
    arguments: [
      FormattedText.write(_:style:), ListMarkdown.write(_:style:), ListTodoText.write(_:style:),
      { list, style in ListCooklang.write(list, words: style.words) },
    ] as [@Sendable (ShoppingList, ListStyle) -> String])
  func readsBack(write: @Sendable (ShoppingList, ListStyle) -> String) {
    let read = read(write(list, Kitchen.style))
    #expect(read.diagnostics == [])
    let open = read.value.filter { !$0.isBought }
    let lines = open.flatMap(\.lines).map { $0.replacing("2 pieces", with: "2") }
    #expect(Set(open.map(\.name)) == ["zauberwurz", "parsley", "tomatoes"])
    #expect(Set(lines) == ["zauberwurz", "1 bunch parsley", "500 g tomatoes", "2 tomatoes"])
  }

  @Test func jsonAloneIsRead() {
    let read = read(
      #"{"items":[{"name":"milk","quantity":"2 l","category":"Milk Products","recipeLink":"https://x.org"}]}"#)
    #expect(
      read.value == [ImportedItem(name: "milk", quantity: "2 l", category: .milkProducts, link: "https://x.org")])
  }

  @Test func cooklangRecipesStandForTheirItems() {
    let read = read("./Soup{2}\n  onion{1}\n  olive oil{100%ml} // good\n./Bread{1}\n// end\n")
    #expect(read.value.map(\.name) == ["onion", "olive oil", "Bread"])
    #expect(read.value.map(\.quantity) == ["1", "100 ml", "1"])
  }

  @Test func cooklangCommentsAreNoItems() {
    let read = read(
      "-- Saturday\nfree range eggs{12} -- large\n[- not today\nwine{1}\n-] salt[-fine-]\nhttps://a.example\noil // cheap\n"
    )
    #expect(read.diagnostics == [])
    #expect(read.value.map(\.name) == ["free range eggs", "salt", "https://a.example", "oil"])
  }

  @Test func cooklangRecipesWithRecipesBelowThemStay() {
    let read = read("./Menu\n  ./Burrito{2}\n    ./Beans{2}\nolive oil{4%l}\n")
    #expect(read.value.map(\.name) == ["Menu", "Burrito", "Beans", "olive oil"])
  }

  @Test func theLastOfSeveralTicksCounts() {
    let list = read("salt{1%kg}\nOil{1%l}\nbread\n+ salt\n+ oil\n- Salt\n+ avocados\n")
    #expect(list.value.map(\.name) == ["salt", "Oil", "bread", "avocados"])
    #expect(list.value.map(\.isBought) == [false, true, false, true])
    let log = read("+ salt\n+ avocados\n- salt\n")
    #expect(log.value.map(\.name) == ["salt", "avocados"] && log.value.map(\.isBought) == [false, true])
    #expect(ListImport.read(SourceFile(path: "a/.shopping-checked", text: "+ milk\n")).value.map(\.isBought) == [true])
    #expect(read("+ milk\n+ bread\n").value.map(\.isBought) == [false, false])
    #expect(read("- oil{1%l}\n- salt\n").value.count == 2)
  }

  @Test func tablesWithAColumnOfItemsAreRead() {
    let own = read(ListCSV.write(list, style: Kitchen.style))
    #expect(own.value.map(\.name).sorted() == list.items.map(\.name).sorted())
    #expect(own.value.first { $0.name == "tomatoes" }?.quantity == "500 g and 2 pieces")
    let other = read("Artikel;Menge;Einheit;Erledigt\r\n\"Käse; gerieben\";200;g;nein\r\nMilch;2;l;ja\r\n;;;\r\n")
    #expect(other.value.map(\.name) == ["Käse; gerieben", "Milch"])
    #expect(other.value.map(\.quantity) == ["200 g", "2 l"] && other.value.map(\.isBought) == [false, true])
    #expect(read("milk, eggs\nbread\n").value.map(\.name) == ["milk, eggs", "bread"], "no line names a column")
    #expect(read("Name\nmilk\n").value.map(\.name) == ["Name", "milk"], "one cell is a thing to buy")
  }

  @Test(
    "bullets, numbers and boxes are no part of an item",
    arguments: [
      ("☑ spinach", "spinach", true), ("✅ spinach", "spinach", true), ("□ 2 avocados", "2 avocados", false),
      ("1. yoghurt", "yoghurt", false), ("2) cream", "cream", false), ("[x] milk", "milk", true),
      ("7. 5 pears", "5 pears", false), ("2 l milk", "2 l milk", false),
    ])
  func leavesMarksOut(line: String, name: String, isBought: Bool) {
    let items = read("bread\n\(line)\n").value
    #expect(items.last?.name == name && items.last?.isBought == isBought)
  }

  @Test func whatIsBoughtStaysSoInOurOwnJSON() {
    let bought = Kitchen.list([Kitchen.need("bread")], stock: [Kitchen.bought("2 l milk")])
    let read = ListImport.read(
      SourceFile(path: "list.json", bytes: ListJSON.write(bought, style: Kitchen.style)))
    #expect(read.diagnostics.isEmpty)
    #expect(read.value.filter(\.isBought).map(\.name) == ["milk"])
    #expect(read.value.filter { !$0.isBought }.map(\.name) == ["bread"])
  }

  @Test(
    "a list with an error is refused whole, and says where",
    arguments: [
      ("quickyshoppy://import", "shop-import-link", 1),
      ("quickyshoppy://import?data=eyJp!", "shop-import-data", 32),
      ("quickyshoppy://import?data=eyJpd", "shop-import-data", 33),
      (#"{"items":[{"name":"milk"},{"quantity":"2"}]}"#, "shop-import-item", 27),
      (#"{"items":[{"name":7}]}"#, "shop-import-item", 19),
      ("milk{1%l}\noil{1%l", "shop-import-brace", 1),
    ])
  func refuses(text: String, identifier: String, column: Int) {
    let read = read(text)
    #expect(read.value.isEmpty && read.diagnostics.first?.identifier == identifier)
    #expect(read.diagnostics.first?.position?.column == column)
  }

  @Test func dashesAroundAHeadingMakeNoListOfCooklang() {
    let names = read("-- Vegetables --\n- carrots\n- Coca--Cola\n").value.map(\.name)
    #expect(names.suffix(2) == ["carrots", "Coca--Cola"])
  }

  @Test func whatIsNoTextIsRefused() {
    let read = ListImport.read(SourceFile(path: "list", bytes: [0xFF, 0xFE, 0x41]))
    #expect(read.diagnostics.map(\.identifier) == ["shop-import-text"])
  }
}
