public import Fingerprints
public import SourceText

/// Pictures in their published sizes, kept from build to build: `pictures` in the cache folder.
///
/// A file for each picture, named by the fingerprint of its content, and one that remembers which content each source has.
/// Each ends up in place in one step and carries a checksum; what is damaged counts as missing.
public struct PictureStore: Sendable {
  private let cachePath: String

  static let name = "pictures"
  private static let indexName = "index"
  private static let pictures = BinaryEnvelope(magic: "GALLEYPI", version: 1)
  private static let index = BinaryEnvelope(magic: "GALLEYPX", version: 1)

  public init(_ folders: SiteFolders) { cachePath = folders.cachePath }

  /// What was kept of a picture with this content; `nil` where nothing is.
  public func picture(_ content: Fingerprint) -> [UInt8]? { read(content.hex, Self.pictures) }

  /// What was kept of all pictures; `nil` where nothing is.
  public var index: [UInt8]? { read(Self.indexName, Self.index) }

  /// The contents of which something is kept.
  public var contents: Set<Fingerprint> {
    guard let folder, let names = try? folder.names() else { return [] }
    return Set(names.compactMap { Fingerprint(hex: $0) })
  }

  /// Errors: `storage-write`.
  public func keep(_ bytes: [UInt8], of content: Fingerprint) -> [Diagnostic] {
    write(content.hex, Self.pictures.wrap(bytes))
  }

  /// Keeps what is known of all pictures, and removes those that are no longer wanted. Errors: `storage-write`.
  public func finish(index: [UInt8], keeping wanted: Set<Fingerprint>) -> [Diagnostic] {
    let problems = write(Self.indexName, Self.index.wrap(index))
    guard problems.isEmpty, let folder else { return problems }
    for content in contents where !wanted.contains(content) { folder.discard(content.hex) }
    return []
  }

  private var folder: Folder? { try? Folder.open("\(cachePath)/\(Self.name)") }

  private func read(_ name: String, _ envelope: BinaryEnvelope) -> [UInt8]? {
    guard let found = try? folder?.contents(of: name), case .body(let body) = envelope.open(found.bytes) else {
      return nil
    }
    return Array(body)
  }

  private func write(_ name: String, _ bytes: [UInt8]) -> [Diagnostic] {
    do throws(SystemError) {
      let cache = try Folder.open(cachePath)
      try cache.makeFolder(Self.name)
      try cache.folder(Self.name).replace(name, with: bytes)
      return []
    } catch {
      return [
        Diagnostic(
          .error, "storage-write", path: "\(cachePath)/\(Self.name)",
          message: "the picture could not be kept: \(error.text)", hint: "make the folder writable, then build again")
      ]
    }
  }

  /// Removes everything.
  static func remove(from cache: Folder) throws(SystemError) { try cache.removeTree(name) }
}
