internal import PageBuilding
internal import PageInputs

/// Makes the `data:` addresses of drawings on paper (RFC 2397).
enum CardPictureAddress {
  static func svg(_ svg: some StringProtocol) -> String { "data:image/svg+xml," + PageURL.encoded(String(svg)) }
}
