/// The forms in which a picture is published in several sizes; the smallest files first, as pages offer them.
public enum PictureEncoding: String, CaseIterable, Sendable {
  case avif, webp
  /// For browsers, feed readers and previews that know neither.
  case jpeg

  /// The ending of such a file's name.
  public var ending: String { self == .jpeg ? "jpg" : rawValue }

  /// The media type (IANA media types, `image`).
  public var mediaType: String { "image/\(rawValue)" }
}
