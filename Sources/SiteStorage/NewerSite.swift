import SourceText

/// Keeps this program from a site that a newer one has written, whose list of files or journal it cannot read: what it
/// cannot tell to be Galley's it would leave lying, or overwrite as a stranger's.
///
/// The state of the last build needs no such care: that of another version is only forgotten.
enum NewerSite {
  /// `storage-newer`; `nil` where list and journal are of a version this program knows, missing, or damaged.
  static func problem(
    _ output: Folder?, cache: Folder?, _ folders: SiteFolders
  ) throws(SystemError) -> Diagnostic? {
    if let list = try output?.contents(of: OwnershipList.fileName), OwnershipList.isNewer(list.bytes) {
      return newer("the list of the site’s files", folders.shownPath(of: OwnershipList.fileName))
    }
    if let journal = try cache?.contents(of: Journal.fileName), Journal.envelope.isNewer(journal.bytes) {
      return newer("the journal of a build that was cut off", "\(folders.cache)/\(Journal.fileName)")
    }
    return nil
  }

  private static func newer(_ what: String, _ path: String) -> Diagnostic {
    Diagnostic(
      .error, "storage-newer", path: path, message: "\(what) was written by a newer galley than this one",
      hint: "use that galley; or remove the output and the cache folder, and build again")
  }
}

extension OwnershipList {
  /// Whether a list names a version above this program's.
  static func isNewer(_ bytes: [UInt8]) -> Bool {
    guard let end = bytes.firstIndex(of: 0x0A), bytes.starts(with: name.utf8) else { return false }
    let number = String(validating: bytes[name.utf8.count..<end], as: UTF8.self).flatMap { UInt64($0) }
    return number.map { $0 > version } ?? false
  }
}

extension BinaryEnvelope {
  /// Whether a file is of this kind and names a version above this program's.
  func isNewer(_ bytes: [UInt8]) -> Bool {
    var reader = BinaryReader(bytes)
    guard let found = try? reader.slice(8), magic.withUTF8Buffer({ found.elementsEqual($0) }),
      let number = try? reader.word()
    else { return false }
    return number > version
  }
}
