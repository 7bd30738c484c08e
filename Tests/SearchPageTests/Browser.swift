import BrowserDriving
import Foundation
import Testing

/// Runs scripts of the theme in Chromium.
enum Browser {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The JSON value of an expression, which may wait, in a page that has loaded some of `templates/assets` and sees
  /// `input` as `given` and what the scripts offer as `galley`.
  static func evaluate<Input: Encodable, Output: Decodable>(
    _ expression: String, with scripts: [String], given input: Input, as type: Output.Type
  ) throws -> Output {
    let folder = FileManager.default.temporaryDirectory.appending(path: "galley-search-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let names = scripts.map { $0.replacing("../", with: "").replacing("/", with: "-") }
    for (script, name) in zip(scripts, names) {
      try text(of: script).write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    let head = names.map { "<script src=\"\($0)\"></script>" }.joined()
    let json = String(decoding: try JSONEncoder().encode(input), as: UTF8.self)
    try html(expression, head: head, json: json)
      .write(to: folder.appending(path: "page.html"), atomically: true, encoding: .utf8)
    // From a server, because frames of a page from a folder may not look into each other.
    let server = try LoopbackSite(folder)
    let tab = try Chromium().open()
    try tab.go(to: server.url("page.html"))
    try tab.wait(until: "document.querySelector('pre').textContent")
    let told = try tab.text("document.querySelector('pre').textContent")
    guard !told.hasPrefix("failed: "), let result = told.removingPercentEncoding else {
      throw Failure(description: told)
    }
    return try JSONDecoder().decode(Output.self, from: Data(result.utf8))
  }

  /// What pages load under a name; `storage.js` is two scripts joined, as the theme joins them.
  private static func text(of script: String) throws -> String {
    let parts =
      script == "storage.js"
      ? ["../scripts/storage/10-disk.js", "../scripts/storage/20-entries.js"]
      : [script]
    return try parts.map { try String(contentsOf: assets.appending(path: $0).standardized, encoding: .utf8) }.joined()
  }

  private static let assets = URL(filePath: #filePath).appending(path: "../../../templates/assets").standardized

  /// The result is percent-encoded, so that no mark-up can change it.
  private static func html(_ expression: String, head: String, json: String) -> String {
    """
    <!DOCTYPE html>
    <meta charset="utf-8">
    <pre></pre>
    \(head)
    <script type="module">
    const given = \(json.replacing("</", with: "<\\/"));
    const tell = (text) => { document.querySelector("pre").textContent = text; };
    try {
      tell(encodeURIComponent(JSON.stringify(await (\(expression)))));
    } catch (problem) {
      tell(`failed: ${problem}`);
    }
    </script>
    """
  }
}
