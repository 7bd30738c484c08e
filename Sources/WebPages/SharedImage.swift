/// A picture that a page names for those who share it, in the vocabulary of Open Graph or Twitter.
///
/// Source: https://ogp.me, “Structured Properties”: width and height belong to the picture of Open Graph named before them.
public struct SharedImage: Sendable, Equatable {
  public let address: String
  /// As the page states it; `nil` where it does not.
  public internal(set) var width: Int?
  public internal(set) var height: Int?
  /// Whether Open Graph names it, which pages do with more care than for Twitter.
  private(set) var isOpenGraph = false

  /// Pages that name more of them mean none.
  private static let most = 64

  /// Takes over one `meta` element by its name in lowercase.
  static func collect(_ name: String, _ content: String, into images: inout [SharedImage]) {
    switch name {
    case "og:image", "og:image:url", "og:image:secure_url", "twitter:image", "twitter:image:src":
      var index = images.firstIndex { $0.address == content }
      if index == nil, images.count < most {
        index = images.count
        images.append(SharedImage(address: content))
      }
      if let index, name.hasPrefix("og:") { images[index].isOpenGraph = true }
    case "og:image:width": images.lastIndex(where: \.isOpenGraph).map { images[$0].width = Int(content) }
    case "og:image:height": images.lastIndex(where: \.isOpenGraph).map { images[$0].height = Int(content) }
    default: break
    }
  }
}
