internal import Glibc

/// Makes PDFs from HTML with WeasyPrint, one process for as many documents as there are.
///
/// ```swift
/// let engine = try PDFEngine.find()
/// let documents = try engine.render([HTMLDocument(page)])
/// ```
///
/// The pages come out tagged (PDF/UA-1, ISO 14289-1) with language, title and bookmarks, fonts embedded as subsets, and
/// byte for byte the same for the same page, fonts and version. The process reads no files and no network for a page:
/// what it shows must be in it.
public struct PDFEngine: Hashable, Sendable {
  /// The first major version of WeasyPrint that makes tagged PDFs; Debian 12 has 57.2.
  public static let oldestVersion = 57

  /// Seconds one document may take.
  public static let patience = 120

  /// Where `weasyprint` was found.
  public let path: String

  /// The words that start its Python.
  let interpreter: [String]

  /// Finds WeasyPrint; nothing is started yet.
  ///
  /// - Parameter searchPath: folders separated by colons; `nil` stands for the PATH of this process.
  public static func find(searchPath: String? = nil) throws(PDFEngineError) -> PDFEngine {
    let folders = searchPath ?? getenv("PATH").map { String(cString: $0) } ?? ""
    guard let path = ProgramSearch.find("weasyprint", in: folders) else { throw .missing }
    guard let interpreter = ProgramSearch.interpreter(of: path) else {
      throw .unusable(path: path, reason: "it is not a Python script")
    }
    return PDFEngine(path: path, interpreter: interpreter)
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
    let worker = try start()
    for (index, page) in pages.enumerated() {
      guard worker.send(page.bytes) else { throw .silent(index: index) }
      receive(index, try document(index, from: worker))
    }
  }

  private func start() throws(PDFEngineError) -> PDFWorker {
    guard let worker = PDFWorker(interpreter + ["-c", PDFWorkerScript.text], patience: Self.patience) else {
      throw .unusable(path: path, reason: "“\(interpreter[0])” could not be started")
    }
    guard let greeting = worker.receive() else {
      throw .unusable(path: path, reason: "its Python ended at once")
    }
    let text = String(decoding: greeting.payload, as: UTF8.self)
    guard greeting.letter == UInt8(ascii: "V") else { throw .unusable(path: path, reason: text) }
    guard let major = text.split(separator: ".").first.flatMap({ Int($0) }), major >= Self.oldestVersion else {
      throw .tooOld(path: path, version: text)
    }
    return worker
  }

  private func document(_ index: Int, from worker: borrowing PDFWorker) throws(PDFEngineError) -> PDFDocument {
    var refused: [String] = []
    while let answer = worker.receive() {
      switch answer.letter {
      case UInt8(ascii: "P"): return PDFDocument(bytes: answer.payload, refusedAddresses: refused)
      case UInt8(ascii: "R"): refused.append(String(decoding: answer.payload, as: UTF8.self))
      default: throw .refused(index: index, reason: String(decoding: answer.payload, as: UTF8.self))
      }
    }
    throw .silent(index: index)
  }
}
