/// A file found in a source folder.
public struct ScannedFile: Sendable, Equatable {
  /// Relative to the scanned folder, `/` between the parts.
  public let path: String
  public let signature: FileSignature

  public init(path: String, signature: FileSignature) {
    self.path = path
    self.signature = signature
  }
}
