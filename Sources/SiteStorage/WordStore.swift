internal import Fingerprints
import Glibc
public import SourceText

/// The words of the texts of all recipes, kept from build to build in the cache folder.
///
/// A file ends up in place in one step and carries a checksum; what is damaged counts as missing.
public struct WordStore: Sendable {
  /// A file of the cache folder.
  public enum Part: String, Sendable, CaseIterable {
    /// The words of all recipes at some time.
    case all = "words"
    /// Those of recipes that were read after it.
    case further = "words.new"
  }

  private let cachePath: String

  static var names: [String] { Part.allCases.map(\.rawValue) }
  private static let envelope = BinaryEnvelope(magic: "GALLEYWD", version: 2)

  public init(_ folders: SiteFolders) { cachePath = folders.cachePath }

  /// What was kept; `nil` where nothing is.
  public func bytes(of part: Part) -> ArraySlice<UInt8>? {
    guard let found = try? Folder.open(cachePath).contents(of: part.rawValue),
      case .body(let body) = Self.envelope.open(found.bytes)
    else { return nil }
    return body
  }

  /// Where all words are kept, those that came after are done away with.
  /// - Parameter pieces: of what is kept. Errors: `storage-write`.
  public func keep(_ pieces: some Sequence<[UInt8]>, as part: Part) -> [Diagnostic] {
    do throws(SystemError) {
      let cache = try Folder.open(cachePath)
      guard let checksum = FingerprintStream() else { throw SystemError(ENOMEM) }
      try cache.replace(part.rawValue) { file throws(SystemError) in
        try file.write(Self.envelope.header(of: Fingerprint(high: 0, low: 0)))
        for piece in pieces {
          checksum.append(piece)
          try file.write(piece)
        }
        try file.write(Self.envelope.header(of: checksum.finish()), at: 0)
      }
      if part == .all { try cache.removeFile(Part.further.rawValue) }
      return []
    } catch {
      return [
        Diagnostic(
          .error, "storage-write", path: "\(cachePath)/\(part.rawValue)",
          message: "the words of the recipes could not be kept: \(error.text)",
          hint: "make the folder writable, then build again")
      ]
    }
  }
}
