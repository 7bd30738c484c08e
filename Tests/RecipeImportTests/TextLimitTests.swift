import Testing
import WebPages

@testable import RecipeImport

/// How much is looked at of a text and of a page.
@Suite struct TextLimitTests {
  @Test(arguments: ["\n", "\r\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
  func countsWhateverEndsALine(end: String) {
    let lines = String(repeating: "a\(end)", count: TextLimit.lines)
    #expect(TextLimit.excess(of: lines) == nil)
    #expect(TextLimit.excess(of: lines + end) == "10001 lines; at most 10000")
  }

  @Test func countsNoLettersThatHaveTheBytesOfAnEnd() {
    #expect(TextLimit.excess(of: String(repeating: "\u{A8}\u{E985}\u{205}", count: TextLimit.lines + 1)) == nil)
  }

  @Test func countsBytes() {
    #expect(TextLimit.excess(of: String(repeating: "a", count: TextLimit.bytes)) == nil)
    #expect(TextLimit.excess(ofBytes: TextLimit.bytes + 1) == "250001 bytes; at most 250000")
  }

  @Test func countsAccentsApartFromTheirLetters() {
    let text = String(repeating: "e\u{301}\u{36F}\n", count: 3).utf8
    #expect(TextLimit.excess(of: Array(text)) == nil)
    let piled = String(repeating: "e\u{301}\u{302}", count: TextLimit.accents / 2)
    #expect(TextLimit.excess(of: piled) == nil)
    #expect(TextLimit.excess(of: piled + "\u{36F}") == "50001 accents apart from their letters; at most 50000")
    #expect(TextLimit.excess(of: String(repeating: "\u{E9}\u{2FF}\u{370}", count: 20_000)) == nil)
  }

  /// Each part of a line is read as a line again, and each time the rest of it is gone through.
  @Test func partsNoLineOfMoreThanTwentyThousandBytes() throws {
    func ingredients(_ count: Int) throws -> [String] {
      let line = (1...count).map { "\($0) eggs" }.joined(separator: ", ")
      return try #require(TextRecipe.read("Soup\n\nIngredients\n\n\(line)\n\nMethod\n\nBoil it in a large pan."))
        .ingredientLines
    }
    #expect(try ingredients(1_800).count == 1_800)
    #expect(try ingredients(2_200).count < 2)
  }

  @Test func looksAtTheFirstFiveThousandLinesOfAPage() throws {
    let comments = String(repeating: "<p>Lovely!</p>", count: 10_000)
    let html =
      "<h1>Soup</h1><h2>Ingredients</h2><ul><li>1 egg<li>2 onions</ul><h2>Method</h2><ol><li>Boil.<li>Serve.</ol>"
    let draft = try #require(PageRecipes.read(WebPage(bytes: Array((html + comments).utf8))).first)
    #expect(draft.ingredientLines == ["1 egg", "2 onions"])
    let text = "the page shows 10007 lines, of which the first 5000 were looked at"
    #expect(draft.losses.contains(ImportLoss(.dropped, "page", text)))
  }

  /// A line that said nothing says nothing again, unless another one stands below it.
  @Test func findsFactsAmongLinesThatRepeat() throws {
    let reply = String(repeating: "<p>Reply</p><p>Prep</p><p>Reply</p>", count: 50)
    let html =
      "<h1>Soup</h1>\(reply)<p>Prep</p><p>10 min</p><p>Serves</p><p>4</p>"
      + "<h2>Ingredients</h2><ul><li>1 egg<li>2 onions</ul><h2>Method</h2><ol><li>Boil.<li>Serve.</ol>"
    let draft = try #require(PageRecipes.read(WebPage(bytes: Array(html.utf8))).first)
    #expect(draft.preparationMinutes == 10)
    #expect(draft.yieldText == "Serves 4")
  }
}
