internal import JSONReading
internal import PictureFiles

/// Pictures inside addresses (RFC 2397).
package enum PictureAddress {
  /// - Parameter path: its ending tells the media type of what shows none itself.
  package static func text(_ bytes: [UInt8], path: String) -> String {
    let type = PictureFiles.PictureFile.read(bytes).map { "image/\($0.format.rawValue)" } ?? mediaType(of: path)
    return "data:\(type);base64,\(Base64.encoded(bytes))"
  }

  private static func mediaType(of path: String) -> String {
    let name = path.lowercased()
    let types = [(".png", "image/png"), (".webp", "image/webp"), (".gif", "image/gif"), (".svg", "image/svg+xml")]
    return types.first { name.hasSuffix($0.0) }?.1 ?? "image/jpeg"
  }
}
