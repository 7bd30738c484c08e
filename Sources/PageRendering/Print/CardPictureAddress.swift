internal import JSONReading
internal import PageBuilding
internal import PageInputs

/// Makes the `data:` addresses of pictures on paper (RFC 2397).
enum CardPictureAddress {
  static func svg(_ svg: some StringProtocol) -> String { "data:image/svg+xml," + PageURL.encoded(String(svg)) }

  /// - Parameter path: of the picture; its ending says what it is.
  static func photo(_ bytes: [UInt8], path: String) -> String {
    let ending = path.split(separator: ".").last?.lowercased() ?? ""
    return "data:image/\(ending == "jpg" ? "jpeg" : ending);base64,\(Base64.encoded(bytes))"
  }
}
