internal import Glibc

/// Makes PDFs from HTML, with one process for as many documents as there are.
///
/// ```swift
/// let engine = try PDFEngine.find()
/// let documents = try engine.render([HTMLDocument(page)])
/// ```
///
/// The pages come out tagged (PDF/UA-1, ISO 14289-1) with language, title and bookmarks, fonts embedded as subsets, and
/// byte for byte the same for the same page, fonts and version. The process reads no files and no network for a page:
/// what it shows must be in it. It writes into a folder of its own, which is gone when it ends.
public struct PDFEngine: Hashable, Sendable {
  /// The first major version of WeasyPrint that makes tagged PDFs; Debian 12 has 57.2.
  public static let oldestVersion = 57

  /// Seconds one document may take, unless more are asked for.
  public static let usualPatience = 120

  /// Where the program was found.
  public let path: String

  /// The words that start its Python.
  let interpreter: [String]

  /// Where it may write while it works; `nil` for the system's folder for such files.
  let cache: String?

  /// Seconds one document may take.
  let patience: Int

  /// Finds WeasyPrint; nothing is started yet.
  ///
  /// - Parameters:
  ///   - searchPath: folders separated by colons; `nil` stands for the PATH of this process.
  ///   - cache: a folder for temporary files, which need not be there yet; nothing is left in it.
  ///   - patience: seconds one document may take.
  public static func find(
    searchPath: String? = nil, cache: String? = nil, patience: Int = usualPatience
  ) throws(PDFEngineError) -> PDFEngine {
    let folders = searchPath ?? getenv("PATH").map { String(cString: $0) } ?? ""
    guard let path = ProgramSearch.find("weasyprint", in: folders) else { throw .missing }
    guard let interpreter = ProgramSearch.interpreter(of: path) else {
      throw .unusable(path: path, reason: "it is not a Python script")
    }
    return PDFEngine(path: path, interpreter: interpreter, cache: cache, patience: patience)
  }

  /// One PDF for each page, in their order.
  public func render(_ pages: [HTMLDocument]) throws(PDFEngineError) -> [PDFDocument] {
    var documents: [PDFDocument] = []
    try render(pages) { documents.append($1) }
    return documents
  }

  /// One PDF for each page, each handed over as soon as it is made, so that many need not be in memory together.
  ///
  /// - Parameter receive: is given the index of the page, from 0, and its PDF.
  public func render(
    _ pages: some Sequence<HTMLDocument>, receive: (Int, PDFDocument) -> Void
  ) throws(PDFEngineError) {
    let session = try WeasyPrintSession.start(self)
    for (index, page) in pages.enumerated() {
      receive(index, try session.render(page, index))
    }
  }

  /// One PDF of sheets on which the pages of several documents lie, to be cut apart.
  ///
  /// Sheets have language and title, but no tags: their reading order ends with the knife. Links go on working. Pages
  /// are laid as they are and not scaled, so they ought to have the size of the layout's card.
  ///
  /// - Parameters:
  ///   - documents: at least one.
  ///   - title: what the PDF is called.
  ///   - plan: is given how many pages each document has. It may leave out pages and place some twice.
  public func impose(
    _ documents: [HTMLDocument], title: String, plan: ([Int]) -> ImpositionPlan
  ) throws(PDFEngineError) -> PDFDocument {
    precondition(!documents.isEmpty, "sheets need documents")
    let session = try WeasyPrintSession.start(self)
    var pageCounts: [Int] = []
    var refused: [String] = []
    for (index, document) in documents.enumerated() {
      let laidOut = try session.layOut(document, index)
      pageCounts.append(laidOut.pageCount)
      refused += laidOut.refusedAddresses
    }
    let plan = plan(pageCounts)
    let text = ImpositionText(plan, pageCounts: pageCounts).text(title: title)
    let bytes = try session.impose(text, last: documents.count - 1)
    return PDFDocument(bytes: bytes, pageCount: plan.sides.count, refusedAddresses: refused)
  }
}
