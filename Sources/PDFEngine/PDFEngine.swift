internal import Glibc

/// Makes PDFs from HTML, with one process for as many documents as there are.
///
/// ```swift
/// let engine = try PDFEngine.find()
/// let documents = try engine.render([HTMLDocument(page)])
/// ```
///
/// The pages come out tagged (by WeasyPrint as PDF/UA-1, ISO 14289-1) with language, title and bookmarks, fonts embedded
/// as subsets, and byte for byte the same for the same page, fonts and version. The process reads no files and no
/// network for a page: what it shows must be in it. It writes into a folder of its own, which is gone when it ends.
public struct PDFEngine: Hashable, Sendable {
  /// The first major version of WeasyPrint that makes tagged PDFs; Debian 12 has 57.2.
  public static let oldestVersion = 57

  /// Seconds one document may take, unless more are asked for.
  public static let usualPatience = 120

  /// A program that makes PDFs, with what it takes to start it.
  enum Program: Hashable {
    case weasyPrint(interpreter: [String])
    case chromium
  }

  /// Where the program was found.
  public let path: String

  let program: Program

  /// Where it may write while it works; `nil` for the system's folder for such files.
  let cache: String?

  /// Seconds one document may take.
  let patience: Int

  /// Pages are laid out by a browser, which knows no page numbers in cross references, no imposition and no PDF/UA.
  public var isBrowser: Bool { program == .chromium }

  /// Finds WeasyPrint, or else Chromium; nothing is started yet.
  ///
  /// - Parameters:
  ///   - searchPath: folders separated by colons; `nil` stands for the PATH of this process.
  ///   - cache: a folder for temporary files, which need not be there yet; nothing is left in it.
  ///   - patience: seconds one document may take.
  public static func find(
    searchPath: String? = nil, cache: String? = nil, patience: Int = usualPatience
  ) throws(PDFEngineError) -> PDFEngine {
    let folders = searchPath ?? getenv("PATH").map { String(cString: $0) } ?? ""
    guard let path = ProgramSearch.find("weasyprint", in: folders) else {
      guard let path = ProgramSearch.find(ChromiumSession.programs, in: folders) else { throw .missing }
      return PDFEngine(path: path, program: .chromium, cache: cache, patience: patience)
    }
    guard let interpreter = ProgramSearch.interpreter(of: path) else {
      throw .unusable(path: path, reason: "it is not a Python script")
    }
    return PDFEngine(path: path, program: .weasyPrint(interpreter: interpreter), cache: cache, patience: patience)
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
    switch program {
    case .weasyPrint(let interpreter):
      try Self.render(pages, with: WeasyPrintSession.start(self, interpreter), receive)
    case .chromium: try Self.render(pages, with: ChromiumSession.start(self), receive)
    }
  }

  private static func render(
    _ pages: some Sequence<HTMLDocument>, with session: consuming some PDFSession & ~Copyable,
    _ receive: (Int, PDFDocument) -> Void
  ) throws(PDFEngineError) {
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
    guard case .weasyPrint(let interpreter) = program else { throw .noImposition(path: path) }
    let session = try WeasyPrintSession.start(self, interpreter)
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

/// A running program that makes PDFs.
protocol PDFSession: ~Copyable {
  /// - Parameter index: of the page, which errors are said to be about.
  mutating func render(_ page: HTMLDocument, _ index: Int) throws(PDFEngineError) -> PDFDocument
}
