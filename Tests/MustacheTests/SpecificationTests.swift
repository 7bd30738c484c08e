import Foundation
import Mustache
import SourceText
import Testing

/// Runs the official cases of the Mustache specification (JSON files of github.com/mustache/spec, folder `specs`) when
/// the environment variable `GALLEY_MUSTACHE_SPEC` names a folder with them.
struct SpecificationTests {
  static let folder = ProcessInfo.processInfo.environment["GALLEY_MUSTACHE_SPEC"]

  @Test(.enabled(if: SpecificationTests.folder != nil, "GALLEY_MUSTACHE_SPEC names no folder"))
  func passesEveryOfficialCase() throws {
    let folder = try #require(SpecificationTests.folder)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".json") }.sorted()
    #expect(!files.isEmpty)
    for file in files {
      for var officialCase in try SpecificationCase.read("\(folder)/\(file)") {
        if file == "~lambdas.json" { officialCase.data["lambda"] = try officialLambda(officialCase.name) }
        let rendered = try officialCase.render()
        #expect(rendered == officialCase.expected, "\(file): \(officialCase.name)")
      }
    }
  }
}

/// One case of the specification's JSON files.
struct SpecificationCase {
  let name: String
  let template: String
  let partials: [String: String]
  let expected: String
  /// The root's members; a root that is no object is the member `.`.
  var data: [String: Value]

  static func read(_ path: String) throws -> [SpecificationCase] {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    return try #require(root["tests"] as? [[String: Any]]).map { test in
      SpecificationCase(
        name: try #require(test["name"] as? String), template: try #require(test["template"] as? String),
        partials: test["partials"] as? [String: String] ?? [:], expected: try #require(test["expected"] as? String),
        data: (test["data"] as? [String: Any])?.mapValues(value) ?? [".": value(test["data"] as Any)])
    }
  }

  func render() throws -> String {
    let sources = partials.sorted { $0.key < $1.key }.map { TemplateSource(name: $0.key, text: $0.value) }
    let set = TemplateSet.compile([TemplateSource(name: "case template", text: template)] + sources)
    #expect(set.diagnostics == [], "\(name)")
    return try set.value.text("case template", data["."] ?? SpecificationCase.record(data))
  }

  /// The value of decoded JSON; numbers that are not whole stand as text.
  private static func value(_ json: Any) -> Value {
    switch json {
    case let number as NSNumber where UInt8(bitPattern: number.objCType.pointee) == UInt8(ascii: "c"):
      .bool(number.boolValue)
    case let number as Int: .integer(number)
    case let number as NSNumber: .text(number.stringValue)
    case let text as String: .text(text)
    case let list as [Any]: .list(list.map(value))
    case let members as [String: Any]: record(members.mapValues(value))
    default: .missing
    }
  }

  private static func record(_ members: [String: Value]) -> Value {
    .record(
      Record("case", members.sorted { $0.key < $1.key }.map { (RecordType.Field($0.key, .any), $0.value) }))
  }
}
