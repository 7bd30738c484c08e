import Foundation
import Testing

@testable import EPUBFiles

@Suite struct EPUBPublicationTests {
  static func page(_ title: String, _ body: String, language: String = "en") -> [UInt8] {
    Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE html>
      <html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="\(language)" \
      xml:lang="\(language)">
      <head><title>\(title)</title></head>
      <body>\(body)</body>
      </html>

      """.utf8)
  }

  static func metadata(_ title: String = "Soups & more", language: String = "en") -> EPUBMetadata {
    EPUBMetadata(
      title: title, languages: [language], modified: "2026-11-21T00:00:00Z",
      accessibility: EPUBAccessibility(
        accessModes: ["textual"], sufficientAccessModes: ["textual"],
        features: ["tableOfContents", "readingOrder", "structuralNavigation"], summary: "Text only."))
  }

  static let headings = EPUBNavigation.Headings(contents: "Contents", landmarks: "Parts", pages: "Pages")

  static var sample: EPUBPublication {
    var metadata = metadata()
    metadata.subtitle = "A cookbook"
    metadata.creators = ["Jane <Doe>", "عمر"]
    metadata.description = "What we \u{1}eat"
    metadata.rights = "CC BY 4.0"
    metadata.subjects = ["Cooking"]
    metadata.generator = "Galley"
    let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 4 3\"><path d=\"M0 0h4v3z\"/></svg>"
    return EPUBPublication(
      metadata: metadata,
      documents: [
        EPUBDocument(path: "cover.xhtml", bytes: page("Cover", svg), properties: [.svg]),
        EPUBDocument(
          path: "soup.xhtml",
          bytes: page(
            "Soup\u{B}", "<h1 id=\"top\">Soup</h1><span epub:type=\"pagebreak\" role=\"doc-pagebreak\" id=\"p1\"/>")),
      ],
      resources: [
        EPUBResource(path: "book.css", mediaType: .css, bytes: Array("p { margin: 0 }".utf8)),
        EPUBResource(path: "cover.svg", mediaType: .svg, bytes: Array(svg.utf8), isCover: true),
      ],
      navigation: EPUBNavigation(
        headings: headings,
        contents: [
          .init("Soups", target: nil, points: [.init("Soup “hot”", language: "de", target: "soup.xhtml#top")])
        ],
        landmarks: [.init(kind: "bodymatter", label: "Recipes", target: "soup.xhtml")],
        pages: [.init(label: "1", target: "soup.xhtml#p1")], place: 1, styleSheet: "book.css"),
      pageSource: "Soups & more, A5")
  }

  @Test func beginsWithTheMediaType() throws {
    let bytes = try Self.sample.bytes()
    #expect(String(decoding: bytes[30..<58], as: UTF8.self) == "mimetypeapplication/epub+zip")
    #expect(bytes[26..<30] == [8, 0, 0, 0])
  }

  @Test func sameBookGivesTheSameBytes() throws {
    #expect(try Self.sample.bytes() == Self.sample.bytes())
  }

  @Test func saysEverythingInThePackage() {
    let text = String(decoding: EPUBPackage(Self.sample).bytes, as: UTF8.self)
    for line in [
      "<dc:title id=\"title\">Soups &amp; more</dc:title>",
      "<meta refines=\"#subtitle\" property=\"title-type\">subtitle</meta>",
      "<dc:creator id=\"creator-1\">Jane &lt;Doe&gt;</dc:creator>", "<dc:description>What we eat</dc:description>",
      "<meta property=\"dcterms:modified\">2026-11-21T00:00:00Z</meta>",
      "<meta property=\"pageBreakSource\">Soups &amp; more, A5</meta>",
      "<meta property=\"schema:accessibilityHazard\">none</meta>",
      "<item id=\"document-1\" href=\"cover.xhtml\" media-type=\"application/xhtml+xml\" properties=\"svg\"/>",
      "<item id=\"resource-2\" href=\"cover.svg\" media-type=\"image/svg+xml\" properties=\"cover-image\"/>",
      "<itemref idref=\"document-1\"/>\n<itemref idref=\"nav\"/>\n<itemref idref=\"document-2\"/>",
    ] {
      #expect(text.contains(line), "\(line)")
    }
  }

  @Test("the table of contents stands where it is asked for", arguments: [(0, 0), (2, 2), (9, 2)])
  func placesTheContents(place: Int, position: Int) {
    var book = Self.sample
    book.navigation.place = place
    let spine = String(decoding: EPUBPackage(book).bytes, as: UTF8.self).split(separator: "\n")
      .filter { $0.hasPrefix("<itemref") }
    #expect(spine.firstIndex { $0.contains("nav") } == position)
  }

  @Test func contentsOutsideTheReadingOrder() {
    var book = Self.sample
    book.navigation.place = nil
    #expect(!String(decoding: EPUBPackage(book).bytes, as: UTF8.self).contains("<itemref idref=\"nav\"/>"))
  }

  @Test func refusesTwoFilesOfOneName() {
    var book = Self.sample
    book.resources.append(EPUBResource(path: "soup.xhtml", mediaType: .css, bytes: []))
    #expect(throws: EPUBError.duplicatePath("soup.xhtml")) { try book.bytes() }
    book.resources[2].path = "package.opf"
    #expect(throws: EPUBError.duplicatePath("package.opf")) { try book.bytes() }
  }

  @Test func refusesContentsThatLeadNowhere() {
    var book = Self.sample
    book.navigation.contents[0].points.append(.init("Stew", target: "stew.xhtml#top"))
    #expect(throws: EPUBError.missingTarget("stew.xhtml#top")) { try book.bytes() }
  }

  // MARK: Identifiers

  @Test func identifierOfTheContentChangesWithIt() {
    var book = Self.sample
    let first = book.identifier
    #expect(first.hasPrefix("urn:uuid:") && first.utf8.count == 45)
    let version = first.utf8.dropFirst(9 + 14).first
    #expect(version == UInt8(ascii: "8"))
    book.documents[1].bytes = Self.page("Soup", "<p>Cold</p>")
    #expect(book.identifier != first)
  }

  @Test func identifierOfANameStays() {
    var book = Self.sample
    book.metadata.identifier = .name("https://example.org/ Soups")
    let first = book.identifier
    book.documents[1].bytes = Self.page("Soup", "<p>Cold</p>")
    #expect(book.identifier == first)
    book.metadata.identifier = .uri("urn:isbn:9780000000002")
    #expect(book.identifier == "urn:isbn:9780000000002")
  }
}
