import Cookbook
import DefaultFiles
import JSONReading
import Quantities
import SitePlanning
import SourceText
import Testing
import YAMLReading

@testable import PageRendering
@testable import Themes

@Suite struct LanguageFilesTests {
  private static let files = standardTheme().filter { $0.name.hasPrefix("languages/") }

  /// Every key with its placeholders, counted strings by their form `other`.
  private func shape(_ file: ThemeLoader.File) throws -> [String: Set<String>] {
    let entries = try #require(YAMLReader.read(file.source).value?.mapping)
    var result: [String: Set<String>] = [:]
    for entry in entries {
      let text = entry.value.scalar?.text ?? entry.value["other"]?.scalar?.text ?? ""
      result[entry.key.text] = Set(text.matches(of: #/\{\w+\}/#).map { String($0.0) })
    }
    return result
  }

  @Test func thereAreFour() {
    #expect(Self.files.map(\.name) == ["de", "en", "es", "fr"].map { "languages/\($0).yaml" })
  }

  @Test(arguments: files.map(\.name)) func haveTheSameKeysAndPlaceholders(name: String) throws {
    let english = try shape(try #require(Self.files.first { $0.name == "languages/en.yaml" }))
    let other = try shape(try #require(Self.files.first { $0.name == name }))
    #expect(Set(other.keys).symmetricDifference(english.keys) == [])
    for (key, placeholders) in english { #expect(other[key] == placeholders, "\(key)") }
  }

  @Test(arguments: files.map(\.name)) func leaveNothingEmpty(name: String) throws {
    let file = try #require(Self.files.first { $0.name == name })
    for entry in try #require(YAMLReader.read(file.source).value?.mapping) {
      #expect(entry.value.scalar?.text != "", "\(entry.key.text)")
    }
  }

  @Test(arguments: files.map(\.name)) func nameTheSameLanguages(name: String) throws {
    func names(_ name: String) throws -> Set<String> {
      let file = try #require(Self.files.first { $0.name == name })
      let root = try #require(YAMLReader.read(file.source).value)
      return Set(try #require(root["languageNames"]?.mapping).map(\.key.text))
    }
    #expect(try names(name) == names("languages/en.yaml"))
  }

  private static let editor = DefaultFiles.editor.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()

  @Test func theEditorSaysNothingThatHasNoString() throws {
    let english = try shape(try #require(Self.files.first { $0.name == "languages/en.yaml" }))
    let used = Self.editor.matches(of: #/\b(?:t|counted)\("(\w+)"|\{((?:edit|skip)\w+)\}/#)
      .compactMap { $0.output.1 ?? $0.output.2 }
    #expect(used.count > 100)
    #expect(Set(used.map(String.init)).subtracting(english.keys) == [])
  }

  @Test func everyStringIsUsed() throws {
    let english = try shape(try #require(Self.files.first { $0.name == "languages/en.yaml" }))
    let templates = standardTheme().filter { $0.name.hasSuffix(".mustache") }
      .map { String(decoding: $0.source.bytes, as: UTF8.self) }.joined()
    let required = Set(
      RequiredText.allCases.map(\.rawValue) + RequiredPlural.allCases.map(\.rawValue) + ["months", "languageNames"])
    let scripts =
      standardTheme().filter { $0.name.hasSuffix(".js") }
      .map { String(decoding: $0.source.bytes, as: UTF8.self) }.joined() + Self.editor
    // Orders of search results are put together from their names.
    let unused = english.keys.filter { key in
      !required.contains(key) && !templates.contains("text.\(key)") && !scripts.contains("\"\(key)\"")
        && !Self.editor.contains("{\(key)}")
        && !(key.hasPrefix("appSort") && scripts.contains("`appSort$"))
    }
    #expect(unused == [])
  }
}
