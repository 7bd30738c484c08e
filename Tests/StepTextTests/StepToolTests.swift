import Foundation
import KitchenUnits
import Testing

@testable import StepText

@Suite struct StepToolTests {
  private struct Method {
    var language = ""
    var steps: [String] = []
    var expected: [String] = []
  }

  /// `Checked/tools.txt`: what each step adds to the list of its recipe.
  @Test func listsWhatAPersonNamed() throws {
    var (right, wrong) = (0, [String]())
    for method in try Self.methods() {
      for (index, expected) in method.expected.enumerated() {
        let found = Self.list(Array(method.steps[0...index]), method.language)
        let before = Self.list(Array(method.steps[0..<index]), method.language)
        let added = found.dropFirst(before.count).joined(separator: "; ")
        if added == expected, found.starts(with: before) {
          right += 1
        } else {
          wrong.append("\(method.language): \(method.steps[index]) → \(added), not \(expected)")
        }
      }
    }
    #expect(right >= 60)
    #expect(wrong == [], "\(wrong.joined(separator: "\n"))")
  }

  private static func list(_ steps: [String], _ language: String) -> [String] {
    StepTools.tools(in: steps, language: language).map { tool in
      tool.size.map { "\(tool.name) (\(StepConversion.plain($0)))" } ?? tool.name
    }
  }

  private static func methods() throws -> [Method] {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Checked/tools.txt")
    var methods: [Method] = []
    for line in try String(contentsOf: path, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("# ") { methods.append(Method(language: String(line.dropFirst(2)))) }
      guard !methods.isEmpty else { continue }
      if line.hasPrefix("> ") { methods[methods.count - 1].steps.append(String(line.dropFirst(2))) }
      if line.hasPrefix("=") { methods[methods.count - 1].expected.append(String(line.dropFirst(2))) }
    }
    return methods
  }

  @Test(
    "sizes of tools are said in other measures",
    arguments: [
      ("Grease a 20 cm springform tin.", "20 cm", "8 inches"), ("Use a 9-inch skillet.", "9 inch", "23 cm"),
      ("Butter a 900 g loaf tin.", "900 g", "2 lb"),
      ("Grease an 8-by-10-inch baking dish.", "8 × 10 inch", "20 × 25 cm"),
      ("Use a 9 by 13-inch baking dish.", "9 × 13 inch", "23 × 33 cm"),
      ("Line a 9″ x 13″ baking dish.", "9″ x 13″", "23 × 33 cm"),
    ])
  func convertsSizes(_ text: String, _ size: String, _ other: String) throws {
    let tool = try #require(StepTools.tools(in: [text], language: "en").first)
    #expect(tool.size.map(StepConversion.plain) == size)
    let texts = [MeasurementSystem.us, .metric].compactMap {
      StepConversion(to: $0, language: "en", decimalSign: ".").text(of: tool)
    }
    #expect(texts.map(StepConversion.plain) == [other])
  }

  @Test func sizesSaidTwiceStayAsTheyAre() throws {
    let tool = try #require(
      StepTools.tools(in: ["Grease a 23cm/9in cake tin."], language: "en").first)
    #expect(StepConversion(to: .us, language: "en", decimalSign: ".").text(of: tool) == nil)
  }
}
