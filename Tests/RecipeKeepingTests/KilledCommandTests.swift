import Foundation
import RecipeKeeping
import SiteStorage
import TestSupport
import Testing

/// `kill -9` at any moment of a command that writes.
@Suite(.serialized) struct KilledCommandTests {
  private static let steps: [[String]] = [
    ["rename", "content/stock.md", "Brown stock"], ["delete", "--yes", "content/soup.md"], ["undo"],
    ["tag", "add", "winter", "content/soup.md"], ["new", "Pear cake"],
  ]

  /// Runs the program and kills it after a time; `nil` where it ended before.
  private func run(_ arguments: [String], in site: KeptSite, killedAfter microseconds: UInt32?) throws {
    let process = Process()
    process.executableURL = URL(filePath: BuiltProgram.path("galley"))
    process.arguments = arguments
    process.currentDirectoryURL = site.folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    if let microseconds {
      usleep(microseconds)
      kill(process.processIdentifier, SIGKILL)
    }
    process.waitUntilExit()
  }

  @Test func losesNothing() throws {
    var random = SeededGenerator(seed: 11)
    let stock = "# Stock\n\n---\n\n- *2 l* water\n"
    let soup = "# Soup\n\n---\n\n- *1 l* [stock](stock.md)\n"
    for round in 0..<40 {
      let site = try KeptSite(["stock.md": stock, "soup.md": soup])
      let step = Self.steps[round % Self.steps.count]
      if step == ["undo"] { try run(Self.steps[1], in: site, killedAfter: nil) }
      try run(step, in: site, killedAfter: UInt32.random(in: 0..<60_000, using: &random))
      let kept = try site.keeper()
      let texts = Array(site.all.filter { !$0.key.contains(".galley-") }.values)
      // What is not in the content folder is in the trash.
      let trashed = kept.deleted.map(\.file)
      #expect(texts.contains { $0.contains("*2 l* water") } || trashed.contains("stock.md"), "round \(round)")
      #expect(texts.contains { $0.contains("stock.md)") } || trashed.contains("soup.md"), "round \(round)")
      for text in texts { #expect(text.hasPrefix("# ") && text.hasSuffix("\n"), "round \(round): \(text)") }
      // Done again, it is finished.
      if step[0] == "rename" {
        try run(site.file("stock.md") == nil ? ["check"] : step, in: site, killedAfter: nil)
        #expect(site.file("soup.md") == soup.replacing("(stock.md)", with: "(brown-stock.md)"), "round \(round)")
        #expect(site.file("brown-stock.md") == stock.replacing("Stock", with: "Brown stock"), "round \(round)")
      }
    }
  }
}
