/// A part of the text: one XHTML file.
public struct EPUBDocument: Hashable, Sendable {
  /// What a document contains that a reading system has to know of beforehand (EPUB 3.3 §D.6.2).
  public enum Property: String, CaseIterable, Hashable, Sendable {
    case mathml
    case scripted
    /// SVG in the text itself, not as a picture file.
    case svg
  }

  /// Relative to the folder of the publication, with `/` and without anything that a URL would encode.
  public var path: String
  /// Well-formed XHTML in UTF-8; what XML cannot hold (``XMLCharacters``) is left out when it is written.
  public var bytes: [UInt8]
  public var properties: Set<Property>

  public init(path: String, bytes: [UInt8], properties: Set<Property> = []) {
    self.path = path
    self.bytes = bytes
    self.properties = properties
  }
}
