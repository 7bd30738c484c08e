internal import Fingerprints
import Glibc
public import SourceText

/// The words of the texts of all recipes, kept from build to build: `words` in the cache folder.
///
/// It ends up in place in one step and carries a checksum; what is damaged counts as missing.
public struct WordStore: Sendable {
  private let cachePath: String

  static let name = "words"
  private static let envelope = BinaryEnvelope(magic: "GALLEYWD", version: 1)

  public init(_ folders: SiteFolders) { cachePath = folders.cachePath }

  /// What was kept; `nil` where nothing is.
  public var bytes: ArraySlice<UInt8>? {
    guard let found = try? Folder.open(cachePath).contents(of: Self.name),
      case .body(let body) = Self.envelope.open(found.bytes)
    else { return nil }
    return body
  }

  /// - Parameter parts: of what is kept, the same each time they are asked for. Errors: `storage-write`.
  public func keep(_ parts: some Sequence<[UInt8]>) -> [Diagnostic] {
    do throws(SystemError) {
      guard let checksum = FingerprintStream() else { throw SystemError(ENOMEM) }
      for part in parts { checksum.append(part) }
      try Folder.open(cachePath).replace(Self.name) { file throws(SystemError) in
        try file.write(Self.envelope.header(of: checksum.finish()))
        for part in parts { try file.write(part) }
      }
      return []
    } catch {
      return [
        Diagnostic(
          .error, "storage-write", path: "\(cachePath)/\(Self.name)",
          message: "the words of the recipes could not be kept: \(error.text)",
          hint: "make the folder writable, then build again")
      ]
    }
  }
}
