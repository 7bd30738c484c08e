import Foundation
import RecipeKeeping
import SiteStorage
import SourceText
import TestSupport
import Testing

/// `kill -9` at any moment of a command that writes.
@Suite(.serialized) struct KilledCommandTests {
  private static let steps: [[String]] = [
    ["rename", "content/stock.md", "Brown stock"], ["delete", "--yes", "content/soup.md"], ["undo"],
    ["tag", "add", "winter", "content/soup.md"], ["new", "Pear cake"],
  ]

  /// Runs the program and kills it after a time; `nil` where it ended before.
  @discardableResult
  private func run(
    _ arguments: [String], in site: KeptSite, killedAfter microseconds: UInt32?, by signal: Int32 = SIGKILL
  ) throws -> Process {
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
      kill(process.processIdentifier, signal)
    }
    process.waitUntilExit()
    return process
  }

  private func names(in site: KeptSite) -> [String] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: site.folder.path())) ?? []
    // What the next build goes on from.
    let kept = ["lock", "journal", "state", "words", "words.new"].map { ".galley/\($0)" }
    return names.filter { !kept.contains($0) }.sorted()
  }

  /// Ctrl-C and a request to end, at any moment of a first build and of a build in place.
  @Test(arguments: [SIGTERM, SIGINT])
  func aSignalLeavesNoTemporaryFiles(signal: Int32) throws {
    let recipes = (0..<60).map { ("r\($0).md", "# Recipe \($0)\n\n---\n\n- *\($0 + 1) g* salt\n") }
    let site = try KeptSite(Dictionary(uniqueKeysWithValues: recipes))
    let before = names(in: site)
    var ended = 0
    // Where the machine is busy it is not ended before a while; where it is not, the build is done before a later one.
    for milliseconds in [0, 30, 60, 120, 180, 240, 300, 360] {
      let process = try run(["build"], in: site, killedAfter: UInt32(milliseconds) * 1_000, by: signal)
      guard process.terminationReason == .uncaughtSignal else { continue }
      ended += 1
      #expect(process.terminationStatus == signal)
      let left = names(in: site).filter { $0.contains(".galley-") && $0.hasSuffix(".tmp") || $0.contains("staging") }
      #expect(left == [], "after \(milliseconds) ms")
      if site.isUnbuilt { #expect(names(in: site).filter { $0 != ".galley" } == before) }
    }
    #expect(ended > 0)
    #expect(try run(["build"], in: site, killedAfter: nil).terminationStatus == 0)
    try site.write("galley.yaml", "title: Other\n")
    let process = try run(["build"], in: site, killedAfter: 250_000, by: signal)
    #expect(process.terminationReason == .exit || process.terminationStatus == signal)
    #expect(names(in: site).filter { $0.contains(".galley-") && $0.hasSuffix(".tmp") } == [])
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
      let trashed = kept.deleted().value.map(\.file)
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
