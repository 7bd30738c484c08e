/// HTML that is to become a PDF, and the file for it.
struct PrintedPage {
  /// With everything it shows inside.
  let html: [UInt8]

  /// Where the PDF belongs.
  let file: OutputFile

  /// The source that messages are about, such as that of a recipe.
  let source: String
}
