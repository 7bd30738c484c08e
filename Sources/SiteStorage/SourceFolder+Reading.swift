import Glibc
public import SourceText

extension SourceFolder {
  /// The most a source file may hold unless the caller says otherwise: 16 MiB.
  public static let defaultSizeLimit = 16 * 1024 * 1024
  /// The most a picture may hold: 64 MiB.
  public static let pictureSizeLimit = 64 * 1024 * 1024

  /// Reads a whole file, or says with one diagnostic why it could not and what to do.
  ///
  /// Never blocks: a pipe or device is refused (`storage-not-a-file`) before anything is read. Other errors are
  /// `storage-unreadable`, `storage-missing` (it vanished after the scan), `storage-broken-link` and `storage-too-large`.
  /// The signature is the one the file had just before its bytes were read, so that a later change shows.
  ///
  /// - Parameters:
  ///   - file: relative to this folder, as the scan gave it.
  ///   - limit: bytes.
  public func read(_ file: String, limit: Int = defaultSizeLimit) -> Checked<FileContents?> {
    do throws(SystemError) {
      let descriptor = try Descriptor.open(fullPath(of: file), O_RDONLY | O_NONBLOCK | O_NOCTTY)
      let status = try FileStatus.of(descriptor)
      guard status.kind == .file else { return Checked(nil, [notAFile(file, status.kind)]) }
      guard status.signature.size <= Int64(limit) else {
        return Checked(nil, [tooLarge(file, status.signature.size, limit)])
      }
      let bytes = try descriptor.bytes(count: Int(status.signature.size))
      return Checked(FileContents(bytes: bytes, signature: status.signature))
    } catch {
      return Checked(nil, [unreadable(file, error)])
    }
  }

  /// Whether a path leads to a folder, by a link or not.
  public static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && FileStatus(status).kind == .folder
  }

  /// The names of the folders in a folder, sorted; none of what cannot be read.
  public static func names(ofFoldersIn path: String) -> [String] {
    let names = (try? Folder.open(path).names()) ?? []
    return names.map { String(decoding: $0, as: UTF8.self) }.filter { isFolder("\(path)/\($0)") }
  }

  /// Whether anything bears this name; a link counts, wherever it leads to.
  public func has(_ file: String) -> Bool {
    var status = stat()
    return lstat(fullPath(of: file), &status) == 0
  }

  private func notAFile(_ file: String, _ kind: FileStatus.Kind) -> Diagnostic {
    let found = kind == .folder ? "a folder" : "a pipe, socket or device"
    return Diagnostic(
      .error, "storage-not-a-file", path: shownPath(of: file), message: "expected a file, found \(found)",
      hint: "name a regular file")
  }

  private func tooLarge(_ file: String, _ size: Int64, _ limit: Int) -> Diagnostic {
    Diagnostic(
      .error, "storage-too-large", path: shownPath(of: file),
      message: "the file has \(size) bytes; at most \(limit) are read",
      hint: "split the file, unpack it if it is an archive, or move it out of the folder")
  }

  private func unreadable(_ file: String, _ error: SystemError) -> Diagnostic {
    switch error.code {
    case ENOENT where has(file): brokenLink(file, .error)
    case ENOENT, ENOTDIR:
      Diagnostic(
        .error, "storage-missing", path: shownPath(of: file), message: "the file does not exist",
        hint: "correct the path, or build again if the file was moved just now")
    case ENXIO:
      notAFile(file, .other)
    default:
      Diagnostic(
        .error, "storage-unreadable", path: shownPath(of: file), message: "the file cannot be read: \(error.text)",
        hint: "make the file readable (chmod u+r)")
    }
  }

  /// A link that leads nowhere, or round and round.
  func brokenLink(_ file: String, _ severity: Diagnostic.Severity) -> Diagnostic {
    Diagnostic(
      severity, "storage-broken-link", path: shownPath(of: file), message: "the link leads to no file",
      hint: "remove the link or correct its target")
  }
}
