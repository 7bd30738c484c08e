import Testing

@testable import PDFEngine

/// What Chromium makes where there is no WeasyPrint.
@Suite struct ChromiumTests {
  /// An engine on a search path with nothing but Chromium on it, and the folder that is its cache.
  private struct Setup {
    let folder: TemporaryFolder
    let engine: PDFEngine

    init() throws {
      folder = try TemporaryFolder()
      _ = try ChildProcess.output(of: ["sh", "-c", "ln -s \"$(command -v chromium)\" \(folder.path)/chromium"])
      engine = try PDFEngine.find(searchPath: "/nowhere:\(folder.path)", cache: folder.path + "/cache")
    }

    func render(_ pages: HTMLDocument...) throws -> [PDFDocument] {
      try withExtendedLifetime(folder) { try engine.render(pages) }
    }
  }

  private static func page(_ body: String) -> HTMLDocument {
    HTMLDocument(
      """
      <!DOCTYPE html><html lang="de"><head><title>Page</title><style>@page { size: 148mm 105mm }</style></head>
      <body>\(body)</body></html>
      """)
  }

  private static func facts(_ document: PDFDocument) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write("page.pdf", document.bytes)
    #expect(try ChildProcess.output(of: ["qpdf", "--check", folder.path + "/page.pdf"]).contains("No syntax"))
    return try ChildProcess.output(of: ["pdfinfo", "-isodates", folder.path + "/page.pdf"])
  }

  @Test func makesTaggedPDFsOfThePagesSizeAndCountsTheirPages() throws {
    let setup = try Setup()
    #expect(setup.engine.isBrowser)
    let documents = try setup.render(
      Self.page("<h1>One</h1><p style=\"break-before: page\">Two</p>"), Self.page("<h1>One</h1>"))
    #expect(documents.map(\.pageCount) == [2, 1])
    let facts = try Self.facts(documents[0])
    for part in ["Page\n", "Tagged:          yes", "Pages:           2", "420 x 298", "1970-01-01T00:00:00Z"] {
      #expect(facts.contains(part), "\(part) in \(facts)")
    }
    #expect(setup.folder.entries == ["chromium"])
  }

  @Test func isSetCloserWhereThatSavesPaper() throws {
    let long = Self.page("<h1>One</h1><p style=\"break-before: page\">Two</p>").bytes
    let short = Self.page("<h1>One</h1>").bytes
    let documents = try Setup().render(
      HTMLDocument(long, condensed: short), HTMLDocument(long, condensed: short, sides: 2),
      HTMLDocument(short, condensed: long))
    #expect(documents.map(\.pageCount) == [1, 2, 1])
  }

  @Test func makesTheSameBytesTwice() throws {
    let setup = try Setup()
    let page = Self.page("<h1>Crème brûlée</h1><p>½ l cream</p>")
    #expect(try setup.render(page)[0].bytes == setup.render(page)[0].bytes)
  }

  @Test func readsNothingOutsideThePageAndRunsNoScript() throws {
    let documents = try Setup().render(
      Self.page(
        "<img alt=\"\" src=\"file:///etc/hostname\"><img alt=\"\" src=\"https://example.org/a.png\"><p>Text</p>"),
      Self.page(
        "<p>Text</p><script>fetch('https://example.org/b'); document.body.innerHTML += '<p>x'.repeat(999)</script>")
    )
    #expect(documents[0].refusedAddresses == ["file:///etc/hostname", "https://example.org/a.png"])
    #expect(documents[1].refusedAddresses == [] && documents[1].pageCount == 1)
  }

  @Test func takesAndGivesMegabytes() throws {
    let paragraph = "<p>" + String(repeating: "stir the lentils and taste; ", count: 40) + "</p>"
    let comment = "<!--" + String(repeating: "never shown ", count: 100_000) + "-->"
    let document = try Setup().render(Self.page(comment + String(repeating: paragraph, count: 300)))[0]
    #expect(document.pageCount > 50 && document.bytes.count > 200_000, "\(document.bytes.count)")
  }

  @Test func sheetsOfCardsNeedWeasyPrint() throws {
    let engine = try Setup().engine
    let layout = try #require(SheetLayout(sheet: .a4, card: SheetLayoutTests.a6))
    #expect(throws: PDFEngineError.noImposition(path: engine.path)) {
      try engine.impose([Self.page("Text")], title: "") { ImpositionPlan(layout, pageCounts: $0, duplex: nil) }
    }
  }

  @Test func aProgramThatIsNoBrowserIsRefused() throws {
    let folder = try TemporaryFolder()
    try folder.write("chromium", "#!/bin/sh\n")
    let engine = try PDFEngine.find(searchPath: folder.path, cache: folder.path)
    #expect(throws: PDFEngineError.unusable(path: engine.path, reason: "it ended, or gave no answer")) {
      try engine.render([Self.page("Text")])
    }
    #expect(folder.entries == ["chromium"])
  }

  @Test func datesAreTakenOutInPlace() {
    let pdf = Array(
      "1 0 obj <</CreationDate (D:20261121173504+00'00')\n/ModDate (D:2026)>> /Type /Pages /Type /Page\n".utf8)
    let changed = Array(
      "1 0 obj <</CreationDate (D:19700101000000+00'00')\n/ModDate (D:2026)>> /Type /Pages /Type /Page\n".utf8)
    #expect(ChromiumPDF.withoutDates(pdf) == changed)
    #expect(ChromiumPDF.pageCount(pdf) == 1)
  }
}
