/// One change that is about to be made to the output or cache folder.
enum DiskChange: Sendable {
  case makeFolder, createFile, writeBytes, rename, exchange, link, removeFile, removeFolder
}

/// Asked before every change; answers 0, or the `errno` with which the change is to fail.
///
/// A build has none. Tests refuse every change after the n-th, which leaves the disk exactly as `kill -9` would,
/// or let a certain change fail as a full disk would.
typealias DiskGate = @Sendable (DiskChange, _ path: String) -> Int32
