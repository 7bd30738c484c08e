/// A file that documents use: a style sheet, a picture, a font.
public struct EPUBResource: Hashable, Sendable {
  /// The core media types that need no fallback (EPUB 3.3 §3.2), as far as files of a book go.
  public enum MediaType: String, CaseIterable, Hashable, Sendable {
    case css = "text/css"
    case gif = "image/gif"
    case jpeg = "image/jpeg"
    case png = "image/png"
    case svg = "image/svg+xml"
    case webp = "image/webp"
    case otf = "font/otf"
    case ttf = "font/ttf"
    case woff = "font/woff"
    case woff2 = "font/woff2"

    /// Whether compressing again would only cost time.
    var isCompressed: Bool {
      switch self {
      case .css, .svg, .otf, .ttf: false
      case .gif, .jpeg, .png, .webp, .woff, .woff2: true
      }
    }
  }

  /// Relative to the folder of the publication, with `/` and without anything that a URL would encode.
  public var path: String
  public var mediaType: MediaType
  public var bytes: [UInt8]
  /// Whether libraries show it as the cover; true for at most one.
  public var isCover: Bool

  public init(path: String, mediaType: MediaType, bytes: [UInt8], isCover: Bool = false) {
    self.path = path
    self.mediaType = mediaType
    self.bytes = bytes
    self.isCover = isCover
  }
}
