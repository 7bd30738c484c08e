import Glibc

/// A system call that failed, by its `errno`.
struct SystemError: Error, Equatable {
  let code: Int32

  init(_ code: Int32) {
    self.code = code
  }

  /// What the last failed call of this thread left in `errno`.
  static var last: SystemError { SystemError(errno) }

  /// Whether a link was refused because the file system has none: FAT, exFAT, many network shares.
  var meansNoSecondNames: Bool { [EPERM, EOPNOTSUPP, ENOSYS].contains(code) }

  /// The C library's words for the error, in lowercase: `no space left on device`.
  ///
  /// Never translated: the program does not call `setlocale`.
  var text: String {
    let words = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
      guard let start = buffer.baseAddress, strerror_r(code, start, buffer.count) == 0 else { return "" }
      return String(cString: start)
    }
    return words.isEmpty ? "error \(code)" : words.lowercased()
  }
}
