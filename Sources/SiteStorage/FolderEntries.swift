import Glibc

/// Walks the entries of one folder in the order the file system gives.
enum FolderEntries {
  struct Entry {
    /// Without a closing zero; valid only during the call.
    let name: UnsafeBufferPointer<UInt8>
    /// `DT_REG`, `DT_DIR`, `DT_LNK` …, or `DT_UNKNOWN` where the file system does not say.
    let type: Int32
  }

  /// Calls `body` for each entry except `.` and `..`. The folder is read from its start.
  static func forEach(in folder: borrowing Descriptor, _ body: (Entry) -> Void) throws(SystemError) {
    let copy = fcntl(folder.raw, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { throw .last }
    guard let stream = fdopendir(copy) else {
      let error = SystemError.last
      close(copy)
      throw error
    }
    defer { closedir(stream) }
    rewinddir(stream)
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw .last }
        return
      }
      visit(entry, body)
    }
  }

  private static func visit(_ entry: UnsafeMutablePointer<dirent>, _ body: (Entry) -> Void) {
    let type = Int32(entry.pointee.d_type)
    withUnsafePointer(to: &entry.pointee.d_name) { field in
      field.withMemoryRebound(to: UInt8.self, capacity: MemoryLayout.size(ofValue: field.pointee)) { start in
        let name = UnsafeBufferPointer(
          start: start, count: strlen(UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self)))
        if name.elementsEqual([0x2E]) || name.elementsEqual([0x2E, 0x2E]) { return }
        body(Entry(name: name, type: type))
      }
    }
  }
}
