/// The bytes of a file and the signature it had when they were read.
public struct FileContents: Sendable, Equatable {
  public let bytes: [UInt8]
  public let signature: FileSignature

  public init(bytes: [UInt8], signature: FileSignature) {
    self.bytes = bytes
    self.signature = signature
  }
}
