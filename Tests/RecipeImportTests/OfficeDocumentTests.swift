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
        #"<Relationships><Relationship Id="rId5" Type="x/image" Target="media/image1.jpeg"/></Relationships>"#
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

  @Test func aDocumentWithoutARecipeIsNone() throws {
    #expect(throws: ImportFailure.self) { try word(line("Dear Ann, how are you?")) }
    #expect(throws: ImportFailure.self) { try read([("word/document.xml", "")]) }
  }
}
