import Foundation
import Testing

/// What stands in the objects of a PDF, streams aside.
struct PDFObjects {
  /// Keys and names, with their strokes.
  private(set) var names: Set<String> = []
  /// Addresses that lead out of the file.
  private(set) var links: [String] = []

  static func of(_ path: String) throws -> PDFObjects {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["qpdf", "--json", path]
    process.standardOutput = output
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "qpdf reads no \(path)")
    var objects = PDFObjects()
    objects.add(try JSONSerialization.jsonObject(with: bytes))
    return objects
  }

  private mutating func add(_ value: Any) {
    switch value {
    case let members as [String: Any]:
      for (key, inner) in members {
        names.insert(key)
        if key == "/URI", let address = inner as? String {
          links.append(address.hasPrefix("u:") ? String(address.dropFirst(2)) : address)
        }
        add(inner)
      }
    case let elements as [Any]: for element in elements { add(element) }
    case let name as String where name.hasPrefix("/"): names.insert(name)
    default: break
    }
  }
}
