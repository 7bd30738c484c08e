import SourceText
import Testing

@testable import PageRendering

/// Every word of a page comes from the recipe or from the language files: none stands in a template.
@Suite struct TemplateWordsTests {
  private static let templates = standardTheme().filter { $0.name.hasSuffix(".mustache") }

  private func source(_ file: ThemeLoader.File) -> String { String(decoding: file.source.bytes, as: UTF8.self) }

  @Test(arguments: templates.map(\.name)) func holdsNoWordsBetweenTags(name: String) throws {
    let text = source(try #require(Self.templates.first { $0.name == name }))
    let words = text.replacing(#/\{\{\{.*?\}\}\}/#.dotMatchesNewlines(), with: "")
      .replacing(#/\{\{.*?\}\}/#.dotMatchesNewlines(), with: "")
      // A page on paper carries its style sheet.
      .replacing(#/<style>.*?<\/style>/#.dotMatchesNewlines(), with: "")
      .replacing(#/<[^>]*>/#.dotMatchesNewlines(), with: " ")
    #expect(!words.contains { $0.isLetter }, "\(words.split(whereSeparator: \.isWhitespace))")
  }

  @Test(arguments: templates.map(\.name)) func holdsNoWordsInAttributesThatAreRead(name: String) throws {
    let text = source(try #require(Self.templates.first { $0.name == name }))
    for match in text.matches(of: #/\b(?:alt|title|aria-label|placeholder|aria-description)="([^"]*)"/#) {
      let words = match.1.replacing(#/\{\{.*?\}\}/#, with: "")
      #expect(!words.contains { $0.isLetter }, "\(match.0)")
    }
  }

  @Test func theTemplatesCarriedAreThoseOfTheRepository() {
    #expect(Self.templates.count >= 20)
  }
}
