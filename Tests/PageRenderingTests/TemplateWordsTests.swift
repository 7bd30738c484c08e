import SourceText
import Testing

@testable import PageRendering
@testable import Themes

/// Every word of a page comes from the recipe or from the language files: none stands in a template.
@Suite struct TemplateWordsTests {
  private static let templates = standardTheme().filter { $0.name.hasSuffix(".mustache") }

  private func source(_ file: ThemeLoader.File) -> String { String(decoding: file.source.bytes, as: UTF8.self) }

  @Test(arguments: templates.map(\.name)) func holdsNoWordsBetweenTags(name: String) throws {
    let text = source(try #require(Self.templates.first { $0.name == name }))
    var words = Array(text.utf8)
    // What a page fills into its layout: the name of a class, and what is looked at below.
    words = without(words, from: "{{$kind}}", to: "{{/kind}}")
    words = without(words, from: "{{{", to: "}}}")
    words = without(words, from: "{{", to: "}}")
    // A page on paper carries its style sheet.
    words = without(words, from: "<style>", to: "</style>")
    words = without(words, from: "<", to: ">")
    // Degrees are written alike everywhere.
    let rest = String(decoding: words, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .filter { !["°C", "°F"].contains($0) }
    #expect(!rest.contains { $0.contains(where: \.isLetter) }, "\(rest)")
  }

  /// Byte by byte, for regular expressions take minutes for all templates.
  private func without(_ text: [UInt8], from start: String, to end: String) -> [UInt8] {
    let (start, end) = (Array(start.utf8), Array(end.utf8))
    var result: [UInt8] = []
    var place = 0
    while place < text.count {
      guard text[place...].starts(with: start) else {
        result.append(text[place])
        place += 1
        continue
      }
      while place < text.count, !text[place...].starts(with: end) { place += 1 }
      place += end.count
      result.append(UInt8(ascii: " "))
    }
    return result
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
