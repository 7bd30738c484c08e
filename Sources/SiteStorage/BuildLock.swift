import Glibc
public import SourceText

/// The right to build a site: one process at a time.
///
/// An advisory lock (`flock`) on `lock` in the cache folder. The kernel gives it back when the process ends in
/// whatever way; in an orderly run it ends with this object.
public final class BuildLock: Sendable {
  let folders: SiteFolders
  /// When the lock was taken, as the file system tells time: nanoseconds since 1970.
  let began: Int64
  private let file: Descriptor

  private init(_ folders: SiteFolders, file: consuming Descriptor, began: Int64) {
    self.folders = folders
    self.file = file
    self.began = began
  }

  static let fileName = "lock"

  /// Takes the lock, or gives up after a fifth of a second; makes the cache folder where it is missing.
  ///
  /// Errors: `storage-locked` when another process has it, `storage-write` when the cache folder cannot be made or
  /// written to, and those of ``SiteFolders/safetyProblems()``.
  public static func acquire(_ folders: SiteFolders) -> Checked<BuildLock?> {
    let problems = folders.safetyProblems()
    guard problems.isEmpty else { return Checked(nil, problems) }
    do throws(SystemError) {
      try Folder.open(".").makeFolders(above: RealPath.resolve(folders.cachePath) + "/")
      let cache = try Folder.open(folders.cachePath)
      while true {
        let file = try Descriptor.open(fileName, at: cache.descriptor.raw, O_RDWR | O_CREAT | O_NOFOLLOW, mode: 0o666)
        guard try take(file) else { return Checked(nil, [locked(folders, try holder(of: file))]) }
        guard try isStill(file, in: cache) else { continue }
        let began = try sign(file)
        return Checked(BuildLock(folders, file: file, began: began))
      }
    } catch {
      return Checked(nil, [unwritable(folders, error)])
    }
  }

  /// How often, and after how many microseconds, a taken lock is tried again.
  ///
  /// A program that this process starts holds a copy of every descriptor between fork and exec; that is over in
  /// milliseconds and no reason to turn a build away.
  private static let (attempts, pause): (Int, UInt32) = (10, 20_000)

  private static func take(_ file: borrowing Descriptor) throws(SystemError) -> Bool {
    for attempt in 1... {
      if flock(file.raw, LOCK_EX | LOCK_NB) == 0 { return true }
      switch errno {
      case EWOULDBLOCK where attempt < attempts: usleep(pause)
      case EWOULDBLOCK: return false
      case EINTR: continue
      default: throw .last
      }
    }
    return false
  }

  /// `clean` removes the lock file: a lock on a file that has no name any more is worth nothing.
  private static func isStill(_ file: borrowing Descriptor, in cache: Folder) throws(SystemError) -> Bool {
    let held = try FileStatus.of(file).signature.inode
    return try cache.status(of: fileName)?.signature.inode == held
  }

  /// Writes the process number for the other side's message, and asks what time it is for the file system.
  private static func sign(_ file: borrowing Descriptor) throws(SystemError) -> Int64 {
    guard ftruncate(file.raw, 0) == 0 else { throw .last }
    var text = "\(getpid())\n"
    let result = text.withUTF8 { utf8 -> Result<Void, SystemError> in
      do throws(SystemError) { return .success(try file.write(UnsafeRawBufferPointer(utf8))) } catch {
        return .failure(error)
      }
    }
    try result.get()
    return try FileStatus.of(file).signature.modified
  }

  private static func holder(of file: borrowing Descriptor) throws(SystemError) -> String? {
    let digits = try file.bytes(count: 20).prefix { (0x30...0x39).contains($0) }
    return digits.isEmpty ? nil : String(decoding: digits, as: UTF8.self)
  }

  private static func locked(_ folders: SiteFolders, _ holder: String?) -> Diagnostic {
    let process = holder.map { " (process \($0))" } ?? ""
    return Diagnostic(
      .error, "storage-locked", path: "\(folders.cache)/\(fileName)",
      message: "another galley\(process) is building this site", hint: "wait until it has finished, or stop it")
  }

  private static func unwritable(_ folders: SiteFolders, _ error: SystemError) -> Diagnostic {
    Diagnostic(
      .error, "storage-write", path: folders.cache, message: "the cache folder cannot be written to: \(error.text)",
      hint: "make the folder writable, or name another one with --cache")
  }
}
