/// A picture that a page names for those who share it, in the vocabulary of Open Graph or Twitter.
///
/// Source: https://ogp.me, “Structured Properties”: width and height belong to the picture named before them.
public struct SharedImage: Sendable, Equatable {
  public let address: String
  /// As the page states it; `nil` where it does not.
  public internal(set) var width: Int?
  public internal(set) var height: Int?

  /// Pages that name more of them mean none.
  private static let most = 64

  /// Takes over one `meta` element by its name in lowercase.
  static func collect(_ name: String, _ content: String, into images: inout [SharedImage]) {
    switch name {
    case "og:image", "og:image:url", "og:image:secure_url", "twitter:image", "twitter:image:src":
      if images.count < most, !images.contains(where: { $0.address == content }) {
        images.append(SharedImage(address: content))
      }
    case "og:image:width" where !images.isEmpty: images[images.count - 1].width = Int(content)
    case "og:image:height" where !images.isEmpty: images[images.count - 1].height = Int(content)
    default: break
    }
  }
}
