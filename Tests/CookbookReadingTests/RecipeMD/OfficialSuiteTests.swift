import Cookbook
import CookbookReading
import Foundation
import JSONReading
import Quantities
import SourceText
import Testing

/// The official cases, where `GALLEY_RECIPEMD_SUITE` names a folder that holds them: `x.md` beside the `x.json` it must
/// be read as, `x.invalid.md` which must be refused.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["GALLEY_RECIPEMD_SUITE"] != nil))
struct OfficialSuiteTests {
  private static let folder = ProcessInfo.processInfo.environment["GALLEY_RECIPEMD_SUITE"] ?? ""
  private static let cases = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".md") }.sorted()

  @Test(arguments: cases) func agrees(name: String) throws {
    let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: "\(Self.folder)/\(name)")))
    let read = RecipeReader.read(
      SourceFile(path: name, bytes: bytes), options: .init(decimalComma: false, isStrict: true))
    if name.hasSuffix(".invalid.md") {
      #expect(!read.diagnostics.isEmpty, "must be refused when strict")
      return
    }
    let recipe = try #require(read.value).recipe
    let expected = try Data(contentsOf: URL(fileURLWithPath: "\(Self.folder)/\(name.dropLast(3)).json"))
    let wanted = try #require(JSONReader.read(SourceFile(path: name, bytes: [UInt8](expected))).value)
    let found = try #require(json(RecipeJSONWriter.recipeMD(recipe)))
    #expect(withPlainFactors(found) == withPlainFactors(wanted))
  }

  /// Compact text with factors as plain numerals, so that `5` and `5.0` are the same.
  private func withPlainFactors(_ value: JSONValue) -> String {
    switch value.content {
    case .array(let elements): return "[" + elements.map(withPlainFactors).joined(separator: ",") + "]"
    case .object(let members):
      let pairs = members.sorted { $0.key < $1.key }.map { member -> String in
        if member.key == "factor", case .string(let text) = member.value.content, let factor = Double(text) {
          return "factor:\(factor)"
        }
        return "\(member.key):\(withPlainFactors(member.value))"
      }
      return "{" + pairs.joined(separator: ",") + "}"
    default: return normalized(value)
    }
  }
}
