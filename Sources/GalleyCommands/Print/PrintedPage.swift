internal import PDFEngine

/// HTML that is to become a PDF, and the file for it.
struct PrintedPage {
  /// With everything it shows inside.
  let html: [UInt8]

  /// The same set closer, for where that saves paper.
  var closer: [UInt8]?

  /// Sides of a sheet of paper that pages go onto.
  var sides = 1

  /// Where the PDF belongs.
  let file: OutputFile

  /// The source that messages are about, such as that of a recipe.
  let source: String

  var document: HTMLDocument { HTMLDocument(html, closer: closer, sides: sides) }
}
