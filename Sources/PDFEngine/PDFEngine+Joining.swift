extension PDFEngine {
  /// One tagged PDF with the pages of several documents, one document behind the other.
  ///
  /// Pages are counted within each document, as if it were alone; bookmarks lead to all of them.
  ///
  /// - Parameters:
  ///   - documents: at least one; the language is that of the first.
  ///   - title: what the PDF is called.
  ///   - sides: 2 adds an empty page behind a document with an odd number of pages, so that each begins on a front.
  public func join(
    _ documents: [HTMLDocument], title: String, sides: Int = 1
  ) throws(PDFEngineError) -> PDFDocument {
    precondition(!documents.isEmpty, "a PDF needs documents")
    guard case .weasyPrint(let interpreter) = program else { throw .noImposition(path: path) }
    let session = try WeasyPrintSession.start(self, interpreter)
    var pageCount = 0
    var anchors: [PDFAnchor] = []
    var refused: [String] = []
    for (index, document) in documents.enumerated() {
      let laidOut = try session.layOut(document, index)
      anchors += laidOut.anchors.map { PDFAnchor(name: $0.name, page: $0.page + pageCount) }
      refused += laidOut.refusedAddresses
      pageCount += (laidOut.pageCount + sides - 1) / sides * sides
    }
    let line = title.split(whereSeparator: \.isNewline).joined(separator: " ")
    let bytes = try session.join("\(sides) \(line)", last: documents.count - 1)
    return PDFDocument(bytes: bytes, pageCount: pageCount, anchors: anchors, refusedAddresses: refused)
  }
}
