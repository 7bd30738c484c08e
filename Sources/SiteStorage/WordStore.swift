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

  /// Errors: `storage-write`.
  public func keep(_ bytes: [UInt8]) -> [Diagnostic] {
    do throws(SystemError) {
      _ = try Folder.open(cachePath).replace(Self.name, with: Self.envelope.wrap(bytes))
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
