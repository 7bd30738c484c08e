import DataFiles
import Foundation
import SourceText
import Testing
import Themes

/// Numbers and counted words of the scripts' pages are those of all other pages.
@Suite struct CountingTests {
  private static let counts = [0, 1, 2, 3, 999, 1000, 9999, 10_000, 123_456, 1_234_567]

  private func interfaceText(_ language: String) throws -> InterfaceText {
    let file = URL(filePath: #filePath).appending(path: "../../../templates/languages/\(language).yaml").standardized
    let source = SourceFile(path: file.lastPathComponent, bytes: Array(try Data(contentsOf: file)))
    return try #require(InterfaceTextReader.read(source, language: language).value)
  }

  private func evaluate<Output: Decodable>(
    _ text: InterfaceText, _ expression: String, as type: Output.Type
  ) throws -> Output {
    try Browser.evaluate(
      "(() => { \(String(decoding: ScriptText.bytes(text), as: UTF8.self)); return \(expression); })()",
      with: ["storage.js", "app.js"], given: Self.counts, as: type)
  }

  @Test(arguments: ["en", "de", "fr", "es"])
  func scriptsCountAsPagesDo(language: String) throws {
    let text = try interfaceText(language)
    let written = try evaluate(
      text, "given.map((count) => [galley.number(count), galley.counted('recipeCount', count)])", as: [[String]].self)
    #expect(written == Self.counts.map { [text.number($0), text.counted(.recipeCount, $0)] })
  }

  @Test func partsOfNumbersStandBehindTheSignOfTheLanguage() throws {
    let texts = ["galley.number(1.5)", "galley.number(-12345.25)", "galley.counted('servings', 1.5)"]
    let german = try evaluate(try interfaceText("de"), "[\(texts.joined(separator: ","))]", as: [String].self)
    #expect(german == ["1,5", "−12.345,25", "1,5 Portionen"])
    let french = try evaluate(try interfaceText("fr"), "galley.counted('servings', 1.5)", as: String.self)
    #expect(french == "1,5 portion")
  }
}
