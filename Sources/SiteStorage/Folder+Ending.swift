import Glibc
import Termination

/// What is removed when a signal ends the program.
extension Folder {
  /// A temporary file goes, unless it has got its name by then; others stay.
  func dropAtEnd(_ path: String) {
    let name = path.utf8.lastIndex(of: 0x2F).map { path[path.utf8.index(after: $0)...] } ?? path[...]
    guard name.hasPrefix(OutputPath.reservedPrefix), name.hasSuffix(".tmp") else { return }
    Termination.drop(Termination.Leftover(path, of: self)) { unlinkat(self.descriptor.raw, path, 0) }
  }

  /// A folder goes with everything in it, unless it was renamed by then.
  func dropTreeAtEnd(_ path: String) {
    Termination.drop(Termination.Leftover(path, of: self)) { Self.clear(path, below: self.descriptor.raw) }
  }

  /// No change of its own (``Termination/change(_:)``), since none is made any more; what cannot be removed is left to
  /// the next build.
  private static func clear(_ path: String, below folder: Int32) {
    if unlinkat(folder, path, 0) == 0 { return }
    guard let inner = try? Folder(Descriptor.open(path, at: folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW), gate: nil)
    else { return }
    for name in (try? inner.names()) ?? [] { clear(String(decoding: name, as: UTF8.self), below: inner.descriptor.raw) }
    unlinkat(folder, path, AT_REMOVEDIR)
  }
}
