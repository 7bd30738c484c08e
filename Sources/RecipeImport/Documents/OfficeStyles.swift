internal import WebPages

/// What the styles of a document say of its paragraphs and runs, with what each has from the one it is based on.
struct OfficeStyles {
  struct Style {
    /// That of a heading; a title has 0.
    var level: Int?
    var startsPage = false
    var isStruck: Bool?
  }

  private var styles: [String: Style] = [:]

  /// Word's (`styles.xml`) or OpenDocument's (both parts that have some).
  init(_ parts: [HTMLNode]) {
    var found: [String: HTMLNode] = [:]
    for part in parts {
      for node in part.descendants {
        if node.name == XMLTree.name("w:style"), let id = node["w:styleid"] {
          found[id.lowercased()] = node
        } else if node.name == XMLTree.name("style:style"), let name = node["style:name"] {
          found[Self.key(name, node["style:family"] ?? "paragraph")] = node
        }
      }
    }
    for key in found.keys { resolve(key, found) }
  }

  /// Of Word, whose identifiers are unique.
  func word(_ id: String?) -> Style { id.flatMap { styles[$0.lowercased()] } ?? Style() }

  /// Of OpenDocument; a style that is nowhere described may be one of its own headings.
  func open(_ name: String?, of family: String = "paragraph") -> Style {
    guard let name else { return Style() }
    return styles[Self.key(name, family)] ?? Style(level: family == "paragraph" ? Self.level(named: name) : nil)
  }

  private static func key(_ name: String, _ family: String) -> String { "\(family)/\(name.lowercased())" }

  /// From the first style of a chain that is known already, or has no other below it, upwards. A chain may be a ring.
  private mutating func resolve(_ key: String, _ found: [String: HTMLNode]) {
    var chain: [(String, HTMLNode)] = []
    var seen: Set<String> = []
    var next: String? = key
    var style = Style()
    while let key = next, seen.insert(key).inserted {
      if let known = styles[key] {
        style = known
        break
      }
      guard let node = found[key] else {
        style.level = key.hasPrefix("paragraph/") ? Self.level(named: String(key.dropFirst(10))) : nil
        break
      }
      chain.append((key, node))
      next =
        node.part("w:basedon")?["w:val"]?.lowercased()
        ?? node["style:parent-style-name"].map { Self.key($0, node["style:family"] ?? "paragraph") }
    }
    for (key, node) in chain.reversed() {
      Self.add(node, to: &style)
      styles[key] = style
    }
  }

  private static func add(_ node: HTMLNode, to style: inout Style) {
    // Word calls its styles by English names in every language: `heading 1`, `Title`.
    let names = [node.part("w:name")?["w:val"], node["style:display-name"], node["style:name"]]
    if node["style:family"] != "text", let level = names.lazy.compactMap({ $0.flatMap(level) }).first {
      style.level = level
    }
    if let level = node["style:default-outline-level"].flatMap({ Int($0) }) {
      style.level = OfficeDocument.level(level)
    }
    let properties = node.part("w:ppr")
    if let level = properties?.part("w:outlinelvl")?["w:val"].flatMap({ Int($0) }) {
      style.level = level < 9 ? OfficeDocument.level(level + 1) : nil
    }
    if let breaks = properties?.isOn("w:pagebreakbefore") { style.startsPage = breaks }
    if let place = node.part("style:paragraph-properties")?["fo:break-before"] { style.startsPage = place == "page" }
    if node["style:master-page-name"]?.isEmpty == false { style.startsPage = true }
    if let isStruck = struck(node.part("w:rpr")) { style.isStruck = isStruck }
    let text = node.part("style:text-properties")
    if let line = text?["style:text-line-through-style"] ?? text?["style:text-line-through-type"] {
      style.isStruck = line != "none"
    }
  }

  /// Of the properties of a run.
  static func struck(_ properties: HTMLNode?) -> Bool? {
    guard let properties else { return nil }
    let lines = [properties.isOn("w:strike"), properties.isOn("w:dstrike")].compactMap(\.self)
    return lines.isEmpty ? nil : lines.contains(true)
  }

  /// `Title`, `heading 1`, and `Heading_20_1` as OpenDocument writes it.
  static func level(named name: String) -> Int? {
    guard name.utf8.count < 40 else { return nil }
    let name = name.lowercased().replacing("_20_", with: " ")
    if name == "title" { return 0 }
    return name.hasPrefix("heading ") ? Int(name.dropFirst(8)).map(OfficeDocument.level) : nil
  }
}

extension HTMLNode {
  /// Whether a property of Word's is on, which it is where it is there and does not say otherwise.
  func isOn(_ name: String) -> Bool? {
    part(name).map { !["0", "false", "off", "none"].contains($0["w:val"]) }
  }
}
