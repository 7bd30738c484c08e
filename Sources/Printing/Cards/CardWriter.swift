internal import PDFEngine
internal import SitePlanning
package import SourceText

/// Turns the pages of cards into what was asked for, and puts it where it belongs.
package struct CardWriter {
  package let options: CardOptions
  package let target: CardTarget
  package let job: PrintJob
  /// What a PDF of several cards is called.
  package let title: String

  package init(options: CardOptions, target: CardTarget, job: PrintJob, title: String) {
    self.options = options
    self.target = target
    self.job = job
    self.title = title
  }

  package func write(_ cards: [RecipeCard]) -> [Diagnostic] {
    guard !cards.isEmpty else { return [] }
    let files = target.files(of: cards.map(\.recipe), ending: options.format == .html ? "html" : "pdf")
    let pages = zip(cards, files).map { card, file in
      PrintedPage(
        html: card.html, condensed: card.condensed, sides: options.sides.rawValue, file: file,
        source: card.recipe.summary.path)
    }
    switch options.format {
    case .html: return pages.flatMap { $0.file.write($0.html, console: job.console) }
    case .svg, .png:
      guard PagePictures.isAvailable else { return [PagePictures.missing(options.format)] }
      return printed(pages)
    case .pdf: return printed(pages)
    }
  }

  /// Several cards for one file are joined, or laid on sheets.
  private func printed(_ pages: [PrintedPage]) -> [Diagnostic] {
    let whole = target.whole
    if let sheets = options.sheets, let whole {
      return job.impose(pages.inFiles, title: title, plan: sheets.plan) { put($0, whole, pages[0].source) }
    }
    if let whole, pages.count > 1 {
      let sides = options.sides.rawValue
      return job.join(pages.inFiles, title: title, sides: sides) { put($0, whole, pages[0].source) }
    }
    return job.render(pages) { index, document in put(document, pages[index].file, pages[index].source) }
  }

  private func put(_ document: PDFDocument, _ file: OutputFile, _ source: String) -> [Diagnostic] {
    options.format.isPicture
      ? putPages(of: document, file, source) : file.write(document.bytes, console: job.console)
  }

  /// One file for each page; a single page keeps the name that was given.
  private func putPages(of document: PDFDocument, _ file: OutputFile, _ source: String) -> [Diagnostic] {
    if file.isStream, document.pageCount > 1 {
      return [
        Diagnostic(
          .error, "card-pages", path: source,
          message: "the card has \(document.pageCount) pages, and standard output takes one picture",
          hint: "name a file or folder with --output; its pages become files of their own")
      ]
    }
    let pictures = PagePictures(format: options.format, resolution: options.resolution)
    return (1...max(1, document.pageCount)).flatMap { page -> [Diagnostic] in
      switch pictures.picture(ofPage: page, of: document.bytes) {
      case .failure(let failure): return [PagePictures.failed(source, failure)]
      case .success(let bytes):
        let number = document.pageCount > 1 || !target.isNamed ? page : nil
        return file.page(number, ending: options.format.rawValue).write(bytes, console: job.console)
      }
    }
  }
}

extension [PrintedPage] {
  /// Without an engine each page becomes a file of its own, although they were to be one.
  fileprivate var inFiles: [PrintedPage] {
    enumerated().map { index, page in
      PrintedPage(
        html: page.html, condensed: page.condensed, sides: page.sides,
        file: page.file.page(count > 1 ? index + 1 : nil, ending: "pdf"), source: page.source)
    }
  }
}
