import Foundation
import Testing

/// Runs scripts of the theme in Chromium, which has no window and no network here.
enum Browser {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The JSON value of an expression, which may wait, in a page that has loaded some of `templates/assets` and sees
  /// `input` as `given` and what the scripts offer as `galley`.
  static func evaluate<Input: Encodable, Output: Decodable>(
    _ expression: String, with scripts: [String], given input: Input, as type: Output.Type
  ) throws -> Output {
    let storage = try storage.get().absoluteString
    let addresses = scripts.map { $0 == "storage.js" ? storage : assets + $0 }
    return try evaluate(expression, head: addresses.map { "<script src=\"\($0)\"></script>" }.joined(), input)
  }

  /// What pages load as `storage.js`: two scripts joined, as the theme joins them.
  private static let storage = Result {
    let parts = try ["10-disk", "20-entries"].map {
      try String(contentsOf: try #require(URL(string: "\(assets)../scripts/storage/\($0).js")), encoding: .utf8)
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "galley-storage-\(UUID().uuidString)/assets")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "storage.js")
    try parts.joined().write(to: file, atomically: true, encoding: .utf8)
    return file
  }

  private static let assets =
    URL(filePath: #filePath).appending(path: "../../../templates/assets").standardized
    .absoluteString + "/"

  private static func evaluate<Input: Encodable, Output: Decodable>(
    _ expression: String, head: String, _ input: Input
  ) throws -> Output {
    let folder = FileManager.default.temporaryDirectory.appending(path: "galley-search-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = folder.appending(path: "page.html")
    let json = String(decoding: try JSONEncoder().encode(input), as: UTF8.self)
    try html(expression, head: head, json: json).write(to: page, atomically: true, encoding: .utf8)
    let result = try run(page, profile: folder.appending(path: "profile"))
    return try JSONDecoder().decode(Output.self, from: Data(result.utf8))
  }

  /// The result is percent-encoded, so that no mark-up can change it.
  private static func html(_ expression: String, head: String, json: String) -> String {
    """
    <!DOCTYPE html>
    <meta charset="utf-8">
    <pre></pre>
    \(head)
    <script type="module">
    const given = \(json.replacing("</", with: "<\\/"));
    document.querySelector("pre").textContent = encodeURIComponent(JSON.stringify(await (\(expression))));
    </script>
    """
  }

  private static func run(_ page: URL, profile: URL) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "chromium", "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
      "--allow-file-access-from-files", "--user-data-dir=\(profile.path())", "--virtual-time-budget=10000",
      "--dump-dom", page.absoluteString,
    ]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let document = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    guard let found = document.firstMatch(of: /<pre>(.+)<\/pre>/), let result = String(found.1).removingPercentEncoding
    else { throw Failure(description: "chromium gave no result, status \(process.terminationStatus): \(document)") }
    return result
  }
}
