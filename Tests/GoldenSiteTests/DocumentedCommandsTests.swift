import Foundation
import TestSupport
import Testing

/// The frames marked `sh` of tutorial and how-to pages are what people copy: each page is run as one script.
@Suite struct DocumentedCommandsTests {
  private static let pages: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/how-to")) ?? []
    return ["tutorial.md"] + names.filter { $0.hasSuffix(".md") }.sorted().map { "how-to/\($0)" }
  }()

  private static let folder = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../docs").standardized.path

  @Test(arguments: pages)
  func workAsTheyStand(page: String) throws {
    let text = try String(contentsOfFile: "\(Self.folder)/\(page)", encoding: .utf8)
    let frames = Self.frames(of: text)
    try #require(!frames.isEmpty, "\(page) shows no command")
    let work = TemporaryFolder()
    let begin = page == "tutorial.md" ? [] : ["galley init cookbook", "cd cookbook"]
    try work.write("script", (["set -eu"] + begin + frames).joined(separator: "\n") + "\n")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [work.path + "/script"]
    process.currentDirectoryURL = URL(fileURLWithPath: work.path)
    let bin = URL(fileURLWithPath: Galley.path).deletingLastPathComponent().path
    process.environment = ["PATH": "\(bin):/usr/bin:/bin", "HOME": "/nonexistent"].merging(
      ProgramCoverage.environment
    ) { $1 }
    let said = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = said
    try process.run()
    let errors = String(decoding: said.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(errors)")
  }

  @Test func thereAreTenTasks() {
    #expect(Self.pages.count == 11)
  }

  /// The contents of the frames that begin with ```` ```sh ````.
  private static func frames(of text: String) -> [String] {
    var frames: [String] = []
    var isOpen = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "```sh" {
        isOpen = true
      } else if line.hasPrefix("```") {
        isOpen = false
      } else if isOpen {
        frames.append(String(line))
      }
    }
    return frames
  }
}
