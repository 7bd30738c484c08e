internal import Glibc
public import SourceText
internal import Termination

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

  /// Takes a file away again that was made just now, unless it holds something else by now.
  public static func takeBack(_ file: NewFile, in folder: String) -> [Diagnostic] {
    let (parent, name) = RealPath.split("\(folder)/\(file.path)")
    do throws(SystemError) {
      let place = try Folder.open(parent)
      if try place.contents(of: name)?.bytes == file.bytes { try place.removeFile(name) }
      return []
    } catch {
      return [
        Diagnostic(
          .error, "storage-write", path: "\(folder)/\(file.path)", message: "cannot be taken away: \(error.text)",
          hint: "remove the file yourself")
      ]
    }
  }

  private static func create(_ file: NewFile, in folder: String) throws(SystemError) {
    var parent = folder
    try makeFolder(parent)
    for part in file.path.split(separator: "/").dropLast() {
      parent += "/" + part
      try makeFolder(parent)
    }
    // Written beside its place and then put there: nobody sees half a file, and nothing is replaced.
    let place = try Folder.open(parent)
    let (temporary, name) = (EditTemporary.name, RealPath.split(file.path).name)
    try place.removeFile(temporary)
    _ = try place.create(temporary, mode: 0o644) { made throws(SystemError) in
      let written = file.bytes.withUnsafeBytes { bytes in Result { () throws(SystemError) in try made.write(bytes) } }
      try written.get()
    }
    do throws(SystemError) {
      try place.renameNew(temporary, to: name, in: place)
    } catch {
      place.discard(temporary)
      throw error
    }
  }

  private static func makeFolder(_ path: String) throws(SystemError) {
    try Termination.change { () throws(SystemError) in
      if mkdir(path, 0o755) != 0, errno != EEXIST { throw .last }
    }
  }
}
