import Glibc

/// A folder in the file system, removed when the test lets go of it.
final class TemporaryFolder: Sendable {
  struct Failure: Error {}

  let path: String

  init() throws {
    var template = Array("/tmp/galley-pdf-tests-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Failure() }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { _ = try? ChildProcess.output(of: ["rm", "-rf", path]) }

  /// Names of what is in it, sorted.
  var entries: [String] {
    let listing = (try? ChildProcess.output(of: ["ls", "-A", path])) ?? "?"
    return listing.split(separator: "\n").map(String.init)
  }

  /// A file that may be run.
  func write(_ name: String, _ text: String) throws {
    try write(name, Array(text.utf8))
  }

  func write(_ name: String, _ bytes: [UInt8]) throws {
    let descriptor = open("\(path)/\(name)", O_WRONLY | O_CREAT | O_TRUNC, 0o755)
    defer { close(descriptor) }
    guard Glibc.write(descriptor, bytes, bytes.count) == bytes.count else { throw Failure() }
  }

  /// The objects of a PDF as text, whichever streams it keeps them in.
  static func unpacked(_ pdf: [UInt8]) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write("document.pdf", pdf)
    return try ChildProcess.output(
      of: ["qpdf", "--qdf", "--object-streams=disable", folder.path + "/document.pdf", "-"])
  }
}
