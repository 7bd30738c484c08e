internal import SourceText

extension WebPage {
  /// Addresses of the pictures in the page's body that are large enough to show what it is about, in order.
  ///
  /// Those below the first level-one heading come first: what stands above it belongs to the site. Last comes what is drawn
  /// behind a text.
  public var pictures: [String] {
    var above: [String] = []
    var below: [String] = []
    var behind: [String] = []
    var hasHeading = false
    var index = 0
    while index < document.records.count {
      let node = HTMLNode(document: document, index: index)
      if node.name != nil, node.name != "noscript", PageHint.hint(of: node) == .noise || node.isUnseen {
        index = document.records[index].end
        continue
      }
      if node.name == "h1" { hasHeading = true }
      if node.name == "img" || node.name == "amp-img" {
        if let address = Self.address(of: node) {
          if hasHeading { below.append(address) } else { above.append(address) }
        }
      } else if let style = node["style"], let address = Self.background(style), Self.isSuitable(address) {
        behind.append(address)
      }
      index += 1
    }
    return below + above + behind
  }

  /// `nil` for small pictures, drawings and marks of the site.
  private static func address(of image: HTMLNode) -> String? {
    let sizes = ["width", "height"].compactMap { image[$0].flatMap { Int($0) } }
    guard sizes.allSatisfy({ $0 >= 150 }) else { return nil }
    let sets = ["data-srcset", "data-lazy-srcset", "srcset"].lazy.compactMap { image[$0].flatMap(largest) }
    let stated = ["data-src", "data-lazy-src", "data-original", "src"].lazy.compactMap { image[$0] }
    let found = sets.first ?? sources(beside: image) ?? stated.first(where: { !$0.isEmpty && !$0.hasPrefix("data:") })
    return found.flatMap { isSuitable($0) ? $0 : nil }
  }

  /// The widest that a `picture` offers beside its `img`; the only one of a source where none states its width.
  private static func sources(beside image: HTMLNode) -> String? {
    guard let picture = image.parent, picture.name == "picture" else { return nil }
    let sets = picture.children.filter { $0.name == "source" }.compactMap { node in
      ["data-srcset", "data-lazy-srcset", "srcset"].lazy.compactMap { node[$0] }.first { !$0.isEmpty }
    }
    return sets.lazy.compactMap(largest).first ?? (hasAddress(image) ? nil : sets.lazy.compactMap(first).first)
  }

  private static func hasAddress(_ image: HTMLNode) -> Bool {
    ["data-src", "data-lazy-src", "data-original", "src"].contains { name in
      image[name].map { !$0.isEmpty && !$0.hasPrefix("data:") } ?? false
    }
  }

  /// The address a set of sources begins with.
  private static func first(of set: String) -> String? {
    let address = set.split(whereSeparator: \.isWhitespace).first.map { $0.hasSuffix(",") ? $0.dropLast() : $0 }
    return address.flatMap { $0.hasPrefix("data:") || $0.isEmpty ? nil : String($0) }
  }

  private static func isSuitable(_ address: String) -> Bool { !unsuitable.isFound(in: address.lowercased()) }

  /// The widest of a set of sources, `cake-300.jpg 300w, cake.jpg 1200w`; `nil` where none states its width.
  ///
  /// Source: HTML Living Standard §4.8.4.2.1 “Srcset attributes”; a comma parts two sources where white space follows.
  private static func largest(_ set: String) -> String? {
    var best: (address: Substring, width: Int)?
    var words = set.split(whereSeparator: \.isWhitespace)[...]
    while let address = words.popFirst() {
      guard !address.hasSuffix(","), let size = words.popFirst() else { continue }
      let descriptor = size.last == "," ? size.dropLast() : size
      guard descriptor.last == "w", let width = Int(descriptor.dropLast()), !address.hasPrefix("data:") else {
        continue
      }
      if width > best?.width ?? 0 { best = (address, width) }
    }
    return best.map { String($0.address) }
  }

  /// The address in `background-image: url('cake.jpg')`.
  private static func background(_ style: String) -> String? {
    guard style.contains("background"), let start = style.firstRange(of: "url("),
      let end = style[start.upperBound...].firstIndex(of: ")")
    else { return nil }
    let address = style[start.upperBound..<end].filter { $0 != "'" && $0 != "\"" && !$0.isWhitespace }
    return address.isEmpty || address.hasPrefix("data:") ? nil : address
  }

  private static let unsuitable = PhraseList([
    ".svg", ".gif", "logo", "icon", "avatar", "gravatar", "banner", "pixel", "badge", "placeholder", "spacer",
    "/themes/", "signature",
  ])
}
