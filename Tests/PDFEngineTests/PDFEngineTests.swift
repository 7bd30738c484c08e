import Foundation
import PDFEngine
import Testing

@Suite struct PDFEngineTests {
  private static func page(_ body: String) -> HTMLDocument {
    HTMLDocument("<!DOCTYPE html><html lang=\"en\"><head><title>Page</title></head><body>\(body)</body></html>")
  }

  @Test func makesOneTaggedPDFForEachPageInTheirOrder() throws {
    let pages = [Self.page("<h1>One</h1>"), Self.page("<h1>Two</h1><p style=\"page-break-before: always\">Text</p>")]
    let documents = try PDFEngine.find().render(pages)
    #expect(documents.count == 2)
    for document in documents {
      #expect(document.bytes.starts(with: "%PDF-1.7".utf8))
      #expect(try TemporaryFolder.unpacked(document.bytes).contains("/MarkInfo"))
      #expect(document.refusedAddresses == [])
    }
    #expect(try TemporaryFolder.unpacked(documents[0].bytes).contains("/Count 1"))
    #expect(try TemporaryFolder.unpacked(documents[1].bytes).contains("/Count 2"))
  }

  @Test func saysWhatHeaderCellsOfTablesAreTheHeadsOf() throws {
    let table = """
      <table><tr><th>Day</th><th>kcal</th></tr><tr><th>Mon</th><td>1954</td></tr><tr><th>Tue</th><td>1557</td></tr></table>
      """
    let text = try TemporaryFolder.unpacked(PDFEngine.find().render([Self.page(table)])[0].bytes)
    #expect(text.ranges(of: "/Scope /Column").count == 2)
    #expect(text.ranges(of: "/Scope /Row").count == 2)
  }

  @Test func isSetCloserWhereThatSavesPaper() throws {
    let long = Self.page("<p>One</p><p style=\"break-before: page\">Two</p>").bytes
    let short = Self.page("<p>One</p>").bytes
    let documents = try PDFEngine.find().render([
      HTMLDocument(long, condensed: short), HTMLDocument(long, condensed: short, sides: 2),
      HTMLDocument(short, condensed: long),
      HTMLDocument(long),
    ])
    #expect(documents.map(\.pageCount) == [1, 2, 1, 2])
  }

  /// Lines of a block on pages that have room for twelve, and a style sheet that finds room for one more, or for two.
  @Test(
    "a few lines alone on a page are brought back to the one before where there is room",
    arguments: [(lines: 12, pages: 1), (13, 1), (14, 1), (15, 2), (20, 2)])
  func settlesWhatIsSpilt(lines: Int, pages: Int) throws {
    let style = """
      <style>@page { size: 100mm; margin: 20mm } body { margin: 0; font: 3.5mm/5mm serif } p { margin: 0; orphans: 1; widows: 1 }
      [data-fit=closer] { line-height: 4.6mm } [data-fit=closest] { line-height: 4.2mm }</style>
      """
    let block = "<div data-fit=\"\">\((1...lines).map { "<p>\($0)</p>" }.joined())</div>"
    #expect(try PDFEngine.find().render([Self.page(style + block)])[0].pageCount == pages)
  }

  /// More blocks than are laid out together, in what else a page may hold; each begins a page, or follows the one before.
  @Test("the blocks of a long document are set closer as each of them alone would be", arguments: [true, false])
  func settlesManyBlocks(beginsPage: Bool) throws {
    let style = """
      <style>@page { size: 100mm; margin: 20mm } body { margin: 0; font: 3.5mm/5mm serif } p { margin: 0; orphans: 1; widows: 1 }
      main > div { break-before: \(beginsPage ? "page" : "auto") }
      [data-fit=closer] { line-height: 4.6mm } [data-fit=closest] { line-height: 4.2mm }</style>
      """
    let lines = (0..<30).map { [12, 13, 14, 15, 20, 3][$0 % 6] }
    let blocks = lines.map { count in
      "<div title=\"a > b\" data-fit=\"\"><div>\((1...count).map { "<p>\($0)<br></p>" }.joined())</div></div>"
    }
    let page = Self.page("\(style)<p>First</p><main>\(blocks.joined())</main><p>Last</p>")
    // As above each begins a page; else there are 387 lines, twelve a page, of which none stand alone.
    let pages = beginsPage ? 1 + lines.map { $0 > 14 ? 2 : 1 }.reduce(0, +) : 33
    #expect(try PDFEngine.find().render([page])[0].pageCount == pages)
  }

