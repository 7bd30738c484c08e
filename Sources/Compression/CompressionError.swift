/// Why bytes could not be packed or unpacked.
public enum CompressionError: Error, Hashable, Sendable {
  /// A file cannot be read or is damaged; the reason in one line.
  case unreadable(String)

  /// zlib refused, which it does only for want of memory; its code.
  case refused(Int32)

  /// More than an archive without the ZIP64 extensions can hold: 65,535 files or 4 GiB.
  case tooLarge
}

extension CompressionError {
  /// What went wrong, lowercase and in one line.
  public var message: String {
    switch self {
    case .unreadable(let reason): reason
    case .refused(let code): "zlib could not compress the file (code \(code))"
    case .tooLarge: "the archive would be larger than 4 GiB or have more than 65,535 files"
    }
  }
}
