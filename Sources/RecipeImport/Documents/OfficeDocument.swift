internal import Compression
internal import WebPages

/// A document of a word processor, Word's (`.docx`) or OpenDocument's (`.odt`), as paragraphs.
///
/// Source: ECMA-376 part 1, §17 (WordprocessingML); OASIS OpenDocument 1.3 part 3, §5–10.
struct OfficeDocument {
  struct Paragraph {
    var text: String
    /// That of a heading; a title has 0.
    var level: Int?
    var isItem = false
    /// A new page begins before it.
    var startsPage = false
    /// The paths of its pictures in the archive.
    var pictures: [String] = []
    /// What of it is not in its text.
    var losses: [ImportLoss] = []
  }

  /// How deep a heading stands, whatever number a document gives it.
  static func level(_ stated: Int) -> Int { min(max(stated, 1), 6) }

  private(set) var paragraphs: [Paragraph] = []

  /// `nil` where the files are none of a document.
  ///
  /// - Throws: where the text is damaged.
  init?(_ files: [String: RecipeArchive.Entry]) throws(CompressionError) {
    if let body = files["word/document.xml"] {
      let styles = try files["word/styles.xml"].map { file throws(CompressionError) in try Self.tree(file) }
      let links = try files["word/_rels/document.xml.rels"].map { file throws(CompressionError) in try Self.tree(file) }
      var reader = OfficeReader(
        styles: OfficeStyles(styles.map { [$0] } ?? []), pictures: links.map(OfficeReader.pictures) ?? [:],
        addresses: links.map(OfficeReader.addresses) ?? [:])
      reader.read(try Self.tree(body))
      paragraphs = reader.paragraphs
    } else if let body = files["content.xml"], files["META-INF/manifest.xml"] != nil {
      let common = try files["styles.xml"].map { file throws(CompressionError) in try Self.tree(file) }
      let text = try Self.tree(body)
      var reader = OfficeReader(styles: OfficeStyles((common.map { [$0] } ?? []) + [text]))
      reader.read(text)
      paragraphs = reader.paragraphs
    } else {
      return nil
    }
  }

  private static func tree(_ file: RecipeArchive.Entry) throws(CompressionError) -> HTMLNode {
    let bytes = try file.contents()
    do throws(WebPageError) {
      return try XMLTree.read(bytes)
    } catch {
      throw .unreadable("its part \(file.name) is no XML that can be read")
    }
  }
}
