import Testing

@testable import PDFEngine

/// Sheets as poppler and qpdf see them.
@Suite struct ImpositionTests {
  private static func card(_ names: String...) -> HTMLDocument {
    let pages = names.map { name in
      "<p><b>\(name)</b> <a href=\"https://example.org/\(name)\">link</a> <a href=\"#top\">top</a></p>"
    }
    return HTMLDocument(
      """
      <!DOCTYPE html><html lang="de"><head><title>Card</title><style>
      @page { size: 148mm 105mm; margin: 10mm } p { margin: 0; break-after: page } p:last-child { break-after: auto }
      </style></head><body id="top">\(pages.joined())</body></html>
      """)
  }

  private static func sheets(
    _ documents: [HTMLDocument], _ duplex: ImpositionPlan.Duplex? = nil, cache: String? = nil
  ) throws -> PDFDocument {
    let layout = try #require(SheetLayout(sheet: .a4, card: SheetLayoutTests.a6))
    return try PDFEngine.find(cache: cache).impose(documents, title: "Four cards") { counts in
      ImpositionPlan(layout, pageCounts: counts, duplex: duplex)
    }
  }

  /// Each page's words with the middle of their boxes in points, from the left and upper edge.
  private static func words(_ document: PDFDocument) throws -> [[(text: String, x: Double, y: Double)]] {
    let folder = try TemporaryFolder()
    try folder.write("sheets.pdf", document.bytes)
    let html = try ChildProcess.output(of: ["pdftotext", "-bbox", folder.path + "/sheets.pdf", "-"])
    return try html.split(separator: "<page ").dropFirst().map { page in
      try page.matches(of: /xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">([^<]*)</).map { match in
        let numbers = try [match.output.1, match.output.2, match.output.3, match.output.4].map {
          try #require(Double($0))
        }
        return (String(match.output.5), (numbers[0] + numbers[2]) / 2, (numbers[1] + numbers[3]) / 2)
      }
    }
  }

  /// Which quarter of the A4 sheet each word in bold lies in: 1 and 2 above, 3 and 4 below.
  private static func quarters(_ document: PDFDocument) throws -> [[String]] {
    try words(document).map { page in
      page.filter { !["link", "top"].contains($0.text) }
        .map { "\($0.text)\(1 + ($0.x > 297.6 ? 1 : 0) + ($0.y > 420.9 ? 2 : 0))" }.sorted()
    }
  }

  @Test func putsCardsOnTheQuartersOfASheet() throws {
    let document = try Self.sheets([Self.card("A"), Self.card("B", "C"), Self.card("D"), Self.card("E")])
    #expect(try Self.quarters(document) == [["A1", "B2", "C3", "D4"], ["E1"]])
    #expect(document.pageCount == 2)
  }

  @Test(
    "backs lie where the paper has its fronts",
    arguments: [
      (ImpositionPlan.Duplex.longEdge, [["A1", "C2"], ["B2", "D1"]]), (.shortEdge, [["A1", "C2"], ["B3", "D4"]]),
    ])
  func printsBothSides(duplex: ImpositionPlan.Duplex, quarters: [[String]]) throws {
    let document = try Self.sheets([Self.card("A", "B"), Self.card("C", "D")], duplex)
    #expect(try Self.quarters(document).map { $0.sorted() } == quarters.map { $0.sorted() })
  }

  /// A card of A6 lies on its side: its top is at the right of its quarter, its left at the top.
  @Test func turnsCardsClockwise() throws {
    let word = try #require(try Self.words(try Self.sheets([Self.card("A")]))[0].first { $0.text == "A" })
    let millimetre = 72 / 25.4
    #expect(word.x > 90 * millimetre && word.x < 96 * millimetre, "\(word)")
    #expect(word.y > 10 * millimetre && word.y < 16 * millimetre, "\(word)")
  }

  @Test func linksMoveAlongAndThoseWithinACardAreLeftOut() throws {
    let text = try TemporaryFolder.unpacked(Self.sheets([Self.card("A")]).bytes)
    #expect(text.ranges(of: "/Subtype /Link").count == 1)
    let match = try #require(text.firstMatch(of: /\/Rect \[([\d.\s]+)\]/))
    let numbers = match.output.1.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    let millimetre = 72 / 25.4
    #expect(numbers[0] > 86 * millimetre && numbers[2] < 97 * millimetre, "\(numbers)")
    #expect(numbers[1] > (297 - 40) * millimetre && numbers[3] < (297 - 10) * millimetre, "\(numbers)")
  }

  @Test func sheetsAreSoundAndSayTheirTitleAndLanguage() throws {
    let folder = try TemporaryFolder()
    let document = try Self.sheets([Self.card("A", "B"), Self.card("C")], .longEdge, cache: folder.path + "/cache")
    #expect(folder.entries == [])
    try folder.write("sheets.pdf", document.bytes)
    #expect(try ChildProcess.output(of: ["qpdf", "--check", folder.path + "/sheets.pdf"]).contains("No syntax"))
    let facts = try ChildProcess.output(of: ["pdfinfo", folder.path + "/sheets.pdf"])
    #expect(facts.contains("Four cards") && facts.contains("595.276 x 841.89 pts (A4)"), "\(facts)")
    #expect(try TemporaryFolder.unpacked(document.bytes).contains("/Lang (de)"))
  }

  @Test func theSameCardsGiveTheSameBytes() throws {
    let documents = [Self.card("A", "B"), Self.card("C")]
    #expect(try Self.sheets(documents).bytes == Self.sheets(documents).bytes)
  }

  @Test func aPlanForPagesThereAreNotIsRefused() throws {
    let layout = try #require(SheetLayout(sheet: .a4, card: SheetLayoutTests.a6))
    let side = ImpositionPlan.Side([.init(document: 0, page: 5, column: 0, row: 0)], hasCutMarks: false)
    #expect(throws: PDFEngineError.self) {
      try PDFEngine.find().impose([Self.card("A")], title: "") { _ in ImpositionPlan(layout, sides: [side]) }
    }
  }
}
