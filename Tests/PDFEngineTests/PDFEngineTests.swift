import PDFEngine
import Testing

@Suite struct PDFEngineTests {
  private static func page(_ body: String) -> HTMLDocument {
    HTMLDocument("<!DOCTYPE html><html lang=\"en\"><head><title>Page</title></head><body>\(body)</body></html>")
  }

  private static func text(_ document: PDFDocument) -> String {
    String(decoding: document.bytes, as: UTF8.self)
  }

  @Test func makesOneTaggedPDFForEachPageInTheirOrder() throws {
    let pages = [Self.page("<h1>One</h1>"), Self.page("<h1>Two</h1><p style=\"page-break-before: always\">Text</p>")]
    let documents = try PDFEngine.find().render(pages)
    #expect(documents.count == 2)
    for document in documents {
      #expect(document.bytes.starts(with: "%PDF-1.7".utf8))
      #expect(Self.text(document).contains("/MarkInfo"))
      #expect(document.refusedAddresses == [])
    }
    #expect(Self.text(documents[0]).contains("/Count 1"))
    #expect(Self.text(documents[1]).contains("/Count 2"))
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

  @Test func saysWhatToInstallWhenThereIsNoWeasyPrint() {
    #expect(throws: PDFEngineError.missing) { try PDFEngine.find(searchPath: "/proc:/nowhere") }
    #expect(PDFEngineError.missing.hint.contains("apt install weasyprint"))
  }

  @Test func makesNothingOfNoPages() throws {
    #expect(try PDFEngine.find().render([]) == [])
  }
}
