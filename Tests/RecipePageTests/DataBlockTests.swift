import Foundation
import Testing

/// The data block of recipe pages keeps to the schema that it names.
@Suite struct DataBlockTests {
  private func block(of page: URL) throws -> [String: Any]? {
    let html = try String(contentsOf: page, encoding: .utf8)
    guard let start = html.range(of: #"id="recipe-data">"#)?.upperBound,
      let end = html.range(of: "</script>", range: start..<html.endIndex)?.lowerBound
    else { return nil }
    return try JSONSerialization.jsonObject(with: Data(html[start..<end].utf8)) as? [String: Any]
  }

  private func pages(of site: BuiltSite, below folder: String) throws -> [URL] {
    try FileManager.default.subpathsOfDirectory(atPath: site.url(folder).path())
      .filter { $0.hasSuffix(".html") }.sorted().map { site.url(folder).appending(path: $0) }
  }

  @Test func namesTheSchemaThatItKeepsTo() throws {
    let site = try BuiltSite.cookbook.get()
    var found = 0
    for page in try pages(of: site, below: "recipes/") {
      guard let block = try block(of: page) else { continue }
      let name = try #require(block["$schema"] as? String, "\(page)")
      let file = try #require(URL(string: name, relativeTo: page))
      let schema = try JSONSchema(try Data(contentsOf: file))
      #expect(schema.faults(in: block) == [], "\(page.lastPathComponent)")
      found += 1
    }
    #expect(found > 50)
  }

  @Test func leadsToItFromTheFolderOfAnotherLanguage() throws {
    let site = try BuiltSite(
      BuiltSite.repository.appending(path: "content"), "title: The test kitchen\ninterface-languages: [de]\n")
    let page = try #require(try pages(of: site, below: "de/recipes/").first)
    let name = try #require(try block(of: page)?["$schema"] as? String)
    #expect(name == "../../schemas/recipe-page.schema.json")
    #expect(try #require(URL(string: name, relativeTo: page)).checkResourceIsReachable())
  }

  @Test func isNotKeptByWhatTheSchemaDoesNotSay() throws {
    let schema = try JSONSchema(
      try Data(contentsOf: BuiltSite.repository.appending(path: "templates/schemas/recipe-page.schema.json")))
    let page = try #require(try pages(of: try BuiltSite.cookbook.get(), below: "recipes/").first)
    var block = try #require(try block(of: page))
    for (key, value) in [("version", 2 as Any), ("further", ["ingredient-1": [["value": "0.5"]]]), ("extra", "1")] {
      var other = block
      other[key] = value
      #expect(!schema.faults(in: other).isEmpty, "\(key)")
    }
    block["words"] = nil
    #expect(!schema.faults(in: block).isEmpty)
  }
}
