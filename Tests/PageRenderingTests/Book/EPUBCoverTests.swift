import BookPlanning
import Testing

@testable import PageRendering

@Suite struct EPUBCoverTests {
  @Test(
    "titles are as large as they fit, and broken between words",
    arguments: [
      ("Soups", 230, ["Soups"]), ("The Galley Cookbook", 200, ["The Galley", "Cookbook"]), ("", 230, []),
      ("汁物の本", 230, ["汁物の本"]), ("Donaudampfschifffahrtskochbuch", 70, ["Donaudampfschifffahrtskochbuch"]),
    ])
  func breaksTitles(title: String, size: Int, lines: [String]) {
    let cover = CoverLines(title, width: 1320, room: 520)
    #expect(cover.size == size)
    #expect(cover.lines == lines)
  }

  @Test func longTitlesStayInTheirRoom() {
    let title = String(repeating: "every vegetable of the market ", count: 12)
    let cover = CoverLines(title, width: 1320, room: 520)
    #expect(cover.lines.count * cover.size * 115 / 100 <= 520)
    #expect(cover.lines.joined(separator: " ") == title.dropLast())
  }

  @Test(arguments: [("Soup", false), ("חומוס 🥙 hummus", true), ("🥙 عدس", true), ("12", false), ("", false)])
  func seesTheDirection(text: String, isFromRight: Bool) {
    #expect(CoverLines.isFromRight(text) == isFromRight)
  }

  @Test func escapesWhatStandsOnIt() {
    var book = Book(title: "Salt & <pepper>", language: "en")
    book.author = "A \"B\""
    let svg = String(decoding: EPUBCover(book, drawing: Array("<svg/>".utf8)).bytes, as: UTF8.self)
    #expect(svg.contains("aria-label=\"Salt &amp; &lt;pepper&gt;, A &quot;B&quot;\""))
    #expect(svg.contains("<g transform=\"scale(4)\"><svg/></g>"))
  }
}

@Suite struct EPUBPagesTests {
  @Test func aPageBelongsToTheFirstPlaceOnIt() {
    let pages = EPUBPages(
      source: "X (PDF, A5)",
      [("contents", 3), ("chapter-1", 5), ("recipe-1", 6), ("step-1", 7), ("recipe-2", 6), ("tags", 9)])
    #expect(pages.labels == ["chapter-1": "5", "recipe-1": "6", "tags": "9"])
  }
}
