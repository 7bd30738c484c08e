package import PDFEngine
package import SiteBuilding
internal import SiteStorage
package import SourceText

/// Makes PDFs of pages and puts them where they belong.
///
/// Where there is no program that makes PDFs, each page is written as HTML beside where its PDF would be, and the error
/// says what to install.
///
/// `pdf-engine`: there is no program, or it made no PDF; documents before that one are written. `pdf-address`, a warning:
/// a page asked for something outside of it. `storage-write`: the disk refused.
package struct PrintJob {
  package let console: any ProgramOutput

  /// Where the engine may write while it works; `nil` for the system's folder for such files.
  package let cache: String?

  /// Where programs are looked for; `nil` for the PATH.
  let searchPath: String?

  /// Seconds one document may take.
  package var patience = PDFEngine.usualPatience

  package init(cache: String? = nil, console: any ProgramOutput, searchPath: String? = nil) {
    self.console = console
    self.cache = cache
    self.searchPath = searchPath
  }

  /// The engine works in the cache folder of the site.
  package init(_ workspace: Workspace, console: any ProgramOutput) {
    self.init(cache: workspace.folders.cachePath, console: console)
  }

  /// One PDF for each page, written where it belongs.
  ///
  /// - Parameter receive: is given the index of each page and its PDF, after it was written.
  package func print(_ pages: [PrintedPage], receive: (Int, PDFDocument) -> Void = { _, _ in }) -> [Diagnostic] {
    render(pages) { index, document in
      let problems = pages[index].file.write(document.bytes, console: console)
      receive(index, document)
      return problems
    }
  }

  /// The program that makes PDFs; that a browser has to do is said.
  func engine() throws(PDFEngineError) -> PDFEngine {
    let engine = try PDFEngine.find(searchPath: searchPath, cache: cache, patience: patience)
    if engine.isBrowser {
      console.note("“\(engine.path)” makes the PDF, without page numbers in contents; WeasyPrint is not on the PATH")
    }
    return engine
  }

  /// One PDF for each page, for somebody else to write.
  package func render(_ pages: [PrintedPage], write: (Int, PDFDocument) -> [Diagnostic]) -> [Diagnostic] {
    guard !pages.isEmpty else { return [] }
    var problems: [Diagnostic] = []
    do throws(PDFEngineError) {
      let engine = try engine()
      try engine.render(pages.lazy.map(\.document)) { index, document in
        problems += Self.refused(document, by: pages[index].source) + write(index, document)
      }
      return problems
    } catch {
      return problems + failure(error, pages)
    }
  }

  /// One PDF with the pages of all documents on sheets, which `plan` lays out once it is known how many there are.
  ///
  /// - Parameter pages: at least one; each has the file that its HTML goes to where there is no engine.
  func impose(
    _ pages: [PrintedPage], title: String, plan: ([Int]) -> ImpositionPlan, write: (PDFDocument) -> [Diagnostic]
  ) -> [Diagnostic] {
    one(of: pages, write: write) { (engine, documents) throws(PDFEngineError) in
      try engine.impose(documents, title: title, plan: plan)
    }
  }

  /// The same, written to a file.
  func impose(
    _ pages: [PrintedPage], title: String, to file: OutputFile, plan: ([Int]) -> ImpositionPlan
  ) -> [Diagnostic] {
    impose(pages, title: title, plan: plan) { file.write($0.bytes, console: console) }
  }

  /// One PDF with the pages of all documents, one behind the other (``PDFEngine/join(_:title:sides:)``).
  ///
  /// - Parameter pages: as for ``impose(_:title:plan:write:)``.
  func join(
    _ pages: [PrintedPage], title: String, sides: Int, write: (PDFDocument) -> [Diagnostic]
  ) -> [Diagnostic] {
    one(of: pages, write: write) { (engine, documents) throws(PDFEngineError) in
      try engine.join(documents, title: title, sides: sides)
    }
  }

  private func one(
    of pages: [PrintedPage], write: (PDFDocument) -> [Diagnostic],
    make: (PDFEngine, [HTMLDocument]) throws(PDFEngineError) -> PDFDocument
  ) -> [Diagnostic] {
    do throws(PDFEngineError) {
      let engine = try PDFEngine.find(searchPath: searchPath, cache: cache, patience: patience)
      let document = try make(engine, pages.map(\.document))
      return Self.refused(document, by: pages[0].source) + write(document)
    } catch {
      return failure(error, pages)
    }
  }

  // MARK: Writing

  /// What a page asked for and was not given.
  package static func refused(_ document: PDFDocument, by source: String) -> [Diagnostic] {
    document.refusedAddresses.map { address in
      Diagnostic(
        .warning, "pdf-address", path: source, message: "“\(address)” is not in the PDF",
        hint: "put what is to be printed into the page as a “data:” address; nothing else is read")
    }
  }

  package func failure(_ error: PDFEngineError, _ pages: [PrintedPage]) -> [Diagnostic] {
    let path = error.index.map { pages[$0].source } ?? pages[0].file.path ?? pages[0].source
    let problem = Diagnostic(.error, "pdf-engine", path: path, message: error.message, hint: error.hint)
    return [problem] + (error.isAboutTheProgram ? writePages(pages) : [])
  }

  /// A browser prints what could not be printed here.
  private func writePages(_ pages: [PrintedPage]) -> [Diagnostic] {
    let files = pages.compactMap { $0.file.beside(withEnding: "html") }
    var problems: [Diagnostic] = []
    for (page, file) in zip(pages, files) { problems += file.write(page.html, console: console) }
    if problems.isEmpty, let path = files.first?.path {
      let rest = files.count > 1 ? " and \(files.count - 1) more" : ""
      console.note("wrote \(path)\(rest) for the print dialogue of a browser")
    }
    return problems
  }
}
