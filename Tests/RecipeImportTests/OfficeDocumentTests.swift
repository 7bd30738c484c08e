import Compression
import SourceText
import Testing

@testable import RecipeImport

/// Recipes in documents of word processors.
struct OfficeDocumentTests {
  private func read(_ files: [(String, String)]) throws -> [RecipeDraft] {
    var writer = ZipWriter()
    for (name, text) in files { try writer.add(name, Array(text.utf8)) }
    return try ImportReader.read(SourceFile(path: "book.docx", bytes: try writer.finish())).recipes
  }

  private func word(_ body: String) throws -> [RecipeDraft] {
    try read([
      ("[Content_Types].xml", "<Types/>"),
      (
        "word/styles.xml",
        """
        <?xml version="1.0"?><w:styles><w:style w:type="paragraph" w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style>
        <w:style w:type="paragraph" w:styleId="berschrift2"><w:name w:val="heading 2"/></w:style><w:style w:styleId="Titel"><w:name
        w:val="Title"/></w:style></w:styles>
        """
      ),
      (
        "word/_rels/document.xml.rels",
        #"<Relationships><Relationship Id="rId5" Type="x/image" Target="media/image1.jpeg"/>"#
          + #"<Relationship Id="rId7" Target="https://a.example/pan" TargetMode="External"/></Relationships>"#
      ),
      ("word/document.xml", "<?xml version=\"1.0\"?><w:document><w:body>\(body)<w:sectPr/></w:body></w:document>"),
      ("word/media/image1.jpeg", "picture"),
    ])
  }

  private func heading(_ level: Int, _ text: String) -> String {
    "<w:p><w:pPr><w:pStyle w:val=\"berschrift\(level)\"/></w:pPr><w:r><w:t>\(text)</w:t></w:r></w:p>"
  }

