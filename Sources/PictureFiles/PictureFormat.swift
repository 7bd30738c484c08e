/// The picture formats whose bytes are understood.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  case jpeg, png, webp, gif

  /// The media type servers and pages name the format by (IANA media types, `image`).
  public var mediaType: String { "image/\(rawValue)" }
}
