internal import SourceText

extension WebPage {
  /// Addresses of the pictures in the page's body that are large enough to show what it is about, in order.
  ///
  /// Those below the first level-one heading come first: what stands above it belongs to the site.
  public var pictures: [String] {
    var above: [String] = []
    var below: [String] = []
    var hasHeading = false
    var index = 0
    while index < document.records.count {
      let node = HTMLNode(document: document, index: index)
      if node.name != nil, node.name != "noscript", PageHint.hint(of: node) == .noise || node.isUnseen {
        index = document.records[index].end
        continue
      }
      if node.name == "h1" { hasHeading = true }
      if node.name == "img", let address = Self.address(of: node) {
        if hasHeading { below.append(address) } else { above.append(address) }
      }
      index += 1
    }
    return below + above
  }

  /// `nil` for small pictures, drawings and marks of the site.
  private static func address(of image: HTMLNode) -> String? {
    let sizes = ["width", "height"].compactMap { image[$0].flatMap { Int($0) } }
    guard sizes.allSatisfy({ $0 >= 150 }) else { return nil }
    let stated = ["data-src", "data-lazy-src", "data-original", "src"].lazy.compactMap { image[$0] }
    guard let address = stated.first(where: { !$0.isEmpty && !$0.hasPrefix("data:") }) else { return nil }
    let lower = address.lowercased()
    return unsuitable.isFound(in: lower) ? nil : address
  }

  private static let unsuitable = PhraseList([
    ".svg", ".gif", "logo", "icon", "avatar", "gravatar", "banner", "pixel", "badge", "placeholder", "spacer",
    "/themes/", "signature",
  ])
}
