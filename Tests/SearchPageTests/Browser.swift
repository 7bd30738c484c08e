import Foundation

/// Runs a module's code in Chromium, which has no window and no network here.
enum Browser {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The JSON value of an expression that sees the exports of `templates/assets/search-query.js` as `search`, and
  /// `input` as `given`.
  static func evaluate<Input: Encodable, Output: Decodable>(
    _ expression: String, given input: Input, as type: Output.Type
  ) throws -> Output {
    let folder = FileManager.default.temporaryDirectory.appending(path: "galley-search-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = folder.appending(path: "page.html")
    let json = String(decoding: try JSONEncoder().encode(input), as: UTF8.self)
    try html(expression, json: json).write(to: page, atomically: true, encoding: .utf8)
    let result = try run(page, profile: folder.appending(path: "profile"))
    return try JSONDecoder().decode(type, from: Data(result.utf8))
  }

  private static let module = URL(filePath: #filePath)
    .appending(path: "../../../templates/assets/search-query.js").standardized

  /// The result is percent-encoded, so that no mark-up can change it.
  private static func html(_ expression: String, json: String) -> String {
    """
    <!DOCTYPE html>
    <meta charset="utf-8">
    <pre></pre>
    <script type="module">
    import * as search from "\(module.absoluteString)";
    const given = \(json.replacing("</", with: "<\\/"));
    document.querySelector("pre").textContent = encodeURIComponent(JSON.stringify(\(expression)));
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
