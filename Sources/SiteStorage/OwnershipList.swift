import Fingerprints
import Glibc

/// The list of Galley's files that lies in the output folder itself, so that it survives the loss of the cache.
///
/// ```text
/// galley-files 1
/// 06b05ab6733a618578af5f94892f3950  index.html
/// --------------------------------  recipes/
/// 99aa06d3014798d86001c324468d497f  recipes/soup.html
/// checksum e6c632b61e964e1fa96faf705af16834
/// ```
/// Text, sorted by the bytes of the paths: XXH3-128 of the content and the path of each file, dashes and a closing
/// `/` for each folder, and the XXH3-128 of all lines before the last. No time and no machine leaves a trace in it.
struct OwnershipList: Equatable {
  struct Entry: Equatable {
    let path: String
    let content: Fingerprint
  }

  /// Sorted by the bytes of their paths.
  var files: [Entry]
  var folders: [String]

  static let fileName = ".galley-files"
  static let name = "galley-files "
  /// Raised whenever lines mean something else.
  static let version: UInt64 = 1
  static let header = "\(name)\(version)\n"
  static let folderMark = String(repeating: "-", count: Fingerprint.hexLength)
  static let footer = "checksum "
  private static let pieceSize = 1 << 16

  var text: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity((files.count + folders.count) * 96)
    lines { bytes += $0 }
    return bytes + Self.end(Fingerprint(of: bytes))
  }

  /// Writes the text in pieces: that of a million recipes takes half a gigabyte.
  func write(to file: borrowing Descriptor) throws(SystemError) {
    guard let sum = FingerprintStream() else { throw SystemError(ENOMEM) }
    try lines { piece throws(SystemError) in
      sum.append(piece)
      try file.write(piece)
    }
    try file.write(Self.end(sum.finish()))
  }

  /// All lines before the last, in pieces.
  private func lines<Failure: Error>(_ put: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
    var bytes = Array(OwnershipList.header.utf8)
    bytes.reserveCapacity(Self.pieceSize + 8192)
    var rest = folders.map { $0 + "/" }.sorted(by: PathOrder.precedes)[...]
    for file in files {
      while let folder = rest.first, PathOrder.precedes(folder, file.path) {
        OwnershipList.append(OwnershipList.folderMark, folder, to: &bytes)
        rest.removeFirst()
      }
      OwnershipList.append(file.content.hex, file.path, to: &bytes)
      if bytes.count >= Self.pieceSize {
        try put(bytes)
        bytes.removeAll(keepingCapacity: true)
      }
    }
    for folder in rest { OwnershipList.append(OwnershipList.folderMark, folder, to: &bytes) }
    try put(bytes)
  }

  private static func end(_ sum: Fingerprint) -> [UInt8] { Array("\(footer)\(sum.hex)\n".utf8) }

  private static func append(_ mark: String, _ path: String, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: mark.utf8)
    bytes.append(0x20)
    bytes.append(0x20)
    bytes.append(contentsOf: path.utf8)
    bytes.append(0x0A)
  }
}
