import Foundation
import JSONReading
import SourceText
import Testing

/// The shopping list of the site `market` in every format, byte for byte.
///
/// `GALLEY_RECORD=1 swift test --filter ListGoldenTests` records them anew.
@Suite struct ListGoldenTests {
  private static let formats = [
    "text": "txt", "markdown": "md", "csv": "csv", "json": "json", "todotxt": "todo.txt", "cooklang": "shopping-list",
    "quickyshoppy": "link.txt", "qr": "svg", "html": "html", "pdf": "pdf.txt",
  ]
  private static let plan = ["shop", "--plan", "2026-W47", "--today", "2026-11-20"]

  private static func list(_ site: TemporaryFolder, _ arguments: String...) throws -> Galley.Outcome {
    let outcome = try Galley.run(plan + arguments, at: site.path)
    #expect(outcome.status == 0, "\(outcome.error)")
    return outcome
  }

  /// The style sheet and the code inside a page are compared where they are made.
  private static func withoutInsides(_ page: String) -> String {
    page.replacing(#/(<style>)(?s:.*?)(</style>)/#) { $0.output.1 + $0.output.2 }
      .replacing(#/data:image[^"]*/#, with: "data:")
  }

  private static func text(of pdf: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/pdftotext")
    process.arguments = ["-layout", pdf, "-"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "poppler-utils reads no \(pdf)")
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: formats.keys.sorted()) func isWrittenByteByByte(format: String) throws {
    let golden = GoldenSite(name: "market")
    let site = try golden.copy()
    let outcome = try Self.list(site, "--format", format, "--output", "made/list.out")
    #expect(outcome.output.isEmpty && outcome.error.contains("made/list.out: "), "\(outcome.error)")
    let made =
      format == "pdf"
      ? try Self.text(of: site.path + "/made/list.out") : Self.withoutInsides(try site.text("made/list.out"))
    let name = "lists/list.\(Self.formats[format] ?? format)"
    if GoldenSite.isRecording { try golden.record(made, as: name) }
    #expect(try made == golden.text(name), "\(name)")
  }

  @Test func theTraceIsWrittenByteByByte() throws {
    let golden = GoldenSite(name: "market")
    let made = try Self.list(try golden.copy(), "--trace").output
    if GoldenSite.isRecording { try golden.record(made, as: "lists/trace.txt") }
    #expect(try made == golden.text("lists/trace.txt"))
  }

  @Test func everyItemStandsInEveryFormat() throws {
    let golden = GoldenSite(name: "market")
    let text = try golden.text("lists/list.txt")
    let names = text.split(separator: "\n").filter { $0.hasPrefix("•") || $0.hasPrefix("✓") }
      .map { $0.dropFirst(2).prefix { !"(–·".contains($0) }.trimmingCharacters(in: .whitespaces) }
    #expect(names.count == 16)
    for ending in ["md", "csv", "json", "todo.txt", "shopping-list", "html", "pdf.txt"] {
      let other = try golden.text("lists/list.\(ending)")
      for name in names { #expect(other.contains(name), "\(name) in list.\(ending)") }
    }
  }

  @Test func linksLeadToRecipesUnlessAnItemHasItsOwn() throws {
    let site = try GoldenSite(name: "market").copy()
    let link = try Self.list(site, "--format", "quickyshoppy").output
    let items = try Self.items(of: link)
    #expect(items["basil"] == "https://market.example/recipes/pasta.html")
    #expect(items["candles"] == "https://shop.example/candles")
    #expect(items["zauberwurz"] == .some(nil))
    try site.write("galley.yaml", "title: Market day\n")
    let without = try Self.items(of: try Self.list(site, "--format", "quickyshoppy").output)
    #expect(without["basil"] == .some(nil) && without["candles"] == "https://shop.example/candles")
  }

  /// What the items of a link lead to, by their names.
  private static func items(of link: String) throws -> [String: String?] {
    let text = link.dropFirst("quickyshoppy://import?data=".count).trimmingCharacters(in: .whitespacesAndNewlines)
    let data = try #require(text.removingPercentEncoding.flatMap { Data(base64Encoded: $0) })
    let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let items = try #require(root["items"] as? [[String: String]])
    return Dictionary(uniqueKeysWithValues: items.map { ($0["name"] ?? "", $0["recipeLink"]) })
  }
}
