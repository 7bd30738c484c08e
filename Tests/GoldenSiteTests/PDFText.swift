import Foundation
import Testing

/// What poppler reads on the pages of a PDF; a form feed ends each.
enum PDFText {
  static func read(_ path: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/pdftotext")
    process.arguments = ["-layout", path, "-"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "poppler-utils reads no \(path)")
    return String(decoding: bytes, as: UTF8.self)
  }
}
