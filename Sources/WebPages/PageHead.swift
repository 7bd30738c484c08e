/// What the head of a page says about it: Open Graph, its title, its language, its address.
public struct PageHead: Sendable {
  /// The content of `meta` elements by `property` or `name` in lowercase; the first of several counts.
  private let contents: [String: String]
  /// The pictures shown when the page is shared, those of Open Graph first; else the one that an older element names.
  public let images: [SharedImage]
  /// The words of the element `title`.
  public let title: String?
  /// BCP 47, as the element `html` or Open Graph states it.
  public let language: String?
  /// The address of the page as it states it itself.
  public let address: String?
  /// What relative addresses are relative to, as the element `base` says it; often relative itself.
  public let base: String?
  /// Where the site says as JSON what the page is about, as a `link` names it. Source: https://oembed.com §4 “Discovery”.
  public let oEmbed: String?
  /// The words of the first link to the page's author, `rel="author"`.
  public let linkedAuthor: String?

  init(_ page: HTMLDocument) {
    var contents: [String: String] = [:]
    var images: [SharedImage] = []
    var title: String?
    var canonical: String?
    var base: String?
    var oEmbed: String?
    var author: String?
    var linkedImage: String?
    for node in page.root.descendants {
      switch node.name {
      case "meta":
        guard let name = (node["property"] ?? node["name"] ?? node["itemprop"])?.lowercased(),
          let content = node["content"], !content.isEmpty
        else { continue }
        if contents[name] == nil { contents[name] = content }
        SharedImage.collect(name, content, into: &images)
      case "title" where title == nil && node.parent?.name != "svg": title = node.rawText
      case "link" where canonical == nil && node["rel"]?.lowercased() == "canonical": canonical = node["href"]
      case "link" where oEmbed == nil && node["type"]?.lowercased() == "application/json+oembed": oEmbed = node["href"]
      case "link" where linkedImage == nil && node["rel"]?.lowercased() == "image_src": linkedImage = node["href"]
      case "a" where node.words(of: "rel").contains("author"):
        let text = Self.folded(node.rawText)
        // A card of the author may hold the name and an invitation, and the name stands alone elsewhere.
        if !text.isEmpty, author.map({ $0.hasPrefix(text + " ") }) ?? true { author = text }
      case "base" where base == nil: base = node["href"]
      default: break
      }
    }
    self.base = base
    self.oEmbed = oEmbed
    self.contents = contents
    let further = [contents["image"], linkedImage, contents["thumbnail"]].compactMap(\.self).first
    let shared = images.filter(\.isOpenGraph) + images.filter { !$0.isOpenGraph }
    self.images = shared.isEmpty ? further.map { [SharedImage(address: $0)] } ?? [] : shared
    self.title = title.map(Self.folded)
    linkedAuthor = author
    language = [page.root["lang"], page.root["xml:lang"], contents["og:locale"], contents["content-language"]]
      .lazy.compactMap(\.self).first { !$0.isEmpty }
    address = [canonical, contents["og:url"]].lazy.compactMap(\.self).first { $0.hasPrefix("http") }
  }

  private static func folded(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The content of a `meta` element, such as `og:image`.
  public subscript(name: String) -> String? { contents[name] }
}
