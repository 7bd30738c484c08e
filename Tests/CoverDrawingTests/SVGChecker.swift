/// A small strict reader of what a cover may contain: well-formed tags, known elements and attributes, unique names,
/// references only to names of the same picture, no text outside the one style sheet.
struct SVGChecker {
  private(set) var faults: [String] = []
  private var open: [String] = []
  private var names: [String] = []
  private var references: [String] = []
  private static let elements = ["svg", "style", "g", "defs", "use", "path", "circle", "ellipse", "rect"]
  private static let attributes = [
    "xmlns", "width", "height", "viewBox", "class", "fill", "stroke", "stroke-width", "stroke-linecap",
    "stroke-linejoin", "stroke-dasharray", "stroke-opacity", "opacity", "d", "cx", "cy", "r", "rx", "ry", "x", "y",
    "transform", "id", "href",
  ]

  init(_ svg: String) {
    var rest = svg[...]
    while let start = rest.firstIndex(of: "<") {
      checkText(rest[..<start])
      guard let end = rest[start...].firstIndex(of: ">") else {
        faults.append("a tag is not closed")
        return
      }
      checkTag(rest[rest.index(after: start)..<end])
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty || !open.isEmpty { faults.append("the document does not end with </svg>") }
    if Set(names).count != names.count { faults.append("an id is used twice") }
    for name in references where !names.contains(name) { faults.append("nothing is named \(name)") }
  }

  private mutating func checkText(_ text: Substring) {
    if !text.isEmpty && open.last != "style" { faults.append("text: \(text)") }
  }

  private mutating func checkTag(_ tag: Substring) {
    if tag.hasPrefix("/") {
      if open.popLast() != String(tag.dropFirst()) { faults.append("misplaced end: \(tag)") }
      return
    }
    let isEmpty = tag.hasSuffix("/")
    var rest = isEmpty ? tag.dropLast() : tag
    let name = String(rest.prefix { $0 != " " })
    rest = rest.dropFirst(name.count)
    if !Self.elements.contains(name) { faults.append("element \(name)") }
    if !isEmpty { open.append(name) }
    var seen: Set<String> = []
    while !rest.isEmpty { checkAttribute(&rest, &seen) }
  }

  private mutating func checkAttribute(_ rest: inout Substring, _ seen: inout Set<String>) {
    let parts = rest.dropFirst().split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
    guard rest.hasPrefix(" "), parts.count == 3, parts[0].hasSuffix("=") else {
      faults.append("attribute: \(rest)")
      rest = ""
      return
    }
    let name = String(parts[0].dropLast())
    if !Self.attributes.contains(name) || !seen.insert(name).inserted { faults.append("attribute \(name)") }
    if parts[1].contains(where: { "<&".contains($0) }) || parts[1].isEmpty { faults.append("value of \(name)") }
    if name == "id" { names.append(String(parts[1])) }
    if name == "href" { references.append(String(parts[1].dropFirst())) }
    rest = parts[2]
  }
}
