import DefaultFiles
import Glibc
import SiteStorage
import SourceText
import Testing

@testable import GalleyCommands
@testable import SiteBuilding

/// A folder in the file system, removed when the test lets go of it.
final class TemporaryFolder: Sendable {
  let path: String

  init() {
    var template = Array("/tmp/galley-commands-XXXXXX".utf8CString)
    path = template.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress, mkdtemp(start) != nil else { fatalError("no temporary folder") }
      return String(cString: start)
    }
  }

  deinit { _ = ChildProcess.output(of: ["rm", "-rf", path]) }

  /// A site with these files; folders are made as needed.
  convenience init(_ files: [String: String]) {
    self.init()
    write(files)
  }

  func write(_ files: [String: String]) {
    for (name, text) in files { write(name, Array(text.utf8)) }
  }

  func write(_ name: String, _ bytes: [UInt8]) {
    let file = "\(path)/\(name)"
    let folder = String(file[..<(file.lastIndex(of: "/") ?? file.endIndex)])
    if access(folder, F_OK) != 0 { _ = ChildProcess.output(of: ["mkdir", "-p", folder]) }
    guard let stream = fopen(file, "w") else { fatalError("cannot write \(file)") }
    fwrite(bytes, 1, bytes.count, stream)
    fclose(stream)
  }

  func text(_ file: String) -> String? {
    SourceFolder(path, shownAs: "").read(file).value.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  func exists(_ name: String) -> Bool { access("\(path)/\(name)", F_OK) == 0 }

  /// Runs the program on this folder; what it prints is not looked at.
  func galley(_ arguments: String...) -> ExitCode {
    Program.run(arguments + ["--quiet", "--root", path], console: Console())
  }
}
