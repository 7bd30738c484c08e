import PDFEngine
import Testing

@Suite struct JoiningTests {
  private static func document(_ title: String, pages: Int) -> HTMLDocument {
    let body = (1...pages).map { "<p id=\"\(title)\($0)\" style=\"break-before: page\">\(title) \($0)</p>" }.joined()
    return HTMLDocument(
      "<!DOCTYPE html><html lang=\"en\"><head><title>\(title)</title></head><body><h1>\(title)</h1>\(body)</body></html>"
    )
  }

  private static let documents = [document("One", pages: 2), document("Two", pages: 1), document("Three", pages: 2)]

  @Test func putsDocumentsBehindEachOther() throws {
    let joined = try PDFEngine.find().join(Self.documents, title: "All\nof them")
    #expect(joined.pageCount == 8)
    #expect(joined.anchors.filter { $0.name.hasSuffix("1") }.map(\.page) == [2, 5, 7])
    let text = String(decoding: joined.bytes, as: UTF8.self)
    #expect(text.contains("/Count 8") && text.contains("/MarkInfo") && text.contains("All of them"))
  }

  @Test func onTwoSidesEachBeginsOnAFront() throws {
    let joined = try PDFEngine.find().join(Self.documents, title: "All", sides: 2)
    // Three pages, two and three.
    #expect(joined.pageCount == 10)
    #expect(joined.anchors.filter { $0.name.hasSuffix("1") }.map(\.page) == [2, 6, 8])
    #expect(String(decoding: joined.bytes, as: UTF8.self).contains("/Count 10"))
  }

  @Test func saysWhatHeaderCellsOfTablesAreTheHeadsOf() throws {
    let table = HTMLDocument(
      "<!DOCTYPE html><html lang=\"en\"><head><title>T</title></head><body><h1>T</h1><table><tr><th>Day</th><th>kcal</th></tr><tr><td>Mon</td><td>1954</td></tr></table></body></html>"
    )
    let joined = try PDFEngine.find().join([table, table], title: "All")
    #expect(try TemporaryFolder.unpacked(joined.bytes).ranges(of: "/Scope /Column").count == 4)
  }

  @Test func makesTheSameBytesTwice() throws {
    let engine = try PDFEngine.find()
    #expect(try engine.join(Self.documents, title: "All") == engine.join(Self.documents, title: "All"))
  }

  @Test func theEngineIsKnownByItsFile() throws {
    let engine = try PDFEngine.find()
    #expect(try engine.identity == PDFEngine.find().identity)
    #expect(engine.identity.hasPrefix(engine.path + " "))
  }
}