  @Test func makesTheSameBytesTwice() throws {
    let page = Self.page("<h1>Crème brûlée</h1><p>½ l cream</p>")
    let engine = try PDFEngine.find()
    #expect(try engine.render([page, page])[1] == engine.render([page])[0])
  }

  @Test func readsNothingOutsideThePage() throws {
    let page = Self.page(
      "<img alt=\"\" src=\"file:///etc/hostname\"><img alt=\"\" src=\"https://example.org/a.png\"><p>Text</p>")
    let document = try PDFEngine.find().render([page])[0]
    #expect(document.refusedAddresses == ["file:///etc/hostname", "https://example.org/a.png"])
  }

  @Test func showsPicturesHandedOverInThePage() throws {
    let picture = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'/%3E"
    let document = try PDFEngine.find().render([Self.page("<img alt=\"a square\" src=\"\(picture)\">")])[0]
    #expect(document.refusedAddresses == [])
  }

  /// A photo is handed to the program under a short name; here a comment makes a picture of one pixel as long.
  @Test func showsLargePicturesOnceForEachOfThem() throws {
    func picture(_ color: UInt8) -> String {
      let comment: [UInt8] = (0..<60).flatMap { _ in [255] + [UInt8](repeating: 65, count: 255) }
      let bytes: [UInt8] =
        Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, color, 0, 0, 255, 255, 255, 0x21, 0xFE] + comment
        + [0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B]
      return "data:image/gif;base64,\(Data(bytes).base64EncodedString())"
    }
    let (red, blue) = (picture(200), picture(9))
    let page = Self.page(
      """
      <img alt="red" src="\(red)"><img alt="again" src="\(red)">
      <p style="background: url('\(blue)')">Text</p>
      """)
    let document = try PDFEngine.find().render([page])[0]
    #expect(document.refusedAddresses == [])
    #expect(try TemporaryFolder.unpacked(document.bytes).ranges(of: "/Subtype /Image").count == 2)
  }

  @Test func saysWhatToInstallWhenThereIsNoWeasyPrint() {
    #expect(throws: PDFEngineError.missing) { try PDFEngine.find(searchPath: "/proc:/nowhere") }
    #expect(PDFEngineError.missing.hint.contains("apt install weasyprint"))
  }

  @Test func makesNothingOfNoPages() throws {
    #expect(try PDFEngine.find().render([]) == [])
  }

  @Test func saysHowManyPagesThereAreAndWhereAnchorsStand() throws {
    let page = Self.page(
      "<h1 id=\"one\">One</h1><h2 id=\"größe\">Two</h2><p id=\"last\" style=\"page-break-before: always\">Text</p>")
    let document = try PDFEngine.find().render([page])[0]
    #expect(document.pageCount == 2)
    #expect(
      document.anchors == [
        PDFAnchor(name: "one", page: 1), PDFAnchor(name: "größe", page: 1), PDFAnchor(name: "last", page: 2),
      ])
  }

  @Test func leavesNothingInItsFolder() throws {
    let folder = try TemporaryFolder()
    let font =
      "<style>@font-face { font-family: X; src: url(\"data:font/ttf;base64,AAAA\") } p { font-family: X }</style>"
    let engine = try PDFEngine.find(cache: folder.path + "/cache")
    _ = try engine.render([Self.page("\(font)<p>Text</p>"), Self.page("<p>Text</p>")])
    #expect(folder.entries == [])
    #expect(try PDFEngine.find(cache: folder.path).render([Self.page("Text")]).count == 1)
    #expect(folder.entries == [])
  }

  @Test func leavesNothingAfterAFailure() throws {
    let folder = try TemporaryFolder()
    try folder.write("weasyprint", "#!/bin/sh\n")
    let engine = try PDFEngine.find(searchPath: folder.path, cache: folder.path + "/cache")
    #expect(throws: PDFEngineError.unusable(path: folder.path + "/weasyprint", reason: "its Python ended at once")) {
      try engine.render([Self.page("Text")])
    }
    #expect(folder.entries == ["weasyprint"])
  }
}
