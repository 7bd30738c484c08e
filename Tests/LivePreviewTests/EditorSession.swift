import Foundation
import Testing

/// A site with somebody who has its editor open.
struct EditorSession {
  let site: ServedSite
  let token: String

  /// A picture of one point, as Base64.
  static let png =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

  init(_ arguments: [String] = []) throws {
    site = try ServedSite(arguments)
    let page = try site.get("/edit").text
    token = page.firstMatch(of: /name="galley-token" content="([^"]+)"/).map { String($0.1) } ?? ""
  }

  func ask(
    _ name: String, _ question: [String: Any], token: String? = nil, fields: String = ""
  ) throws -> (status: Int, value: [String: Any]) {
    let body = try JSONSerialization.data(withJSONObject: question)
    let host = "127.0.0.1:\(site.port)"
    let origin = fields.contains("Origin:") ? "" : "Origin: http://\(host)\r\n"
    let head =
      "POST /edit/api/\(name) HTTP/1.1\r\nHost: \(host)\r\n\(origin)\(fields)Content-Type: application/json\r\n"
      + "X-Galley-Token: \(token ?? self.token)\r\nContent-Length: \(body.count)\r\nConnection: close\r\n\r\n"
    let answer = try site.send(head + String(decoding: body, as: UTF8.self))
    let value = try? JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any]
    return (answer.status, value ?? [:])
  }

  /// The version of a recipe, as who opens it learns it.
  func version(of path: String) throws -> String { try ask("open", ["path": path]).value["version"] as? String ?? "" }

  func file(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: site.folder.appending(path: name)), as: UTF8.self)
  }
}
