internal import BookPlanning
internal import CommandLineParsing
internal import Cookbook
internal import Mustache
internal import PDFEngine
internal import PageBuilding
internal import PageInputs
internal import PageRendering
internal import Printing
internal import SiteBuilding
internal import SiteStorage
internal import SourceText
internal import TerminalPresentation

/// `galley book`
struct BookCommand {
  static let format = ChoiceOption<BookFormat>(
    "format", "f", metavar: "FORMAT", default: .pdf,
    help: "PDF, EPUB, or HTML with everything inside.")

  static let size = ChoiceOption<BookSize>(
    "size", metavar: "SIZE", default: .a5,
    help: "Paper of the book; 6x9 inches is what the trade calls so.")

  static let pictures = ChoiceOption<BookPictureChoice>(
    "pictures", metavar: "KIND", default: .photos,
    help: """
      What recipes show, instead of what the book file says: photos alone, drawn covers where there is no photo, or \
      none. An EPUB has covers unless told otherwise.
      """)

  let options: CommonOptions
  let console: Console
  let source: BookSource
  let title: String?
  let size: BookSize
  let pictures: BookPictureChoice?
  let format: BookFormat
  let hasPageNumbers: Bool

  static func run(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode {
    do throws(InvalidRequest) {
      let book = BookCommand(
        options: options, console: console, source: try BookSource(command), title: command.value("title"),
        size: command.choice(Self.size), pictures: command.given(Self.pictures), format: command.choice(Self.format),
        hasPageNumbers: command.flag("page-numbers"))
      return try book.run()
    } catch {
      return console.report(error)
    }
  }

  private func run() throws(InvalidRequest) -> ExitCode {
    if format == .epub, options.output == nil, console.outputIsTerminal {
      throw InvalidRequest("an EPUB is nothing to read in a terminal", hint: "name a file with --output")
    }
    try OutputEnding.check(options.output, against: format)
    let file = try OutputFile(options.output, isPDF: format == .pdf, isTerminal: console.outputIsTerminal)
    return SiteCommand.run(options, console) { model, report in
      let planned = PlannedBook.make(source, title: title, model)
      report.add(planned.diagnostics)
      if let book = planned.value { report.add(write(book, to: file, model.workspace)) }
    }
  }

  private func write(_ planned: PlannedBook, to file: OutputFile, _ workspace: Workspace) -> [Diagnostic] {
    if format == .epub { return writeEPUB(planned, to: file, workspace) }
    let renderer = planned.renderer
    var analyst = renderer.makeAnalyst()
    var buffer = ByteBuffer(capacity: 1 << 20)
    let problems: [Diagnostic]
    do throws(RenderFailure) {
      let missing = try renderer.renderBook(planned.book, paper(planned), into: &buffer, analyst: &analyst)
      problems = missing.map { $0.failure.diagnostic(path: workspace.content.shownPath(of: $0.path)) }
    } catch {
      return [error.diagnostic(path: "galley book")]
    }
    guard format == .pdf else { return problems + file.write(buffer.bytes, console: console) }
    return problems
      + job(for: planned, workspace).print([PrintedPage(html: buffer.bytes, file: file, source: "galley book")])
  }

  private func writeEPUB(_ planned: PlannedBook, to file: OutputFile, _ workspace: Workspace) -> [Diagnostic] {
    let pages =
      hasPageNumbers
      ? BookPages(planned: planned, setup: paper(planned), job: job(for: planned, workspace)).pages() : Checked(.none)
    let pictures = pictures ?? planned.book.pictures ?? .covers
    let epub = BookEPUB(planned: planned, pictures: pictures, pages: pages.value, content: workspace.content)
    let made = epub.file()
    let problems = pages.diagnostics + made.diagnostics
    guard let bytes = made.value else { return problems }
    return problems + file.write(bytes, console: console)
  }

  private func paper(_ planned: PlannedBook) -> BookSetup {
    BookSetup(size: size, pictures: pictures ?? planned.book.pictures ?? .photos)
  }

  /// A long book takes the engine longer.
  private func job(for planned: PlannedBook, _ workspace: Workspace) -> PrintJob {
    var job = PrintJob(workspace, console: console)
    job.patience = PDFEngine.usualPatience + Self.secondsPerRecipe * planned.book.recipes.count
    return job
  }

  /// What setting a recipe takes on a slow machine.
  private static let secondsPerRecipe = 3
}
