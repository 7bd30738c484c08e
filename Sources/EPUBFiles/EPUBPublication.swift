internal import Compression
internal import Fingerprints
internal import XMLWriting

/// A book as an EPUB file.
///
/// ```swift
/// let book = EPUBPublication(metadata: metadata, documents: chapters, resources: [styles], navigation: navigation)
/// let file = try book.bytes()
/// ```
///
/// The same publication gives the same bytes: nothing is read from a clock, and the archive has fixed dates.
///
/// Source: EPUB 3.3 (W3C Recommendation, 2023), OCF ZIP container §4.2.
public struct EPUBPublication: Hashable, Sendable {
  public var metadata: EPUBMetadata
  /// In reading order; not empty.
  public var documents: [EPUBDocument]
  public var resources: [EPUBResource]
  public var navigation: EPUBNavigation
  /// The publication whose pages ``EPUBNavigation/pages`` counts, such as its identifier or “PDF, A5”.
  public var pageSource: String?

  public init(
    metadata: EPUBMetadata, documents: [EPUBDocument], resources: [EPUBResource] = [], navigation: EPUBNavigation,
    pageSource: String? = nil
  ) {
    self.metadata = metadata
    self.documents = documents
    self.resources = resources
    self.navigation = navigation
    self.pageSource = pageSource
  }

  /// The folder inside the archive that everything but the container's own files stands in.
  static let folder = "EPUB"
  static let packagePath = "package.opf"
  static let navigationPath = "nav.xhtml"

  /// The file.
  ///
  /// - Throws: ``EPUBError`` for paths that clash or lead nowhere, and for a book larger than an archive can be.
  public func bytes() throws(EPUBError) -> [UInt8] {
    try checkPaths()
    do throws(CompressionError) {
      return try archive()
    } catch {
      throw .archive(error.message)
    }
  }

  private func archive() throws(CompressionError) -> [UInt8] {
    var zip = ZipWriter()
    // First, as it is: a program can tell the file by its 38 first bytes.
    try zip.add("mimetype", Array("application/epub+zip".utf8), method: .stored)
    try zip.add("META-INF/container.xml", Self.container)
    try zip.add(Self.inside(Self.packagePath), EPUBPackage(self).bytes)
    try zip.add(Self.inside(Self.navigationPath), EPUBNavigationDocument(self).bytes)
    for document in documents {
      try zip.add(Self.inside(document.path), XMLCharacters.allowed(document.bytes))
    }
    for resource in resources {
      let method: ZipWriter.Method = resource.mediaType.isCompressed ? .stored : .deflated
      try zip.add(Self.inside(resource.path), resource.bytes, method: method)
    }
    return try zip.finish()
  }

  private static func inside(_ path: String) -> String { "\(folder)/\(path)" }

  /// Where the package document is (EPUB 3.3 §4.2.6.3.1).
  private static var container: [UInt8] {
    var xml = XMLText()
    xml.open("container", ["version": "1.0", "xmlns": "urn:oasis:names:tc:opendocument:xmlns:container"])
    xml.open("rootfiles")
    xml.empty("rootfile", ["full-path": inside(packagePath), "media-type": "application/oebps-package+xml"])
    xml.close("rootfiles")
    xml.close("container")
    return xml.bytes
  }

  /// The identifier as it is written.
  public var identifier: String {
    switch metadata.identifier {
    case .uri(let uri): uri
    case .name(let name): EPUBIdentifier.uuid(of: Fingerprint(of: name))
    case .content: EPUBIdentifier.uuid(of: contentFingerprint)
    }
  }

  private var contentFingerprint: Fingerprint {
    var builder = FingerprintBuilder()
    builder.combine(metadata.title)
    builder.combine(list: metadata.creators)
    for document in documents {
      builder.combine(document.path)
      builder.combine(Fingerprint(of: document.bytes))
    }
    for resource in resources {
      builder.combine(resource.path)
      builder.combine(Fingerprint(of: resource.bytes))
    }
    return builder.finish()
  }
}
