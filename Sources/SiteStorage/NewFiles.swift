internal import Glibc
public import SourceText

/// A file that is to be made where nothing stands yet.
public struct NewFile: Sendable, Equatable {
  /// Relative, with `/` between its parts.
  public let path: String
  public let bytes: [UInt8]

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// Makes files for the user to go on with; overwrites nothing.
public enum NewFiles {
  /// Makes all files, or none when one of them stands already (`storage-exists`) or something else stands in the way
  /// of a folder. `storage-write`: the disk refused; what was made stays.
  public static func create(_ files: [NewFile], in folder: String) -> [Diagnostic] {
    let existing = files.filter { Glibc.access("\(folder)/\($0.path)", F_OK) == 0 }
    guard existing.isEmpty else {
      return existing.map { file in
        Diagnostic(
          .error, "storage-exists", path: "\(folder)/\(file.path)", message: "this file exists already",
          hint: "choose another folder, or move the file away")
      }
    }
    for file in files {
      do throws(SystemError) {
        try create(file, in: folder)
      } catch {
        return [
          Diagnostic(
            .error, "storage-write", path: "\(folder)/\(file.path)", message: "cannot be written: \(error.text)",
            hint: "check that you may write there and that the disk has room")
        ]
      }
    }
    return []
  }

  private static func create(_ file: NewFile, in folder: String) throws(SystemError) {
    var parent = folder
    try makeFolder(parent)
    for part in file.path.split(separator: "/").dropLast() {
      parent += "/" + part
      try makeFolder(parent)
    }
    // Written beside its place and then put there: nobody sees half a file. A link replaces nothing, a rename does.
    let target = "\(folder)/\(file.path)"
    let temporary = "\(parent)/\(EditTemporary.name)"
    unlink(temporary)
    defer { unlink(temporary) }
    let descriptor = try Descriptor.open(temporary, O_WRONLY | O_CREAT | O_EXCL, mode: 0o644)
    let written = file.bytes.withUnsafeBytes { bytes in Result { () throws(SystemError) in try descriptor.write(bytes) }
    }
    try written.get()
    if link(temporary, target) != 0 { throw .last }
  }

  private static func makeFolder(_ path: String) throws(SystemError) {
    if mkdir(path, 0o755) != 0, errno != EEXIST { throw SystemError(errno) }
  }
}