  private func line(_ text: String, isItem: Bool = false) -> String {
    let properties = isItem ? "<w:pPr><w:numPr><w:ilvl w:val=\"0\"/></w:numPr></w:pPr>" : ""
    // Word parts words wherever somebody has typed.
    let runs = text.split(separator: " ", omittingEmptySubsequences: false).map {
      "<w:r><w:t xml:space=\"preserve\">\($0)</w:t></w:r>"
    }
    return "<w:p>\(properties)\(runs.joined(separator: "<w:r><w:t xml:space=\"preserve\"> </w:t></w:r>"))</w:p>"
  }

  private var soup: String {
    heading(2, "Ingredients") + line("2 leeks", isItem: true) + line("500 g potatoes", isItem: true)
      + heading(2, "Method") + line("Fry the leeks.") + line("Add the potatoes and boil for 20 minutes.")
  }

  @Test func theAddressesOfLinksAreNamed() throws {
    let link = "<w:p><w:hyperlink r:id=\"rId7\"><w:r><w:t>This pan is good for it.</w:t></w:r></w:hyperlink></w:p>"
    let drafts = try word(heading(1, "Leek soup") + soup + link)
    #expect(drafts[0].instructionLines.last == "This pan is good for it.")
    #expect(drafts[0].losses.contains(ImportLoss(.dropped, "link", "https://a.example/pan")))
  }

  @Test func partsOfARecipeAreNoRecipes() throws {
    let drafts = try word(heading(1, "Pie") + ["Dough", "Filling"].map { heading(1, $0) + soup }.joined())
    #expect(drafts.count == 1)
    #expect(drafts[0].groups.map(\.title) == ["Dough", "Filling"])
    #expect(drafts[0].sections.map(\.steps.count) == [2, 2])
  }

  @Test func aCookbookIsPartedByTheHeadingsOfItsRecipes() throws {
    let drafts = try word(
      line("Our family cookbook, with love.") + heading(1, "Leek soup") + line("Serves 4") + soup
        + heading(1, "Pea soup")
        + "<w:p><w:r><w:drawing><a:blip r:embed=\"rId5\"/></w:drawing></w:r></w:p>"
        + soup.replacing("leeks", with: "peas"))
    #expect(drafts.map(\.title) == ["Leek soup", "Pea soup"])
    #expect(drafts[0].ingredientLines == ["2 leeks", "500 g potatoes"])
    #expect(drafts[0].instructionLines == ["Fry the leeks.", "Add the potatoes and boil for 20 minutes."])
    #expect(drafts[0].yieldText.flatMap(YieldText.canonical) == "4 servings")
    #expect(drafts.map { $0.picture.map { String(decoding: $0, as: UTF8.self) } } == [nil, "picture"])
    #expect(
      drafts[1].losses.contains(ImportLoss(.dropped, "text", "“Our family cookbook, with love.” holds no whole recipe"))
    )
  }

  @Test func oneRecipeIsReadAsAWhole() throws {
    let drafts = try word("<w:p><w:pPr><w:pStyle w:val=\"Titel\"/></w:pPr><w:r><w:t>Leek soup</w:t></w:r></w:p>" + soup)
    #expect(drafts.map(\.title) == ["Leek soup"])
    #expect(drafts[0].ingredientLines.count == 2)
  }

  @Test func pagesPartADocumentWithoutHeadings() throws {
    let page = "<w:p><w:r><w:br w:type=\"page\"/></w:r></w:p>"
    func plain(_ name: String) -> String {
      line(name) + line("Ingredients") + line("2 eggs") + line("1 tsp salt") + line("Method")
        + line("Beat the eggs and fry them.")
    }
    let drafts = try word(plain("Omelette") + page + plain("Scrambled eggs"))
    #expect(drafts.map(\.title) == ["Omelette", "Scrambled eggs"])
    #expect(drafts[1].ingredientLines == ["2 eggs", "1 tsp salt"])
  }

  @Test func tablesHoldAmountsBesideFoodsOrPartsBesideEachOther() throws {
    func row(_ cells: String...) -> String {
      "<w:tr>\(cells.map { "<w:tc>\($0)</w:tc>" }.joined())</w:tr>"
    }
    let amounts = try word(
      heading(1, "Soup") + heading(2, "Ingredients") + "<w:tbl>" + row(line("200 g"), line("peas"))
        + row(line("1"), line("onion"))
        + "</w:tbl>" + heading(2, "Method") + line("Boil the peas for 5 minutes."))
    #expect(amounts[0].ingredientLines == ["200 g peas", "1 onion"])
    let columns = try word(
      heading(1, "Soup") + "<w:tbl>" + row(line("Ingredients"), line("Method"))
        + row(line("200 g peas") + line("1 onion"), line("Boil the peas for 5 minutes.") + line("Serve.")) + "</w:tbl>")
    #expect(columns[0].ingredientLines == ["200 g peas", "1 onion"])
    #expect(columns[0].instructionLines == ["Boil the peas for 5 minutes.", "Serve."])
  }

  @Test func whatIsDeletedOrSaidBesideIsNoText() throws {
    let drafts = try word(
      heading(1, "Soup")
        + soup.replacing(
          "<w:t xml:space=\"preserve\">leeks</w:t>",
          with: "<w:t>leeks</w:t><w:delText>onions</w:delText><w:instrText>PAGE</w:instrText>"))
    #expect(drafts[0].ingredientLines.first == "2 leeks")
  }

  @Test func documentsOfLibreOfficeAreRead() throws {
    let drafts = try read([
      ("mimetype", "application/vnd.oasis.opendocument.text"), ("META-INF/manifest.xml", "<manifest:manifest/>"),
      (
        "content.xml",
        """
        <?xml version="1.0"?><office:document-content><office:body><office:text><text:h text:outline-level="1">Leek<text:s/>soup</text:h>
        <text:p>For 4<text:tab/>people</text:p><text:h text:outline-level="2">Ingredients</text:h><text:list><text:list-item><text:p>2
        <text:span>leeks</text:span></text:p></text:list-item><text:list-item><text:p>500 g potatoes</text:p></text:list-item></text:list>
        <text:h text:outline-level="2">Method</text:h><text:p>Fry the leeks.<text:line-break/>Boil it all for 20 minutes.</text:p><text:p>
        <draw:frame><draw:image xlink:href="Pictures/1.png"/></draw:frame></text:p></office:text></office:body></office:document-content>
        """
      ), ("Pictures/1.png", "picture"),
    ])
    #expect(drafts.map(\.title) == ["Leek soup"])
    #expect(drafts[0].ingredientLines == ["2 leeks", "500 g potatoes"])
    #expect(drafts[0].instructionLines == ["Fry the leeks.", "Boil it all for 20 minutes."])
    #expect(drafts[0].picture != nil)
  }

  @Test func deepAndLongDocumentsAreRead() throws {
    let many = (0..<200).map { heading(1, "Soup \($0)") + soup }.joined()
    #expect(try word(many).count == 200)
    for name in ["w:p", "w:tbl", "w:tr", "w:tc", "text:list-item", "w:a"] {
      let nested = String(repeating: "<\(name)>", count: 50_000)
      #expect(throws: ImportFailure.self) { try word(nested) }
    }
  }

  private func paragraph(_ runs: String) -> String {
    "<w:p><w:pPr><w:numPr><w:ilvl w:val=\"0\"/></w:numPr></w:pPr>\(runs)</w:p>"
  }

  private func run(_ text: String, _ properties: String = "") -> String {
    "<w:r><w:rPr>\(properties)</w:rPr><w:t xml:space=\"preserve\">\(text)</w:t></w:r>"
  }

  private func table(_ rows: [[String]]) -> String {
    "<w:tbl>\(rows.map { "<w:tr>\($0.map { "<w:tc>\(line($0))</w:tc>" }.joined())</w:tr>" }.joined())</w:tbl>"
  }

  private func openDocument(_ body: String, styles: String = "") throws -> [RecipeDraft] {
    try read([
      ("META-INF/manifest.xml", "<manifest:manifest/>"),
      (
        "content.xml",
        """
        <?xml version="1.0"?><office:document-content><office:automatic-styles>\(styles)</office:automatic-styles><office:body>
        <office:text>\(body)</office:text></office:body></office:document-content>
        """
      ),
    ])
  }

  @Test(arguments: ["4000000000000000000", "20000000000", "99999999999999999999999", "-5", "0"])
  func levelsOfHeadingsAreHeldWithinBounds(_ level: String) throws {
    let drafts = try openDocument(
      "<text:h text:outline-level=\"\(level)\">Soup</text:h><text:p>3 leeks</text:p><text:p>1 l stock</text:p><text:p>Cook the leeks for 20 minutes.</text:p>"
    )
    #expect(drafts[0].ingredientLines == ["3 leeks", "1 l stock"])
    let outlined = "<w:p><w:pPr><w:outlineLvl w:val=\"\(level)\"/></w:pPr><w:r><w:t>Soup</w:t></w:r></w:p>"
    #expect(
      try word(outlined + line("3 leeks") + line("1 l stock") + line("Cook the leeks for 20 minutes.")).count == 1)
  }

  @Test func amountsAreKeptWhateverTheyAreWrittenWith() throws {
    let half =
      "<m:oMath><m:f><m:fPr/><m:num><m:r><m:t>1</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f></m:oMath>"
    let drafts = try word(
      heading(1, "Pie") + heading(2, "Ingredients")
        + paragraph(run("1") + "<w:r><w:noBreakHyphen/></w:r>" + run("2 cups wa<w:softHyphen/>ter"))
        + paragraph(half + run(" cup sugar")) + paragraph(run("1") + half + run(" cups flour"))
        + paragraph(run("1") + run("1", "<w:vertAlign w:val=\"superscript\"/>") + run("/2 cups milk"))
        + paragraph("<w:r><w:sym w:font=\"Times\" w:char=\"F0BD\"/></w:r>" + run(" tsp salt"))
        + paragraph("<w:r><w:sym w:font=\"Wingdings\" w:char=\"F04A\"/></w:r>" + run("2 eggs"))
        + heading(2, "Method") + line("Mix it all and bake for 30 minutes."))
    #expect(
      drafts[0].ingredientLines == [
        "1-2 cups water", "1/2 cup sugar", "1 1/2 cups flour", "1 1/2 cups milk", "½ tsp salt",
        "2 eggs",
      ])
    #expect(
      drafts[0].losses.contains(
        ImportLoss(.dropped, "text", "a sign of the font Wingdings (F04A) is not known")))
  }

  @Test func whatIsStruckOutIsNamed() throws {
    let drafts = try word(
      heading(1, "Pie") + heading(2, "Ingredients")
        + paragraph(run("200", "<w:strike/>") + run("250", "<w:strike w:val=\"0\"/>") + run(" g flour"))
        + paragraph(run("2 eggs", "<w:dstrike/>")) + paragraph(run("1 apple")) + heading(2, "Method")
        + line("Mix it all and bake for 30 minutes."))
    #expect(drafts[0].ingredientLines == ["250 g flour", "1 apple"])
    for text in ["200", "2 eggs"] {
      #expect(
        drafts[0].losses.contains(ImportLoss(.dropped, "text", "“\(text)” is struck out, and left out")))
    }
    let open = try openDocument(
      """
      <text:h text:outline-level="1">Pie</text:h><text:p><text:span text:style-name="T1">3</text:span>4 eggs</text:p><text:p>1 apple</text:p>
      <text:p>Beat the eggs and bake them for 30 minutes.</text:p>
      """,
      styles: """
        <style:style style:name="T1" style:family="text"><style:text-properties style:text-line-through-style="solid"/></style:style>
        """)
    #expect(open[0].ingredientLines == ["4 eggs", "1 apple"])
  }

  @Test func headsOfTablesSayWhatColumnsHold() throws {
    let steps = heading(2, "Method") + line("Mix flour and eggs and bake for 40 minutes.")
    func lines(_ rows: [[String]]) throws -> [String] {
      try word(heading(1, "Cake") + heading(2, "Ingredients") + table(rows) + steps)[0].ingredientLines
    }
    #expect(try lines([["Amount", "Ingredients"], ["200 g", "flour"], ["3", "eggs"]]) == ["200 g flour", "3 eggs"])
    #expect(
      try lines([["Zutaten", "Menge (g)"], ["Mehl", "200"], ["Zucker", "50"]]) == ["200 g Mehl", "50 g Zucker"])
    #expect(
      try lines([["Amount", "Ingredients", "Preparation"], ["3", "apples", "peeled"], ["2", "eggs", ""]])
        == ["3 apples, peeled", "2 eggs"])
    let bare = try word(
      heading(1, "Cake") + table([["Amount", "Ingredients"], ["200 g", "flour"], ["3", "eggs"]]) + steps)
    #expect(bare[0].ingredientLines == ["200 g flour", "3 eggs"])
  }

  @Test func breaksWithinParagraphsPartThem() throws {
    let page = "<w:r><w:br w:type=\"page\"/></w:r>"
    func body(_ food: String) -> String {
      line("Ingredients") + line("2 \(food)") + line("1 tsp salt") + line("Method")
        + line("Cook the \(food) for 20 minutes.")
    }
    let before = try word(line("Leek soup") + body("leeks") + "<w:p>\(page)\(run("Pea soup"))</w:p>" + body("peas"))
    #expect(before.map(\.title) == ["Leek soup", "Pea soup"])
    #expect(before.map(\.ingredientLines) == [["2 leeks", "1 tsp salt"], ["2 peas", "1 tsp salt"]])
    let within = try word(
      line("Leek soup") + body("leeks") + "<w:p>\(run("Serve."))\(page)\(run("Pea soup"))</w:p>" + body("peas"))
    #expect(within.map(\.title) == ["Leek soup", "Pea soup"])
  }

  @Test func stylesOfOpenDocumentBeginPagesAndAreHeadings() throws {
    func body(_ name: String, _ style: String, _ food: String) -> String {
      """
      <text:p text:style-name="\(style)">\(name)</text:p><text:p>Ingredients</text:p><text:p>2 \(food)</text:p>
      <text:p>Method</text:p><text:p>Cook the \(food) for 20 minutes.</text:p>
      """
    }
    let soups = body("Leek soup", "P1", "leeks") + body("Pea soup", "P1", "peas")
    for style in [
      #"<style:style style:name="P1" style:family="paragraph" style:parent-style-name="Heading_20_2"/>"#,
      #"<style:style style:name="P1" style:parent-style-name="Standard"><style:paragraph-properties fo:break-before="page"/></style:style>"#,
    ] {
      #expect(try openDocument(soups, styles: style).map(\.title) == ["Leek soup", "Pea soup"])
    }
    let ring = #"<style:style style:name="P1" style:family="paragraph" style:parent-style-name="P1"/>"#
    #expect(try openDocument(soups, styles: ring).count == 2)
  }

  @Test func linesAboveListsOfIngredientsPartACookbookWithoutHeadings() throws {
    func plain(_ name: String, _ food: String) -> String {
      line(name) + line("Serves 4") + line("Ingredients") + line("2 \(food)") + line("1 l stock") + line("Method")
        + line("Cook the \(food) in stock for 20 minutes.")
    }
    let drafts = try word(plain("Leek soup", "leeks") + line("") + plain("Pea soup", "peas"))
    #expect(drafts.map(\.title) == ["Leek soup", "Pea soup"])
    #expect(drafts.map(\.ingredientLines) == [["2 leeks", "1 l stock"], ["2 peas", "1 l stock"]])
    let nameless = line("Ingredients") + line("2 leeks") + line("Method") + line("Cook the leeks for 20 minutes.")
    let whole = try word(line("Soup") + nameless + nameless.replacing("leeks", with: "peas"))
    #expect(whole.count == 1)
    #expect(whole[0].losses.contains { $0.kind == .doubtful && $0.message.contains("begins 2 times") })
  }

  @Test func chaptersAreNoneOfTheRecipesBeforeThem() throws {
    func recipe(_ name: String, _ food: String) -> String {
      heading(2, name) + line("2 \(food)", isItem: true) + line("1 l stock", isItem: true)
        + line("Cook the \(food) for 20 minutes.")
    }
    let drafts = try word(
      heading(1, "Soups") + line("Soup warms the heart.") + recipe("Leek soup", "leeks") + recipe("Pea soup", "peas")
        + heading(1, "Mains") + line("Eat well with friends around a large table.") + recipe("Roast", "onions"))
    try #require(drafts.map(\.title) == ["Leek soup", "Pea soup", "Roast"])
    #expect(!drafts[1].instructionLines.joined().contains("friends"))
    #expect(drafts.last?.losses.contains(ImportLoss(.dropped, "text", "“Mains” holds no whole recipe")) == true)
    let long = try word(
      recipe("Leek soup", "leeks") + recipe("Pea soup", "peas") + heading(2, "Novel")
        + (0..<4000).map { line("Once upon a time, in year \($0), there was a soup that nobody had cooked.") }.joined())
    #expect(
      long.last?.losses.contains(
        ImportLoss(.dropped, "text", "“Novel” is longer than 250 kB or 20,000 lines, and was not read"))
        == true)
  }

  @Test func aDocumentWithoutARecipeIsNone() throws {
    #expect(throws: ImportFailure.self) { try word(line("Dear Ann, how are you?")) }
    #expect(throws: ImportFailure.self) { try read([("word/document.xml", "")]) }
  }
}
