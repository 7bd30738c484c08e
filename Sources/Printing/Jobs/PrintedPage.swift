package import PDFEngine

/// HTML that is to become a PDF, and the file for it.
package struct PrintedPage {
  /// With everything it shows inside.
  package let html: [UInt8]

  /// The same set closer, for where that saves paper.
  package var condensed: [UInt8]?

  /// Sides of a sheet of paper that pages go onto.
  package var sides = 1

  /// Where the PDF belongs.
  package let file: OutputFile

  /// The source that messages are about, such as that of a recipe.
  package let source: String

  package init(
    html: [UInt8], condensed: [UInt8]? = nil, sides: Int = 1, file: OutputFile, source: String
  ) {
    self.html = html
    self.condensed = condensed
    self.sides = sides
    self.file = file
    self.source = source
  }

  package var document: HTMLDocument { HTMLDocument(html, condensed: condensed, sides: sides) }
}
