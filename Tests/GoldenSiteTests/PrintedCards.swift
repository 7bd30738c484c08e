import Foundation
import Testing

/// Cards of recipes of every kind, printed once for all tests: the recipes of `Cards/site` and of two golden sites, on
/// A5 and on index cards, with the HTML they are made from.
final class PrintedCards: Sendable {
  static let sizes = ["a5", "3x5"]
  static let shared = Result { try PrintedCards() }

  let folder: TemporaryFolder
  /// File names without their endings, sorted.
  let names: [String]

  private static let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path

  private init() throws {
    folder = try Self.site()
    for name in ["english", "german"] {
      let site = try GoldenSite(name: name).copy()
      try FileManager.default.copyItem(atPath: "\(site.path)/content", toPath: "\(folder.path)/content/\(name)")
    }
    let runs = Self.sizes.map { ["--size", $0, "--output", $0] } + [["--format", "html", "--output", "html"]]
    for options in runs {
      let outcome = try Galley.run(["card", "--all"] + options, at: folder.path)
      try #require(outcome.status == 0, "\(outcome.error)")
    }
    names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/html").sorted().map {
      String($0.dropLast(".html".count))
    }
  }

  /// The recipes of `Cards/site` in a folder of their own.
  static func site() throws -> TemporaryFolder {
    let folder = TemporaryFolder()
    for file in ["galley.yaml", "content"] {
      try FileManager.default.copyItem(atPath: "\(source)/Cards/site/\(file)", toPath: "\(folder.path)/\(file)")
    }
    return folder
  }

  // MARK: Cards

  func path(_ name: String, _ size: String) -> String { "\(folder.path)/\(size)/\(name).pdf" }

  /// All that is printed, in the order it was set, page by page.
  func pages(_ name: String, _ size: String) throws -> [String] {
    let text = String(decoding: try Self.run(["pdftotext", "-raw", path(name, size), "-"]), as: UTF8.self)
    return text.split(separator: "\u{C}").map(String.init)
  }

  /// The pages as pictures in shades of grey.
  func pictures(_ name: String, _ size: String, dotsPerInch: Int) throws -> [GrayPicture] {
    let bytes = try Self.run(["pdftoppm", "-gray", "-r", "\(dotsPerInch)", path(name, size)])
    return try GrayPicture.read(Array(bytes))
  }

  /// The ingredients and the steps that a card ought to hold, without spaces and hyphens.
  func contents(_ name: String) throws -> (ingredients: [String], steps: [String]) {
    let html = try folder.text("html/\(name).html")
    let ingredients = html.matches(of: #/<li><span class="amount">((?s).*?)</li>/#).map {
      Self.plain(String($0.output.1))
    }
    let steps = html.matches(of: #/<div class="step">((?s).*?)</div></li>/#).map { Self.plain(String($0.output.1)) }
    return (ingredients.map(Self.compact), steps.map(Self.compact))
  }

  private static func plain(_ html: String) -> String {
    let entities = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
    return entities.reduce(html.replacing(#/<[^>]*>/#, with: "")) { $0.replacing($1.0, with: $1.1) }
  }

  /// Line ends, hyphens and emoji are the layout's matter, not the text's.
  static func compact(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { scalar in
          !scalar.properties.isWhitespace && scalar.value < 0x1_0000
            && !"-‐\u{AD}\u{200D}\u{FE0F}".unicodeScalars.contains(scalar)
        }))
  }

  // MARK: Programs

  /// What a program prints; it must not fail.
  static func run(_ words: [String]) throws -> Data {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(words)")
    return data
  }

  // MARK: Recorded

  /// The recorded bytes; with `GALLEY_RECORD=1` these become what is recorded.
  static func expected(_ name: String, recording found: [UInt8]) throws -> [UInt8] {
    let url = URL(fileURLWithPath: "\(source)/Cards/expected/\(name)")
    if GoldenSite.isRecording { try Data(found).write(to: url) }
    return Array(try Data(contentsOf: url))
  }
}

/// A picture in shades of grey, as a PGM file holds it (Netpbm, `pgm`): 0 is black.
struct GrayPicture {
  let width: Int
  let height: Int
  let pixels: [UInt8]

  subscript(x: Int, y: Int) -> UInt8 { pixels[y * width + x] }

  var bytes: [UInt8] { Array("P5\n\(width) \(height)\n255\n".utf8) + pixels }

  /// All pictures of a file.
  static func read(_ bytes: [UInt8]) throws -> [GrayPicture] {
    var pictures: [GrayPicture] = []
    var start = 0
    while start < bytes.count {
      var fields: [Int] = []
      var position = start + 2
      while fields.count < 3 {
        while bytes[position] <= 0x20 { position += 1 }
        let digits = bytes[position...].prefix { $0 > 0x20 }
        fields.append(try #require(Int(String(decoding: digits, as: UTF8.self))))
        position += digits.count
      }
      let end = position + 1 + fields[0] * fields[1]
      pictures.append(GrayPicture(width: fields[0], height: fields[1], pixels: Array(bytes[(position + 1)..<end])))
      start = end
    }
    return pictures
  }
}
